import { type Flow, nothingHappens, type Refusal, say } from '@holotisch/engine';
import {
  band,
  compose,
  distance,
  flightPath,
  footprintOverlaps,
  type Pose,
  type Shape,
  type Strip,
  stripOverlaps,
  type Template,
  tokenPose,
} from '@holotisch/table';
import type { CardSource, DropWay } from '../../cards/vocabulary.ts';
import * as data from '../../data/index.ts';
import type { Bomb } from '../../data/types.ts';
import { bombShapes, withinArea } from '../../geometry/bomb-shape.ts';
import { BANDS } from '../../geometry/measuring.ts';
import type { BombToken, Equipped, Ship } from '../../state.ts';
import { inPlay, sideOf } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { discard } from '../attack/weapons.ts';
import { choose, chooseShip } from '../choose.ts';
import { open } from '../timing.ts';

/** Bombs and mines: dropped behind the ship, set off by time or by whoever flies over them. */

const bombFacts = (bomb: BombToken) => data.upgrade('bomb', bomb.card).bomb!;

/**
 * The outline of a token with its guides, which count for range and overlap (XW-BOMBEN-11, XW-BOMBEN-12), as far as it
 * lies inside the play area (XW-BOMBEN-14).
 */
export function shapesOf(g: XWing, bomb: BombToken): readonly Shape[] {
  const { width, depth } = g.state.rules;
  return bombShapes(bombFacts(bomb).token, bomb.part, bomb.pose).flatMap((s) => withinArea(s, width, depth) ?? []);
}

const STRAIGHT_1: Template = { shape: 'straight', speed: 1, side: 'none' };
/** XW-BOMBEN-03: straight 1 between the rear guides. */
const ASTERN: DropWay = { id: 'straight', template: STRAIGHT_1 };
const AHEAD: DropWay = { id: 'front', template: STRAIGHT_1, ahead: true };

/** XW-BOMBEN-04: the token lies on the other end of the template. */
export function dropPose(g: XWing, ship: Ship, { template, ahead }: DropWay = ASTERN): Pose {
  const path = flightPath(g.facts(ship).half, template, ahead ? 'ahead' : 'astern');
  return compose(g.standing(ship).pose, tokenPose(path, 0));
}

interface Dropped {
  readonly pose: Pose;
  /** A launched bomb has not been dropped. */
  readonly launched: boolean;
}

const TOUCHING = 'touching';

/** The usual place, or one that a card of the ship offers. */
function* chooseDrop(g: XWing, ship: Ship, equipped: Equipped, bomb: Bomb): Flow<Dropped> {
  const ways = [ASTERN];
  let byHand: CardSource | undefined;
  for (const { source, rules } of g.cards(ship)) {
    for (const way of rules.drops ?? []) if (!way.launch || bomb.drop === 'reveal') ways.push(way);
    if (rules.dropsTouching && bomb.drop === 'reveal') byHand = source;
  }
  const ids = [...ways.map((way) => way.id), ...(byHand ? [TOUCHING] : [])];
  const id = yield* choose({
    seat: ship.seat,
    kind: 'drop-template',
    prompt: say('xw.ask.drop-template', { ship: ship.id }),
    clauses: ['XW-BOMBEN-03'],
    about: { ship: ship.id },
    options: ids.map((way) => ({ id: way, label: say(`xw.way.${way}`) })),
  });
  if (byHand && id === TOUCHING) return { pose: yield* g.rules.placeTouching(g, byHand, equipped.id), launched: false };
  const way = ways.find((w) => w.id === id)!;
  return { pose: dropPose(g, ship, way), launched: way.launch === true };
}

/** XW-BOMBEN-13: one bomb a round. */
export const refuseDrop = (ship: Ship): Refusal | undefined =>
  ship.bombed ? { clauses: ['XW-BOMBEN-13'], message: say('xw.bombedAlready', { ship: ship.id }) } : undefined;
export const mayDrop = (ship: Ship, equipped: Equipped): boolean => !ship.bombed && !equipped.discarded;

interface DropOptions {
  /** The card is the price of dropping its bomb. */
  readonly discarding?: true;
  /** A card of the ship has it dropped from the front guides. */
  readonly front?: true;
}

/**
 * Drops the bomb of a card and sets off a mine that lands under a ship. The card is discarded where it says so, or where
 * that is the price of dropping it.
 */
export function* drop(g: XWing, ship: Ship, equipped: Equipped, { discarding, front }: DropOptions = {}): Flow {
  const facts = data.upgrade('bomb', equipped.id).bomb!;
  const { pose, launched } = front
    ? { pose: dropPose(g, ship, AHEAD), launched: false }
    : yield* chooseDrop(g, ship, equipped, facts);
  ship.bombed = true;
  if (facts.discard || discarding) discard(g, ship, equipped);
  yield* g.rules.layBomb(g, ship, equipped, pose);
  if (ship.status === 'play' && !launched) yield* open(g, 'bomb.dropped', { ship });
}

