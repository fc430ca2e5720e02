import { type data, type Fleet, FORMATS, data as facts, fleetJson, isCommander, randomFleet } from '@holotisch/armada';
import { type Json, quickRng } from '@holotisch/engine';

/** First fleets for a campaign: any legal ones, with no more upgrade cards than a first fleet may have. */
export function firstFleet(number: number, faction: data.Faction): Fleet {
  const fleet = randomFleet(quickRng(number), FORMATS.standard, faction)!;
  const isLed = (id: string): boolean => isCommander(facts.findUpgrade(id));
  return {
    ...fleet,
    name: `${faction} ${number}`,
    ships: fleet.ships.map(({ card, upgrades }) => ({ card, upgrades: upgrades.filter(isLed) })),
    squadrons: [],
  };
}
export const setupOf = (fleets: readonly Fleet[], more: object = {}): Json =>
  JSON.parse(JSON.stringify({ fleets: fleets.map((fleet) => fleetJson(fleet)), ...more }));
