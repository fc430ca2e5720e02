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
  const names = Object.keys(now);
  const known = Object.keys(old);
  // Nearly always both have the same names in the same order; then nothing has to be looked up.
  const isAlike = names.length === known.length && names.every((name, i) => name === known[i]);
  const changes: Changes = {};
  for (const name of names) note(changes, name, changeOf(isAlike ? old[name] : own(old, name), now[name]));
  if (!isAlike)
    for (const name of known) if (old[name] !== undefined && own(now, name) === undefined) note(changes, name, []);
  return isEmpty(changes) ? undefined : changes;
}

type Branch = Readonly<Record<string, unknown>>;
type Changes = Record<string, Change>;

const kindOf = (x: unknown): 'list' | 'record' | 'leaf' =>
  Array.isArray(x) ? 'list' : isObject(x) ? 'record' : 'leaf';

/** Names such as `toString` are data like any other. */
const own = (branch: Branch, name: string): unknown => (Object.hasOwn(branch, name) ? branch[name] : undefined);

function note(changes: Changes, name: string, change: Change | undefined): void {
  if (change === undefined) return;
  if (name !== '__proto__') changes[name] = change;
  else Object.defineProperty(changes, name, { value: change, enumerable: true, configurable: true, writable: true });
}

function isEmpty(changes: Changes): boolean {
  for (const _ in changes) return false;
  return true;
}

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
