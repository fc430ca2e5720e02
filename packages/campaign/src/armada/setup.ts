import type { Fleet } from '@holotisch/armada';
import { type Refusal, type Seat, say } from '@holotisch/engine';
import * as v from 'valibot';
import { EMPIRE, type Keeping, REBELS, type Roster, type Team } from './keeping.ts';
import { refuseNames, refuseToFight, refuseTotals, refuseUpgrades } from './roster.ts';

/** How a campaign of Armada begins: two teams of two or three fleets. */

const card = v.pipe(v.string(), v.maxLength(60));
const upTo = <S extends v.GenericSchema>(shape: S, most: number) => v.pipe(v.array(shape), v.maxLength(most));
const FleetShape = v.looseObject({
  name: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  faction: v.picklist(['empire', 'rebel']),
  ships: upTo(v.strictObject({ card, upgrades: upTo(card, 30) }), 20),
  squadrons: upTo(card, 60),
  objectives: v.strictObject({ assault: card, defence: card, navigation: card }),
});
export const CampaignShape = v.strictObject({
  fleets: v.pipe(v.array(FleetShape), v.minLength(4), v.maxLength(6)),
  rounds: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)), 6),
});

export const rosterOf = ({
  name,
  faction,
  ships,
  squadrons,
  objectives,
}: v.InferOutput<typeof FleetShape>): Roster => ({
  name,
  faction,
  ships: ships.map((ship) => ({ card: ship.card, upgrades: [...ship.upgrades], scarred: false, veteran: false })),
  squadrons: squadrons.map((id) => ({ card: id, scarred: false, veteran: false })),
  aside: [],
  objectives,
  // AR-FAQ-FLOTTEN-ZUSAMMENSTELLEN-01: what is left over is lost
  resources: 0,
});

type FleetData = v.InferOutput<typeof FleetShape>;
export const teamsOf = (fleets: readonly FleetData[]): Team[] =>
  fleets.map(({ faction }) => (faction === 'empire' ? EMPIRE : REBELS));

const SIZES: readonly number[] = [4, 6];

function refuseRoster(state: Keeping, seat: Seat, points: number): Refusal | undefined {
  const roster = state.rosters[seat]!;
  const { ships, squadrons } = roster;
  const cards = [...ships.flatMap((ship) => [ship.card, ...ship.upgrades]), ...squadrons.map((one) => one.card)];
  return (
    refuseToFight(roster) ?? refuseTotals(roster, points) ?? refuseUpgrades(roster) ?? refuseNames(state, seat, cards)
  );
}

/** What is wrong with a first fleet by itself, whoever else comes. */
export function refuseFirstFleet(fleet: Fleet, points: number): Refusal | undefined {
  const { name = '', faction, ships, squadrons, objectives } = fleet;
  if (faction !== 'empire' && faction !== 'rebel') return { clauses: [], message: say('ca.no.faction') };
  const { assault, defence, navigation } = objectives;
  if (assault === undefined || defence === undefined || navigation === undefined)
    return { clauses: [], message: say('ca.no.objectives') };
  const roster = rosterOf({
    name,
    faction,
    ships: ships.map(({ card, upgrades }) => ({ card, upgrades: [...upgrades] })),
    squadrons: [...squadrons],
    objectives: { assault, defence, navigation },
  });
  return refuseToFight(roster) ?? refuseTotals(roster, points) ?? refuseUpgrades(roster);
}

/** Teams of a size, and first fleets of so many points. */
export function refuseCampaign(state: Keeping, points: number): Refusal | undefined {
  const { teams } = state;
  if (!SIZES.includes(teams.length) || teams.filter((team) => team === EMPIRE).length * 2 !== teams.length)
    return { clauses: [], message: say('ca.no.teams'), where: ['fleets'] };
  for (const seat of teams.keys()) {
    const wrong = refuseRoster(state, seat, points);
    if (wrong) return { ...wrong, where: ['fleets', seat] };
  }
  return undefined;
}
