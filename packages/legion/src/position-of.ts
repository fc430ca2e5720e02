import type { Json } from '@holotisch/engine';
import { headingDegrees, type Pose } from '@holotisch/table';
import { HIDDEN, type LegionState, TOKENS, type Unit } from './state.ts';

/** A state as scenario files spell it: what position.ts reads, place.ts lays out again. Only what differs from the usual. */

const degrees = ({ hx, hy }: Pose): number => headingDegrees(hx, hy);

/** Members whose value is the usual one are left out. */
function unusual(all: Readonly<Record<string, Json>>, usual: Readonly<Record<string, Json>>): Record<string, Json> {
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name])),
  );
}

const UNIT: Readonly<Record<string, Json>> = {
  ...{ status: 'play', order: 'none', tokens: {}, panicked: false, damaged: false, disabled: false, note: {} },
  ...{
    destroyedWeapons: [],
    resilienceRolled: false,
    bounty: 0,
    bountiesWon: 0,
    inside: null,
    upgrades: [],
    leader: 0,
    minis: [],
  },
};
function unitData(u: Unit): Json {
  return {
    card: u.card,
    seat: u.seat,
    ...unusual(
      {
        ...{ status: u.status, order: u.order, panicked: u.panicked, damaged: u.damaged, disabled: u.disabled },
        ...{ destroyedWeapons: u.destroyedWeapons, resilienceRolled: u.resilienceRolled, note: u.note },
        ...{ bounty: u.bounty, bountiesWon: u.bountiesWon, inside: u.inside },
        leader: u.leader,
        minis: u.minis.every(isFresh) ? [] : u.minis.map(miniData),
        tokens: Object.fromEntries(TOKENS.flatMap((t) => (u.tokens[t] > 0 ? [[t, u.tokens[t]]] : []))),
        upgrades: u.upgrades.map(({ id, exhausted, discarded, wounds, note }) =>
          exhausted || discarded || wounds > 0 || note !== undefined
            ? { id, exhausted, discarded, wounds, ...(note !== undefined && { note }) }
            : id,
        ),
      },
      UNIT,
    ),
    ...(u.promoted && { rank: u.rank }),
  };
}
/** Off the table and unhurt. */
const isFresh = ({ pose, wounds, fell }: Unit['minis'][number]): boolean =>
  pose === null && wounds === 0 && fell === null;
const miniData = ({ pose, wounds, fell }: Unit['minis'][number]): Json =>
  fell !== null ? 'fallen' : pose === null ? { wounds } : { x: pose.x, y: pose.y, degrees: degrees(pose), wounds };

export function positionOf(s: LegionState): Json {
  const { edition: _, training, competitive, ...rules } = s.rules;
  return {
    units: s.units.map(unitData),
    sides: [...s.sides],
    terrain: s.terrain.map(({ kind, outline, pose, height, cover, footing, ladders }) => ({
      ...{ kind, outline: outline.map(([x, y]) => [x, y]), x: pose.x, y: pose.y, degrees: degrees(pose), height },
      ...(cover !== undefined && { cover: typeof cover === 'number' ? cover : { ...cover } }),
      ...(footing !== undefined && { footing: { ...footing } }),
      ...(ladders && { ladders }),
    })),
    markers: s.markers.map(({ id: _id, note, ...marker }) => ({ ...marker, ...(note !== undefined && { note }) })),
    hands: s.hands.map(
      ({ cards, contingencies, played, discard, aside, divulged, nominated, pool, kept, ...rest }) => ({
        // What this seat may not know is not in it.
        ...{ cards: cards.filter((card) => card !== HIDDEN), played: played === HIDDEN ? null : played },
        ...{ discard: [...discard], aside: [...aside], divulged: [...divulged], nominated },
        ...{ contingencies: contingencies.filter((card) => card !== HIDDEN), passes: rest.passes, passed: rest.passed },
        ...{ pool: [...pool], kept: [...kept] },
      }),
    ),
    ...(s.advantages.some((card) => card !== null) && { advantages: [...s.advantages] }),
    ...{ rows: { ...s.rows }, battle: { ...s.battle }, vetoes: s.vetoes, note: { ...s.battleNote }, blue: s.blue },
    ...{ edges: s.edges[0], round: s.round, phase: s.phase, stage: s.stage, priority: s.priority, counter: s.counter },
    ...{ turnOf: s.turnOf, victory: [...s.victory] },
    ...(s.turn && {
      active: {
        ...{ unit: s.turn.unit, step: s.turn.step, actions: s.turn.actions, done: [...s.turn.done] },
        ...{ attacked: s.turn.attacked, moved: s.turn.moved, standardMoves: s.turn.standardMoves },
        ...{ cumbersome: s.turn.cumbersome, panics: s.turn.panics },
      },
    }),
    rules: {
      ...rules,
      ...(training !== null && { training: { with: [...training] } }),
      ...(competitive && { competitive }),
    },
  };
}
