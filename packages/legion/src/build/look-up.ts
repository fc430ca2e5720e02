import * as data from '../data/index.ts';
import type { CommandCard, Format, Unit, Upgrade } from '../data/types.ts';
import type { Army, ArmyUnit, Carrier } from './army.ts';

/** The cards of a list and what they cost. A list may be wrong, so unknown cards are undefined and cost nothing. */

/** The form of a card that a format is played with: the core sets with their first print. */
export const findUnit = (id: string, { edition, coreSet }: Format): Unit | undefined => {
  const unit = data.findUnit(id, edition);
  return unit && coreSet ? data.firstPrintOfUnit(id) : unit;
};
export const findUpgrade = (id: string, { edition, coreSet }: Format): Upgrade | undefined => {
  const upgrade = data.findUpgrade(id, edition);
  return upgrade && coreSet ? data.firstPrintOfUpgrade(id) : upgrade;
};

export const upgradesOf = (carrier: Carrier, format: Format): (Upgrade | undefined)[] =>
  carrier.upgrades.map((id) => findUpgrade(id, format));
export const unitsOf = (army: Army, format: Format): (Unit | undefined)[] =>
  army.units.map(({ unit }) => findUnit(unit, format));

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const carrierPoints = (carrier: Carrier, format: Format, army: readonly string[] = []): number =>
  (findUnit(carrier.unit, format)?.points ?? 0) +
  sum(upgradesOf(carrier, format).map((card) => (card ? data.costOf(card, carrier.unit, army) : 0)));

/** LE-ARMEE-PUNKTE-02, LE-ARMEE-AUFWERTUNGSKARTEN-01: a unit with all that it carries. */
export const unitPoints = (listed: ArmyUnit, format: Format, army: readonly string[] = []): number =>
  carrierPoints(listed, format, army) + (listed.counterpart ? carrierPoints(listed.counterpart, format, army) : 0);

/** LE-ARMEE-PUNKTE-02: command and battle cards cost nothing. */
export function pointsOf(army: Army, format: Format): number {
  const ids = army.units.map(({ unit }) => unit);
  return sum(army.units.map((listed) => unitPoints(listed, format, ids)));
}

/** What a card counts as when a hand is built. */
export const handPips = (card: CommandCard): number => card.handPips ?? card.pips;

/** Whether a unit or one of its upgrades has a keyword. */
export const hasKeyword = (carrier: Carrier, name: data.KeywordName, format: Format): boolean =>
  [findUnit(carrier.unit, format), ...upgradesOf(carrier, format)].some(
    (card) => card !== undefined && data.findKeyword(card, name) !== undefined,
  );

/** Whether a unit is meant by a name that stands after a keyword: its name, its title, or both. */
export const isNamed = (unit: Unit, name: string): boolean =>
  unit.name.en === name || unit.title?.en === name || `${unit.name.en} ${unit.title?.en}` === name;
