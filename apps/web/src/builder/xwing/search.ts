import type { data } from '@holotisch/xwing';

/** Letters only, without accents: "Poe dameron", "TIE/x1" and "Kreischläufer" are found as people type them. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** All words of the search occur in one of the names, in either language, or in what the card does. */
export function matches(search: string, names: readonly data.Name[], says = ''): boolean {
  const text = `${names.map(({ en, de }) => `${en} ${de ?? ''}`).join(' ')} ${says}`;
  const found = `${fold(text)} ${fold(text.replace(/[äöü]/gi, (letter) => `${letter}e`))}`;
  return fold(search)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
