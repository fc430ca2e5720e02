import type { Refusal } from '@holotisch/engine';
import type { ArmId } from './arms/arm.ts';
import { ARM } from './arms/index.ts';
import type { Force, ForceUnit, House, SektorRules } from './state.ts';
import { isHero, isVeteran } from './veterans.ts';

/** What forces are worth, how large they may be, and who of them goes into a battle. */

/** Points of upgrade cards that a unit's experience pays for: twice as many of a hero. */
const trainingOf = ({ game }: Force, unit: ForceUnit): number =>
  isHero(unit) ? 2 * ARM[game].training : isVeteran(unit) ? ARM[game].training : 0;

export const cardWorth = (force: Force, card: string): number => ARM[force.game].cardPoints(force, card) ?? 0;
const upgradesWorth = (force: Force, unit: ForceUnit): number => ARM[force.game].upgradesPoints(force, unit);
/** Cards that make a unit cheaper do so, experience or not. */
export function unitWorth(force: Force, unit: ForceUnit): number {
  const upgrades = upgradesWorth(force, unit);
  return cardWorth(force, unit.card) + Math.min(upgrades, Math.max(0, upgrades - trainingOf(force, unit)));
}
export const forceWorth = (force: Force): number => force.units.reduce((sum, unit) => sum + unitWorth(force, unit), 0);
/** As its game counts it, experience or not. */
const printedWorth = (force: Force, units: readonly ForceUnit[]): number =>
  units.reduce((sum, unit) => sum + cardWorth(force, unit.card) + upgradesWorth(force, unit), 0);
/** What of a force can fight: who is scarred counts half. */
export const ableWorth = (force: Force): number =>
  force.units.reduce((sum, unit) => sum + unitWorth(force, unit) / (unit.scarred ? 2 : 1), 0);

/** What a force may be worth in an evening: from its first size to its full one in equal steps. */
export function capOf({ first, full, turns }: SektorRules, game: ArmId, turn: number): number {
  const grown = turns === 1 ? 0 : ((full[game] - first[game]) * (Math.min(turn, turns) - 1)) / (turns - 1);
  return Math.round(first[game] + grown);
}
/** To so much a force is filled up for nothing: its first size, and half of what the largest has grown. */
export const floorOf = (rules: SektorRules, game: ArmId, turn: number): number =>
  Math.round((rules.first[game] + capOf(rules, game, turn)) / 2);

/** The limit that lists are judged by: experience may lift a list above what it is worth. */
export const limitOf = (rules: SektorRules, turn: number, force: Force): number =>
  Math.max(capOf(rules, force.game, turn), printedWorth(force, force.units));

/**
 * Who goes into a battle, by the place on the sheet: who is scarred stays behind, as long as the others are a legal list; if
 * not, the scarred come along one after the other. Fleets fight with their scars. Undefined: it cannot fight at all.
 */
export function deployed(force: Force, rules: SektorRules, turn: number): readonly number[] | undefined {
  const all = [...force.units.keys()];
  const judged = (places: readonly number[]): Refusal | undefined =>
    ARM[force.game].fault(
      force,
      places.map((at) => force.units[at]!),
      limitOf(rules, turn, force),
    );
  const scarred = force.game === 'armada' ? [] : all.filter((at) => force.units[at]!.scarred);
  for (let behind = scarred; ; behind = behind.slice(1)) {
    const places = all.filter((at) => !behind.includes(at));
    if (places.length > 0 && judged(places) === undefined) return places;
    if (behind.length === 0) return undefined;
  }
}
export const canFight = (house: House, game: ArmId, rules: SektorRules, turn: number): boolean =>
  deployed(house.forces[game], rules, turn) !== undefined;
