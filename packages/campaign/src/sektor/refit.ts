import { isObject, type Json, type Refusal, readShape, type Seat } from '@holotisch/engine';
import * as v from 'valibot';
import { ARMS, fresh } from './arms/arm.ts';
import { inOrder } from './arms/armada.ts';
import { ARM } from './arms/index.ts';
import { measure, refuse } from './refusal.ts';
import type { Force, House, SektorState } from './state.ts';
import { ableWorth, capOf, cardWorth, deployed, floorOf, forceWorth, limitOf } from './worth.ts';

/** SK-7: refit. One order of a player says all that he does with his forces. */

const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));
const card = v.pipe(v.string(), v.maxLength(120));
const upTo = <S extends v.GenericSchema>(shape: S) => v.optional(v.pipe(v.array(shape), v.maxLength(60)), []);
const PartShape = v.strictObject({
  /** Units by their place on the sheet. */
  dismiss: upTo(place),
  repair: upTo(place),
  recruit: upTo(v.strictObject({ card, upgrades: upTo(card) })),
  /** By the place that a unit has then: dismissed ones are gone, recruits stand at the end. */
  strip: upTo(v.strictObject({ unit: place, card })),
  equip: upTo(v.strictObject({ unit: place, card })),
});
export const RefitShape = v.strictObject({
  xwing: v.optional(PartShape),
  armada: v.optional(PartShape),
  legion: v.optional(PartShape),
});
export type RefitPart = v.InferOutput<typeof PartShape>;
export type RefitOrder = v.InferOutput<typeof RefitShape>;
export const NOTHING: RefitPart = { dismiss: [], repair: [], recruit: [], strip: [], equip: [] };

/** What it costs to mend a unit, in points of its game. */
const repairCost = (force: Force, unitCard: string): number => Math.ceil(cardWorth(force, unitCard) / 4);

/** Carries an order out; says why it cannot. */
export function carryOut(state: SektorState, seat: Seat, order: RefitOrder): Refusal | undefined {
  const house = state.houses[seat]!;
  let price = 0;
  for (const game of ARMS) {
    const part = order[game];
    if (!part) continue;
    const cost = change(state, house, house.forces[game], part);
    if (typeof cost !== 'number') return cost;
    price += cost;
  }
  if (price > house.credits) return measure('SK-7', 'credits', price, house.credits);
  house.credits -= price;
  return undefined;
}

/** What a change of one force costs in credits; or why it cannot be. */
function change(state: SektorState, house: House, force: Force, part: RefitPart): number | Refusal {
  const { rules, turn } = state;
  const arm = ARM[force.game];
  const mended = mend(force, part);
  if (typeof mended !== 'number') return mended;
  const wrong = refuseCards(house, force, part);
  if (wrong) return wrong;
  force.units = force.units.filter((_, at) => !part.dismiss.includes(at));
  const kept = force.units.length;
  for (const { unit, card: id } of part.strip) {
    const at = force.units[unit]?.upgrades.indexOf(id) ?? -1;
    if (at < 0) return refuse('SK-7', 'noCardThere', { card: id });
    force.units[unit]!.upgrades.splice(at, 1);
  }
  const able = ableWorth(force);
  const before = forceWorth(force);
  force.units.push(...part.recruit.map((one) => fresh(one.card, one.upgrades)));
  for (const { unit, card: id } of part.equip) {
    if (!force.units[unit]) return measure('SK-7', 'unit', unit, force.units.length - 1);
    force.units[unit].upgrades.push(id);
  }
  const bought = forceWorth(force) - before;
  const isBuying = force.units.length > kept || part.equip.length > 0;
  if (isBuying) {
    const faulty = refuseForce(state, force);
    if (faulty) return faulty;
  }
  if (force.game === 'armada') force.units = inOrder(force.units);
  const free = Math.min(bought, Math.max(0, floorOf(rules, force.game, turn + 1) - able));
  return Math.ceil((mended + bought - free) * arm.rate);
}

/** Scars are mended; what it costs, in points. */
function mend(force: Force, { dismiss, repair }: RefitPart): number | Refusal {
  const last = force.units.length - 1;
  const unknown = [...dismiss, ...repair].find((at) => at > last);
  if (unknown !== undefined) return measure('SK-7', 'unit', unknown, last);
  if (repair.some((at, i) => repair.indexOf(at) < i || dismiss.includes(at) || !force.units[at]!.scarred))
    return refuse('SK-7', 'scar');
  for (const at of repair) force.units[at]!.scarred = false;
  return repair.reduce((sum, at) => sum + repairCost(force, force.units[at]!.card), 0);
}

/** Cards that there are, and names that are not lost for good. */
function refuseCards(house: House, force: Force, { recruit, equip }: RefitPart): Refusal | undefined {
  const arm = ARM[force.game];
  for (const one of recruit) {
    if (arm.cardPoints(force, one.card) === undefined || !arm.unitsFor(force).includes(one.card))
      return refuse('SK-7', 'card', { card: one.card });
    const strange = one.upgrades.find((id) => !arm.hasUpgrade(force, id));
    if (strange !== undefined) return refuse('SK-7', 'card', { card: strange });
  }
  for (const { card: id } of equip) if (!arm.hasUpgrade(force, id)) return refuse('SK-7', 'card', { card: id });
  const bought = [...recruit.flatMap((one) => [one.card, ...one.upgrades]), ...equip.map((one) => one.card)];
  const lost = arm.uniqueNames(force, bought).find((name) => house.gone.includes(name));
  return lost === undefined ? undefined : refuse('SK-6', 'gone', { name: lost });
}

/** Who buys has a force afterwards that can fight, that is not too large, and in which no name stands twice. */
function refuseForce({ rules, turn }: SektorState, force: Force): Refusal | undefined {
  const cap = capOf(rules, force.game, turn + 1);
  const worth = forceWorth(force);
  if (worth > cap) return measure('SK-7', 'cap', worth, cap, { game: { text: `sk.force.${force.game}` } });
  const names = ARM[force.game].uniqueNames(
    force,
    force.units.flatMap((unit) => [unit.card, ...unit.upgrades]),
  );
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined) return refuse('SK-7', 'twice', { name: twice });
  const fault = ARM[force.game].fault(force, force.units, limitOf(rules, turn + 1, force));
  if (fault) return { ...fault, message: { text: 'sk.no.list', args: { fault: { ...fault.message }, rule: 'SK-7' } } };
  return deployed(force, rules, turn + 1) === undefined
    ? refuse('SK-7', 'cannotFight', { game: { text: `sk.force.${force.game}` } })
    : undefined;
}

export const orderOf = (answer: Json): RefitOrder => {
  const read = readShape(RefitShape, answer);
  if (!read.ok || !isObject(answer)) throw new Error('an order that has been read is none');
  return read.value;
};
