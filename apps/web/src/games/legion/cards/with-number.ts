import type { Known } from '../table/use-values.ts';

const KEYWORD = 'keyword/';

/** What a keyword says with the number that it has on this unit: `2 dice` instead of `X dice`. */
export function withNumber(
  says: string | undefined,
  key: string,
  known: Known,
  unit: number | undefined,
): string | undefined {
  if (says === undefined || unit === undefined || !key.startsWith(KEYWORD)) return says;
  const id = key.slice(KEYWORD.length);
  const n = known.units.get(unit)?.keywords.find(({ keyword }) => keyword === id)?.n ?? 0;
  return n > 0 ? says.replace(/\bX\b/g, String(n)) : says;
}
