import { bad, type Flow, type Game, good, isObject, regionsOf, say } from '@holotisch/engine';
import { EMPIRE, playersOf, REBELS, seatsOf } from '../armada/keeping.ts';
import { canFight } from '../armada/roster.ts';
import { battleRegion } from './battle.ts';
import type { CorelliaEvent } from './events.ts';
import { layers, layFirst } from './flow/bases.ts';
import { build, effects, fight, finish, refitFleets } from './flow/management.ts';
import { areAllPaired, beginTurn, declare, diplomatsInTurn, layDiplomats } from './flow/strategy.ts';
import { refit } from './refit.ts';
import { setUp } from './setup.ts';
import { type CorelliaState, cloneState, type Phase } from './state.ts';
import type { Table } from './table.ts';
import { type CorelliaView, imagine, otherwise, view } from './view.ts';

/** The Corellian Conflict as a game: its decisions are those of the map, its battles matches of Armada. */

/** How many steps a phase has; what follows it. Every step is an activity. */
const PHASES: Readonly<Record<Exclude<Phase, 'over'>, { steps(state: CorelliaState): number; next: Phase }>> = {
  bases: { steps: (state) => layers(state).length, next: 'diplomats' },
  diplomats: { steps: (state) => diplomatsInTurn(state).length, next: 'assaults' },
  assaults: { steps: (state) => (areAllPaired(state) ? state.step : state.step + 1), next: 'battles' },
  battles: { steps: ({ battles }) => battles.length, next: 'effects' },
  effects: { steps: () => 1, next: 'build' },
  build: { steps: ({ battles }) => battles.length, next: 'refit' },
  refit: { steps: playersOf, next: 'diplomats' },
};

type Activity = Phase;

/** A phase that is over gives way to the next; a team of which no fleet can fight has lost. R-AR-82 */
function* advance(g: Table, phase: Exclude<Phase, 'over'>): Flow {
  const { state } = g;
  if (state.step < PHASES[phase].steps(state)) return;
  state.phase = PHASES[phase].next;
  state.step = 0;
  if (phase === 'refit') state.turn++;
  if (state.phase !== 'diplomats') return;
  beginTurn(g);
  const able = [EMPIRE, REBELS].filter((team) => seatsOf(state, team).some((seat) => canFight(state.rosters[seat]!)));
  if (able.length < 2) finish(g, able[0] ?? null);
}

function* run(g: Table, activity: Activity): Flow {
  if (activity === 'over') return;
  const { state } = g;
  if (state.step < PHASES[activity].steps(state)) yield* STEPS[activity](g);
  if (state.phase !== 'over') yield* advance(g, activity);
}

const STEPS: Readonly<Record<Exclude<Phase, 'over'>, (g: Table) => Flow>> = {
  bases: layFirst,
  diplomats: layDiplomats,
  assaults: declare,
  battles: fight,
  *effects(g) {
    effects(g);
    g.state.step++;
  },
  build,
  refit: refitFleets,
};

export const corellia: Game<CorelliaState, Activity, Table, CorelliaEvent, CorelliaView> = {
  id: 'corellia',
  edition: '1',
  seats: ({ teams }) => teams.map((_, seat) => seat),
  setUp,
  place: () => bad({ clauses: [], message: say('ca.no.position') }),
  clone: cloneState,
  sit: (state, emit) => ({ state, emit }),
  next: ({ state }) => (state.phase === 'over' ? undefined : state.phase),
  run,
  view,
  imagine: (seen) => imagine(seen),
  otherwise,
  asking: (_state, { kind, prompt }) => ({ kind, prompt, secret: kind === 'refit' || kind === 'presence' }),
  result: ({ outcome }) => outcome ?? undefined,
  override(state, change) {
    const winner = isObject(change) ? change['end'] : undefined;
    if (winner !== 0 && winner !== 1 && winner !== null) return { clauses: [], message: say('ca.no.change') };
    state.outcome = { winner };
    state.phase = 'over';
    return undefined;
  },
  ending(state, seat, by) {
    const team = state.teams[seat];
    return by === 'draw'
      ? { change: { end: null }, agreed: [...state.teams.keys()] }
      : { change: { end: team === 0 ? 1 : 0 }, agreed: seatsOf(state, team === 0 ? 0 : 1) };
  },
  verify,
  regions: regionsOf<Table>([battleRegion, refit]),
  questions: { points: ({ points }) => good([...points]) },
  aids: { hints: { usual: true } },
  askable: { points: null },
  dice: [],
  decks: [],
};

/** What no campaign may break. */
function verify({ sites, teams, rosters, points }: CorelliaState): void {
  if (points.some((n) => n < 0)) throw new Error('campaign points below 0');
  for (const [seat, { resources, faction }] of rosters.entries()) {
    if (resources < 0) throw new Error(`the fleet of seat ${seat} has ${resources} resource points`);
    if ((faction === 'empire' ? EMPIRE : REBELS) !== teams[seat]) throw new Error(`seat ${seat} is in the wrong team`);
  }
  for (const [id, { presence }] of Object.entries(sites))
    if (presence?.team === EMPIRE && (presence.kind === 'outpost' || !presence.shown))
      throw new Error(`the Empire hides something at ${id}`);
}
