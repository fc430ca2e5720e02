import { type Json, type Refusal, say } from '@holotisch/engine';
import { isSimple, SMALL_BASE } from '@holotisch/table';
import * as data from '../data/index.ts';
import type { Manoeuvre, Slot } from '../data/types.ts';
import { canBeFlown } from '../flow/activation/manoeuvre.ts';
import { findMission } from '../missions/index.ts';
import { type Edge, HIDDEN, type Phase } from '../state.ts';
import type { XWing } from '../xwing.ts';
import { MOST_AT_ONCE } from './parts.ts';
import type { PositionData } from './read.ts';
import { damageCards, rulesFrom } from './start.ts';
import { brokenIn, fallenIn } from './verify.ts';

/**
 * What is wrong with a position beyond its shape. First whether everything it names is there at all, so that it can be
 * laid out; then, once it lies on a table of its own, whether it can be.
 */

type Where = NonNullable<Refusal['where']>;
type ShipData = PositionData['ships'][number];

const wrong = (where: Where, text: string, args: Readonly<Record<string, Json>> = {}): Refusal => ({
  clauses: [],
  message: say(text, args),
  where: ['position', ...where],
});

/** A card of a position: its name alone, or what has happened to it too. */
export function cardOf(written: ShipData['upgrades'][number]) {
  const happened = typeof written === 'string' ? undefined : written;
  const [slot, id] = (happened?.card ?? (written as string)).split('/') as [Slot, string];
  return { slot, id, happened };
}

const SETUP: ReadonlySet<Phase> = new Set(['initiative', 'obstacles', 'forces']);
const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };
/** Before this nobody has an edge yet. */
const WITHOUT_EDGES: ReadonlySet<Phase> = new Set(['initiative', 'obstacles']);

/** Tokens may be dropped over the edge, but not further than the longest template and the token itself reach. */
const FURTHEST_OUT = 300;

export function positionFault(p: PositionData): Refusal | undefined {
  if (!p.sides.includes(0) || !p.sides.includes(1)) return wrong(['sides'], 'xw.badSides');
  for (const [i, s] of p.ships.entries()) {
    const fault = shipFault(p, s, i);
    if (fault) return fault;
  }
  if (p.rules.mission && !findMission(p.rules.mission))
    return wrong(['rules', 'mission'], 'xw.noSuchMission', { id: p.rules.mission });
  return tokenFault(p) ?? effectFault(p) ?? momentFault(p);
}

function shipFault(p: PositionData, s: ShipData, id: number): Refusal | undefined {
  const at: Where = ['ships', id];
  if (!data.findPilot(s.faction, s.type, s.pilot)) return wrong([...at, 'pilot'], 'xw.noSuchPilot', { id: s.pilot });
  if (data.ship(s.type).size === 'huge') return wrong([...at, 'type'], 'xw.wrong.huge');
  if (p.sides[s.seat] === undefined) return wrong([...at, 'seat'], 'xw.badSides');
  if ((s.x === undefined) !== (s.y === undefined)) return wrong(at, 'xw.wrong.halfPlace');
  if (Number(s.x !== undefined) + Number(s.reserve) + Number(s.docked) > 1) return wrong(at, 'xw.wrong.status');
  if (s.reserve && !SETUP.has(p.phase)) return wrong([...at, 'reserve'], 'xw.wrong.reserveTooLate', { ship: id });
  if (s.x === undefined && !s.docked && (s.shields ?? 0) > 0)
    return wrong([...at, 'shields'], s.reserve ? 'xw.wrong.reserve' : 'xw.wrong.destroyed', { ship: id });
  for (const [i, u] of s.upgrades.entries()) {
    const { slot, id: card } = cardOf(u);
    if (!data.findUpgrade(slot, card))
      return wrong([...at, 'upgrades', i], 'xw.noSuchUpgrade', { id: `${slot}/${card}` });
  }
  for (const [i, condition] of s.conditions.entries())
    if (!data.CONDITIONS.some((one) => one.id === condition))
      return wrong([...at, 'conditions', i], 'xw.wrong.condition', { id: condition });
  for (const [i, target] of s.locks.entries())
    if (target >= p.ships.length) return wrong([...at, 'locks', i], 'xw.noSuchShip', { id: target });
  if (s.carrier !== undefined && (s.carrier >= p.ships.length || s.carrier === id))
    return wrong([...at, 'carrier'], 'xw.noSuchShip', { id: s.carrier });
  return dialFault(s, at) ?? damageFault(p, s, at);
}

/** A dial that lies facedown may be unknown. */
function dialFault(s: ShipData, at: Where): Refusal | undefined {
  if (s.dial === null) return undefined;
  if (s.dial === HIDDEN) return s.revealed ? wrong([...at, 'dial'], 'xw.wrong.unknownDial') : undefined;
  return data.dialOf(s.type).some((m) => m.code === s.dial)
    ? undefined
    : wrong([...at, 'dial'], 'xw.notOnDial', { id: s.dial });
}

