import { bad, below, copy, good, type Position, type Refusal, type Result, say } from '@holotisch/engine';
import { contains, type Pose, pose } from '@holotisch/table';
import { BANE_KINDS } from './cards/phrases/bane.ts';
import { MARKS_TERRAIN } from './cards/phrases/battle.ts';
import { findBattleCard, findCommand, findEquipment, findUnit } from './data/index.ts';
import type { Base, Edition } from './data/types.ts';
import { fallIn, formationAt } from './flow/move/formation.ts';
import { faultAt, surroundings } from './flow/move/surroundings.ts';
import { type Footprint, footprint, inContact, overlapping } from './geometry/base.ts';
import { type Legion, levelAt } from './legion.ts';
import { type PlacedMini, type PositionData, readPosition, type UnitShape } from './read.ts';
import { blankState, newUnit, numbersOf, rulesFrom, terrainOf, unknownFormat } from './start.ts';
import {
  type ActionName,
  HIDDEN,
  type LegionState,
  type Marker,
  newTurn,
  type Rules,
  type Side,
  TOKENS,
  type Turn,
  type Unit,
} from './state.ts';
import { costIn, type Reading } from './training/cards.ts';
import {
  enemiesOf,
  isAlive,
  isDeathless,
  living,
  numberOf,
  onTable,
  otherSide,
  unitsInPlay,
  weaponsOf,
  woundsOf,
} from './values.ts';

/** A match in the middle of things, as scenario files spell it. */

type Where = readonly (string | number)[];
const fault = (key: string, args: Refusal['message']['args'], where: Where): Refusal => ({
  clauses: [],
  message: say(key, args),
  where: ['position', ...where],
});

/** A position is verified as a whole before anybody plays on it. */
export function place(start: Position, edition: Edition, sit: (state: LegionState) => Legion): Result<LegionState> {
  const shape = readPosition(start.position);
  if (!shape.ok) return shape;
  const p = shape.value;
  const unknown = unknownIn(p, edition) ?? missingIn(p, rulesFrom(p.rules, edition));
  if (unknown) return bad(unknown);
  const state = stateOf(p, start.seed, edition);
  Object.assign(state.chance.loaded, Object.fromEntries(Object.entries(start.dice).map(([k, f]) => [k, [...f]])));
  for (const seat of p.sides.keys()) guessBane(state, seat);
  const g = sit(state);
  const { turn } = g.state;
  if (turn?.step === 'start' && typeof p.active === 'object' && p.active?.actions === undefined)
    turn.actions = numberOf(g, g.unit(turn.unit), 'actions', 2);
  const crowded = fillIn(g);
  if (crowded !== undefined) return bad(fault('le.noRoom', { unit: crowded }, ['units', crowded]));
  const wrong = faultIn(g);
  return wrong ? bad(fault(wrong.key, wrong.args, wrong.where)) : good(state);
}

/** Cards that this edition does not know. */
function unknownIn(p: PositionData, edition: Edition): Refusal | undefined {
  const no = (card: string, where: Where) => fault('le.unknownCard', { card }, where);
  const format = unknownFormat(p.rules, edition);
  if (format !== undefined) return fault('le.unknownFormat', { format }, ['rules', 'format']);
  for (const [i, u] of p.units.entries()) {
    if (!findUnit(u.card, edition)) return no(u.card, ['units', i, 'card']);
    for (const [at, up] of u.upgrades.entries()) {
      const id = typeof up === 'string' ? up : up.id;
      if (!findEquipment(id, edition)) return no(id, ['units', i, 'upgrades', at]);
    }
  }
  for (const [i, { cards, played, discard, aside, divulged, contingencies }] of p.hands.entries())
    for (const card of [
      ...cards,
      ...discard,
      ...aside,
      ...divulged,
      ...contingencies,
      ...(played === null ? [] : [played]),
    ])
      if (!findCommand(card, edition)) return no(card, ['hands', i]);
  for (const [kind, card] of Object.entries(p.battle))
    if (card !== undefined && findBattleCard(card)?.kind !== kind) return no(card, ['battle', kind]);
  for (const [i, { kind, by }] of p.markers.entries())
    if (by !== '' && OF_BATTLE.includes(kind) && !findBattleCard(by)) return no(by, ['markers', i, 'by']);
  for (const [side, card] of p.advantages.entries())
    if (card !== null && findBattleCard(card)?.kind !== 'advantage') return no(card, ['advantages', side]);
  for (const [kind, cards = []] of Object.entries(p.rows))
    for (const [i, card] of cards.entries())
      if (findBattleCard(card)?.kind !== kind) return no(card, ['rows', kind, i]);
  return undefined;
}

