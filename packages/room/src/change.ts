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
  const changes: [string, Change][] = [];
  for (const key of Object.keys(now)) {
    const change = changeOf(own(old, key), now[key]);
    if (change !== undefined) changes.push([key, change]);
  }
  for (const key of Object.keys(old))
    if (old[key] !== undefined && own(now, key) === undefined) changes.push([key, []]);
  return changes.length > 0 ? Object.fromEntries(changes) : undefined;
}

type Branch = Readonly<Record<string, unknown>>;

const kindOf = (x: unknown): 'list' | 'record' | 'leaf' =>
  Array.isArray(x) ? 'list' : isObject(x) ? 'record' : 'leaf';

/** Names such as `toString` are data like any other. */
const own = (branch: Branch, key: string): unknown => (Object.hasOwn(branch, key) ? branch[key] : undefined);

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
  const record = new Map<string, unknown>(Object.entries(isObject(before) ? before : {}));
  for (const [key, inner] of Object.entries(change)) record.set(key, changed(record.get(key), inner));
  return Object.fromEntries([...record].filter(([, value]) => value !== undefined));
}
