import { type Flow, good, regionsOf } from '@holotisch/engine';
import { EMPIRE, REBELS, seatsOf, type Team } from '../armada/keeping.ts';
import { canFight } from '../armada/roster.ts';
import { campaignGame, type PhaseRule } from '../campaign-game.ts';
import { battleRegion } from './battle.ts';
import { effects, fight } from './flow/battles.ts';
import { buildBase, gainTokens, refit, rewardOfBattle, tokenPlaces } from './flow/management.ts';
import {
  askClimactic,
  choosePivotal,
  isActOver,
  pivotalEffects,
  pivotalReward,
  upgradeFlagships,
} from './flow/pivotal.ts';
import { areAllPaired, declare, layBase, layers } from './flow/strategy.ts';
import { setUp } from './setup.ts';
import { cloneState, isLast, type Phase, type RimState } from './state.ts';
import type { RimEvent, Table } from './table.ts';
import { upgradeRegion } from './upgrade.ts';
import { drawn, imagine, otherwise, type RimView, view } from './view.ts';

/** Rebellion in the Rim as a game: as far as its rules are known, R-AR-86. */

/** A step that is a phase by itself. */
const once = (run: (g: Table) => Flow) =>
  function* (g: Table): Flow {
    yield* run(g);
    g.state.step++;
  };
const PHASES: Readonly<Record<Exclude<Phase, 'over'>, PhaseRule<RimState, Table>>> = {
  bases: { steps: (s) => layers(s).length, run: layBase, next: () => 'assaults' },
  assaults: { steps: (s) => (areAllPaired(s) ? s.step : s.step + 1), run: declare, next: () => 'battles' },
  battles: { steps: (s) => s.battles.length, run: fight, next: () => 'effects' },
  effects: { steps: () => 1, run: once(effects), next: () => 'tokens' },
  tokens: { steps: (s) => tokenPlaces(s).length, run: gainTokens, next: () => 'build' },
  build: { steps: () => 2, run: buildBase, next: () => 'rewards' },
  rewards: { steps: (s) => 2 * s.battles.length, run: rewardOfBattle, next: () => 'refit' },
  refit: { steps: (s) => s.teams.length, run: refit, next: () => 'act' },
  act: {
    steps: (s) => (isActOver(s) ? 1 : 0),
    run: once(askClimactic),
    next: (s) => (isActOver(s) ? 'upgrades' : 'assaults'),
  },
  upgrades: { steps: () => 2, run: upgradeFlagships, next: () => 'pivotal' },
  pivotal: { steps: () => 1, run: once(choosePivotal), next: () => 'pivotal-battles' },
  'pivotal-battles': { steps: (s) => s.battles.length, run: fight, next: () => 'pivotal-effects' },
  'pivotal-effects': { steps: () => 1, run: once(pivotalEffects), next: () => 'pivotal-rewards' },
  'pivotal-rewards': {
    steps: (s) => s.rewards.length,
    run: pivotalReward,
    next: (s) => (isLast(s) ? 'over' : 'assaults'),
  },
};

function entered(g: Table, phase: Phase, before: Phase): void {
  if (before === 'pivotal-rewards') nextAct(g.state);
  if (phase === 'over') finish(g, ahead(g.state));
  else if (phase === 'assaults') beginTurn(g);
}

function nextAct(state: RimState): void {
  state.act++;
  state.inAct[0] = 0;
  state.inAct[1] = 0;
  state.pivotal = null;
  state.rewards = [];
}

/** A team of which no fleet can fight has lost. */
function beginTurn(g: Table): void {
  const { state } = g;
  state.turn++;
  state.battles = [];
  g.emit({ type: 'turn', turn: state.turn, act: state.act });
  const able = [EMPIRE, REBELS].filter((team) => seatsOf(state, team).some((seat) => canFight(state.rosters[seat]!)));
  if (able.length < 2) finish(g, able[0] ?? null);
}

const ahead = ({ points: [empire, rebels] }: RimState): Team | null =>
  empire === rebels ? null : empire > rebels ? EMPIRE : REBELS;

function finish(g: Table, winner: Team | null): void {
  g.state.outcome = { winner };
  g.state.phase = 'over';
  g.emit({ type: 'over', winner });
}

export const rim = campaignGame<RimState, Table, RimEvent, RimView>({
  id: 'rim',
  setUp,
  clone: cloneState,
  phases: PHASES,
  entered,
  secret: ['base-defence'],
  words: 'ca',
  byHand: (winner) => ({ winner }),
  view,
  imagine: (seen) => imagine(seen),
  otherwise,
  drawn,
  verify,
  regions: regionsOf<Table>([battleRegion, upgradeRegion]),
  questions: { points: ({ points }) => good([...points]) },
  askable: { points: null },
});

function verify({ sites, purses }: RimState): void {
  for (const purse of purses)
    for (const [token, count] of Object.entries(purse)) if (count < 0) throw new Error(`${count} tokens ${token}`);
  for (const [id, { holder, base, defence }] of Object.entries(sites))
    if ((base && holder === null) || base !== (defence !== null)) throw new Error(`the base at ${id} is none`);
}
