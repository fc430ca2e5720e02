import { type Json, type Refusal, say } from '@holotisch/engine';
import type { Armada } from '../armada.ts';
import { refusePlace } from '../campaign/setup.ts';
import * as data from '../data/index.ts';
import { type Edge, HIDDEN, type Phase } from '../state.ts';
import type { PositionData } from './read.ts';
import { brokenIn, misplacedIn } from './verify.ts';

/**
 * What is wrong with a position beyond its shape. First whether everything it names is there at all, so that it can be
 * laid out; then, once it lies on a table of its own, whether it can be.
 */

type Where = NonNullable<Refusal['where']>;
type UnitData = PositionData['units'][number];
export type ShipData = Extract<UnitData, { readonly ship: string }>;

const wrong = (where: Where, text: string, args: Readonly<Record<string, Json>> = {}): Refusal => ({
  clauses: [],
  message: say(text, args),
  where: ['position', ...where],
});

export const isSetup = (phase: Phase): boolean =>
  phase === 'initiative' || phase === 'objective' || phase === 'obstacles' || phase === 'deployment';
const OPPOSITE: Readonly<Record<Edge, Edge>> = { south: 'north', north: 'south', west: 'east', east: 'west' };

export function positionFault(p: PositionData): Refusal | undefined {
  if (!p.sides.includes(0) || !p.sides.includes(1)) return wrong(['sides'], 'ar.badSides');
  const stranger = (p.captains ?? []).findIndex((seat, side) => p.sides[seat] !== side);
  if (stranger >= 0) return wrong(['captains', stranger], 'ar.noSuchSeat', { id: p.captains![stranger]! });
  for (const [i, unit] of p.units.entries()) {
    const fault = unitFault(p, unit, i);
    if (fault) return fault;
  }
  const strayed = p.units.findIndex((unit) => unit.asideBy !== undefined && !isSetAside(p, unit));
  if (strayed >= 0)
    return wrong(['units', strayed, 'asideBy'], 'ar.wrong.asideBy', {
      unit: strayed,
      card: p.units[strayed]!.asideBy!,
    });
  if (p.objective !== null && !data.findObjective(p.objective))
    return wrong(['objective'], 'ar.noSuchObjective', { id: p.objective });
  const place = p.campaign && refusePlace(p.campaign, p.objective);
  if (place) return { ...place, where: ['position', ...(place.where ?? [])] };
  return tokenFault(p) ?? broughtFault(p) ?? effectFault(p) ?? momentFault(p);
}

/** By a card that somebody carries (`0:profundity`), or by the objective. AR-BEISEITEGESTELLTE-SCHIFFE-03 */
function isSetAside(p: PositionData, { status, asideBy }: UnitData): boolean {
  if (status !== 'aside') return false;
  if (asideBy === p.objective) return true;
  const carried = (u: UnitData, id: number): boolean =>
    'ship' in u && u.upgrades.some((card) => `${id}:${typeof card === 'string' ? card : card.id}` === asideBy);
  return p.units.some(carried);
}

function unitFault(p: PositionData, u: UnitData, id: number): Refusal | undefined {
  const at: Where = ['units', id];
  if (p.sides[u.seat] === undefined) return wrong([...at, 'seat'], 'ar.noSuchSeat', { id: u.seat });
  if ((u.x === undefined) !== (u.y === undefined)) return wrong(at, 'ar.wrong.halfPlace');
  if (u.status === 'play' && u.x === undefined) return wrong(at, 'ar.noPlace', { unit: id });
  if (u.status !== 'play' && (u.x !== undefined || u.doomed)) return wrong(at, 'ar.wrong.gone', { unit: id });
  if (u.status === 'reserve' && !isSetup(p.phase))
    return wrong([...at, 'status'], 'ar.wrong.reserveTooLate', { unit: id });
  if ('squadron' in u)
    return data.findSquadron(u.squadron)
      ? undefined
      : wrong([...at, 'squadron'], 'ar.noSuchSquadron', { id: u.squadron });
  return shipFault(u, at);
}

