import type { Json, JsonObject, Region } from '@holotisch/engine';
import { askedOf, type BattleAsked } from '../armada/asked.ts';
import { anyReport, fleetJsonOf, readReport, refuseReport, reportOf } from '../armada/report.ts';
import { placeNamed } from './places.ts';
import { type Battle, type CorelliaState, sitesOf } from './state.ts';
import type { Table } from './table.ts';

/** A battle is a match of Armada: its setup is made here, and its report comes back. */

/** R-AR-83: so many of the battles of a turn that a team defends can use a token of Skilled Spacers. */
function mayExchange(state: CorelliaState, battle: Battle): boolean {
  const team = state.teams[battle.defence]!;
  const tokens = sitesOf(state, team, 'base').filter((id) => placeNamed(id).effect === 'skilled-spacers').length;
  const defended = state.battles.filter(({ defence }) => state.teams[defence] === team);
  return defended.indexOf(battle) < tokens;
}

/** What the question carries. */
export const battleData = (state: CorelliaState, at: number): BattleData => {
  const battle = state.battles[at]!;
  return { battle: at, ...askedOf(battle, battleSetup(state, battle)) };
};

/** The setup of the match: the assaulting fleet sits in seat 0 and is the first player. */
function battleSetup(state: CorelliaState, battle: Battle): JsonObject {
  const { place, assault, defence, special } = battle;
  const { objectives, own } = placeNamed(place);
  const base = special === null && state.sites[place]!.presence?.kind === 'base';
  return {
    fleets: [assault, defence].map((seat) => fleetJsonOf(state.rosters[seat]!)),
    rules: { points: null, rounds: state.rounds, unenforced: true },
    campaign: {
      rules: 'corellian-conflict',
      assault: 0,
      base,
      objectives: base ? [] : [...objectives],
      own,
      exchange: mayExchange(state, battle),
    },
    ...(special !== null && { objective: special }),
  };
}

type BattleData = BattleAsked & { readonly battle: number };
export const battleRegion: Region<Table, BattleData, Json> = {
  name: 'battle',
  read: readReport,
  check({ state }, { battle: at }, answer) {
    const battle = state.battles[at]!;
    return refuseReport(state, battle, reportOf(answer), battle.special !== null);
  },
  sample({ state }, { battle: at }, rng) {
    const battle = state.battles[at]!;
    return anyReport(state, battle, battle.special !== null, rng) as unknown as Json;
  },
};
