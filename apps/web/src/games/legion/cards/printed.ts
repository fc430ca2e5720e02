import type { data } from '@holotisch/legion';

/** A keyword as printed: `Pierce 1`, `Arsenal 2`. */
export const keywordText = ({ keyword, value, of }: data.Keyword, name: (id: string) => string): string =>
  [name(keyword), ...(value === undefined ? [] : [String(value)])].join(' ') +
  (of && of.length > 0 ? `: ${of.join(', ')}` : '');

/** Keywords in the order of the names that they have in the language at hand. */
export const byName = (keywords: readonly data.Keyword[], name: (id: string) => string): readonly data.Keyword[] =>
  [...keywords].sort((a, b) => name(a.keyword).localeCompare(name(b.keyword)));
export const keywordTexts = (keywords: readonly data.Keyword[], name: (id: string) => string): readonly string[] =>
  byName(keywords, name).map((one) => keywordText(one, name));

/** How far a weapon reaches, as printed. */
export const rangeText = ({ min, max }: data.WeaponRange, melee: string): string => {
  if (max === 0) return melee;
  const far = Number.isFinite(max) ? String(max) : '∞';
  return min === 0 ? `${melee}–${far}` : min === max ? far : `${min}–${far}`;
};
