import { added, type Collection, type Entry } from './collection.ts';

/** The lists that a browser keeps. */

export const storeKey = (store: string) => `holotisch.${store}`;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** False if the browser cannot keep them: the player should save files then. */
export function keepLists<L>(store: string, lists: Collection<L>): boolean {
  try {
    localStorage.setItem(storeKey(store), JSON.stringify(lists));
    return true;
  } catch {
    return false;
  }
}

/** Not crypto.randomUUID: a table in the local network has no secure address. */
export const freshId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Puts lists on the shelf of their game; the id of the first. */
export function shelve<L>(
  store: string,
  read: (value: unknown) => L | undefined,
  lists: readonly L[],
): string | undefined {
  const entries = lists.map((list): Entry<L> => ({ id: freshId(), list }));
  keepLists(store, added(keptLists(store, read), entries));
  return entries[0]?.id;
}

/** What is kept but cannot be read (of a later version, or damaged) is laid aside instead of being written over. */
export function keptLists<L>(store: string, read: (value: unknown) => L | undefined): Collection<L> {
  const nothing: Collection<L> = { entries: [], current: null };
  let text: string | null = null;
  try {
    text = localStorage.getItem(storeKey(store));
    if (text === null) return nothing;
    const value: unknown = JSON.parse(text);
    const found = isObject(value) && Array.isArray(value['entries']) ? (value['entries'] as unknown[]) : undefined;
    const entries = (found ?? []).flatMap((entry): Entry<L>[] => {
      const list = isObject(entry) && typeof entry['id'] === 'string' ? read(entry['list']) : undefined;
      return list === undefined ? [] : [{ id: (entry as { id: string }).id, list }];
    });
    if (entries.length !== found?.length) layAside(store, text);
    const current = isObject(value) ? value['current'] : undefined;
    return { entries, current: entries.find((entry) => entry.id === current)?.id ?? entries[0]?.id ?? null };
  } catch {
    if (text !== null) layAside(store, text);
    return nothing;
  }
}

function layAside(store: string, text: string): void {
  try {
    localStorage.setItem(storeKey(`${store}.unread`), text);
  } catch {
    // a full or forbidden store: nothing more can be done
  }
}
