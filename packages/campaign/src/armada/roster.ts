import { type Agreement, data, type Fleet, faultsOf, isCommander, pointsOf, squadronLimit } from '@holotisch/armada';
import { type Refusal, say } from '@holotisch/engine';
import type { ClauseId } from '@holotisch/rules';
import type { Keeping, Roster, RosterShip, RosterSquadron, UnitReport } from './keeping.ts';

/** What a roster is worth, whether it can fight, what is lost with a unit. */

const AGREED: Agreement = { points: null, prices: 'latest', competitive: false };
export const FIRST_POINTS = 400;
export const MOST_POINTS = 500;

export const fleetOf = ({ faction, ships, squadrons, objectives }: Roster): Fleet => ({
  faction,
  ships: ships.map(({ card, upgrades }) => ({ card, upgrades })),
  squadrons: squadrons.map(({ card }) => card),
  objectives,
});

const upgradeCost = (id: string): number => data.findUpgrade(id)?.points ?? 0;
export const cardCost = (id: string): number =>
  (data.findShip(id) ?? data.findSquadron(id) ?? data.findUpgrade(id))?.points ?? 0;

/** AR-FAQ-FLOTTEN-INSTAND-SETZEN-06: with the upgrade cards that no ship carries. */
export const rosterPoints = (roster: Roster): number =>
  pointsOf(fleetOf(roster), 'latest') + roster.aside.reduce((sum, id) => sum + upgradeCost(id), 0);
const squadronPoints = ({ squadrons }: Roster): number => squadrons.reduce((sum, { card }) => sum + cardCost(card), 0);

/** The commander, the objectives, unique names: whether a match would take it. */
export const refuseToFight = (roster: Roster): Refusal | undefined => faultsOf(fleetOf(roster), AGREED)[0];
export const canFight = (roster: Roster): boolean => refuseToFight(roster) === undefined;

const refuse = (clauses: readonly ClauseId[], key: string, measured: number, allowed: number): Refusal => ({
  clauses,
  message: say(`ca.no.${key}`, { measured, allowed }),
  measured,
  allowed,
});

/** AR-FAQ-FLOTTEN-INSTAND-SETZEN-07, -08: a third of its own total, as it is in the end. */
export function refuseTotals(roster: Roster, most: number): Refusal | undefined {
  const points = rosterPoints(roster);
  if (points > most) return refuse(['AR-FAQ-FLOTTEN-INSTAND-SETZEN-06'], 'points', points, most);
  const squadrons = squadronPoints(roster);
  const limit = squadronLimit(points);
  return squadrons > limit
    ? refuse(['AR-FAQ-FLOTTEN-INSTAND-SETZEN-07', 'AR-FAQ-FLOTTEN-INSTAND-SETZEN-08'], 'squadrons', squadrons, limit)
    : undefined;
}

/** Of the first fleet a ship carries one upgrade card besides the commander. */
export const refuseUpgrades = (roster: Roster): Refusal | undefined =>
  roster.ships.some(({ upgrades }) => upgrades.filter((id) => !isCommander(data.findUpgrade(id))).length > 1)
    ? { clauses: ['AR-FAQ-FLOTTEN-ZUSAMMENSTELLEN-01'], message: say('ca.no.firstUpgrades') }
    : undefined;

type Card = { readonly name: { readonly en: string }; readonly unique?: true };
const cardNamed = (id: string): Card | undefined => data.findShip(id) ?? data.findSquadron(id) ?? data.findUpgrade(id);
/** Unique names of these cards. */
export const uniqueNames = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const card = cardNamed(id);
    return card?.unique ? [card.name.en] : [];
  });
const cardsIn = ({ ships, squadrons, aside }: Roster): string[] => [
  ...ships.flatMap(({ card, upgrades }) => [card, ...upgrades]),
  ...squadrons.map(({ card }) => card),
  ...aside,
];

/** A name stands once in a team; one that has left the campaign is nobody's any more. AR-FAQ-FLOTTEN-INSTAND-SETZEN-05 */
export function refuseNames(state: Keeping, seat: number, bought: readonly string[]): Refusal | undefined {
  const names = uniqueNames(bought);
  const lost = names.find((name) => state.gone.includes(name));
  if (lost !== undefined)
    return { clauses: ['AR-FAQ-FLOTTEN-INSTAND-SETZEN-05'], message: say('ca.no.gone', { name: lost }) };
  const mates = state.rosters.flatMap((roster, other) =>
    other !== seat && state.teams[other] === state.teams[seat] ? uniqueNames(cardsIn(roster)) : [],
  );
  const taken = names.find((name) => mates.includes(name));
  return taken === undefined
    ? undefined
    : { clauses: ['AR-FAQ-FLOTTEN-INSTAND-SETZEN-05'], message: say('ca.no.taken', { name: taken }) };
}

/** A unit leaves the campaign with its upgrade cards. The commander of a lost flagship survives and needs a new one. */
function leave(gone: string[], aside: string[], unit: RosterShip | RosterSquadron): void {
  const upgrades = 'upgrades' in unit ? unit.upgrades : [];
  const saved = upgrades.filter((id) => isCommander(data.findUpgrade(id)));
  aside.push(...saved);
  gone.push(...uniqueNames([unit.card, ...upgrades.filter((id) => !saved.includes(id))]));
}

/** AR-FAQ-FLOTTEN-INSTAND-SETZEN-03, -04, -05: removed is destroyed, and brings nothing back. */
export function removeUnits(roster: Roster, gone: string[], places: readonly number[]): void {
  const ships = roster.ships.length;
  const leaves = (_unit: unknown, place: number): boolean => places.includes(place);
  for (const unit of [...roster.ships, ...roster.squadrons].filter(leaves)) leave(gone, roster.aside, unit);
  roster.ships = roster.ships.filter((unit, place) => !leaves(unit, place));
  roster.squadrons = roster.squadrons.filter((unit, place) => !leaves(unit, ships + place));
}

/** The fleet status update: scars, veterans, and who was scarred already and is lost. */
export function update(roster: Roster, gone: string[], report: readonly UnitReport[]): number[] {
  const lost: number[] = [];
  for (const [place, unit] of [...roster.ships, ...roster.squadrons].entries()) {
    const { fate, veteran, upgrades } = report[place]!;
    if ('upgrades' in unit) unit.upgrades = [...upgrades];
    unit.veteran = veteran;
    if (fate !== 'destroyed') continue;
    if (unit.scarred) lost.push(place);
    unit.scarred = true;
  }
  removeUnits(roster, gone, lost);
  return lost;
}
