import { choose, type Flow, say } from '@holotisch/engine';
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
import { bombShapes, withinArea } from '../bombShape.ts';
import { rulesOf } from '../cards/index.ts';
import type { DropWay } from '../cards/vocabulary.ts';
import * as data from '../data/index.ts';
import type { Bomb } from '../data/types.ts';
import { BANDS } from '../geometry.ts';
import type { BombToken, Equipped, Ship } from '../state.ts';
import { inPlay } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { chooseShip } from './choose.ts';
import { removeDestroyed } from './damage.ts';
import { open } from './timing.ts';
import { discard } from './weapons.ts';

/** Bombs and mines: dropped behind the ship, set off by time or by whoever flies over them. */

const bombFacts = (bomb: BombToken) => data.upgrade('bomb', bomb.card).bomb!;

/**
 * The outline of a token with its guides, which count for range and overlap (XW-BOMBEN-11, XW-BOMBEN-12), as far as it
 * lies inside the play area (XW-BOMBEN-14).
 */
function shapesOf(g: XWing, bomb: BombToken): readonly Shape[] {
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

/** The usual places, or those that a card of the ship offers; a launched bomb has not been dropped. */
function* chooseDropWay(g: XWing, ship: Ship, bomb: Bomb): Flow<DropWay> {
  const ways = [ASTERN];
  for (const { rules } of g.cards(ship))
    for (const way of rules.drops ?? []) if (!way.launch || bomb.drop === 'reveal') ways.push(way);
  const id = yield* choose({
    seat: ship.seat,
    kind: 'drop-template',
    prompt: say('xw.ask.drop-template', { ship: ship.id }),
    clauses: ['XW-BOMBEN-03'],
    about: { ship: ship.id },
    options: ways.map((way) => ({ id: way.id, label: say(`xw.way.${way.id}`) })),
  });
  return ways.find((way) => way.id === id)!;
}

/** XW-BOMBEN-13: one bomb a round. */
export const mayDrop = (ship: Ship, equipped: Equipped): boolean => !ship.bombed && !equipped.discarded;

export interface DropOptions {
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
  const way = front ? AHEAD : yield* chooseDropWay(g, ship, facts);
  const pose = dropPose(g, ship, way);
  ship.bombed = true;
  if (facts.discard || discarding) discard(g, ship, equipped);
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
    const under = inPlay(g.state).filter((s) => liesUnder(g, s, bomb));
    if (under.length === 0) continue;
    // XW-BOMBEN-09: of several ships over it, the one who dropped it decides
    yield* setOff(g, bomb, yield* chooseShip(g, ship.seat, 'mine-under', under, ['XW-BOMBEN-09']));
  }
  if (ship.status === 'play' && !way.launch) yield* open(g, 'bomb.dropped', { ship });
}

const liesUnder = (g: XWing, ship: Ship, bomb: BombToken): boolean =>
  shapesOf(g, bomb).some((shape) => footprintOverlaps(g.standing(ship).footprint, shape));

/** Mines that a ship, or the piece of template it flew, lies over. XW-BOMBEN-10, XW-BOMBEN-15 */
export function minesUnder(g: XWing, ship: Ship, flown: Strip | undefined): BombToken[] {
  if (g.state.bombs.length === 0) return [];
  return g.state.bombs.filter(
    (b) =>
      bombFacts(b).detonates === 'overlap' &&
      (liesUnder(g, ship, b) || (flown !== undefined && shapesOf(g, b).some((s) => stripOverlaps(flown, s)))),
  );
}

/** XW-BOMBEN-02: what its card says happens; then the token goes. */
export function* setOff(g: XWing, bomb: BombToken, by?: Ship): Flow {
  const at = g.state.bombs.indexOf(bomb);
  if (at < 0) return;
  g.emit({ type: 'detonated', bomb: bomb.id, card: bomb.card, ship: by?.id ?? null });
  const effect = rulesOf(`bomb/${bomb.card}`)?.detonate;
  if (effect === undefined) throw new Error(`no effect for the bomb ${bomb.card}`);
  yield* effect(g, bomb, by);
  g.state.bombs.splice(g.state.bombs.indexOf(bomb), 1);
  yield* open(g, 'bomb.detonated', { bomb });
  yield* removeDestroyed(g);
}

/**
 * Time bombs go off at the end of the Activation phase: first those of the side with initiative, each side's in the
 * order it likes. XW-BOMBEN-01, XW-INITIATIVE-04
 */
export function* detonateTimeBombs(g: XWing): Flow {
  for (const side of [g.state.initiative, 1 - g.state.initiative])
    for (;;) {
      const due = g.state.bombs.filter(
        (b) => bombFacts(b).detonates === 'endofactivation' && g.state.sides[b.seat] === side,
      );
      if (due.length === 0) break;
      yield* setOff(g, yield* nextBomb(due));
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