function shipFault(u: ShipData, at: Where): Refusal | undefined {
  const card = data.findShip(u.ship);
  if (!card) return wrong([...at, 'ship'], 'ar.noSuchShip', { id: u.ship });
  for (const [i, upgrade] of u.upgrades.entries()) {
    const id = typeof upgrade === 'string' ? upgrade : upgrade.id;
    if (!data.findUpgrade(id)) return wrong([...at, 'upgrades', i], 'ar.noSuchUpgrade', { id });
  }
  const isHuge = data.classOf(card).size === 'huge';
  const has = (zone: string): boolean => isHuge || !zone.endsWith('-auxiliary');
  for (const zone of data.ZONES)
    if (u.shields[zone] !== undefined && !has(zone)) return wrong([...at, 'shields', zone], 'ar.wrong.zone');
  for (const [i, { zone }] of u.marked.entries())
    if (!has(zone)) return wrong([...at, 'marked', i, 'zone'], 'ar.wrong.zone');
  for (const [i, d] of (typeof u.damage === 'number' ? [] : u.damage).entries()) {
    const where = [...at, 'damage', i, 'card'];
    if (d.card === HIDDEN && d.faceup) return wrong(where, 'ar.wrong.unknownCard');
    if (d.card !== HIDDEN && !data.findDamage(d.card)) return wrong(where, 'ar.noSuchDamage', { id: d.card });
  }
  return undefined;
}

/** Obstacles and small tokens. */
function tokenFault(p: PositionData): Refusal | undefined {
  for (const [i, o] of p.obstacles.entries()) {
    if (!data.findObstacle(o.token)) return wrong(['obstacles', i, 'token'], 'ar.noSuchObstacle', { id: o.token });
    if (o.station && data.obstacleToken(o.token).kind !== 'station')
      return wrong(['obstacles', i, 'station'], 'ar.wrong.station');
  }
  const strange = p.supply.findIndex((token) => !data.findObstacle(token));
  if (strange >= 0) return wrong(['supply', strange], 'ar.noSuchObstacle', { id: p.supply[strange]! });
  const ids = p.markers.map((m, i) => m.id ?? i);
  for (const [i, m] of p.markers.entries()) {
    if (m.seat !== null && p.sides[m.seat] === undefined)
      return wrong(['markers', i, 'seat'], 'ar.noSuchSeat', { id: m.seat });
    if (ids.indexOf(ids[i]!) < i) return wrong(['markers', i], 'ar.wrong.sameMarker', { id: ids[i]! });
  }
  return undefined;
}

function broughtFault({ brought, sides }: PositionData): Refusal | undefined {
  if (brought.length > sides.length) return wrong(['brought'], 'ar.badSides');
  for (const [seat, objectives] of brought.entries())
    for (const [kind, id] of Object.entries(objectives ?? {}))
      if (data.findObjective(id)?.kind !== kind) return wrong(['brought', seat, kind], 'ar.noSuchObjective', { id });
  return undefined;
}

function effectFault({ lasting, units }: PositionData): Refusal | undefined {
  const i = lasting.findIndex(({ unit }) => unit >= units.length);
  return i < 0 ? undefined : wrong(['lasting', i, 'unit'], 'ar.noSuchUnit', { id: lasting[i]!.unit });
}

/** The moment: phase and round, edges, whose turn it is and how far it has come. */
function momentFault(p: PositionData): Refusal | undefined {
  const isShip = (id: number): boolean => p.units[id] !== undefined && 'ship' in p.units[id];
  const isSquadron = (id: number): boolean => p.units[id] !== undefined && 'squadron' in p.units[id];
  if (p.round !== undefined && isSetup(p.phase) !== (p.round === 0)) return wrong(['round'], 'ar.wrong.phase');
  if (OPPOSITE[p.edges[0]] !== p.edges[1]) return wrong(['edges'], 'ar.wrong.edges');
  if (p.phase === 'over' && p.outcome === null) return wrong(['outcome'], 'ar.wrong.over');
  if (p.active !== null && !isShip(p.active)) return wrong(['active'], 'ar.noSuchUnit', { id: p.active });
  if (p.active !== null && isSetup(p.phase)) return wrong(['active'], 'ar.wrong.turn');
  if (p.flying) {
    const { squadron, by } = p.flying;
    if (!isSquadron(squadron)) return wrong(['flying', 'squadron'], 'ar.noSuchUnit', { id: squadron });
    if (by !== null && !isShip(by)) return wrong(['flying', 'by'], 'ar.noSuchUnit', { id: by });
    if (p.units[squadron]!.status !== 'play') return wrong(['flying', 'squadron'], 'ar.wrong.turn');
  }
  for (const [i, id] of (p.commanding?.activated ?? []).entries())
    if (!isSquadron(id)) return wrong(['commanding', 'activated', i], 'ar.noSuchUnit', { id });
  return undefined;
}

/** What is wrong with a position that lies on the table. */
export function laidFault(g: Armada): Refusal | undefined {
  const broken = brokenIn(g) ?? misplacedIn(g);
  return broken && { ...broken, where: ['position', ...broken.where] };
}
