import { bad, good, type Position, type Result, say } from '@holotisch/engine';
import { contains, overlaps, pose } from '@holotisch/table';
import type { Armada } from './armada.ts';
import * as data from './data/index.ts';
import { newTurn } from './flow/activation.ts';
import { newSquadronTurn } from './flow/squadron.ts';
import { overlapsSquadron, shipsOverlap } from './geometry/index.ts';
import { type PositionData, readPosition } from './read.ts';
import { blankState, newEquipped, newShip, newSquadron, refusal, rulesFrom } from './start.ts';
import type { ArmadaState, Damage, Unit } from './state.ts';
import { hullOf, markerShape, maxSpeedOf, shieldLimit, shipsInPlay, squadronsInPlay, zonesOf } from './values.ts';

/** A match in the middle of things, as scenario files spell it. */

type UnitData = PositionData['units'][number];

/** A position is verified as a whole before it is laid out. */
export function place(start: Position, sit: (state: ArmadaState) => Armada): Result<ArmadaState> {
  const shape = readPosition(start.position);
  if (!shape.ok) return shape;
  const p = shape.value;
  const unknown = unknownIn(p);
  if (unknown) return refusal(unknown.key, { id: unknown.id });
  const units = p.units.map((u, id) => unitFrom(u, id));
  const state = blankState(start.seed, rulesFrom(p.rules), p.sides, units, p.captains);
  const drawn = takeFromDeck(state, p);
  if (drawn !== undefined) return refusal('ar.noSuchDamage', { id: drawn });
  Object.assign(state.chance.loaded, Object.fromEntries(Object.entries(start.dice).map(([k, f]) => [k, [...f]])));
  const top = start.decks['damage'] ?? [];
  for (const card of [...top].reverse()) {
    const at = state.deck.draw.indexOf(card);
    if (at < 0) return refusal('ar.noSuchDamage', { id: card });
    state.deck.draw.splice(at, 1);
    state.deck.draw.unshift(card);
  }
  layOut(state, p);
  const fault = faultIn(sit(state));
  return fault ? bad({ clauses: [], message: say(fault.key, fault.args) }) : good(state);
}

function unknownIn(p: PositionData): { readonly key: string; readonly id: string } | undefined {
  for (const u of p.units) {
    if (p.sides[u.seat] === undefined) return { key: 'ar.noSuchSeat', id: String(u.seat) };
    if ('squadron' in u) {
      if (!data.findSquadron(u.squadron)) return { key: 'ar.noSuchSquadron', id: u.squadron };
      continue;
    }
    if (!data.findShip(u.ship)) return { key: 'ar.noSuchShip', id: u.ship };
    for (const up of u.upgrades) {
      const id = typeof up === 'string' ? up : up.id;
      if (!data.findUpgrade(id)) return { key: 'ar.noSuchUpgrade', id };
    }
  }
  const stranger = p.captains?.find((seat, side) => p.sides[seat] !== side);
  if (stranger !== undefined) return { key: 'ar.noSuchSeat', id: String(stranger) };
  for (const { token } of p.obstacles) if (!data.findObstacle(token)) return { key: 'ar.noSuchObstacle', id: token };
  if (p.objective !== null && !data.findObjective(p.objective)) return { key: 'ar.noSuchObjective', id: p.objective };
  const there = (n: number | null | undefined): boolean => n === null || n === undefined || n < p.units.length;
  for (const n of [p.active, p.flying?.squadron, p.flying?.by])
    if (!there(n)) return { key: 'ar.noSuchUnit', id: String(n) };
  if (p.active !== null && !('ship' in p.units[p.active]!)) return { key: 'ar.noSuchUnit', id: String(p.active) };
  if (p.flying && !('squadron' in p.units[p.flying.squadron]!))
    return { key: 'ar.noSuchUnit', id: String(p.flying.squadron) };
  return undefined;
}

function unitFrom(u: UnitData, id: number): Unit {
  const unit =
    'squadron' in u
      ? newSquadron(id, u.seat, u.squadron)
      : newShip(
          id,
          u.seat,
          u.ship,
          u.upgrades.map((up) => (typeof up === 'string' ? up : up.id)),
        );
  unit.status = u.status;
  unit.pose = u.status === 'play' && u.x !== undefined && u.y !== undefined ? pose(u.x, u.y, u.degrees) : null;
  unit.objectives = u.objectives;
  if (u.asideBy !== undefined) unit.asideBy = u.asideBy;
  if (u.tokens)
    unit.tokens.splice(
      0,
      unit.tokens.length,
      ...u.tokens.map((t) => (typeof t === 'string' ? { kind: t, state: 'ready' as const } : { ...t })),
    );
  if (unit.kind === 'squadron' && 'squadron' in u) {
    if (u.hull !== undefined) unit.hull = u.hull;
    if (u.activated) unit.slider = 'orange';
    return unit;
  }
  if (unit.kind !== 'ship' || !('ship' in u)) return unit;
  unit.speed = u.speed ?? 1;
  for (const zone of data.ZONES) unit.shields[zone] = u.shields?.[zone] ?? unit.shields[zone];
  unit.commands.push(...u.commands);
  unit.raids.push(...u.raids);
  unit.dials.push(...u.dials);
  unit.open.push(...u.open);
  unit.activated = u.activated;
  unit.marked = u.marked;
  unit.aim = u.aim;
  for (const [at, up] of u.upgrades.entries())
    if (typeof up !== 'string')
      unit.upgrades[at] = {
        ...newEquipped(up.id),
        discarded: up.discarded,
        exhausted: up.exhausted,
        count: up.count,
        tokens: [...up.tokens],
        dials: [...up.dials],
        ...(up.note !== undefined && { note: up.note }),
      };
  return unit;
}