/** Tokens that only battle cards lay. */
const OF_BATTLE: readonly Marker['kind'][] = ['objective', 'condition', 'poi', 'asset', 'cart'];

/** Seats, units and miniatures that are spoken of and do not exist. */
function missingIn(p: PositionData, rules: Reading): Refusal | undefined {
  const { units, sides } = p;
  if (!sides.includes(0) || !sides.includes(1)) return fault('le.badSides', {}, ['sides']);
  if (p.hands.length > sides.length) return fault('le.noSuchSeat', { seat: sides.length }, ['hands', sides.length]);
  const noSeat = (seat: number, where: Where) =>
    sides[seat] === undefined ? fault('le.noSuchSeat', { seat }, where) : undefined;
  const noUnit = (unit: number | null | undefined, where: Where) =>
    unit !== null && unit !== undefined && !units[unit] ? fault('le.noSuchUnit', { unit }, where) : undefined;
  const active = typeof p.active === 'number' ? p.active : p.active?.unit;
  return (
    first(units, (u, i) => noSeat(u.seat, ['units', i, 'seat']) ?? notCarried(p, u, i) ?? miniFault(u, i, rules)) ??
    first(p.markers, (marker, i) => markerFault(p, marker, i)) ??
    noCentre(p) ??
    first(p.hands, ({ nominated }, i) => noUnit(nominated, ['hands', i, 'nominated'])) ??
    first(p.lasting, ({ unit }, i) => noUnit(unit, ['lasting', i, 'unit'])) ??
    noUnit(active, ['active']) ??
    noSeat(p.priority, ['priority']) ??
    noSeat(p.counter, ['counter'])
  );
}
function first<T>(all: readonly T[], wrong: (one: T, at: number) => Refusal | undefined): Refusal | undefined {
  for (const [at, one] of all.entries()) {
    const found = wrong(one, at);
    if (found) return found;
  }
  return undefined;
}
/** Who is carried is carried by somebody on the table, or by one that comes in with it. */
function notCarried({ units }: PositionData, { inside }: UnitShape, i: number): Refusal | undefined {
  if (inside === null) return undefined;
  const carrier = units[inside];
  const there = carrier !== undefined && carrier.status !== 'defeated' && inside !== i;
  return there ? undefined : fault('le.noSuchUnit', { unit: inside }, ['units', i, 'inside']);
}

