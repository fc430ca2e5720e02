import { copy, type Json } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import type { Terrain } from '../geometry/terrain.ts';
import {
  type BattleRows,
  type Equipped,
  type Hand,
  HIDDEN,
  type LegionState,
  type Marker,
  type Mini,
  TOKENS,
  type Turn,
  type Unit,
} from '../state.ts';
import { printedRank } from './start.ts';

/** A state as scenario files spell it: what read.ts reads and lay-out.ts lays out again. Only what differs from the usual. */

const degrees = ({ hx, hy }: Pose): number => headingDegrees(hx, hy);

/** Members whose value is the usual one are left out. */
function unusual(all: Readonly<Record<string, Json>>, usual: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
}

const UNIT: Readonly<Record<string, Json>> = {
  status: 'play',
  order: 'none',
  tokens: {},
  panicked: false,
  damaged: false,
  disabled: false,
  note: {},
  destroyedWeapons: [],
  resilienceRolled: false,
  doomed: false,
  bounty: 0,
  bountiesWon: 0,
  inside: null,
  upgrades: [],
  leader: 0,
  minis: [],
};
function unitData(u: Unit, rules: LegionState['rules']): Json {
  // Whatever is added to a unit has to be named here, too. What follows from its card and its seat is not written down,
  // and what it has claimed is written at the token.
  const { id: _, faction: _f, number: _n, claimed: _c, card, seat, promoted, rank, ...rest } = u;
  const { minis, tokens, upgrades, status, order, leader, panicked, damaged, disabled, ...more } = rest;
  const { destroyedWeapons, resilienceRolled, bounty, bountiesWon, inside, doomed, note, ...forgotten } = more;
  forgotten satisfies Nothing;
  const usualRank = printedRank(card, rules);
  return {
    card,
    seat,
    ...unusual(
      {
        status,
        order,
        panicked,
        damaged,
        disabled,
        destroyedWeapons,
        resilienceRolled,
        note,
        doomed,
        bounty,
        bountiesWon,
        inside,
        leader,
        minis: minis.every(isFresh) ? [] : minis.map(miniData),
        tokens: Object.fromEntries(TOKENS.flatMap((t) => (tokens[t] > 0 ? [[t, tokens[t]]] : []))),
        upgrades: upgrades.map(upgradeData),
      },
      UNIT,
    ),
    ...(rank !== usualRank && { rank, ...(!promoted && { promoted }) }),
  };
}
/** No field is left: who adds one is told by the compiler. */
type Nothing = Readonly<Record<never, never>> & { readonly [K in string]?: never };

function upgradeData({ id, exhausted, discarded, wounds, note, ...forgotten }: Equipped): Json {
  forgotten satisfies Nothing;
  return exhausted || discarded || wounds > 0 || note !== undefined
    ? { id, exhausted, discarded, wounds, ...(note !== undefined && { note }) }
    : id;
}
/** Off the table and unhurt. */
const isFresh = ({ pose, wounds, fell }: Mini): boolean => pose === null && wounds === 0 && fell === null;
function miniData({ by: _, pose, wounds, fell, ...forgotten }: Mini): Json {
  forgotten satisfies Nothing;
  if (fell !== null) return fell === 0 && wounds === 0 ? 'fallen' : { fallen: fell, wounds };
  return pose === null ? { wounds } : { x: pose.x, y: pose.y, degrees: degrees(pose), wounds };
}
const terrainData = ({ kind, outline, pose, height, cover, footing, ladders, ...forgotten }: Terrain): Json => {
  forgotten satisfies Nothing;
  return {
    kind,
    outline: outline.map(([x, y]) => [x, y]),
    x: pose.x,
    y: pose.y,
    degrees: degrees(pose),
    height,
    ...(cover !== undefined && { cover: typeof cover === 'number' ? cover : { ...cover } }),
    ...(footing !== undefined && { footing: { ...footing } }),
    ...(ladders && { ladders }),
  };
};
/** A token keeps the number by which others speak of it. */
const markerData = ({ id, note, ...marker }: Marker, at: number): Json => ({
  ...(id !== at && { id }),
  ...marker,
  ...(note !== undefined && { note }),
});
/** What this seat may not know is not in it. */
function handData({
  cards,
  contingencies,
  played,
  discard,
  aside,
  divulged,
  nominated,
  pool,
  kept,
  ...rest
}: Hand): Json {
  const { passes, passed, ...forgotten } = rest;
  forgotten satisfies Nothing;
  return {
    cards: cards.filter((card) => card !== HIDDEN),
    played: played === HIDDEN ? null : played,
    discard: [...discard],
    aside: [...aside],
    divulged: [...divulged],
    nominated,
    contingencies: contingencies.filter((card) => card !== HIDDEN),
    passes,
    passed,
    pool: [...pool],
    kept: [...kept],
  };
}
function turnData({ unit, step, actions, done, ...rest }: Turn): Json {
  const { attacked, moved, standardMoves, cumbersome, panics, over, ...forgotten } = rest;
  forgotten satisfies Nothing;
  return {
    unit,
    step,
    actions,
    done: [...done],
    attacked,
    moved,
    standardMoves,
    cumbersome,
    panics,
    ...(over && { over }),
  };
}
const rowsData = (rows: BattleRows): Json =>
  Object.fromEntries(Object.entries(rows).flatMap(([kind, cards]) => (cards ? [[kind, [...cards]]] : [])));
const follows = (markers: readonly Marker[]): number => Math.max(0, ...markers.map(({ id }) => id + 1));

/** Every field of the state but the dice to come, and attacks, of which there is none between two activities. */
export function positionOf(s: LegionState): Json {
  const { chance: _, attacks: _a, rules, units, sides, points, brought, hands, ...table } = s;
  const { blue, edges, rows, battle, advantages, vetoes, battleNote, round, phase, stage, ...course } = table;
  const { priority, counter, turnOf, revealed, turn, terrain, supply, markers, nextMarker, ...ends } = course;
  const { lasting, uses, victory, outcome, ...forgotten } = ends;
  forgotten satisfies Nothing;
  const { edition: _e, training, competitive, ...agreed } = rules;
  return {
    units: units.map((unit) => unitData(unit, rules)),
    sides: [...sides],
    terrain: terrain.map(terrainData),
    markers: markers.map(markerData),
    hands: hands.map(handData),
    ...(advantages.some((card) => card !== null) && { advantages: [...advantages] }),
    rows: rowsData(rows),
    battle: { ...battle },
    vetoes,
    note: copy(battleNote),
    blue,
    edges: edges[0],
    round,
    phase,
    stage,
    priority,
    counter,
    turnOf,
    victory: [...victory],
    ...(turn && { active: turnData(turn) }),
    ...(lasting.length > 0 && { lasting: lasting.map((one) => copy(one)) }),
    ...(Object.keys(uses).length > 0 && { uses: { ...uses } }),
    ...(supply.length > 0 && { supply: supply.map(terrainData) }),
    ...(brought.some((deck) => Object.keys(deck).length > 0) && { brought: brought.map(rowsData) }),
    points: [...points],
    revealed,
    ...(nextMarker !== follows(markers) && { nextMarker }),
    ...(outcome && { outcome: { winner: outcome.winner, reason: outcome.reason, score: [...outcome.score] } }),
    rules: {
      ...agreed,
      ...(training !== null && { training: { with: [...training] } }),
      ...(competitive && { competitive }),
    },
  };
}
