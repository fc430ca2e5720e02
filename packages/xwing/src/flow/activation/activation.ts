import { type Flow, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { RevealMoment } from '../../cards/vocabulary.ts';
import type { Manoeuvre } from '../../data/types.ts';
import type { Forbids } from '../../payloads.ts';
import type { Met, Revealed, Ship, Side, Turn } from '../../state.ts';
import {
  actionsOf,
  banned,
  dialOf,
  difficultiesOf,
  inPlay,
  isEverBanned,
  isStressed,
  optionalEase,
  revealedDifficulty,
  seatsOf,
  sideOf,
  skillOf,
} from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { detonateTimeBombs } from '../bombs/bombs.ts';
import { choose, chooseShip, may, mayUse, type ShipKind } from '../choose.ts';
import { manoeuvreOption } from '../planning/planning.ts';
import { endOf, endTurn, open } from '../timing.ts';
import { canAct } from './actions/perform.ts';
import { boostWay, rollWay, straight, waysWith } from './actions/reposition.ts';
import { momentOf } from './manoeuvre.ts';
import { isDebrisToken } from './obstacles.ts';

export function* activationStart(g: XWing): Flow {
  g.emit({ type: 'phase', phase: 'activation' });
  yield* open(g, 'activation.start', {});
  g.state.stage = 'decloak';
}

const DECLOAK: Forbids = {
  kind: 'decloak',
  direction: 'XW-TARNEN-13',
  slides: ['XW-TARNEN-08', 'XW-TARNEN-08'],
  overlap: 'XW-TARNEN-14',
  template: 'XW-TARNEN-15',
  edge: 'XW-TARNEN-16',
};

/** After all other start effects, in ascending skill, ties by initiative. XW-TARNEN-06, XW-TARNEN-07 */
export function* decloaking(g: XWing): Flow {
  const cloaked = inPlay(g.state).filter((s) => s.tokens.cloak > 0);
  while (cloaked.length > 0) {
    const next = nextInOrder(g, (_, s) => cloaked.includes(s), 'decloak-order', 'lowest', IN_ORDER);
    const ship = isOpen(next) ? yield* next : next;
    cloaked.splice(cloaked.indexOf(ship), 1);
    yield* g.rules.decloak(g, ship);
  }
  g.state.stage = 'ships';
}

/** Neither action nor manoeuvre, and no matter of stress. XW-TARNEN-11, XW-TARNEN-12 */
export function* decloak(g: XWing, ship: Ship): Flow {
  if (!(yield* may(ship.seat, 'decloak', ['XW-TARNEN-06'], { ship: ship.id }))) return;
  const ways = [
    rollWay(g, ship, straight(2), 'left'),
    boostWay(g, ship, straight(2), 'straight'),
    rollWay(g, ship, straight(2), 'right'),
  ];
  if (!(yield* g.rules.reposition(g, ship, waysWith(g, ship, 'decloak', ways), DECLOAK))) return; // XW-TARNEN-17, XW-TARNEN-18: it keeps its token
  if (ship.status !== 'play') return;
  yield* g.rules.spend(g, ship, 'cloak');
  yield* open(g, 'decloaked', { ship });
}

const IN_ORDER = ['XW-AKTIVIERUNGSPHASE-14', 'XW-AKTIVIERUNGSPHASE-15'] as const;

/**
 * The next of the ships that wait for their turn in a phase: by skill, then the side with initiative, then as its player
 * likes. XW-AKTIVIERUNGSPHASE-02, XW-AKTIVIERUNGSPHASE-14, XW-AKTIVIERUNGSPHASE-15, XW-KAMPFPHASE-02..04
 */
export function nextInOrder(
  g: XWing,
  waits: (g: XWing, ship: Ship) => boolean,
  kind: ShipKind,
  first: 'lowest' | 'highest',
  clauses: readonly ClauseId[],
): Ship | Flow<Ship> {
  const sign = first === 'lowest' ? 1 : -1;
  let best = Number.POSITIVE_INFINITY;
  let foremost: Ship | undefined;
  let tied: Ship[] | undefined;
  for (const ship of g.state.ships) {
    if (!waits(g, ship)) continue;
    const second = sideOf(g.state, ship) === g.state.initiative ? 0 : 0.5; // half a step behind its equals
    const rank = sign * skillOf(g, ship) + second;
    if (rank < best) {
      best = rank;
      foremost = ship;
      tied = undefined;
    } else if (rank === best) {
      if (tied === undefined) tied = [foremost!, ship];
      else tied.push(ship);
    }
  }
  return tied === undefined ? foremost! : chooseShip(g, foremost!.seat, kind, tied, clauses);
}
/** Whether somebody has still to choose: mostly there is only one, and no procedure is begun for nothing. */
export const isOpen = (next: Ship | Flow<Ship>): next is Flow<Ship> => 'next' in next;

const isToActivate = (_g: XWing, s: Ship): boolean => s.status === 'play' && !s.activated;

/** The next ship becomes the active one. Once a round. XW-AKTIVIERUNGSPHASE-18 */
export function* activateNext(g: XWing): Flow {
  const next = nextInOrder(g, isToActivate, 'activate', 'lowest', IN_ORDER);
  const ship = isOpen(next) ? yield* next : next;
  ship.activated = true;
  g.state.active = ship.id; // XW-AKTIVES-SCHIFF-01
  g.emit({ type: 'activates', ship: ship.id });
  yield* open(g, 'ship.activates', { ship });
  g.state.turn = { step: 'reveal' };
}

/**
 * The steps of an activation: reveal dial, execute manoeuvre, perform action (XW-AKTIVIERUNGSPHASE-03), each begun with
 * the active ship and ended with `goOn`. A ship that is gone takes no further one.
 */
const activeShip = (g: XWing): Ship | undefined => {
  const ship = g.ship(g.state.active!);
  return ship.status === 'play' ? ship : undefined;
};
function goOn(g: XWing, ship?: Ship, next?: Turn): void {
  if (next !== undefined && ship?.status === 'play') g.state.turn = next;
  else endTurn(g);
}

/** Step 1. An ionised ship reveals no dial. XW-AKTIVIERUNGSPHASE-20; nor does any other that has none. R-XW-62 */
export function* revealStep(g: XWing): Flow {
  const ship = activeShip(g);
  if (ship === undefined) return goOn(g);
  if (ship.dial !== null) {
    const { manoeuvre, difficulty } = yield* revealDial(g, ship);
    return goOn(g, ship, { step: 'fly', manoeuvre, difficulty });
  }
  g.emit({ type: 'ionised', ship: ship.id, manoeuvre: ION_MOVE.code });
  const difficulty = yield* difficultyFlown(g, { ship, manoeuvre: ION_MOVE });
  goOn(g, ship, { step: 'fly', manoeuvre: ION_MOVE, difficulty });
}

/** Step 2. */
export function* flyStep(g: XWing): Flow {
  const ship = activeShip(g);
  const { turn } = g.state;
  if (ship === undefined || turn?.step !== 'fly') return goOn(g);
  const { manoeuvre, difficulty } = turn;
  const { alive, overlapped, obstacles, checksLater } = yield* g.rules.executeManoeuvre(
    g,
    ship,
    manoeuvre,
    difficulty,
    true,
  );
  if (!alive) return goOn(g);
  const ionised = ship.dial === null;
  if (ionised) yield* g.rules.remove(g, ship, 'ion', ship.tokens.ion, { clause: 'XW-IONENMARKER-04' }); // R-XW-02
  yield* g.rules.removeDestroyed(g);
  goOn(g, ship, {
    step: 'act',
    manoeuvre,
    difficulty,
    overlapped: overlapped.map((o) => o.id),
    obstacles: obstacles.map((token) => ({ kind: token.kind, at: g.state.obstacles.indexOf(token) })),
    checksLater,
  });
}

/** XW-IONENMARKER-03 */
const ION_MOVE: Manoeuvre = { code: 's1', bearing: 'straight', speed: 1, side: null, difficulty: 'white' };

function* revealDial(g: XWing, ship: Ship): Flow<Revealed> {
  ship.revealed = true;
  const dial = dialOf(ship);
  const moment: RevealMoment = { ship, manoeuvre: dial.find((m) => m.code === ship.dial)! };
  const barred = isEverBanned(g, 'dial') ? dial.filter((m) => banned(g, 'dial', { ship, manoeuvre: m })) : NOTHING;
  g.emit({ type: 'revealed', ship: ship.id, manoeuvre: moment.manoeuvre.code });
  yield* open(g, 'ship.revealed', moment);
  const { manoeuvre } = moment;
  const difficulty = isEased(g, moment) ? yield* difficultyFlown(g, moment) : revealedDifficulty(g, moment);
  if (ship.status !== 'play') return { manoeuvre, difficulty };
  const isRed = isStressed(ship) && !mayFlyRed(g, ship) && difficulty === 'red';
  const isBarred = barred.includes(manoeuvre);
  if (!isRed && !isBarred) return { manoeuvre, difficulty };
  const other = yield* overrule(g, ship, isRed ? 'stressed' : 'barred', barred);
  return { manoeuvre: other, difficulty: yield* difficultyFlown(g, { ship, manoeuvre: other }) };
}
const NOTHING: readonly Manoeuvre[] = [];

/**
 * XW-AKTIVIERUNGSPHASE-16: the opponent chooses any manoeuvre of the dial that the ship may fly. The same holds where a card
 * that came after the dials were set bars what is revealed. R-XW-60
 */
function* overrule(g: XWing, ship: Ship, why: 'stressed' | 'barred', barred: readonly Manoeuvre[]): Flow<Manoeuvre> {
  const dial = dialOf(ship);
  const difficultyAt = difficultiesOf(g, ship);
  const noRed = isStressed(ship) && !mayFlyRed(g, ship);
  const code = yield* choose({
    seat: seatsOf(g.state, (1 - sideOf(g.state, ship)) as Side)[0]!,
    kind: 'stressed-manoeuvre',
    prompt: say(why === 'stressed' ? 'xw.ask.stressed-manoeuvre' : 'xw.barredManoeuvre', { ship: ship.id }),
    clauses: why === 'stressed' ? ['XW-AKTIVIERUNGSPHASE-16', 'XW-STRESS-02'] : ['XW-AKTIVIERUNGSPHASE-16'],
    about: { ship: ship.id },
    options: dial
      .filter((m) => !barred.includes(m) && !(noRed && difficultyAt(m) === 'red'))
      .map((m) => manoeuvreOption(ship, m, difficultyAt(m))),
  });
  g.emit({ type: 'overruled', ship: ship.id, manoeuvre: code });
  return dial.find((m) => m.code === code)!;
}

const isEased = (g: XWing, moment: RevealMoment): boolean =>
  moment.ship.status === 'play' && optionalEase(g, moment) !== undefined;

/** A 'may treat as green', or as white, is the player's choice where it makes a difference. */
function* difficultyFlown(g: XWing, moment: RevealMoment): Flow<Manoeuvre['difficulty']> {
  const { ship } = moment;
  const card = ship.status === 'play' ? optionalEase(g, moment) : undefined;
  if (card === undefined) return revealedDifficulty(g, moment);
  return revealedDifficulty(g, moment, yield* mayUse(ship, card, 'XW-SCHWIERIGKEIT-03'));
}

/** Marks a ship that may fly its red manoeuvre although it is stressed. */
export const FLIES_RED = 'flies-red';

const mayFlyRed = (g: XWing, ship: Ship): boolean => {
  for (const { rules } of g.cards(ship, 'fliesRedStressed')) if (rules.fliesRedStressed?.(g, ship)) return true;
  return g.state.lasting.some((l) => l.ship === ship.id && l.note === FLIES_RED);
};

/**
 * Step 3. A ship that overlapped a ship (XW-AKTIONEN-06) or met an asteroid (XW-HINDERNISSE-02) skips it; the dice of
 * the obstacles are rolled after it. R-XW-19
 */
export function* actStep(g: XWing): Flow {
  const ship = activeShip(g);
  const { turn } = g.state;
  if (ship === undefined || turn?.step !== 'act') return goOn(g);
  const obstacles = turn.obstacles.map((met) => g.state.obstacles[met.at] ?? met);
  const asteroid = obstacles.some((token) => !isDebrisToken(token));
  const why = turn.overlapped.length > 0 ? 'ship' : asteroid ? 'asteroid' : skipsActions(g, ship) ? 'card' : undefined;
  if (why) g.emit({ type: 'skippedAction', ship: ship.id, why: { text: `xw.skipped.${why}` } });
  else if (isStressed(ship) && !canAct(g, ship, { free: false }))
    g.emit({ type: 'noAction', ship: ship.id, why: { text: 'xw.noAction.stress' } });
  else
    for (let n = actionsOf(g, ship); n > 0 && ship.status === 'play'; n--)
      if ((yield* g.rules.performAction(g, ship, { free: false })) === undefined) break;
  if (turn.checksLater && ship.status === 'play') yield* checkStressLate(g, ship, turn);
  for (const token of obstacles) yield* g.rules.obstacleRoll(g, ship, token);
  yield* g.rules.removeDestroyed(g);
  goOn(g);
}

function* checkStressLate(
  g: XWing,
  ship: Ship,
  { manoeuvre, difficulty, overlapped, obstacles }: Revealed & Met,
): Flow {
  const ships = overlapped.map((id) => g.ship(id));
  const moment = momentOf(ship, manoeuvre, difficulty, ships, obstacles.length > 0);
  yield* g.rules.checkStress(g, moment, obstacles.filter(isDebrisToken).length);
}

const skipsActions = (g: XWing, ship: Ship): boolean =>
  g.state.lasting.some((l) => l.ship === ship.id && l.note === 'skip-action');

export function* activationEnd(g: XWing): Flow {
  yield* open(g, 'activation.end', {});
  yield* detonateTimeBombs(g);
  yield* g.rules.removeDestroyed(g);
  endOf(g, 'phase');
  g.state.phase = 'combat';
  g.state.stage = 'start';
}

export function isActivationOver(g: XWing): boolean {
  for (const s of g.state.ships) if (isToActivate(g, s)) return false;
  return true;
}
