import { countUse, type Flow, type Refusal, type Region, type Sourced, say } from '@holotisch/engine';
import { circle, distanceBetween, overlaps, type Point, poseAt, readPoint, samplePoint } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import type { CardSource, SquadronAct } from '../../cards/vocabulary.ts';
import {
  DISTANCE,
  type Distance,
  distanceBand,
  leavesTable,
  overlapsSquadron,
  SQUADRON_RADIUS,
  squadronReach,
} from '../../geometry/index.ts';
import type { SquadronMove } from '../../payloads.ts';
import type { Ship, Squadron, SquadronCommand, SquadronTurn, Unit } from '../../state.ts';
import {
  banned,
  between,
  hasKeyword,
  isActivated,
  isFriendly,
  keywordOf,
  lives,
  livingSquadrons,
  numberOf,
  refuse,
  SQUADRON_REACH,
  shipsInPlay,
  speedOf,
  squadronsInPlay,
} from '../../values.ts';
import { meetObstacles } from '../activation/obstacles.ts';
import { barredShots } from '../attack/attack.ts';
import { type Shot, shotId, shotOption, squadronShots } from '../attack/shots.ts';
import { askIn, choose, noneOption } from '../choose.ts';
import { endOf, open, tellAbility } from '../timing.ts';
import { engagersOf, heldBy } from './engagement.ts';

/** Squadrons: who may be commanded, their activations, their moves. */

/** A squadron that a ship may activate by a Squadron command, and those that bring the command to it. */
interface Commandable {
  readonly squadron: Squadron;
  /** The ways on which the command may come to it: by nobody, or by these units together. */
  readonly ways: readonly (readonly Unit[])[];
}

/** AR-KOMMANDOS-06, AR-SCHLUESSELWOERTER-VON-STAFFELN-28, AR-FAQ-STAFFELN-17 */
export function commandable(g: Armada, ship: Ship, command: SquadronCommand): readonly Commandable[] {
  const reach = numberOf(g, ship, 'squadronReach', SQUADRON_REACH);
  const friends = livingSquadrons(g.state).filter((s) => isFriendly(g.state, s, ship));
  const near = friends.filter((s) => between(g, ship, s) <= reach);
  const out: Commandable[] = [];
  for (const squadron of friends) {
    if (isActivated(g.state, squadron)) continue;
    const ways = near.includes(squadron) ? [[]] : relaysTo(g, ship, squadron, command, friends, near);
    if (ways.length > 0) out.push({ squadron, ways });
  }
  return out;
}

/** By whom the command may come to a squadron that is too far away: a relay, a ship that lends its reach, or both. */
function relaysTo(
  g: Armada,
  ship: Ship,
  squadron: Squadron,
  command: SquadronCommand,
  friends: readonly Squadron[],
  near: readonly Squadron[],
): readonly (readonly Unit[])[] {
  const single: Unit[] = near.filter((by) => relays(g, by, squadron, command));
  const lender = reachLender(g, ship, squadron, squadron, command);
  if (lender) single.push(lender);
  if (single.length > 0) return single.map((by) => [by]);
  return friends.flatMap((by) => {
    const far = relays(g, by, squadron, command) ? reachLender(g, ship, squadron, by, command) : undefined;
    return far ? [[by, far]] : [];
  });
}

function relays(g: Armada, by: Squadron, squadron: Squadron, { relayed }: SquadronCommand): boolean {
  const most = keywordOf(g, by, 'relay', { other: squadron });
  if (most === 0 || by === squadron) return false;
  return relayed.filter((r) => r.by === by.id).length < most && distanceBand(between(g, by, squadron)) <= 3;
}

/** A ship whose card lets this squadron be commanded, if that one is near it. */
function reachLender(
  g: Armada,
  ship: Ship,
  squadron: Squadron,
  near: Squadron,
  { relayed }: SquadronCommand,
): Ship | undefined {
  for (const { source, rule } of g.having('lendsReach')) {
    const used = relayed.filter((r) => r.by === source.piece).length;
    if (isFriendly(g.state, source, ship) && used < rule(g, source, ship, squadron, near)) return source.ship;
  }
  return undefined;
}

export const newSquadronTurn = (squadron: number, by: number | null, commanded = by !== null): SquadronTurn => ({
  squadron,
  by,
  commanded,
  moved: false,
  attacked: false,
});

