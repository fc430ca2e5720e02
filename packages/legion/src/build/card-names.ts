/** Cards by the names people write: English or German, with or without title, accents, quotes and hyphens. */
import { bracketAtEnd, fold, type KnownName, singulars, unshortened } from '@holotisch/engine/list';
import {
  type BattleCard,
  battleCardsIn,
  type CommandCard,
  commandsIn,
  type Edition,
  FACTIONS,
  type Faction,
  type Name,
  type Unit,
  type Upgrade,
  unitsIn,
  upgradesIn,
} from '../data/index.ts';
import { type CardKind, otherNames } from './hq/hq.ts';
import { spellingsOf } from './spellings.ts';

type Named = { readonly id: string; readonly name: Name; readonly title?: Name };
type Index<T> = ReadonlyMap<string, readonly T[]>;

function indexOf<T extends Named>(cards: readonly T[], kind: CardKind, edition: Edition): Index<T> {
  const index = new Map<string, T[]>();
  for (const card of cards) {
    const { id, name, title } = card;
    const both = title ? [`${name.en} ${title.en}`, `${name.de ?? name.en} ${title.de ?? title.en}`] : [];
    const names = new Set(
      [
        name.en,
        name.de ?? '',
        id,
        ...both,
        ...otherNames(kind, id, edition),
        ...spellingsOf(kind, id),
        ...plurals(kind, name.en),
      ].map(fold),
    );
    for (const one of names) if (one !== '') index.set(one, [...(index.get(one) ?? []), card]);
  }
  return index;
}

/** `Rebel Trooper` for a unit of Rebel Troopers, and the other way round. */
const plurals = (kind: CardKind, name: string): string[] =>
  kind !== 'unit' ? [] : name.endsWith('s') ? [name.slice(0, -1)] : [`${name}s`];

/** Made when somebody asks for the first time: most matches read no lists. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
const both = <T>(make: (edition: Edition) => T): Readonly<Record<Edition, () => T>> => ({
  '1.2': once(() => make('1.2')),
  '2.6': once(() => make('2.6')),
});

const units = both((edition) => indexOf<Unit>(unitsIn(edition), 'unit', edition));
const upgrades = both((edition) => indexOf<Upgrade>(upgradesIn(edition), 'upgrade', edition));
const commands = both((edition) => indexOf<CommandCard>(commandsIn(edition), 'command', edition));
const battles = both((edition) => indexOf<BattleCard>(battleCardsIn(edition), 'battle', edition));

/** Where a name with its title is known, the title decides; a title in brackets or behind a dash is read as well. */
function named<T>(index: Index<T>, name: string): readonly T[] {
  const whole = index.get(fold(name)) ?? index.get(fold(unshortened(name)));
  if (whole) return whole;
  const bare = bracketAtEnd(name)?.before ?? name;
  return bare === name ? [] : (index.get(fold(bare)) ?? []);
}

const oneOrMore = <T>(index: Index<T>, name: string): readonly T[] =>
  [name, ...singulars(name)].map((one) => named(index, one)).find((found) => found.length > 0) ?? [];

/** `Strike Teams`: several of them. */
export function unitsNamed(name: string, edition: Edition): readonly Unit[] {
  return oneOrMore(units[edition](), name);
}
/** `Z-6s`: several of them. */
export function upgradesNamed(name: string, edition: Edition): readonly Upgrade[] {
  return oneOrMore(upgrades[edition](), name.replace(/(?: rifle)? config(?:uration)?$/i, ''));
}
export const commandsNamed = (name: string, edition: Edition): readonly CommandCard[] =>
  named(commands[edition](), name.replace(/^[•·\s]+/, ''));
export const battleCardsNamed = (name: string, edition: Edition): readonly BattleCard[] =>
  named(battles[edition](), name);

/** A name by which a card is found again: its own, or where others share it, one that other programs give it. */
export function tellingName(card: Upgrade, edition: Edition): string {
  const own = card.title ? `${card.name.en}, ${card.title.en}` : card.name.en;
  const names = [own, ...otherNames('upgrade', card.id, edition), card.id];
  return names.find((name) => upgradesNamed(name, edition).length === 1) ?? own;
}

const namesOf = (cards: readonly Named[]): readonly KnownName[] =>
  cards.flatMap(({ name: { en, de = en }, title }) => [
    ...[...new Set([en, de])].map((name) => ({ name, of: en })),
    ...(title ? [{ name: `${en} ${title.en}` }] : []),
  ]);
const knownNames = {
  unit: both((edition) => namesOf(unitsIn(edition))),
  upgrade: both((edition) => namesOf(upgradesIn(edition))),
  command: both((edition) => namesOf(commandsIn(edition))),
  battle: both((edition) => namesOf(battleCardsIn(edition))),
};
/** All that a name may be meant for. */
export const upgradeNamesOf = (cards: readonly Upgrade[]): readonly KnownName[] => namesOf(cards);
export const namesKnown = (kind: CardKind, edition: Edition): readonly KnownName[] => knownNames[kind][edition]();

const FACTION_WORDS: Readonly<Record<Faction, RegExp>> = {
  rebel: /rebel/i,
  empire: /empire|imperi/i,
  republic: /republi/i,
  separatist: /separati|\bcis\b/i,
  mercenary: /mercenar|fringe|söldner|shadow/i,
  mandalorian: /mandalorian/i,
};
export const factionMeant = (words: string): Faction | undefined =>
  FACTIONS.find((faction) => FACTION_WORDS[faction].test(words));
