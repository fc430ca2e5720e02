import { type Refusal, unlawful } from '@holotisch/engine';
import { contains, type Pose } from '@holotisch/table';
import { BANE_KINDS } from '../cards/phrases/bane.ts';
import { MARKS_TERRAIN } from '../cards/phrases/battle.ts';
import { findBattleCard, findCommand, findEquipment, findUnit } from '../data/index.ts';
import type { Base, Edition } from '../data/types.ts';
import { faultAt, surroundings } from '../flow/activation/move/surroundings.ts';
import { type Footprint, footprint, overlapping } from '../geometry/base.ts';
import { type Legion, levelAt } from '../legion.ts';
import { HIDDEN, type Marker, type Turn } from '../state.ts';
import type { Reading } from '../training/cards.ts';
import { isAlive, isDeathless, living, unitsInPlay, weaponsOf, woundsOf } from '../values.ts';
import type { PositionData, UnitShape } from './read.ts';
import { unknownFormat } from './start.ts';
import { unitFrom } from './units.ts';

/** What is wrong with a position: before it is laid out, what it names and there is not; then what cannot be on a table. */

type Where = readonly (string | number)[];

export const fault = (key: string, args: Refusal['message']['args'], where: Where): Refusal =>
  unlawful(key, args, ['position', ...where]);

/** Cards that this edition does not know. */
export function unknownIn(p: PositionData, edition: Edition): Refusal | undefined {
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
export function missingIn(p: PositionData, rules: Reading): Refusal | undefined {
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

/** A base that was stopped by a wall may overlap it by the inexactness of the stop, so it is tried a little smaller. */
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
