import { fold, type KnownName, narrowed, singulars, surnames, unshortened } from '@holotisch/engine/list';
import * as data from '../data/index.ts';
import type { Name, Pilot, Slot, Upgrade } from '../data/types.ts';
import { SLOT_NAMES } from '../text/names.ts';
import { OTHERWISE } from './spoken-names.ts';

/** Cards by the names people write: English or German, with or without accents, quotes and hyphens. */

function indexOf<T extends { readonly id: string; readonly name: Name }>(
  cards: readonly T[],
  more: (card: T) => readonly string[],
): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const card of cards)
    for (const name of new Set([card.name.en, card.name.de ?? '', data.uniqueName(card.id), ...more(card)].map(fold)))
      if (name !== '') index.set(name, [...(index.get(name) ?? []), card]);
  return index;
}

/** People are called by one word of their name where no other card has it. */
function withSurnames<T extends { readonly name: Name; readonly unique?: boolean }>(
  index: Map<string, T[]>,
  cards: readonly T[],
): Map<string, T[]> {
  for (const [word, name] of surnames(cards.map((card) => ({ name: card.name, isPerson: card.unique === true }))))
    if (!index.has(word)) index.set(word, index.get(name) ?? []);
  return index;
}

/** Builders and players leave out what every card of a kind has in its name: `Royal Guard TIE title`, `R2 Astromech Droid`. */
const shortUpgrade = ({ name: { en }, slot }: Upgrade): string[] => [
  ...(slot === 'title' ? [`${en} Title`, `Title: ${en}`] : []),
  ...(/^R\d Astromech$/.test(en) ? [`${en} Droid`] : []),
  ...(en.endsWith('s') ? [en.slice(0, -1)] : [`${en}s`]),
];
/** `mit Veteraneninstinkten`. */
const germanUpgrade = ({ name: { de = '' } }: Upgrade): string[] => (/(?:e|er|el)$/.test(de) ? [`${de}n`] : []);

/** `Blue Squadron`, `Academy`, `der Grau-Staffel`: people leave out that a pilot is one, or that he has a squadron. */
const shortPilot = ({ name: { en, de = '' }, unique }: Pilot): string[] =>
  unique
    ? []
    : [
        `${en}s`,
        ...[en.replace(/ Pilot$/, ''), en.replace(/ (?:Squadron|Group) Pilot$/, '')].flatMap((one) => [one, `${one}s`]),
        ...germanShort(de),
      ].filter((name) => name !== en && name !== '');
/** `Pilot der Akademie`: `der Akademie`, `Akademie-Pilot`. */
function germanShort(de: string): string[] {
  const squadron = /^Pilot (?:der|des) (\S+)$/.exec(de)?.[1];
  return squadron === undefined ? [] : [`der ${squadron}`, squadron, `${squadron} Pilot`, `${squadron} Piloten`];
}

const pilots = withSurnames(
  indexOf(data.PILOTS, (card) => [...shortPilot(card), ...(OTHERWISE.pilot[card.id] ?? [])]),
  data.PILOTS,
);
const upgrades = withSurnames(
  indexOf(data.UPGRADES, (card) => [
    ...shortUpgrade(card),
    ...germanUpgrade(card),
    ...(OTHERWISE.upgrade[card.id] ?? []),
  ]),
  data.UPGRADES,
);

/** Remarks in brackets by which builders tell cards of one name apart, where ship, faction or slot do not. */
const REMARKS: Readonly<Record<string, string>> = {
  'hansolo-swx57': 'TFA',
  'chewbacca-swx57': 'TFA',
  'millenniumfalcon-swx57': 'TFA',
  'poedameron-swx57': 'PS9',
  'ghost-swx72': 'Phantom II',
};
const FACTION_WORDS = { rebel: 'rebel', imperial: 'imperial', scum: 'scum' } as const;

const remarkOf = (id: string): string | undefined => (Object.hasOwn(REMARKS, id) ? REMARKS[id] : undefined);

const pilotFits = (p: Pilot, remark: string): boolean =>
  fold(remarkOf(p.id) ?? '') === remark ||
  remark === FACTION_WORDS[p.faction] ||
  remark === `ps${p.skill}` ||
  remark === `p${p.skill}` ||
  [data.ship(p.ship).name.en, data.ship(p.ship).name.de ?? '', p.ship].some((name) => fold(name).includes(remark));

const upgradeFits = (u: Upgrade, remark: string): boolean =>
  fold(remarkOf(u.id) ?? '') === remark ||
  [SLOT_NAMES[u.slot].en, SLOT_NAMES[u.slot].de].some((name) => fold(name) === remark);

/** The kind of cards that a word names: `crew`, `Titel`. */
export const slotMeant = (word: string): string | undefined =>
  Object.values(SLOT_NAMES).find(({ en, de }) => [en, de].some((name) => fold(name) === fold(word)))?.en;

export const isOfKind = ({ slot }: Upgrade, kind: string): boolean => SLOT_NAMES[slot].en === kind;

