import { data, squadronLimit } from '@holotisch/armada';
import {
  type CorelliaView,
  type RefitOrder,
  type Roster,
  refitPoints,
  rosterPoints,
  scarCost,
} from '@holotisch/campaign';
import { pointsOfCard } from './fleet.tsx';

/** A refit in the making: what stays, what goes, what is bought, and for whom. */
export interface Wishes {
  readonly remove: readonly number[];
  readonly repair: readonly number[];
  readonly ships: readonly string[];
  readonly squadrons: readonly string[];
  /** Cards for a ship: one of the old ones by its place, a new one after all of those; null sets it aside. */
  readonly upgrades: readonly { readonly ship: number | null; readonly card: string }[];
  readonly equip: readonly { readonly ship: number; readonly card: string }[];
}

export const NO_WISHES: Wishes = { remove: [], repair: [], ships: [], squadrons: [], upgrades: [], equip: [] };

/** Ships that there will be, by the place that wishes know them by. */
export const shipsAfter = (
  { ships }: Roster,
  wishes: Wishes,
): readonly { readonly place: number; readonly card: string }[] => [
  ...ships.flatMap(({ card }, place) => (wishes.remove.includes(place) ? [] : [{ place, card }])),
  ...wishes.ships.map((card, i) => ({ place: ships.length + i, card })),
];

/** As the rules read it: ships are counted as they stand after the others have gone. */
export function orderFrom(roster: Roster, wishes: Wishes): RefitOrder {
  const after = shipsAfter(roster, wishes).map(({ place }) => place);
  const there = (place: number): boolean => after.includes(place);
  return {
    remove: [...wishes.remove],
    repair: [...wishes.repair],
    ships: wishes.ships.map((card) => ({ card, upgrades: [] })),
    squadrons: [...wishes.squadrons],
    upgrades: wishes.upgrades.flatMap(({ ship, card }): RefitOrder['upgrades'] => {
      if (ship === null) return [{ ship: null, card }];
      return there(ship) ? [{ ship: after.indexOf(ship), card }] : [];
    }),
    equip: wishes.equip.flatMap(({ ship, card }) => (there(ship) ? [{ ship: after.indexOf(ship), card }] : [])),
  };
}

/** The other way round: what somebody else has ordered, to be changed further. */
export function wishesFrom(roster: Roster, order: RefitOrder): Wishes {
  const kept = roster.ships.flatMap((_, place) => (order.remove.includes(place) ? [] : [place]));
  const placeOf = (index: number): number =>
    index < kept.length ? kept[index]! : roster.ships.length + index - kept.length;
  return {
    remove: order.remove,
    repair: order.repair,
    ships: order.ships.map(({ card }) => card),
    squadrons: order.squadrons,
    upgrades: [
      ...order.upgrades.map(({ ship, card }) => ({ ship: ship === null ? null : placeOf(ship), card })),
      ...order.ships.flatMap(({ upgrades }, i) => upgrades.map((card) => ({ ship: roster.ships.length + i, card }))),
    ],
    equip: order.equip.map(({ ship, card }) => ({ ship: placeOf(ship), card })),
  };
}

interface Bill {
  /** Resource points that are left. */
  readonly left: number;
  /** Points that only remove scars, and how many of them are left. */
  readonly free: number;
  readonly freeLeft: number;
  readonly total: number;
  readonly squadrons: number;
  readonly squadronLimit: number;
}

/** What it all costs, and what remains. */
export function billOf(view: CorelliaView, seat: number, wishes: Wishes): Bill {
  const roster = view.rosters[seat]!;
  const units = [...roster.ships, ...roster.squadrons];
  const free = refitPoints(view, seat);
  const scars = wishes.repair.reduce((sum, place) => sum + scarCost(units[place]!), 0);
  const bought = [...wishes.ships, ...wishes.squadrons, ...wishes.upgrades.map(({ card }) => card)];
  const price = bought.reduce((sum, card) => sum + pointsOfCard(card), 0);
  const gone = wishes.remove.reduce((sum, place) => {
    const carried = roster.ships[place]?.upgrades.filter((id) => !isCommander(id)) ?? [];
    return sum + [units[place]!.card, ...carried].reduce((all, card) => all + pointsOfCard(card), 0);
  }, 0);
  const total = rosterPoints(roster) + price - gone;
  const flying = [
    ...roster.squadrons.filter((_, i) => !wishes.remove.includes(roster.ships.length + i)).map(({ card }) => card),
    ...wishes.squadrons,
  ];
  return {
    left: roster.resources - price - Math.max(0, scars - free),
    free,
    freeLeft: Math.max(0, free - scars),
    total,
    squadrons: flying.reduce((sum, card) => sum + pointsOfCard(card), 0),
    squadronLimit: squadronLimit(total),
  };
}
const isCommander = (id: string): boolean => data.findUpgrade(id)?.slots.includes('commander') ?? false;

interface Ware {
  readonly id: string;
  readonly points: number;
}

/** What may be looked for on the market, the cheapest first. */
export function wares(roster: Roster, kind: 'ships' | 'squadrons' | 'upgrades'): readonly Ware[] {
  const own = <C extends Ware & { readonly faction: string }>(cards: readonly C[]): readonly Ware[] =>
    cards.filter(({ faction }) => faction === roster.faction);
  const all: readonly Ware[] =
    kind === 'ships'
      ? own(data.ALL_SHIPS)
      : kind === 'squadrons'
        ? own(data.ALL_SQUADRONS)
        : data.ALL_UPGRADES.filter(
            ({ limits }) => limits.factions === undefined || limits.factions.some((one) => one === roster.faction),
          );
  return [...all].sort((a, b) => a.points - b.points);
}
