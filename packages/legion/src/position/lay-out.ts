import { bad, below, copy, good, type Position, type Result } from '@holotisch/engine';
import { BANE_KINDS } from '../cards/phrases/bane.ts';
import type { Edition } from '../data/types.ts';
import { fallIn, formationAt } from '../flow/activation/move/formation.ts';
import { inContact } from '../geometry/base.ts';
import type { Legion } from '../legion.ts';
import {
  type ActionName,
  HIDDEN,
  type LegionState,
  newTurn,
  type Rules,
  type Side,
  type Turn,
  type Unit,
} from '../state.ts';
import { costIn } from '../training/cards.ts';
import { enemiesOf, living, numberOf, onTable, otherSide, unitsInPlay } from '../values.ts';
import { fault, faultIn, missingIn, unknownIn } from './fault.ts';
import { type PositionData, readPosition, type UnitShape } from './read.ts';
import { blankState, numbersOf, rulesFrom, terrainOf } from './start.ts';
import { unitFrom } from './units.ts';

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

/** Whoever wrote the position could not know which of Cad Bane's tokens is which: they are mixed anew. R-LE-98 */
function guessBane({ markers, chance }: LegionState, seat: number): void {
  const own = markers.filter((marker) => marker.kind === 'bane' && marker.seat === seat);
  const left = BANE_KINDS.filter((token) => !own.some(({ note }) => note === token));
  for (const marker of own) if (marker.note === HIDDEN) marker.note = left.splice(below(chance, left.length), 1)[0]!;
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
