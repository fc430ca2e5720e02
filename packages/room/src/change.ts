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
  if (Array.isArray(after)) return Array.isArray(before) ? changeOfLists(before, after) : [after as Json];
  if (!isObject(after) || !isObject(before) || Array.isArray(before)) return [after as Json];
  return changeOfRecords(before, after);
}

function changeOfLists(old: readonly unknown[], now: readonly unknown[]): Change | undefined {
  let changes: Changes | undefined;
  for (let i = 0; i < now.length; i++) {
    const change = changeOf(old[i], now[i]);
    if (change !== undefined) changes = noted(changes, String(i), change);
  }
  for (let i = now.length; i < old.length; i++) changes = noted(changes, String(i), []);
  return changes;
}

function changeOfRecords(old: Branch, now: Branch): Change | undefined {
  let changes: Changes | undefined;
  let there = 0;
  let isNew = false;
  for (const name in now) {
    there++;
    const was = valueAt(old, name);
    isNew ||= was === undefined;
    const change = changeOf(was, now[name]);
    if (change !== undefined) changes = noted(changes, name, change);
  }
  for (const _ in old) there--;
  // Nearly always both have the same names; then nothing can be missing.
  if (isNew || there !== 0)
    for (const name in old)
      if (old[name] !== undefined && valueAt(now, name) === undefined) changes = noted(changes, name, []);
  return changes;
}

type Branch = Readonly<Record<string, unknown>>;
type Changes = Record<string, Change>;

/** Names such as `toString` are data like any other. */
function valueAt(branch: Branch, name: string): unknown {
  const value = branch[name];
  if (typeof value !== 'function' && name !== '__proto__') return value;
  return Object.hasOwn(branch, name) ? value : undefined;
}

function setAt<T>(record: Record<string, T>, name: string, value: T): void {
  if (name !== '__proto__') record[name] = value;
  else Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true });
}

function noted(known: Changes | undefined, name: string, change: Change): Changes {
  const changes = known ?? {};
  setAt(changes, name, change);
  return changes;
}

/** What turns a piece of data into the first of these, that one into the next, and so on. */
export const changesOf = (from: unknown, list: readonly unknown[]): readonly Change[] =>
  list.map((after, i) => changeOf(i === 0 ? from : list[i - 1], after) ?? {});

const isSet = (change: Change): change is readonly [] | readonly [Json] => Array.isArray(change);

/** The data after a change. What did not change is the very same piece as before. */
export function changed(before: unknown, change: Change): unknown {
  if (isSet(change)) return change[0];
  return Array.isArray(before) ? changedList(before, change) : changedRecord(isObject(before) ? before : {}, change);
}

function changedList(before: readonly unknown[], change: Changes): unknown[] {
  const list = [...before];
  let isCut = false;
  for (const key in change) {
    const index = Number(key);
    list[index] = changed(list[index], change[key]!);
    isCut ||= list[index] === undefined;
  }
  // A list is only ever cut at its end: plain data has no holes.
  return isCut ? list.filter((item) => item !== undefined) : list;
}

function changedRecord(before: Branch, change: Changes): Branch {
  const record: Record<string, unknown> = { ...before };
  for (const name in change) {
    const value = changed(valueAt(before, name), change[name]!);
    if (value === undefined) delete record[name];
    else setAt(record, name, value);
  }
  return record;
}

/** The data after each of these changes, one after the other; the other way round `changesOf`. */
export function changedBy(from: unknown, changes: readonly Change[]): readonly unknown[] {
  let last = from;
  return changes.map((change) => {
    last = changed(last, change);
    return last;
  });
}