/** Puts the tokens of a bomb card on the table; a mine that lies under a ship goes off. */
export function* layBomb(g: XWing, ship: Ship, equipped: Equipped, pose: Pose): Flow {
  const facts = data.upgrade('bomb', equipped.id).bomb!;
  const parts = data.BOMB_TOKENS[facts.token].length;
  const laid: BombToken[] = [];
  for (let part = 0; part < parts; part++) {
    const bomb = { id: g.state.nextBomb++, card: equipped.id, ship: ship.id, seat: ship.seat, pose, part };
    g.state.bombs.push(bomb);
    laid.push(bomb);
  }
  g.emit({ type: 'dropped', ship: ship.id, card: equipped.id, pose: { ...pose } });
  // XW-BOMBEN-08: only mines care for what lies over them
  for (const bomb of facts.detonates === 'overlap' ? laid : []) {
    const under: Ship[] = [];
    for (const s of inPlay(g.state)) if (liesUnder(g, s, bomb) && !(yield* ignoresMine(g, s, bomb))) under.push(s);
    if (under.length === 0) continue;
    // XW-BOMBEN-09: of several ships over it, the one who dropped it decides
    yield* g.rules.setOff(g, bomb, yield* chooseShip(g, ship.seat, 'mine-under', under, ['XW-BOMBEN-09']));
  }
}

const liesUnder = (g: XWing, ship: Ship, bomb: BombToken): boolean =>
  shapesOf(g, bomb).some((shape) => footprintOverlaps(g.standing(ship), shape));

/** Mines that a ship, or the piece of template it flew, lies over. XW-BOMBEN-10, XW-BOMBEN-15 */
export function minesUnder(g: XWing, ship: Ship, flown: Strip | undefined): BombToken[] {
  return g.state.bombs.filter(
    (b) =>
      bombFacts(b).detonates === 'overlap' &&
      (liesUnder(g, ship, b) || (flown !== undefined && shapesOf(g, b).some((s) => stripOverlaps(flown, s)))),
  );
}

/** The mines under a ship and the template it flew go off, unless a card passes over them. XW-BOMBEN-10 */
export const meetMines = (g: XWing, ship: Ship, flown: Strip | undefined): Flow =>
  g.state.bombs.length === 0 ? nothingHappens : meetAll(g, ship, flown);

function* meetAll(g: XWing, ship: Ship, flown: Strip | undefined): Flow {
  for (const mine of minesUnder(g, ship, flown))
    if (!(yield* ignoresMine(g, ship, mine))) yield* g.rules.setOff(g, mine, ship);
}

function* ignoresMine(g: XWing, ship: Ship, bomb: BombToken): Flow<boolean> {
  const moment = { ship, bomb, ignored: false };
  yield* open(g, 'mine.met', moment);
  return moment.ignored;
}

/** Whether a bomb that goes off does anything to a ship. */
export function* harms(g: XWing, bomb: BombToken, ship: Ship): Flow<boolean> {
  const moment = { ship, bomb, ignored: false };
  yield* open(g, 'bomb.harms', moment);
  return !moment.ignored;
}

export const isFriendlyBomb = (g: XWing, ship: Ship, bomb: BombToken): boolean =>
  g.state.sides[bomb.seat] === sideOf(g.state, ship);

/** XW-BOMBEN-02: what its card says happens; then the token goes. A bomb that is kept from it stays where it is. */
export function* setOff(g: XWing, bomb: BombToken, by?: Ship): Flow {
  if (!g.state.bombs.includes(bomb)) return;
  const about = { bomb, prevented: false };
  yield* open(g, 'bomb.detonating', about);
  if (about.prevented) return;
  g.emit({ type: 'detonated', bomb: bomb.id, card: bomb.card, ship: by?.id ?? null, pose: { ...bomb.pose } });
  const effect = g.book.get(`bomb/${bomb.card}`)?.detonate;
  if (effect === undefined) throw new Error(`no effect for the bomb ${bomb.card}`);
  yield* effect(g, bomb, by);
  g.state.bombs.splice(g.state.bombs.indexOf(bomb), 1);
  yield* open(g, 'bomb.detonated', { bomb });
  yield* g.rules.removeDestroyed(g);
}

/**
 * Time bombs go off at the end of the Activation phase: first those of the side with initiative, each side's in the
 * order it likes. XW-BOMBEN-01, XW-INITIATIVE-04
 */
export const detonateTimeBombs = (g: XWing): Flow => (g.state.bombs.length === 0 ? nothingHappens : detonateAll(g));

function* detonateAll(g: XWing): Flow {
  const done = new Set<BombToken>();
  for (const side of [g.state.initiative, 1 - g.state.initiative])
    for (;;) {
      const due = g.state.bombs.filter(
        (b) => !done.has(b) && bombFacts(b).detonates === 'endofactivation' && g.state.sides[b.seat] === side,
      );
      if (due.length === 0) break;
      const next = yield* nextBomb(due);
      done.add(next);
      yield* g.rules.setOff(g, next);
    }
}

function* nextBomb(due: readonly BombToken[]): Flow<BombToken> {
  const id = yield* choose({
    seat: due[0]!.seat,
    kind: 'bomb-order',
    prompt: say('xw.ask.bomb-order'),
    clauses: ['XW-BOMBEN-02', 'XW-INITIATIVE-04'],
    options: due.map((b) => ({ id: String(b.id), label: say('xw.bomb', { card: b.card }), about: { bomb: b.id } })),
  });
  return due.find((b) => String(b.id) === id)!;
}

/** XW-REICHWEITE-10: range to a token is measured to its nearest point. */
export const shipsAtRange = (g: XWing, bomb: BombToken, range: number): Ship[] =>
  inPlay(g.state).filter((s) => {
    const d = Math.min(...shapesOf(g, bomb).map((shape) => distance(g.standing(s).base, shape)));
    return band(d, BANDS) <= range;
  });
