import { type Agreement, data, type Fleet, faultsOf, pointsOf } from '@holotisch/armada';
import type { Roster } from '../armada/keeping.ts';
import { fleetOf } from '../armada/roster.ts';
import { placeNamed, type Reward } from './places.ts';

/** What a fleet may gain at a place. */

export const TASK_FORCE = 200;
const MOST_POINTS = 250;
const AGREED: Agreement = { points: null, prices: 'latest', competitive: false };

/** A card and the ship that carries it; squadrons fly for themselves. */
type Gain = { readonly card: string; readonly ship: number | null };
export const gainId = ({ card, ship }: Gain): string => (ship === null ? card : `${card}@${ship}`);

const legal = (fleet: Fleet): boolean =>
  pointsOf(fleet, 'latest') <= MOST_POINTS && faultsOf(fleet, AGREED).length === 0;

function gainsOf(roster: Roster, { of, won, lost }: Reward, isWinner: boolean): Gain[] {
  const points = isWinner ? won : lost;
  const fleet = fleetOf(roster);
  if (of === 'squadrons')
    return data.ALL_SQUADRONS.filter(
      (card) =>
        card.faction === roster.faction &&
        card.points <= points &&
        legal({ ...fleet, squadrons: [...fleet.squadrons, card.id] }),
    ).map(({ id }) => ({ card: id, ship: null }));
  const cards = data.ALL_UPGRADES.filter((card) => card.slots.includes(of) && card.points <= points);
  return cards.flatMap(({ id }) =>
    fleet.ships.flatMap((ship, at) => {
      const ships = fleet.ships.with(at, { ...ship, upgrades: [...ship.upgrades, id] });
      return legal({ ...fleet, ships }) ? [{ card: id, ship: at }] : [];
    }),
  );
}

/** All that may be taken at these places, each once. */
export function gainsAt(roster: Roster, places: readonly string[], isWinner: boolean): readonly Gain[] {
  const all = places.flatMap((place) =>
    placeNamed(place).rewards.flatMap((reward) => gainsOf(roster, reward, isWinner)),
  );
  return [...new Map(all.map((one) => [gainId(one), one])).values()];
}

export function take(roster: Roster, { card, ship }: Gain): void {
  if (ship === null) roster.squadrons.push({ card, scarred: false, veteran: false });
  else roster.ships[ship]!.upgrades.push(card);
}
