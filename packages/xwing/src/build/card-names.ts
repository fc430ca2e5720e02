import * as data from '../data/index.ts';
import type { Name, Pilot, Slot, Upgrade } from '../data/types.ts';
import { SLOT_NAMES } from '../text/names.ts';

/** Cards by the names people write: English or German, with or without accents, quotes and hyphens. */

/** What remains of a name when spelling is forgiven. */
export const fold = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[^a-z0-9]/g, '');

function indexOf<T extends { readonly id: string; readonly name: Name }>(cards: readonly T[]): Map<string, T[]> {
  const index = new Map<string, T[]>();
  for (const card of cards)
    for (const name of new Set([card.name.en, card.name.de ?? '', data.uniqueName(card.id)].map(fold)))
      if (name !== '') index.set(name, [...(index.get(name) ?? []), card]);
  return index;
}

const pilots = indexOf(data.PILOTS);
const upgrades = indexOf(data.UPGRADES);

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
  [data.ship(p.ship).name.en, data.ship(p.ship).name.de ?? '', p.ship].some((name) => fold(name).includes(remark));

const upgradeFits = (u: Upgrade, remark: string): boolean =>
  fold(remarkOf(u.id) ?? '') === remark ||
  [SLOT_NAMES[u.slot].en, SLOT_NAMES[u.slot].de].some((name) => fold(name) === remark);

/** A remark that fits none of the cards says something else (a side of a card, say) and decides nothing. */
function narrowed<T>(
  cards: readonly T[],
  remarks: readonly string[],
  fits: (card: T, remark: string) => boolean,
): readonly T[] {
  let left = cards;
  for (const remark of remarks.map(fold)) {
    const some = remark === '' ? [] : left.filter((card) => fits(card, remark));
    if (some.length > 0) left = some;
  }
  return left;
}

/** The name may itself end in brackets, so it is tried with its remarks first. */
const named = <T>(index: ReadonlyMap<string, readonly T[]>, name: string, remarks: readonly string[]): readonly T[] =>
  index.get(fold([name, ...remarks].join(''))) ?? index.get(fold(name)) ?? [];

export const pilotsNamed = (name: string, remarks: readonly string[]): readonly Pilot[] =>
  narrowed(named(pilots, name, remarks), remarks, pilotFits);
export const upgradesNamed = (name: string, remarks: readonly string[]): readonly Upgrade[] =>
  narrowed(named(upgrades, name, remarks), remarks, upgradeFits);

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
