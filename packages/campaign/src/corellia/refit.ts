import { data } from '@holotisch/armada';
import {
  isObject,
  type Json,
  type JsonObject,
  type Refusal,
  type Region,
  type Rng,
  readShape,
  say,
} from '@holotisch/engine';
import * as v from 'valibot';
import type { Roster } from '../armada/keeping.ts';
import {
  canFight,
  cardCost,
  MOST_POINTS,
  refuseNames,
  refuseTotals,
  removeUnits,
  rosterPoints,
} from '../armada/roster.ts';
import { placeNamed } from './places.ts';
import { type CorelliaState, cloneState, sitesOf } from './state.ts';
import type { Table } from './table.ts';

/** The last step of a turn: scars are removed, the fleet grows or is made smaller. One order of a player says it all. */

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const card = v.pipe(v.string(), v.maxLength(60));
const upTo = <S extends v.GenericSchema>(shape: S) => v.optional(v.pipe(v.array(shape), v.maxLength(60)), []);
const OrderShape = v.strictObject({
  /** Units by their place in the roster, ships first. */
  remove: upTo(place),
  repair: upTo(place),
  ships: upTo(v.strictObject({ card, upgrades: upTo(card) })),
  squadrons: upTo(card),
  /** Bought for a ship, by its place among those that there are then, or to be set aside. */
  upgrades: upTo(v.strictObject({ ship: v.nullable(place), card })),
  /** Cards that were set aside are put on ships. */
  equip: upTo(v.strictObject({ ship: place, card })),
});
export type Order = v.InferOutput<typeof OrderShape>;

const REFIT = 30;
const YARD = 5;
/** R-AR-84: every player has 30 refit points, and 5 for each Repair Yards of his team; they are for scars alone. */
export const refitPoints = (
  state: Parameters<typeof sitesOf>[0] & Pick<CorelliaState, 'teams'>,
  seat: number,
): number =>
  REFIT +
  YARD * sitesOf(state, state.teams[seat]!, 'base').filter((id) => placeNamed(id).effect === 'repair-yards').length;

/** R-AR-84 */
export const scarCost = (unit: { readonly card: string }): number => Math.ceil(cardCost(unit.card) / 2);

const no = (key: string, args: JsonObject = {}, clauses: Refusal['clauses'] = []): Refusal => ({
  clauses,
  message: say(`ca.no.${key}`, args),
});

/** Carries an order out on a roster; says why it cannot. */
export function carryOut(state: CorelliaState, seat: number, order: Order): Refusal | undefined {
  const roster = state.rosters[seat]!;
  const units = [...roster.ships, ...roster.squadrons];
  const unknown = [...order.remove, ...order.repair].find((at) => at >= units.length);
  if (unknown !== undefined) return no('unit', { place: unknown });
  const twice = order.repair.find((at, i) => order.repair.indexOf(at) < i || order.remove.includes(at));
  if (twice !== undefined || order.repair.some((at) => !units[at]!.scarred)) return no('scar');
  const scars = order.repair.reduce((sum, at) => sum + scarCost(units[at]!), 0);
  for (const at of order.repair) units[at]!.scarred = false;
  removeUnits(roster, state.gone, order.remove);
  const bought = [
    ...order.ships.flatMap((ship) => [ship.card, ...ship.upgrades]),
    ...order.squadrons,
    ...order.upgrades.map((one) => one.card),
  ];
  const strange = bought.find((id) => !data.findShip(id) && !data.findSquadron(id) && !data.findUpgrade(id));
  if (strange !== undefined) return no('card', { id: strange });
  const price = bought.reduce((sum, id) => sum + cardCost(id), 0) + Math.max(0, scars - refitPoints(state, seat));
  if (price > roster.resources)
    return {
      ...no('resources', { measured: price, allowed: roster.resources }),
      measured: price,
      allowed: roster.resources,
    };
  const names = refuseNames(state, seat, bought);
  if (names) return names;
  roster.resources -= price;
  const fresh = { scarred: false, veteran: false };
  for (const { card: id, upgrades } of order.ships) roster.ships.push({ card: id, upgrades: [...upgrades], ...fresh });
  for (const id of order.squadrons) roster.squadrons.push({ card: id, ...fresh });
  const wrong = handOut(roster, order);
  if (wrong) return wrong;
  const grows = bought.length > 0 ? refuseFleet(roster) : undefined;
  return grows ?? refuseTotals(roster, MOST_POINTS);
}

