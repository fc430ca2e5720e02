import { isObject } from '@holotisch/engine';
import type { Told } from './store.ts';

/** What a process tells, or the database with the rows that it keeps: who has written them, and to which matches. */
type Heard = { readonly by: string; readonly rows: readonly string[] } | Told;

const isText = (value: unknown): value is string => typeof value === 'string';
const isSeat = (value: unknown): value is number => Number.isInteger(value);

/** A notification by its shape: anybody who may use the database may say anything on its channel. */
export function readNews(payload: string): Heard {
  const told = heardIn(JSON.parse(payload));
  if (!told) throw new Error(`no news: ${payload.slice(0, 80)}`);
  return told;
}

function heardIn(told: unknown): Heard | undefined {
  if (!isObject(told)) return undefined;
  const { by, rows, type, from, match, seats } = told;
  if (isText(by)) return Array.isArray(rows) && rows.every(isText) ? { by, rows } : undefined;
  if (type === 'alive') return isText(from) ? { type, from } : undefined;
  if (!isText(match)) return undefined;
  if (type === 'who') return { type, match };
  const isHere = type === 'here' && isText(from) && Array.isArray(seats) && seats.every(isSeat);
  return isHere ? { type, from, match, seats } : undefined;
}