type MarkerData = PositionData['markers'][number];
/** A token that says too little or too much: whose it is, who has it, what it stands for. */
function markerFault(
  p: PositionData,
  { id, seat, claimed, kind, by, note }: MarkerData,
  i: number,
): Refusal | undefined {
  const here = ['markers', i] as const;
  const number = id ?? i;
  if (p.markers.some((other, k) => k < i && (other.id ?? k) === number))
    return fault('le.markerTwice', { marker: number }, [...here, 'id']);
  if (seat !== null && p.sides[seat] === undefined) return fault('le.noSuchSeat', { seat }, [...here, 'seat']);
  // Whoever waits beside the table may hold one; who is defeated does not.
  const holder = claimed === null ? undefined : p.units[claimed];
  if (claimed !== null && (!holder || holder.status === 'defeated'))
    return fault('le.noSuchUnit', { unit: claimed }, [...here, 'claimed']);
  const meant = noteFault(p, kind, by, note);
  if (meant) return fault(meant, { marker: number }, [...here, 'note']);
  return OWNED.includes(kind) && seat === null
    ? fault('le.markerSeat', { marker: number }, [...here, 'seat'])
    : undefined;
}
/** Of the three points of this card one is the middle one, and its note says so. */
function noCentre({ markers }: PositionData): Refusal | undefined {
  for (const card of CENTRED) {
    const points = markers.filter(({ kind, by }) => kind === 'poi' && by === card);
    if (points.length >= 3 && points.filter(({ note }) => note === 'centre').length !== 1)
      return fault('le.centreNote', { card }, ['markers']);
  }
  return undefined;
}
const CENTRED = ['close-the-pocket', 'close-the-pocket-recon'];
/** Tokens that mean something to nobody but their owner. */
const OWNED: readonly Marker['kind'][] = ['bane', 'cart', 'charge'];
/** Tokens that mean something only together with their note. */
function noteFault(p: PositionData, kind: Marker['kind'], by: string, note: MarkerData['note']): string | undefined {
  if (kind === 'bane') return BANE_KINDS.some((token) => token === note) || note === HIDDEN ? undefined : 'le.baneNote';
  // Whoever carries such charges sets off those of this name.
  if (kind === 'charge' && by.startsWith('upgrade/') && typeof note !== 'string') return 'le.chargeNote';
  if (kind !== 'poi' || !MARKS_TERRAIN.includes(by)) return undefined;
  return typeof note === 'number' && p.terrain[note] ? undefined : 'le.terrainNote';
}
function miniFault(u: UnitShape, i: number, rules: Reading): Refusal | undefined {
  const unit = unitFrom(u, i, 0, rules);
  const noMini = (mini: number, where: Where) => fault('le.noSuchMini', { unit: i, mini }, ['units', i, ...where]);
  if (u.minis.length > unit.minis.length) return noMini(u.minis.length - 1, ['minis', u.minis.length - 1]);
  if (unit.leader >= unit.minis.length) return noMini(unit.leader, ['leader']);
  const alive = unit.status === 'defeated' || isAlive(unit.minis[unit.leader]!);
  return alive ? undefined : fault('le.fallenLeader', { unit: i }, ['units', i, 'leader']);
}

/** Whoever wrote the position could not know which of Cad Bane's tokens is which: they are mixed anew. R-LE-98 */
function guessBane({ markers, chance }: LegionState, seat: number): void {
  const own = markers.filter((marker) => marker.kind === 'bane' && marker.seat === seat);
  const left = BANE_KINDS.filter((token) => !own.some(({ note }) => note === token));
  for (const marker of own) if (marker.note === HIDDEN) marker.note = left.splice(below(chance, left.length), 1)[0]!;
}

function unitFrom(u: UnitShape, id: number, number: number, rules: Reading): Unit {
  const upgrades = u.upgrades.map((up) => (typeof up === 'string' ? up : up.id));
  const fresh = newUnit(id, u.seat, u.card, upgrades, rules, number);
  const unit: Unit = {
    ...fresh,
    status: u.status,
    ...(u.rank && { rank: u.rank, promoted: u.promoted ?? u.rank !== fresh.rank }),
  };
  for (const [at, mini] of u.minis.entries()) putMini(unit, at, mini, u.degrees);
  unit.leader = u.leader ?? (unit.minis[unit.leader]?.fell === null ? unit.leader : (living(unit)[0] ?? unit.leader));
  const leader = unit.minis[unit.leader];
  if (leader) {
    if (u.status === 'play' && u.x !== undefined && u.y !== undefined) leader.pose ??= pose(u.x, u.y, u.degrees);
    leader.wounds += u.wounds;
  }
  if (u.status === 'defeated') for (const mini of unit.minis) mini.fell ??= 0;
  if (u.status !== 'play') for (const mini of unit.minis) mini.pose = null;
  for (const token of TOKENS) unit.tokens[token] = u.tokens[token] ?? 0;
  for (const [at, up] of u.upgrades.entries())
    if (typeof up !== 'string') {
      const { note, ...rest } = up;
      unit.upgrades[at] = { ...rest, ...(note !== undefined && { note }) };
    }
  const { order, panicked, damaged, disabled, doomed, resilienceRolled, bounty, bountiesWon, note, destroyedWeapons } =
    u;
  Object.assign(unit, { order, panicked, damaged, disabled, doomed, resilienceRolled, bounty, bountiesWon, note });
  if (u.status === 'aside') unit.inside = u.inside;
  unit.destroyedWeapons.push(...destroyedWeapons);
  return unit;
}
function putMini(unit: Unit, at: number, mini: PlacedMini, degrees: number): void {
  const one = unit.minis[at];
  if (!one || mini === null) return;
  if (mini === 'fallen') {
    one.fell = 0;
    return;
  }
  if ('fallen' in mini) {
    Object.assign(one, { fell: mini.fallen, wounds: mini.wounds });
    return;
  }
  const { x, y, degrees: looks = degrees, wounds = 0 } = Array.isArray(mini) ? { x: mini[0], y: mini[1] } : mini;
  one.wounds = wounds;
  if (x !== undefined && y !== undefined) one.pose = pose(x, y, looks);
}

