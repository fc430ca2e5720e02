import { isObject, type Json } from '../json.ts';
import { type Path, pathOf } from './place.ts';

export type Difference = {
  readonly path: Path;
  readonly expected: Json;
  /** Missing where nothing was found. */
  readonly found?: Json;
};

/** Positions are millimetres; nobody writes down, or measures, a millionth of one. */
const CLOSE_ENOUGH = 1e-6;

/**
 * What of the expected is not there. Objects need to have the expected members and may have more; lists need the same
 * length; numbers may differ by a millionth; everything else has to be equal.
 */
export function differences(expected: Json, found: Json | undefined, path: Path = []): Difference[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected, ...maybe(found) }];
    return expected.flatMap((e: Json, i) => differences(e, found[i], [...path, i]));
  }
  if (isObject(expected)) {
    if (!isObject(found)) return [{ path, expected, ...maybe(found) }];
    return Object.entries(expected).flatMap(([name, e]) =>
      differences(e as Json, own(found, name) as Json | undefined, [...path, name]),
    );
  }
  const equal =
    typeof expected === 'number' && typeof found === 'number'
      ? Math.abs(expected - found) <= CLOSE_ENOUGH
      : expected === found;
  return equal ? [] : [{ path, expected, ...maybe(found) }];
}

const maybe = (found: Json | undefined): { found?: Json } => (found === undefined ? {} : { found });

const own = (record: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The steps that a key of `expect.state` means: a JSON Pointer, or the plain name of a member. */
export const stepsOf = (key: string): string[] => (key.startsWith('/') ? pathOf(key) : [key]);

/** The part of the data at the end of these steps, if there is one. */
export function partAt(data: unknown, steps: readonly string[]): Json | undefined {
  let part: unknown = data;
  for (const step of steps) {
    if (Array.isArray(part)) part = /^(?:0|[1-9]\d*)$/.test(step) ? part[Number(step)] : undefined;
    else part = isObject(part) ? own(part, step) : undefined;
  }
  return part as Json | undefined;
}
