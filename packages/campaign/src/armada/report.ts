import { type ArmadaState, aftermath, data, fleetJson } from '@holotisch/armada';
import { type Json, type JsonObject, type Refusal, type Rng, readShape, say } from '@holotisch/engine';
import * as v from 'valibot';
import type { Keeping, Meeting, Report, Roster, UnitReport } from './keeping.ts';
import { fleetOf } from './roster.ts';

/** The fleet of a battle as a match takes it, and what has come of the battle as a report. */

const places = (list: readonly boolean[]): number[] => list.flatMap((is, at) => (is ? [at] : []));

export function fleetJsonOf(roster: Roster): JsonObject {
  const units = [...roster.ships, ...roster.squadrons];
  return {
    ...(fleetJson({ ...fleetOf(roster), name: roster.name }) as JsonObject),
    scarred: places(units.map(({ scarred }) => scarred)),
    veterans: places(units.map(({ veteran }) => veteran)),
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

/** Reads a report as an answer; undefined if it is none. */
export const readReport = (answer: unknown): Json | undefined => {
  const read = readShape(ReportShape, answer as Json);
  return read.ok ? (read.value as unknown as Json) : undefined;
};

/** A report speaks of every unit of both fleets, and of nothing that cannot be. */
export function refuseReport(
  { rosters }: Keeping,
  { assault, defence }: Meeting,
  report: Report,
  pays: boolean,
): Refusal | undefined {
  for (const [side, seat] of [assault, defence].entries()) {
    const { ships, squadrons } = rosters[seat]!;
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
    if (!pays && report.resources[side]! > 0) return no('reportResources');
  }
  return undefined;
}

export function reportOf(answer: Json): Report {
  const read = readShape(ReportShape, answer);
  if (!read.ok) throw new Error('a report that has been read is none');
  return read.value;
}

/** A battle that nobody has fought: for those who only try the campaign itself. */
export function anyReport({ rosters }: Keeping, { assault, defence }: Meeting, pays: boolean, rng: Rng): Report {
  const winner = rng.below(2) === 0 ? 0 : 1;
  const fleet = (seat: number, won: boolean): UnitReport[] => {
    const { ships, squadrons } = rosters[seat]!;
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
  const resources: [number, number] = !pays ? [0, 0] : winner === 0 ? [60, 0] : [20, 40];
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
