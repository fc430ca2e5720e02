import { isObject, type Json } from '@holotisch/engine';

/**
 * What has changed in a piece of plain data: `[value]` sets, `[]` removes, a record goes deeper by name or index. So a
 * ship that moves costs a few numbers, not the whole table.
 */
export type Change = readonly [] | readonly [Json] | { readonly [key: string]: Change };

/** What turns one piece of data into another; undefined where they are the same. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (after === undefined) return [];
  const kind = kindOf(after);
  if (kind === 'leaf' || kind !== kindOf(before)) return [after as Json];
  const [old, now] = [before as Branch, after as Branch];
  const changes: Record<string, Change> = {};
  let found = false;
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const change = changeOf(old[key], now[key]);
    if (change === undefined) continue;
    changes[key] = change;
    found = true;
  }
  return found ? changes : undefined;
}

type Branch = Readonly<Record<string, unknown>>;

const kindOf = (x: unknown): 'list' | 'record' | 'leaf' =>
  Array.isArray(x) ? 'list' : isObject(x) ? 'record' : 'leaf';

const isSet = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change);

/** The data after a change. What did not change is the very same piece as before. */
export function changed(before: unknown, change: Change): unknown {
  if (isSet(change)) return change[0];
  if (Array.isArray(before)) {
    const list: unknown[] = [...before];
    for (const [key, inner] of Object.entries(change)) list[Number(key)] = changed(list[Number(key)], inner);
    // A list is only ever cut at its end: plain data has no holes.
    return list.filter((item) => item !== undefined);
  }
  const record: Record<string, unknown> = { ...(isObject(before) ? before : {}) };
  for (const [key, inner] of Object.entries(change)) {
    const value = changed(record[key], inner);
    if (value === undefined) delete record[key];
    else record[key] = value;
  }
  return record;
}
