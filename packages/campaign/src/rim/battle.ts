import { data } from '@holotisch/armada';
import type { Json, JsonObject, Region } from '@holotisch/engine';
import { askedOf, type BattleAsked } from '../armada/asked.ts';
import { anyReport, fleetJsonOf, readReport, refuseReport, reportOf } from '../armada/report.ts';
import { placeNamed } from './places.ts';
import type { Battle, RimState } from './state.ts';
import type { Table } from './table.ts';

/** A battle is a match of Armada: its setup is made here, and its report comes back. */

/** R-AR-86: what is printed at the place, and of the defender's three those of the kinds that are not printed there. */
function offered(state: RimState, { place, defence }: Battle): string[] {
  const printed = place === null ? [] : placeNamed(place).objectives;
  const kinds = printed.map((id) => data.findObjective(id)?.kind);
  const own = Object.entries(state.rosters[defence]!.objectives).flatMap(([kind, id]) =>
    kinds.some((one) => one === kind) ? [] : [id],
  );
  return [...printed, ...own];
}

/** The card that is played in any case: a pivotal battle's, or what its team has noted for a base. */
const namedObjective = (state: RimState, { place }: Battle): string | null =>
  state.pivotal?.objective ?? (place === null ? null : state.sites[place]!.defence);

/** What the question carries. */
export const battleData = (state: RimState, at: number): BattleData => {
  const battle = state.battles[at]!;
  return { battle: at, ...askedOf(battle, battleSetup(state, battle)) };
};

function battleSetup(state: RimState, battle: Battle): JsonObject {
  const named = namedObjective(state, battle);
  return {
    fleets: [battle.assault, battle.defence].map((seat) => fleetJsonOf(state.rosters[seat]!)),
    rules: { points: null, rounds: state.rounds, unenforced: true, width: 914.4 },
    campaign: {
      rules: 'rebellion-in-the-rim',
      assault: 0,
      objectives: named === null ? offered(state, battle) : [],
      own: named === null ? 0 : 3,
    },
    ...(named !== null && { objective: named }),
  };
}

type BattleData = BattleAsked & { readonly battle: number };
export const battleRegion: Region<Table, BattleData, Json> = {
  name: 'battle',
  read: readReport,
  check: ({ state }, { battle }, answer) =>
    refuseReport(state, state.battles[battle]!, reportOf(answer), isSpecial(state)),
  sample: ({ state }, { battle }, rng) => anyReport(state, state.battles[battle]!, false, rng) as unknown as Json,
};
/** Only a show of force brings resource points by its card; this campaign does not count them. */
const isSpecial = ({ pivotal }: RimState): boolean => pivotal?.kind === 'show-of-force';