function handOut(roster: Roster, { upgrades, equip }: Order): Refusal | undefined {
  for (const { ship, card: id } of upgrades) {
    if (ship === null) roster.aside.push(id);
    else if (!roster.ships[ship]) return no('unit', { place: ship });
    else roster.ships[ship].upgrades.push(id);
  }
  for (const { ship, card: id } of equip) {
    const at = roster.aside.indexOf(id);
    if (at < 0 || !roster.ships[ship]) return no('aside', { id });
    roster.ships[ship].upgrades.push(...roster.aside.splice(at, 1));
  }
  return undefined;
}

/** Whoever buys must come to a fleet that can fight; whoever has lost his last ship may wait for better times. */
const refuseFleet = (roster: Roster): Refusal | undefined => (canFight(roster) ? undefined : no('cannotFight'));

type RefitData = { readonly seat: number };
export const refit: Region<Table, RefitData, Json> = {
  name: 'refit',
  read: (answer) => {
    const read = readShape(OrderShape, answer as Json);
    return read.ok ? (read.value as Json) : undefined;
  },
  check: ({ state }, { seat }, answer) => carryOut(cloneState(state), seat, orderOf(answer)),
  sample: ({ state }, { seat }, rng) => anyOrder(state, seat, rng),
};
export const orderOf = (answer: Json): Order => {
  const read = readShape(OrderShape, answer);
  if (!read.ok || !isObject(answer)) throw new Error('an order that has been read is none');
  return read.value;
};

const NOTHING: Order = { remove: [], repair: [], ships: [], squadrons: [], upgrades: [], equip: [] };

/** Scars first, the dearest unit first; then a flagship for a commander without one, then what there are points for. */
function anyOrder(state: CorelliaState, seat: number, rng: Rng): Json {
  let order: Order = NOTHING;
  const fits = (one: Order): boolean => carryOut(cloneState(state), seat, one) === undefined;
  const roster = state.rosters[seat]!;
  const units = [...roster.ships, ...roster.squadrons];
  const squadrons = units.map((_, at) => at).filter((at) => at >= roster.ships.length);
  while (!fits(order) && squadrons.length > 0) order = { ...order, remove: [...order.remove, squadrons.pop()!] };
  const scarred = units.flatMap((unit, at) => (unit.scarred && !order.remove.includes(at) ? [at] : []));
  for (const at of scarred.toSorted((a, b) => scarCost(units[b]!) - scarCost(units[a]!))) {
    const more = { ...order, repair: [...order.repair, at] };
    if (fits(more)) order = more;
  }
  for (const id of roster.aside)
    for (const ship of roster.ships.keys()) {
      const more = { ...order, equip: [{ ship, card: id }] };
      const after = cloneState(state);
      if (order.equip.length > 0 || carryOut(after, seat, more) || !canFight(after.rosters[seat]!)) continue;
      order = more;
    }
  for (let tries = 0; tries < 12; tries++) {
    const more = withMore(roster, order, rng);
    const led = more && withFlagship(roster, more);
    if (more && fits(more)) order = more;
    else if (led && fits(led)) order = led;
  }
  return order as Json;
}

/** The same, with a card that was set aside on the newest ship: a commander who has lost his flagship. */
function withFlagship(roster: Roster, order: Order): Order | undefined {
  const [card] = roster.aside;
  const kept = roster.ships.filter((_, at) => !order.remove.includes(at)).length;
  const newest = kept + order.ships.length - 1;
  return card === undefined || order.ships.length === 0 ? undefined : { ...order, equip: [{ ship: newest, card }] };
}

/** One ship or squadron more, of those that could be paid for. */
function withMore(roster: Roster, order: Order, rng: Rng): Order | undefined {
  const left = Math.min(roster.resources, MOST_POINTS - rosterPoints(roster));
  const own = <C extends { readonly faction: string; readonly points: number }>(cards: readonly C[]): readonly C[] =>
    cards.filter(({ faction, points }) => faction === roster.faction && points <= left);
  const ships = own(data.ALL_SHIPS);
  const squadrons = own(data.ALL_SQUADRONS);
  const pick = <T>(list: readonly T[]): T | undefined => list[rng.below(Math.max(1, list.length))];
  const ship = rng.below(2) === 0 ? pick(ships) : undefined;
  if (ship) return { ...order, ships: [...order.ships, { card: ship.id, upgrades: [] }] };
  const squadron = pick(squadrons);
  return squadron && { ...order, squadrons: [...order.squadrons, squadron.id] };
}
