import type { Fleet } from './fleet.ts';
import { FORMATS, type Format } from './formats.ts';
import { pointsOf } from './look-up.ts';
import type { Agreed } from './own.ts';

/**
 * What a fleet from elsewhere says that the players have agreed on: `398/400` tells the limit, and a total that only the
 * prices of the first print give tells those. Undefined if it says neither.
 */
export function agreedOn(fleet: Fleet, total: number | undefined, limit: number | undefined): Agreed | undefined {
  const isFirst = total !== undefined && total === pointsOf(fleet, 'first') && total !== pointsOf(fleet, 'latest');
  if (!isFirst && limit === undefined) return undefined;
  const usual = (Object.keys(FORMATS) as Format[]).find((one) => FORMATS[one].points === limit) ?? 'standard';
  const format: Format = isFirst ? 'first-print' : usual;
  return { format, points: limit ?? FORMATS[format].points };
}