function stateOf(p: PositionData, seed: string, edition: Edition): LegionState {
  const armies = p.sides.map((_, seat) => p.units.filter((u) => u.seat === seat));
  const numbers = numbersOf(p.units);
  const rules = rulesFrom(p.rules, edition);
  const units = p.units.map((u, id) => unitFrom(u, id, numbers[id]!, rules));
  const state = blankState(seed, rules, p.sides, units, terrainOf(p.terrain, rules));
  const turn = turnOf(p);
  const markers = p.markers.map(({ id, note, ...marker }, at) => ({
    id: id ?? at,
    ...marker,
    ...(note !== undefined && { note }),
  }));
  for (const { id, claimed } of markers) if (claimed !== null) units[claimed]!.claimed.push(id);
  const first: Side = turn ? otherSide(p.sides[units[turn.unit]!.seat]!) : p.sides[p.priority]!;
  return {
    ...state,
    points: armies.map((mine, seat) => p.points?.[seat] ?? pointsOf(mine, rules)),
    ...(p.brought && { brought: p.sides.map((_, seat) => filled(p.brought?.[seat] ?? {})) }),
    supply: terrainOf(p.supply, rules),
    hands: p.sides.map((_, seat) => {
      const { pool, ...hand } = copy(p.hands[seat] ?? BLANK);
      return { ...hand, pool: pool ?? waiting(units, seat, rules.edition === '2.6') };
    }),
    rows: filled(p.rows),
    battle: filled(p.battle),
    advantages: [...p.advantages],
    vetoes: p.vetoes,
    battleNote: p.note,
    blue: p.blue,
    edges: p.edges === 'south' ? ['south', 'north'] : ['north', 'south'],
    round: p.round,
    phase: p.phase,
    stage: p.stage ?? (p.phase === 'activation' ? 1 : 0),
    priority: p.priority,
    counter: p.counter,
    turnOf: p.turnOf ?? first,
    turn,
    markers,
    revealed:
      p.revealed ?? (p.phase === 'activation' || p.phase === 'end' || (p.phase === 'command' && (p.stage ?? 0) > 0)),
    nextMarker: p.nextMarker ?? Math.max(0, ...markers.map(({ id }) => id + 1)),
    victory: [...p.victory],
    lasting: p.lasting,
    uses: p.uses,
    outcome: p.outcome,
  };
}
const pointsOf = (mine: readonly UnitShape[], rules: Rules): number =>
  mine.reduce((sum, { card, upgrades }) => {
    const ids = upgrades.map((u) => (typeof u === 'string' ? u : u.id));
    const army = mine.map((other) => other.card);
    return sum + costIn(rules, card, ids, army);
  }, 0);
const BLANK: PositionData['hands'][number] = {
  cards: [],
  played: null,
  discard: [],
  aside: [],
  divulged: [],
  contingencies: [],
  nominated: null,
  kept: [],
  passes: 0,
  passed: false,
};
/** Whose tokens lie in the pool: in 2.6 those who still have to enter the table, too. R-L2-16 */
const waiting = (units: readonly Unit[], seat: number, entersLater: boolean) =>
  units.flatMap((u) =>
    u.seat === seat && u.order === 'none' && u.status !== 'defeated' && (u.status !== 'reserve' || entersLater)
      ? [u.rank]
      : [],
  );
function filled<T>(by: { readonly [kind: string]: T | undefined }): Record<string, T> {
  const out: Record<string, T> = {};
  for (const [kind, one] of Object.entries(by)) if (one !== undefined) out[kind] = one;
  return out;
}

function turnOf({ active }: PositionData): Turn | null {
  if (active === null) return null;
  if (typeof active === 'number') return { ...newTurn(active, 2), step: 'act' };
  const { unit, actions, done, ...more } = active;
  return { ...newTurn(unit, actions ?? 2), ...more, done: done.filter(isAction) };
}
const ACTIONS: readonly string[] = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover', 'withdraw'];
const isAction = (name: string): name is ActionName => ACTIONS.includes(name) || name.startsWith('card:');

