/** Cards by id, in the form that an edition gives them. */
import { BATTLE_CARDS } from './battle/index.ts';
import { COMMAND_CARDS } from './commands/index.ts';
import type { Forms } from './rows.ts';
import {
  type BattleCard,
  type CommandCard,
  EDITIONS,
  type Edition,
  type Keyword,
  type KeywordName,
  type Unit,
  type Upgrade,
} from './types.ts';
import { UNIT_CARDS } from './units/index.ts';
import { UPGRADE_CARDS } from './upgrades/index.ts';

type Shelf<T> = { readonly byId: ReadonlyMap<string, T>; readonly all: readonly T[] };
type Shelves<T> = Readonly<Record<Edition, Shelf<T>>>;

function shelf<T extends { readonly id: string }>(all: readonly T[]): Shelf<T> {
  return { byId: new Map(all.map((card) => [card.id, card])), all };
}

/** Those with a form in an edition. */
const inEdition = <T>(cards: readonly Forms<T>[], edition: Edition): readonly T[] =>
  cards.flatMap((card) => card.forms[edition] ?? []);

const shelvesOf = <T extends { readonly id: string }>(cards: readonly Forms<T>[]): Shelves<T> => ({
  '1.2': shelf(inEdition(cards, '1.2')),
  '2.6': shelf(inEdition(cards, '2.6')),
});

const units = shelvesOf(UNIT_CARDS);
const upgrades = shelvesOf(UPGRADE_CARDS);
const commands = shelvesOf(COMMAND_CARDS);
const battleCards = shelf(BATTLE_CARDS);

function sure<T>(card: T | undefined, what: string, id: string, edition?: Edition): T {
  if (card === undefined) throw new Error(`there is no ${what} '${id}'${edition ? ` in ${edition}` : ''}`);
  return card;
}

export const findUnit = (id: string, edition: Edition): Unit | undefined => units[edition].byId.get(id);
export const unitOf = (id: string, edition: Edition): Unit => sure(findUnit(id, edition), 'unit', id, edition);
export const unitsIn = (edition: Edition): readonly Unit[] => units[edition].all;

export const findUpgrade = (id: string, edition: Edition): Upgrade | undefined => upgrades[edition].byId.get(id);
/** What may lie on a unit: an upgrade, or the card of its counterpart. */
export const findEquipment = (id: string, edition: Edition): Upgrade | undefined =>
  findUpgrade(id, edition) ?? counterpartOf(id, edition);
export const upgradeOf = (id: string, edition: Edition): Upgrade =>
  sure(findEquipment(id, edition), 'upgrade', id, edition);

/** A counterpart is always part of another unit: its card then lies there like an upgrade that adds a miniature. */
function counterpartOf(id: string, edition: Edition): Upgrade | undefined {
  const known = counterparts[edition].get(id);
  const unit = known ? undefined : findUnit(id, edition);
  if (unit?.rank !== 'counterpart') return known;
  const { name, title, points, wounds, weapons, keywords } = unit;
  const card: Upgrade = {
    id,
    name,
    ...(title && { title }),
    unique: true,
    slot: 'personnel',
    points,
    limits: [],
    mini: { count: unit.minis, wounds, counterpart: true },
    weapons,
    keywords,
    effect: false,
  };
  counterparts[edition].set(id, card);
  return card;
}
const counterparts: Readonly<Record<Edition, Map<string, Upgrade>>> = { '1.2': new Map(), '2.6': new Map() };
/** What an upgrade costs on a unit of an army (ids). R-LE-106 */
export const costOf = ({ points, cheaper }: Upgrade, bearer: string, army: readonly string[] = []): number =>
  cheaper?.on?.includes(bearer) || cheaper?.with?.some((id) => id === bearer || army.includes(id))
    ? points - cheaper.by
    : points;
export const upgradesIn = (edition: Edition): readonly Upgrade[] => upgrades[edition].all;

export const findCommand = (id: string, edition: Edition): CommandCard | undefined => commands[edition].byId.get(id);
export const commandOf = (id: string, edition: Edition): CommandCard =>
  sure(findCommand(id, edition), 'command card', id, edition);
export const commandsIn = (edition: Edition): readonly CommandCard[] => commands[edition].all;

export const findBattleCard = (id: string): BattleCard | undefined => battleCards.byId.get(id);
export const battleCardOf = (id: string): BattleCard => sure(findBattleCard(id), 'battle card', id);
export const battleCardsIn = (edition: Edition): readonly BattleCard[] =>
  BATTLE_CARDS.filter((card) => card.edition === edition);

/** The editions in which a unit exists. */
export const editionsOf = (unitId: string): readonly Edition[] =>
  EDITIONS.filter((edition) => findUnit(unitId, edition));

const firstPrints = <T extends { readonly id: string }>(cards: readonly Forms<T>[]): ReadonlyMap<string, T> =>
  new Map(cards.flatMap((card) => (card.firstPrint ? [[card.id, card.firstPrint] as const] : [])));
const printedUnits = firstPrints(UNIT_CARDS);
const printedUpgrades = firstPrints(UPGRADE_CARDS);

/** A card of 1.2 as it was first printed: its points, and what later errata changed. */
const atFirstPoints = <T extends { readonly points: number; readonly printedPoints?: number }>(card: T): T => ({
  ...card,
  points: card.printedPoints ?? card.points,
});
export const firstPrintOfUnit = (id: string): Unit => atFirstPoints(printedUnits.get(id) ?? unitOf(id, '1.2'));
export const firstPrintOfUpgrade = (id: string): Upgrade =>
  atFirstPoints(printedUpgrades.get(id) ?? upgradeOf(id, '1.2'));

/** The keyword of a card or weapon, if it has it. */
export const findKeyword = (card: { readonly keywords: readonly Keyword[] }, name: KeywordName): Keyword | undefined =>
  card.keywords.find((one) => one.keyword === name);