/** Damage cards that lie on ships come out of the deck; the first that it does not have is returned. */
function takeFromDeck(state: ArmadaState, p: PositionData): string | undefined {
  for (const [id, u] of p.units.entries()) {
    const unit = state.units[id]!;
    if (unit.kind !== 'ship' || !('ship' in u)) continue;
    const named: readonly Damage[] =
      typeof u.damage === 'number'
        ? state.deck.draw.slice(0, u.damage).map((card) => ({ card, faceup: false }))
        : u.damage.map(({ card, faceup }) => ({ card, faceup }));
    for (const damage of named) {
      const at = state.deck.draw.indexOf(damage.card);
      if (at < 0) return damage.card;
      state.deck.draw.splice(at, 1);
      unit.damage.push({ ...damage });
    }
  }
  return undefined;
}

function layOut(state: ArmadaState, p: PositionData): void {
  Object.assign(state, {
    first: p.first,
    objective: p.objective,
    objectiveNote: p.note,
    round: p.round,
    phase: p.phase,
    stage: p.stage,
    turnOf: p.turnOf ?? p.first,
    edges: p.edges,
    passes: p.passes,
    victory: p.victory,
    squadronsLeft: 2,
    active: p.active,
    turn:
      p.active === null ? null : { ...newTurn(), step: p.step, attacked: [...p.attacked], attacks: p.attacked.length },
    flying: p.flying && newSquadronTurn(p.flying.squadron, p.flying.by),
  } satisfies Partial<ArmadaState>);
  for (const { token, x, y, degrees, objectives, station } of p.obstacles)
    state.obstacles.push({
      token,
      kind: data.obstacleToken(token).kind,
      pose: pose(x, y, degrees),
      objectives,
      marked: false,
      ...(station && { station: { ...station } }),
    });
  for (const { kind, seat, x, y } of p.markers) state.markers.push({ id: state.nextMarker++, kind, seat, x, y });
}

interface Fault {
  readonly key: string;
  readonly args: { readonly [name: string]: number | string };
}

/** What cannot be on a table. */
export function faultIn(g: Armada): Fault | undefined {
  const { state } = g;
  const ships = shipsInPlay(state);
  const squadrons = squadronsInPlay(state);
  for (const unit of [...ships, ...squadrons]) {
    if (unit.pose === null) return { key: 'ar.noPlace', args: { unit: unit.id } };
    const body = unit.kind === 'ship' ? g.standing(unit).base : [g.base(unit)];
    if (!body.every((b) => contains(g.playArea, b))) return { key: 'ar.offTable', args: { unit: unit.id } };
  }
  // AR-SPIELFLAECHE-01: so do obstacles and tokens
  for (const obstacle of state.obstacles)
    if (!contains(g.playArea, g.outline(obstacle)))
      return { key: 'ar.obstacleOffTable', args: { obstacle: obstacle.token } };
  if (state.markers.some((marker) => !contains(g.playArea, markerShape(marker))))
    return { key: 'ar.markerOffTable', args: {} };
  for (const [i, a] of ships.entries()) {
    for (const b of ships.slice(i + 1))
      if (shipsOverlap(g.standing(a), g.standing(b))) return { key: 'ar.overlap', args: { unit: a.id, other: b.id } };
    for (const s of squadrons)
      if (overlapsSquadron(g.standing(a), g.base(s))) return { key: 'ar.overlap', args: { unit: a.id, other: s.id } };
    if (a.damage.length >= hullOf(g, a)) return { key: 'ar.tooMuchDamage', args: { unit: a.id } };
    if (a.speed > maxSpeedOf(g, a)) return { key: 'ar.tooFast', args: { unit: a.id, most: maxSpeedOf(g, a) } };
    for (const zone of zonesOf(g, a))
      if (a.shields[zone] > shieldLimit(g, a, zone)) return { key: 'ar.tooManyShields', args: { unit: a.id, zone } };
  }
  for (const [i, a] of squadrons.entries()) {
    for (const b of squadrons.slice(i + 1))
      if (overlaps(g.base(a), g.base(b))) return { key: 'ar.overlap', args: { unit: a.id, other: b.id } };
    if (a.hull < 1 || a.hull > hullOf(g, a)) return { key: 'ar.badHull', args: { unit: a.id } };
  }
  return undefined;
}
