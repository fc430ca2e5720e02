import {
  type data,
  type Fleet,
  FORMATS,
  data as facts,
  fleetJson,
  isCommander,
  pointsOf,
  randomFleet,
} from '@holotisch/armada';
import type { Json, Rng } from '@holotisch/engine';
import { FIRST_POINTS, uniqueNames } from './roster.ts';

/** First fleets for studies: any legal ones, with no more upgrade cards than a first fleet may have. */

const isLed = (id: string): boolean => isCommander(facts.findUpgrade(id));

function firstFleet(rng: Rng, faction: data.Faction, taken: Set<string>, points: number): Fleet {
  const drawn = randomFleet(rng, { ...FORMATS.standard, points }, faction)!;
  const ships = drawn.ships.map(({ card, upgrades }) => ({ card, upgrades: upgrades.filter(isLed) }));
  const names = uniqueNames(ships.flatMap(({ card, upgrades }) => [card, ...upgrades]));
  if (names.some((name) => taken.has(name))) return firstFleet(rng, faction, taken, points);
  for (const name of names) taken.add(name);
  // squadrons are a third of the whole: half of what the ships cost
  const ofShips = pointsOf({ ...drawn, ships, squadrons: [] }, 'latest');
  let left = Math.min(Math.floor(ofShips / 2), points - ofShips);
  const squadrons = drawn.squadrons.filter((id) => {
    const own = uniqueNames([id]);
    const { points } = facts.squadronCard(id);
    if (points > left || own.some((name) => taken.has(name))) return false;
    for (const name of own) taken.add(name);
    left -= points;
    return true;
  });
  return { ...drawn, ships, squadrons };
}

/** Any first fleet by itself. */
export const anyFirstFleet = (rng: Rng, points: number): Fleet =>
  firstFleet(rng, rng.below(2) === 0 ? 'empire' : 'rebel', new Set(), points);

/** The setup of a campaign with so many players a team. */
export function anyCampaign(rng: Rng, players: 2 | 3, rounds?: number, points: number = FIRST_POINTS): Json {
  const taken = { empire: new Set<string>(), rebel: new Set<string>() };
  const fleets = Array.from({ length: players }, (_, i) =>
    (['empire', 'rebel'] as const).map((faction) => ({
      ...firstFleet(rng, faction, taken[faction], points),
      name: `${faction} ${i + 1}`,
    })),
  ).flat();
  return { fleets: fleets.map((fleet) => fleetJson(fleet)), ...(rounds !== undefined && { rounds }) };
}
