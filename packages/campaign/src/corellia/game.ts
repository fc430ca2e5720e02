import { good, regionsOf } from '@holotisch/engine';
import { EMPIRE, playersOf, REBELS, seatsOf } from '../armada/keeping.ts';
import { canFight } from '../armada/roster.ts';
import { campaignGame, type PhaseRule } from '../campaign-game.ts';
import { battleRegion } from './battle.ts';
import type { CorelliaEvent } from './events.ts';
import { layers, layFirst } from './flow/bases.ts';
import { build, effects, fight, finish, refitFleets } from './flow/management.ts';
import { areAllPaired, beginTurn, declare, diplomatsInTurn, layDiplomats } from './flow/strategy.ts';
import { refit } from './refit.ts';
import { setUp } from './setup.ts';
import { type CorelliaState, cloneState, type Phase } from './state.ts';
import type { Table } from './table.ts';
import { type CorelliaView, drawn, imagine, otherwise, view } from './view.ts';

/** The Corellian Conflict as a game: its decisions are those of the map, its battles matches of Armada. */

/** How many steps a phase has, what is done in each, and what follows it. */
const PHASES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRule<CorelliaState, Table>>> = {
  bases: { steps: (state) => layers(state).length, run: layFirst, next: () => 'diplomats' },
  diplomats: { steps: (state) => diplomatsInTurn(state).length, run: layDiplomats, next: () => 'assaults' },
  assaults: {
    steps: (state) => (areAllPaired(state) ? state.step : state.step + 1),
    run: declare,
    next: () => 'battles',
  },
  battles: { steps: ({ battles }) => battles.length, run: fight, next: () => 'effects' },
  effects: {
    steps: () => 1,
    *run(g) {
      effects(g);
      g.state.step++;
    },
    next: () => 'build',
  },
  build: { steps: ({ battles }) => battles.length, run: build, next: () => 'refit' },
  refit: { steps: playersOf, run: refitFleets, next: () => 'diplomats' },
};

/** A turn begins; a team of which no fleet can fight has lost. R-AR-82 */
function entered(g: Table, phase: Phase, before: Phase): void {
  const { state } = g;
  if (before === 'refit') state.turn++;
  if (phase !== 'diplomats') return;
  beginTurn(g);
  const able = [EMPIRE, REBELS].filter((team) => seatsOf(state, team).some((seat) => canFight(state.rosters[seat]!)));
  if (able.length < 2) finish(g, able[0] ?? null);
}

export const corellia = campaignGame<CorelliaState, Table, CorelliaEvent, CorelliaView>({
  id: 'corellia',
  setUp,
  clone: cloneState,
  phases: PHASES,
  entered,
  secret: ['refit', 'presence'],
  words: 'ca',
  byHand: (winner) => ({ winner }),
  view,
  imagine: (seen) => imagine(seen),
  otherwise,
  drawn,
  verify,
  regions: regionsOf<Table>([battleRegion, refit]),
  questions: { points: ({ points }) => good([...points]) },
  askable: { points: null },
});

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