/** A card that lies facedown may be unknown, and one that only stands in for a card has no name. */
function damageFault({ rules, round }: PositionData, s: ShipData, at: Where): Refusal | undefined {
  const cards = damageCards(rules.damageDeck ?? 'core2');
  const known = (card: string) => cards.includes(card);
  for (const [i, d] of s.damage.entries()) {
    const where = [...at, 'damage', i];
    if (d.card === HIDDEN && d.faceup) return wrong([...where, 'card'], 'xw.wrong.unknownCard');
    if (d.card !== '' && d.card !== HIDDEN && !known(d.card))
      return wrong([...where, 'card'], 'xw.noSuchDamage', { id: d.card });
    if (d.round > round) return wrong([...where, 'round'], 'xw.wrong.later', { round: d.round });
  }
  const strange = s.aside.findIndex((card) => !known(card));
  return strange < 0 ? undefined : wrong([...at, 'aside', strange], 'xw.noSuchDamage', { id: s.aside[strange]! });
}

/** Obstacles and bombs. */
function tokenFault(p: PositionData): Refusal | undefined {
  const { width, depth } = rulesFrom(p.rules);
  const isFar = (x: number, y: number): boolean =>
    x < -FURTHEST_OUT || y < -FURTHEST_OUT || x > width + FURTHEST_OUT || y > depth + FURTHEST_OUT;
  for (const [i, o] of p.obstacles.entries()) {
    const known = data.findObstacle(o.kind);
    if (!known) return wrong(['obstacles', i, 'kind'], 'xw.noSuchObstacle', { id: o.kind });
    const outline = (o.outline ?? known.outline).map(([x, y]) => ({ x, y }));
    if (!isSimple(outline)) return wrong(['obstacles', i, 'outline'], 'xw.wrong.outline');
    if (isFar(o.x, o.y)) return wrong(['obstacles', i], 'xw.wrong.far');
  }
  for (const [i, b] of p.bombs.entries()) {
    const bomb = data.findUpgrade('bomb', b.card)?.bomb;
    if (!bomb) return wrong(['bombs', i, 'card'], 'xw.noSuchUpgrade', { id: b.card });
    if (b.part >= data.BOMB_TOKENS[bomb.token].length)
      return wrong(['bombs', i, 'part'], 'xw.wrong.part', { part: b.part });
    if (b.ship >= p.ships.length) return wrong(['bombs', i, 'ship'], 'xw.noSuchShip', { id: b.ship });
    if (isFar(b.x, b.y)) return wrong(['bombs', i], 'xw.wrong.far');
  }
  const strange = p.supply.findIndex((kind) => !data.isBrought(kind));
  return strange < 0 ? undefined : wrong(['supply', strange], 'xw.noSuchObstacle', { id: p.supply[strange]! });
}

/** What lasts is of a ship that is there, and no value gets more of it than a table could bear. */
function effectFault({ lasting, ships }: PositionData): Refusal | undefined {
  const sums = new Map<string, number>();
  for (const [i, { ship, source, value, modifier }] of lasting.entries()) {
    if (ship >= ships.length) return wrong(['lasting', i, 'ship'], 'xw.noSuchShip', { id: ship });
    const owner = /^(\d+):/.exec(source)?.[1];
    if (owner !== undefined && Number(owner) >= ships.length)
      return wrong(['lasting', i, 'source'], 'xw.noSuchShip', { id: Number(owner) });
    const key = `${ship} ${value}`;
    const sum = (sums.get(key) ?? 0) + Math.abs(modifier?.add ?? 0);
    if (sum > MOST_AT_ONCE)
      return wrong(['lasting', i, 'modifier'], 'xw.wrong.tooMuch', { ship, count: sum, most: MOST_AT_ONCE });
    sums.set(key, sum);
  }
  return undefined;
}

/** The moment: phase and round, edges, whose turn it is and how far it has come. */
function momentFault(p: PositionData): Refusal | undefined {
  for (const [i, pair] of p.touching.entries())
    for (const id of pair.flat()) if (id >= p.ships.length) return wrong(['touching', i], 'xw.noSuchShip', { id });
  if (p.active !== null && p.active >= p.ships.length) return wrong(['active'], 'xw.noSuchShip', { id: p.active });
  if (SETUP.has(p.phase) !== (p.round === 0)) return wrong(['round'], 'xw.wrong.phase');
  if (p.edges ? OPPOSITE[p.edges[0]] !== p.edges[1] : !WITHOUT_EDGES.has(p.phase))
    return wrong(['edges'], 'xw.wrong.edges');
  const { turn } = p;
  if (turn === undefined || !('manoeuvre' in turn)) return undefined;
  // what can be flown can be flown on either base
  if (!canBeFlown(SMALL_BASE, turn.manoeuvre as Manoeuvre)) return wrong(['turn', 'manoeuvre'], 'xw.wrong.manoeuvre');
  if (turn.step !== 'act') return undefined;
  const ship = turn.overlapped.findIndex((id) => id >= p.ships.length);
  if (ship >= 0) return wrong(['turn', 'overlapped', ship], 'xw.noSuchShip', { id: turn.overlapped[ship]! });
  const met = turn.obstacles.findIndex((o) => !data.findObstacle(o.kind) || o.at >= p.obstacles.length);
  return met < 0
    ? undefined
    : wrong(['turn', 'obstacles', met], 'xw.noSuchObstacle', { id: turn.obstacles[met]!.kind });
}

/** What is wrong with a position that lies on the table. */
export function laidFault(g: XWing): Refusal | undefined {
  const broken = brokenIn(g) ?? fallenIn(g);
  return broken && { ...broken, where: ['position', ...broken.where] };
}
