import { bad, chance, good, type Json, type Result, readShape } from '@holotisch/engine';
import { EMPIRE, REBELS } from '../armada/keeping.ts';
import { FIRST_POINTS } from '../armada/roster.ts';
import { CampaignShape, refuseCampaign, rosterOf, teamsOf } from '../armada/setup.ts';
import { CAPITAL } from './flow/bases.ts';
import { PLACES } from './places.ts';
import type { CorelliaState, Site } from './state.ts';

/** How the campaign begins: two teams of two or three fleets. */

/** 9 campaign points with four fleets, 12 with six. */
const GOALS: Readonly<Record<number, number>> = { 4: 9, 6: 12 };

export function setUp(setup: Json, seed: string): Result<CorelliaState> {
  const read = readShape(CampaignShape, setup);
  if (!read.ok) return read;
  const { fleets, rounds } = read.value;
  const teams = teamsOf(fleets);
  const state: CorelliaState = {
    chance: chance(seed),
    rounds,
    teams,
    admirals: [teams.indexOf(EMPIRE), teams.indexOf(REBELS)],
    goal: GOALS[fleets.length] ?? 0,
    turn: 1,
    phase: 'bases',
    step: 0,
    points: [0, 0],
    rosters: fleets.map(rosterOf),
    sites: Object.fromEntries(
      PLACES.map(({ id }): [string, Site] => [id, { presence: null, destroyed: false, diplomats: false }]),
    ),
    battles: [],
    gone: [],
    outcome: null,
  };
  state.sites[CAPITAL]!.presence = { team: EMPIRE, kind: 'base', shown: true };
  const wrong = refuseCampaign(state, FIRST_POINTS);
  return wrong ? bad(wrong) : good(state);
}