/** Who has no place yet falls in about the leader; the first unit without room for everybody is returned. */
export function fillIn(g: Legion): number | undefined {
  for (const unit of unitsInPlay(g.state)) {
    const leader = unit.minis[unit.leader]!.pose;
    const nowhere = living(unit).filter((mini) => unit.minis[mini]!.pose === null);
    if (leader === null || nowhere.length === 0) continue;
    const f = formationAt(g, unit, leader);
    for (const mini of onTable(unit)) if (mini !== unit.leader) f.placed.push({ mini, pose: unit.minis[mini]!.pose! });
    const base = g.mini(unit, unit.leader).base;
    const against = enemiesOf(g.state, unit)
      .filter((enemy) => onTable(enemy).some((mini) => inContact(base, g.mini(enemy, mini).base)))
      .map(({ id }) => id);
    const placed = fallIn(f, null, { minis: nowhere, ...(against.length > 0 && { against }) });
    if (placed === undefined) return unit.id;
    for (const { mini, pose: at } of placed) unit.minis[mini]!.pose = at;
  }
  return undefined;
}

interface Fault {
  readonly key: string;
  readonly args: { readonly [name: string]: number | string };
  readonly where: Where;
}

/** Who takes turns in this edition; and whoever has left the table in the middle of its own, which then only ends. */
const mayHaveTurn = (g: Legion, { unit, step }: Turn): boolean =>
  step === 'end' ||
  g.unit(unit).status === 'defeated' ||
  g.unit(unit).doomed ||
  g.rules.mayActivate(g).includes(g.unit(unit));

/** Who was stopped by a wall stands against it, and may be in it by the breadth of a hair. */
const slightlyLess = (base: Base, at: Pose): Footprint =>
  footprint(at, { ...base, width: base.width - HAIR, length: base.length - HAIR });
const HAIR = 0.2;

/** What cannot be on a table. */
export function faultIn(g: Legion): Fault | undefined {
  const { state } = g;
  if (state.turn && !mayHaveTurn(g, state.turn))
    return { key: 'le.noSuchUnit', args: { unit: state.turn.unit }, where: ['active'] };
  const standing: {
    readonly unit: number;
    readonly mini: number;
    readonly base: ReturnType<Legion['mini']>['base'];
  }[] = [];
  for (const unit of unitsInPlay(state)) {
    const where = ['units', unit.id] as const;
    if (living(unit).length === 0) return { key: 'le.fallenLeader', args: { unit: unit.id }, where };
    const keys = weaponsOf(g, unit).map(({ key }) => key);
    const strange = unit.destroyedWeapons.find((key) => !keys.includes(key));
    if (strange !== undefined)
      return { key: 'le.unknownCard', args: { card: strange }, where: [...where, 'destroyedWeapons'] };
    if (unit.tokens.standby > 1) return { key: 'le.twoStandby', args: { unit: unit.id }, where: [...where, 'tokens'] };
    for (const mini of living(unit)) {
      const args = { unit: unit.id, mini };
      const here = [...where, 'minis', mini];
      const { wounds, pose: at } = unit.minis[mini]!;
      if (at === null) return { key: 'le.noPlace', args, where };
      const most = woundsOf(g, unit, mini) - 1;
      if (wounds > most && !isDeathless(g, unit))
        return { key: 'le.tooManyWounds', args: { ...args, most }, where: here };
      const { base } = g.mini(unit, mini);
      if (!base.every((shape) => contains(g.battlefield, shape))) return { key: 'le.offTable', args, where: here };
      const ground = { ...surroundings(g, unit, at, 150), neighbours: [], markers: [] };
      if (faultAt(ground, slightlyLess(g.baseOf(unit, mini), at), at, { level: levelAt(g.terrain, at) }))
        return { key: 'le.inTerrain', args, where: here };
      const other = standing.find((o) => overlapping(o.base, base));
      if (other) return { key: 'le.overlap', args: { ...args, other: other.unit }, where: here };
      standing.push({ ...args, base });
    }
  }
  return undefined;
}
