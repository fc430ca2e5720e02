import { bad, chance, good, type Json, type Result, readShape } from '@holotisch/engine';
import { EMPIRE, REBELS } from '../armada/keeping.ts';
import { CampaignShape, refuseCampaign, rosterOf, teamsOf } from '../armada/setup.ts';
import { PLACES } from './places.ts';
import { TASK_FORCE } from './rewards.ts';
import { emptyPurse, type RimState, type Site } from './state.ts';

/** How a campaign begins: two teams of two or three task forces. */
export function setUp(setup: Json, seed: string): Result<RimState> {
  const read = readShape(CampaignShape, setup);
  if (!read.ok) return read;
  const { fleets, rounds } = read.value;
  const teams = teamsOf(fleets);
  const state: RimState = {
    chance: chance(seed),
    rounds,
    teams,
    admirals: [teams.indexOf(EMPIRE), teams.indexOf(REBELS)],
    act: 1,
    turn: 0,
    phase: 'bases',
    step: 0,
    points: [0, 0],
    inAct: [0, 0],
    purses: [emptyPurse(), emptyPurse()],
    rosters: fleets.map(rosterOf),
    sites: Object.fromEntries(
      PLACES.map(({ id }): [string, Site] => [id, { holder: null, base: false, defence: null }]),
    ),
    battles: [],
    climactic: false,
    pivotal: null,
    rewards: [],
    gone: [],
    outcome: null,
  };
  const wrong = refuseCampaign(state, TASK_FORCE);
  return wrong ? bad(wrong) : good(state);
}