/** A squadron's activation begins; what it does are activities of their own. */
export function* activateSquadron(g: Armada, squadron: Squadron, by: Ship | null, commanded = by !== null): Flow {
  g.state.flying = newSquadronTurn(squadron.id, by?.id ?? null, commanded);
  g.emit({ type: 'squadronActivates', unit: squadron.id, by: by?.id ?? null });
  yield* open(g, 'squadron.activates', { squadron, by });
}

/** An effect lets a squadron be activated here and now, in the midst of something else. */
export function* activateNow(g: Armada, squadron: Squadron, by: Ship | null, commanded: boolean): Flow {
  const { flying } = g.state;
  yield* activateSquadron(g, squadron, by, commanded);
  while (g.state.flying) yield* squadronStep(g);
  g.state.flying = flying;
}

/** The next thing that the squadron does: move, attack, or end. AR-AKTIVIERUNG-VON-STAFFELN-03, -04, -07 */
export function* squadronStep(g: Armada): Flow {
  const turn = g.state.flying!;
  const squadron = g.squadron(turn.squadron);
  const able = lives(squadron);
  const acts = able ? actsOf(g, squadron, turn) : [];
  const extra = able ? cardActs(g, squadron, turn) : [];
  const answer = yield* choose({
    seat: squadron.seat,
    kind: 'squadron-act',
    prompt: say('ar.ask.squadron-act', { unit: squadron.id }),
    clauses: ['AR-AKTIVIERUNG-VON-STAFFELN-03', 'AR-AKTIVIERUNG-VON-STAFFELN-04'],
    about: { unit: squadron.id },
    options: [
      ...acts.map((id) => ({ id, label: say(`ar.act.${id}`) })),
      ...extra.map(({ rule }) => ({ id: rule.id, label: say(`ar.act.${rule.id}`) })),
      noneOption,
    ],
    barred: () => barredActs(g, squadron, turn),
  });
  if (answer === 'move') {
    turn.moved = true;
    return yield* moveSquadron(g, squadron, speedOf(g, squadron));
  }
  if (answer === 'attack') return yield* attackWith(g, squadron, turn);
  const act = extra.find(({ rule }) => rule.id === answer);
  if (act) {
    if (act.rule.instead === 'attack') turn.attacked = true;
    tellAbility(g, act.source);
    return yield* act.rule.run(g, act.source);
  }
  yield* endSquadron(g, squadron, turn);
}

/** In the Squadron Phase only one of both, unless it is a Rogue. AR-SCHLUESSELWOERTER-VON-STAFFELN-11 */
function actsOf(g: Armada, squadron: Squadron, turn: SquadronTurn): readonly ('move' | 'attack')[] {
  if (isSpent(g, squadron, turn)) return [];
  const out: ('move' | 'attack')[] = [];
  if (!turn.moved && !refuseMove(g, squadron)) out.push('move');
  if (!turn.attacked && !banned(g, 'attack', { unit: squadron }) && squadronShots(g, squadron).length > 0)
    out.push('attack');
  return out;
}

const isSpent = (g: Armada, squadron: Squadron, { commanded, moved, attacked }: SquadronTurn): boolean =>
  commanded || hasKeyword(g, squadron, 'rogue') ? moved && attacked : moved || attacked;

/** What the squadron's own card lets it do besides. */
function cardActs(g: Armada, squadron: Squadron, turn: SquadronTurn): readonly Sourced<SquadronAct, CardSource>[] {
  if (isSpent(g, squadron, turn)) return [];
  return g
    .cards(squadron)
    .flatMap(({ source, rules }) =>
      (rules.acts ?? [])
        .filter((act) => !(act.instead === 'attack' && turn.attacked) && act.when(g, source))
        .map((rule) => ({ source, rule })),
    );
}

/** Why it may not move or attack now. */
export function barredActs(g: Armada, squadron: Squadron, turn: SquadronTurn) {
  const out: { readonly id: string; readonly refusal: Refusal }[] = [];
  const held = refuseSecondAct(g, squadron, turn, 'move') ?? refuseMove(g, squadron);
  if (held) out.push({ id: 'move', refusal: held });
  const forbidden =
    refuseSecondAct(g, squadron, turn, 'attack') ?? banned(g, 'attack', { unit: squadron }) ?? far(g, squadron);
  if (forbidden) out.push({ id: 'attack', refusal: forbidden });
  return out;
}

