import {
  type BattleCard,
  type CommandCard,
  commandsIn,
  type Format,
  findUnit as findCard,
  type Slot,
  type Unit,
  type Upgrade,
  unitsIn,
  upgradesIn,
} from '../data/index.ts';
import { type Army, type ArmyUnit, STANDING_ORDERS } from './army.ts';
import { cardsFor } from './battle-deck.ts';
import type { ArmyFault } from './fault.ts';
import { type Bar, seat } from './icons.ts';
import { upgradesOf } from './look-up.ts';
import { belongs, faultsOf } from './validate.ts';

/** What a builder shows: the icons that are still free, what may stand on them, and why the rest may not. */

/** The icons of a unit that no card stands on. */
export function iconsLeft(army: Army, at: number, format: Format): Bar {
  const listed = army.units[at];
  const unit = listed && findCard(listed.unit, army.edition);
  return unit ? seat(unit, upgradesOf(listed, format)).free : {};
}

/** The first thing that a change would make wrong, be it with the new card or with one that is there already. */
export const whyNot = (before: Army, after: Army, format: Format): ArmyFault | undefined =>
  firstNew(faultsOf(before, format), faultsOf(after, format));

const firstNew = (before: readonly ArmyFault[], after: readonly ArmyFault[]): ArmyFault | undefined =>
  after.find((now) => !now.incomplete && !before.some((known) => isNoWorse(now, known)));

/** The same fault of the same card; where something is measured (points), at most as bad as it was. */
const isNoWorse = (now: ArmyFault, before: ArmyFault): boolean =>
  now.message.text === before.message.text &&
  now.unit === before.unit &&
  now.counterpart === before.counterpart &&
  now.upgrade === before.upgrade &&
  now.command === before.command &&
  now.battleCard === before.battleCard &&
  (typeof now.measured !== 'number' || now.measured <= Number(before.measured));

export type Choice<T> = { readonly card: T; readonly fault?: ArmyFault };

function judged<T>(army: Army, cards: readonly T[], take: (card: T) => Army, format: Format): Choice<T>[] {
  const before = faultsOf(army, format);
  return cards.map((card) => {
    const fault = firstNew(before, faultsOf(take(card), format));
    return fault ? { card, fault } : { card };
  });
}

export const withUnit = (army: Army, unit: string): Army => ({
  ...army,
  units: [...army.units, { unit, upgrades: [] }],
});
/** One unit of the list exchanged for what becomes of it. */
export const withChanged = (army: Army, at: number, change: (listed: ArmyUnit) => ArmyUnit): Army => ({
  ...army,
  units: army.units.map((listed, i) => (i === at ? change(listed) : listed)),
});
export const withUpgrade = (army: Army, at: number, upgrade: string): Army =>
  withChanged(army, at, (listed) => ({ ...listed, upgrades: [...listed.upgrades, upgrade] }));
export const withCounterpart = (army: Army, at: number, unit: string): Army =>
  withChanged(army, at, (listed) => ({ ...listed, counterpart: { unit, upgrades: [] } }));
export const withCommand = (army: Army, card: string): Army => ({ ...army, commands: [...army.commands, card] });
export const withBattleCard = (army: Army, card: string): Army => ({ ...army, battleDeck: [...army.battleDeck, card] });

/** Units that belong to the faction, each with the reason why the army cannot take it now, if there is one. */
export const unitChoices = (army: Army, format: Format): Choice<Unit>[] =>
  judged(
    army,
    unitsIn(army.edition).filter((unit) => unit.rank !== 'counterpart' && belongs(unit, army.faction)),
    (unit) => withUnit(army, unit.id),
    format,
  );

/** Every card of an icon. */
export function upgradeChoices(army: Army, at: number, slot: Slot, format: Format): Choice<Upgrade>[] {
  const cards = army.units[at] ? upgradesIn(army.edition).filter((card) => card.slot === slot) : [];
  return judged(army, cards, (card) => withUpgrade(army, at, card.id), format);
}

export const commandChoices = (army: Army, format: Format): Choice<CommandCard>[] =>
  judged(
    army,
    commandsIn(army.edition).filter(({ id }) => id !== STANDING_ORDERS),
    (card) => withCommand(army, card.id),
    format,
  );

export const battleCardChoices = (army: Army, kind: BattleCard['kind'], format: Format): Choice<BattleCard>[] =>
  judged(
    army,
    cardsFor(format).filter((card) => card.kind === kind),
    (card) => withBattleCard(army, card.id),
    format,
  );
