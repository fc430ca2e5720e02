import { type ArmadaState, aftermath, data, fleetJson } from '@holotisch/armada';
import { type Json, type JsonObject, type Refusal, type Region, type Rng, readShape, say } from '@holotisch/engine';
import * as v from 'valibot';
import { placeNamed } from './places.ts';
import { fleetOf } from './roster.ts';
import { type Battle, type CorelliaState, type Report, type Roster, sitesOf, type UnitReport } from './state.ts';
import type { Table } from './table.ts';

/** A battle is a match of Armada: its setup is made here, and what has come of it comes back as a report. */

const places = (list: readonly boolean[]): number[] => list.flatMap((is, at) => (is ? [at] : []));

function fleetJsonOf(roster: Roster): JsonObject {
  const units = [...roster.ships, ...roster.squadrons];
  return {
    ...(fleetJson({ ...fleetOf(roster), name: roster.name }) as JsonObject),
    scarred: places(units.map(({ scarred }) => scarred)),
    veterans: places(units.map(({ veteran }) => veteran)),
  };
}

/** R-AR-83: so many of the battles of a turn that a team defends can use a token of Skilled Spacers. */
function mayExchange(state: CorelliaState, battle: Battle): boolean {
  const team = state.teams[battle.defence]!;
  const tokens = sitesOf(state, team, 'base').filter((id) => placeNamed(id).effect === 'skilled-spacers').length;
  const defended = state.battles.filter(({ defence }) => state.teams[defence] === team);
  return defended.indexOf(battle) < tokens;
}

/** The setup of the match: the assaulting fleet sits in seat 0 and is the first player. */
export function battleSetup(state: CorelliaState, battle: Battle): JsonObject {
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

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20_000));
const UnitShape = v.strictObject({
  fate: v.picklist(['stands', 'retreated', 'destroyed']),
  veteran: v.boolean(),
  upgrades: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(30)),
});
const FleetShape = v.pipe(v.array(UnitShape), v.maxLength(80));
const ReportShape = v.strictObject({
  winner: v.picklist([0, 1]),
  score: v.strictTuple([count, count]),
  resources: v.strictTuple([count, count]),
  fleets: v.strictTuple([FleetShape, FleetShape]),
});

const no = (key: string, args: JsonObject = {}): Refusal => ({ clauses: [], message: say(`ca.no.${key}`, args) });

const isUnique = (card: string): boolean => data.findSquadron(card)?.unique === true;

/** A report speaks of every unit of both fleets, and of nothing that cannot be. */
function refuseReport(
  state: CorelliaState,
  { assault, defence, special }: Battle,
  report: Report,
): Refusal | undefined {
  for (const [side, seat] of [assault, defence].entries()) {
    const { ships, squadrons } = state.rosters[seat]!;
    const units = [...ships, ...squadrons];
    const told = report.fleets[side]!;
    if (told.length !== units.length) return no('reportUnits', { measured: told.length, allowed: units.length });
    for (const [at, { fate, veteran, upgrades }] of told.entries()) {
      const isShip = at < ships.length;
      if (fate === 'retreated' && !isShip) return no('reportRetreat', { place: at });
      if (units[at]!.veteran && !veteran) return no('reportVeteran', { place: at });
      if (veteran && !isShip && !isUnique(units[at]!.card)) return no('reportPlain', { place: at });
      if (!isShip && upgrades.length > 0) return no('reportUpgrades', { place: at });
    }
    // cards may have gone from ship to ship: AR-CARD-PROFUNDITY-04
    const before = ships.flatMap((ship) => ship.upgrades);
    if (
      before.toSorted().join() !==
      told
        .flatMap((unit) => unit.upgrades)
        .toSorted()
        .join()
    )
      return no('reportCards');
    if (special === null && report.resources[side]! > 0) return no('reportResources');
  }
  return undefined;
}

type BattleData = { readonly battle: number; readonly setup: JsonObject };
export const battleRegion: Region<Table, BattleData, Json> = {
  name: 'battle',
  read: (answer) => {
    const read = readShape(ReportShape, answer as Json);
    return read.ok ? (read.value as unknown as Json) : undefined;
  },
  check: ({ state }, { battle }, answer) => refuseReport(state, state.battles[battle]!, reportOf(answer)),
  sample: ({ state }, { battle }, rng) => anyReport(state, state.battles[battle]!, rng) as unknown as Json,
};
export function reportOf(answer: Json): Report {
  const read = readShape(ReportShape, answer);
  if (!read.ok) throw new Error('a report that has been read is none');
  return read.value;
}

/** A battle that nobody has fought: for those who only try the campaign itself. */
function anyReport(state: CorelliaState, { assault, defence, special }: Battle, rng: Rng): Report {
  const winner = rng.below(2) === 0 ? 0 : 1;
  const fleet = (seat: number, won: boolean): UnitReport[] => {
    const { ships, squadrons } = state.rosters[seat]!;
    return [...ships, ...squadrons].map((unit, at) => ({
      fate:
        rng.below(won ? 6 : 3) === 0
          ? 'destroyed'
          : !won && at < ships.length && rng.below(3) === 0
            ? 'retreated'
            : 'stands',
      veteran: unit.veteran || (at < ships.length && rng.below(8) === 0),
      upgrades: [...(ships[at]?.upgrades ?? [])],
    }));
  };
  const score: [number, number] = winner === 0 ? [200, 80] : [80, 200];
  const resources: [number, number] = special === null ? [0, 0] : winner === 0 ? [60, 0] : [20, 40];
  return { winner, score, resources, fleets: [fleet(assault, winner === 0), fleet(defence, winner === 1)] };
}

/** What a match that is over comes to, as a report. */
export function reportFrom(setup: JsonObject, state: ArmadaState): Report {
  const { winner, score, resources, fleets } = aftermath(state, setup);
  const told = (seat: number): UnitReport[] =>
    fleets[seat]!.map(({ fate, veteran, upgrades }) => ({ fate, veteran, upgrades }));
  // A battle that the players called a draw is the defender's. R-AR-82
  return { winner: winner ?? 1, score, resources, fleets: [told(0), told(1)] };
}