/** The name may itself end in brackets, so it is tried with its remarks first. */
const named = <T>(index: ReadonlyMap<string, readonly T[]>, name: string, remarks: readonly string[]): readonly T[] =>
  index.get(fold([name, ...remarks].join(''))) ?? index.get(fold(name)) ?? index.get(fold(unshortened(name))) ?? [];

export const pilotsNamed = (name: string, remarks: readonly string[]): readonly Pilot[] =>
  narrowed(named(pilots, name, remarks), remarks, pilotFits);
export const upgradesNamed = (name: string, remarks: readonly string[]): readonly Upgrade[] =>
  narrowed(named(upgrades, name, remarks), remarks, upgradeFits);

/** A ship by its name: `X-Wing`, `TIE Interceptor`, `T-70`. Builders write it before or behind that of the pilot. */
const typeNames = ({ id, name: { en, de = '' } }: (typeof data.SHIPS)[number]): string[] =>
  [id, en, de, `${en} Fighter`, en.replace(/ (?:Starfighter|Fighter|Bomber)$/, ''), ...shortTypes(en)]
    .map(fold)
    .filter((one) => one !== '');
/** `Z-95`, `HWK`, `JumpMaster`, `Lambda`: the first word is enough. */
function shortTypes(en: string): string[] {
  const [first = '', second] = en.replace('-class', '').split(' ');
  const isTelling =
    /\d/.test(first) || /^(?:Lambda|Upsilon|JumpMaster|Kihraxz|StarViper|Scurrg|Quadjumper)$/.test(first);
  const bare = /^([A-Za-z]+)-\d+$/.exec(first)?.[1];
  return [
    ...(isTelling && second !== undefined ? [first] : []),
    ...(first === 'Lambda' ? ['Lambda Shuttle'] : []),
    ...(bare !== undefined && bare.length > 2 ? [bare] : []),
    ...(first === 'Z-95' ? ['Zs', 'Z-95s'] : first === 'Y-Wing' ? ['Ys'] : []),
  ];
}
const SHIP_NAMES = new Set(data.SHIPS.flatMap(typeNames));
/** Words that stand in the name of one ship only: `Interceptor` may be two, `Phantom` is one. */
const SHIP_WORDS = new Set(
  'interceptor bomber defender phantom advanced decimator firespray jumpmaster headhunter punisher striker silencer reaper shuttle falcon abfangjager'.split(
    ' ',
  ),
);
export const isShipType = (words: string): boolean => SHIP_NAMES.has(fold(words)) || SHIP_WORDS.has(fold(words));

/** Where only the type is said, somebody without a name flies it: the ships that may be meant, the cheapest pilot first. */
export function pilotsOfType(words: string): readonly Pilot[] {
  const said = [words, ...singulars(words)].map(fold);
  const isMeant = (p: Pilot) => {
    const names = typeNames(data.ship(p.ship));
    return said.some((one) => names.includes(one) || (SHIP_WORDS.has(one) && names.some((long) => long.includes(one))));
  };
  return data.PILOTS.filter((p) => !p.unique && isMeant(p)).toSorted((a, b) => a.points - b.points);
}

/** All that a name of a pilot or of an upgrade may be meant for. */
const bothNames = ({ id, name: { en, de = en } }: Pilot | Upgrade, short: readonly string[] = []): KnownName[] =>
  [...new Set([en, ...short, de])].map((name) => ({ name, of: data.uniqueName(id) }));
const knownPilots: readonly KnownName[] = data.PILOTS.flatMap((card) => bothNames(card, shortPilot(card)));
const knownUpgrades: readonly KnownName[] = data.UPGRADES.flatMap((card) => bothNames(card));
export const pilotNames = (): readonly KnownName[] => knownPilots;
export const upgradeNames = (): readonly KnownName[] => knownUpgrades;

/** Whether a remark tells something of one of the cards of this name: its ship, its faction, its skill. */
export const isTelling = (name: string, remark: string): boolean =>
  fold(remark) !== '' &&
  (named(pilots, name, []).some((card) => pilotFits(card, fold(remark))) ||
    named(upgrades, name, []).some((card) => upgradeFits(card, fold(remark))));

/** The English name, with a remark where others have the same: what a reader needs to find this very card again. */
export function distinctPilot(p: Pilot): string {
  const same = (pilots.get(fold(p.name.en)) ?? []).filter((other) => other !== p);
  const remark = remarkOf(p.id);
  if (remark !== undefined) return `${p.name.en} (${remark})`;
  if (same.some((o) => o.faction === p.faction && o.ship !== p.ship))
    return `${p.name.en} (${data.ship(p.ship).name.en})`;
  return p.name.en;
}
export function distinctUpgrade(u: Upgrade): string {
  const remark = remarkOf(u.id) ?? (isShared(u) ? SLOT_NAMES[u.slot].en : undefined);
  return remark === undefined ? u.name.en : `${u.name.en} (${remark})`;
}
const isShared = (u: Upgrade): boolean =>
  (upgrades.get(fold(u.name.en)) ?? []).some((o: { slot: Slot }) => o.slot !== u.slot);
