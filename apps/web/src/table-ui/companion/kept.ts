import { useCallback, useState } from 'react';
import { store, storedText } from '../../settings/stored.ts';

/** What somebody has set here: a table lamp goes out, a phone falls asleep, and it is all still there. */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const MOST = 999;
/** The same kind of value: no string that is not among those allowed, no number that no counter could show. */
function fits(value: unknown, usual: unknown, allowed: readonly string[] | undefined): boolean {
  if (typeof value !== typeof usual) return false;
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value <= MOST;
  return typeof value === 'string' ? allowed?.includes(value) === true : typeof value === 'boolean';
}

/** The usual settings, with whatever of `value` could be one of them. Strings have to be among those that are allowed. */
export function settingsFrom<T extends object>(
  usual: T,
  value: unknown,
  allowed: Readonly<Record<string, readonly string[]>> = {},
): T {
  if (!isRecord(value)) return usual;
  const entries = Object.entries(usual).map(([name, before]) => {
    const own = value[name];
    return [name, fits(own, before, allowed[name]) ? own : before];
  });
  return Object.fromEntries(entries) as T;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

export const kept = (name: string): unknown => parsed(storedText(`companion.${name}`));
export const keep = (name: string, value: unknown): void => store(`companion.${name}`, JSON.stringify(value));

/** State of the page that a browser keeps under this name; `read` makes something sensible of whatever is found there. */
export function useKept<T>(name: string, read: (value: unknown) => T): readonly [T, (next: T) => void] {
  const [value, setValue] = useState(() => read(kept(name)));
  const set = useCallback(
    (next: T) => {
      keep(name, next);
      setValue(next);
    },
    [name],
  );
  return [value, set];
}