/** Nobody is there to be attacked. */
const far = (g: Armada, squadron: Squadron): Refusal | undefined =>
  squadronShots(g, squadron).length === 0
    ? refuse(['AR-ANGREIFEN-06', 'AR-ANGRIFFSREICHWEITE-05'], say('ar.no.noTargetNear'), { piece: squadron.id })
    : undefined;

/** What it has done already: each once, and in the Squadron Phase one of both. AR-AKTIVIERUNG-VON-STAFFELN-03, -04 */
export function refuseSecondAct(
  g: Armada,
  squadron: Squadron,
  turn: SquadronTurn,
  act: 'move' | 'attack',
): Refusal | undefined {
  const { moved, attacked, commanded } = turn;
  const clause = commanded ? 'AR-AKTIVIERUNG-VON-STAFFELN-04' : 'AR-AKTIVIERUNG-VON-STAFFELN-03';
  if (act === 'move' ? moved : attacked)
    return refuse([clause], say(act === 'move' ? 'ar.no.moveTwice' : 'ar.no.attackTwice'), { piece: squadron.id });
  return isSpent(g, squadron, turn)
    ? refuse(['AR-AKTIVIERUNG-VON-STAFFELN-03', 'AR-SCHLUESSELWOERTER-VON-STAFFELN-11'], say('ar.no.notBoth'), {
        piece: squadron.id,
      })
    : undefined;
}

/** AR-NAHKAMPF-02 */
export function refuseMove(g: Armada, squadron: Squadron): Refusal | undefined {
  const { held, by } = heldBy(g, squadron);
  if (held && by[0]) return refuse(['AR-NAHKAMPF-02'], say('ar.no.held', { unit: by[0].id }), { piece: by[0].id });
  if (held) return refuse(['AR-NAHKAMPF-02'], say('ar.no.heldByCard'), { piece: squadron.id });
  return banned(g, 'move', { squadron, by: null });
}

function* attackWith(g: Armada, squadron: Squadron, turn: SquadronTurn): Flow {
  const shot = yield* chooseShot(g, squadron);
  if (!shot) return;
  turn.attacked = true;
  yield* g.rules.attack(g, shot);
}

/** The squadron may attack now, though this is not its own attack of its activation. */
export function* mayAttack(g: Armada, squadron: Squadron, legal = shotsOf(g, squadron)): Flow {
  const shot = yield* chooseShot(g, squadron, legal);
  if (shot) yield* g.rules.attack(g, shot);
}

/** The attacks that nothing forbids a squadron. */
export const shotsOf = (g: Armada, squadron: Squadron): readonly Shot[] =>
  !lives(squadron) || banned(g, 'attack', { unit: squadron }) ? [] : squadronShots(g, squadron);

function* chooseShot(g: Armada, squadron: Squadron, legal = squadronShots(g, squadron)): Flow<Shot | undefined> {
  const answer = yield* choose({
    seat: squadron.seat,
    kind: 'attack',
    prompt: say('ar.ask.attack', { unit: squadron.id }),
    clauses: ['AR-ANGREIFEN-02', 'AR-ANGREIFEN-06'],
    about: { unit: squadron.id },
    options: [...legal.map(shotOption), noneOption],
    barred: () => barredShots(g, { unit: squadron.id }, [null], legal),
  });
  return legal.find((s) => shotId(s, s.defender, s.defending) === answer);
}

/** AR-AKTIVIERUNG-VON-STAFFELN-05 */
function* endSquadron(g: Armada, squadron: Squadron, turn: SquadronTurn): Flow {
  const moment = { squadron, by: turn.by === null ? null : g.ship(turn.by) };
  if (squadron.status === 'play') {
    yield* open(g, 'squadron.ends', moment);
    toggle(g, squadron, true);
    g.emit({ type: 'squadronEnds', unit: squadron.id });
  }
  g.state.flying = null;
  endOf(g, 'turn');
  if (lives(squadron)) yield* open(g, 'squadron.after', moment);
  yield* g.rules.removeDestroyed(g);
}

/** Its slider is set to the activated side, or back. */
export function toggle(g: Armada, squadron: Squadron, activated: boolean): void {
  if (isActivated(g.state, squadron) === activated) return;
  squadron.slider = squadron.slider === 'blue' ? 'orange' : 'blue';
  g.emit({ type: 'slider', unit: squadron.id, activated });
}

/** Under this name the moves of a squadron are counted, in a squadron's activation and in a ship's. */
export const movesOf = (squadron: Squadron) => ({ key: `${squadron.id}:moves` });

/** AR-BEWEGUNG-VON-STAFFELN-01..08; staying where it is counts as moving. */
export function* moveSquadron(
  g: Armada,
  squadron: Squadron,
  distance: number,
  seat = squadron.seat,
  how: Pick<SquadronMove, 'unengaged'> = {},
): Flow {
  const from = squadron.pose!;
  const by = g.state.flying?.by ?? null;
  const moment = { squadron, by: by === null ? null : g.ship(by), from };
  if (banned(g, 'move', moment)) return;
  yield* open(g, 'squadron.beforeMove', moment);
  if (!lives(squadron)) return;
  const to =
    distance <= 0
      ? { x: from.x, y: from.y }
      : yield* askIn(squadronMove, {
          seat,
          kind: 'squadron-move',
          prompt: say('ar.ask.squadron-move', { unit: squadron.id, distance }),
          clauses: ['AR-BEWEGUNG-VON-STAFFELN-03', 'AR-BEWEGUNG-VON-STAFFELN-05'],
          about: { unit: squadron.id },
          region: { name: 'squadron-move', squadron: squadron.id, distance: Math.min(5, distance), ...how },
        });
  squadron.pose = poseAt(to);
  countUse(g.state.uses, movesOf(squadron), 'turn');
  if (g.state.active !== null) countUse(g.state.uses, movesOf(squadron), 'activation');
  g.emit({ type: 'squadronMoved', unit: squadron.id, from, to: squadron.pose });
  // AR-SPIELFLAECHE-03
  if (leavesTable([g.base(squadron)], g.area)) {
    g.emit({ type: 'fled', unit: squadron.id });
    return yield* g.rules.remove(g, squadron);
  }
  if (from.x !== to.x || from.y !== to.y) yield* meetObstacles(g, squadron);
  if (!lives(squadron)) return;
  yield* g.rules.strategic(g, squadron);
  yield* open(g, 'squadron.moved', moment);
}

/** Where a squadron may be put down: no further than the band's line, and on nobody. */
export const squadronMove: Region<Armada, SquadronMove, Point> = {
  name: 'squadron-move',
  read: readPoint,
  check(g, { squadron: id, distance, unengaged }, to): Refusal | undefined {
    const squadron = g.squadron(id);
    const from = squadron.pose!;
    if (!squadronReach(from, to, distance as Distance)) {
      const mm = distanceBetween(from, to);
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-03', 'AR-BEWEGUNG-VON-STAFFELN-04'], say('ar.no.tooFar', { distance }), {
        measured: Math.round(mm * 10) / 10,
        allowed: DISTANCE[distance - 1]!,
        piece: id,
      });
    }
    if (to.x === from.x && to.y === from.y) return undefined; // AR-BEWEGUNG-VON-STAFFELN-08
    if (unengaged && engagersOf(g, { ...squadron, pose: poseAt(to) }) > 0)
      return refuse(['AR-NAHKAMPF-01'], say('ar.no.endsEngaged'), { piece: id });
    return refusePlace(g, squadron, to);
  },
  sample(g, data, rng) {
    const { x, y } = g.squadron(data.squadron).pose!;
    const far = DISTANCE[data.distance - 1]!;
    const legal = (p: Point) => !leavesTable([circle(p, SQUADRON_RADIUS)], g.area) && !squadronMove.check(g, data, p);
    return samplePoint(rng, { x: [x - far, x + far], y: [y - far, y + far] }, legal) ?? { x, y };
  },
};

/** AR-BEWEGUNG-VON-STAFFELN-05, AR-FAQ-STAFFELN-10: on no ship, no squadron, under no shield dial. */
export function refusePlace(g: Armada, squadron: Squadron, to: Point): Refusal | undefined {
  const base = circle(to, SQUADRON_RADIUS);
  for (const ship of shipsInPlay(g.state))
    if (overlapsSquadron(g.standing(ship), base))
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05', 'AR-FAQ-STAFFELN-10'], say('ar.no.onUnit', { unit: ship.id }), {
        piece: ship.id,
      });
  for (const other of squadronsInPlay(g.state))
    if (other !== squadron && other.pose && overlaps(g.base(other), base))
      return refuse(['AR-BEWEGUNG-VON-STAFFELN-05'], say('ar.no.onUnit', { unit: other.id }), { piece: other.id });
  return undefined;
}
