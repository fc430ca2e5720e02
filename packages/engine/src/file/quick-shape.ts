import type * as v from 'valibot';

/**
 * Data with which nothing is wrong, as nearly always, are read without looking for all that could be: valibot does that,
 * and takes several times as long. Whatever looks unusual here is `UNSURE`, and then valibot has the word; so no fault is
 * passed over, and none is told but by it.
 */
export const UNSURE = Symbol('unsure');

/** What valibot would make of a value of this shape; `UNSURE` where it might find something wrong with it. */
export type Reader = (value: unknown) => unknown;

/** The reader of a shape; of one with parts that are not known here it is never sure. */
export function readerOf(shape: v.GenericSchema): Reader {
  let reader = readers.get(shape);
  if (reader === undefined) {
    reader = made(shape) ?? (() => UNSURE);
    readers.set(shape, reader);
  }
  return reader;
}
const readers = new WeakMap<v.GenericSchema, Reader>();

/** The shapes that are known here. */
type Known =
  | v.StringSchema<undefined>
  | v.NumberSchema<undefined>
  | v.BooleanSchema<undefined>
  | v.PicklistSchema<readonly (string | number)[], undefined>
  | v.ArraySchema<v.GenericSchema, undefined>
  | v.NullableSchema<v.GenericSchema, undefined>
  | v.OptionalSchema<v.GenericSchema, undefined>
  | v.StrictObjectSchema<v.ObjectEntries, undefined>;

function made(shape: v.GenericSchema): Reader | undefined {
  if ('pipe' in shape) return piped(shape.pipe as Pipe);
  const known = shape as Known;
  switch (known.type) {
    case 'string':
      return (value) => (typeof value === 'string' ? value : UNSURE);
    case 'number':
      return (value) => (typeof value === 'number' && !Number.isNaN(value) ? value : UNSURE);
    case 'boolean':
      return (value) => (typeof value === 'boolean' ? value : UNSURE);
    case 'picklist': {
      const { options } = known;
      return (value) => ((options as readonly unknown[]).includes(value) ? value : UNSURE);
    }
    case 'nullable': {
      const read = known.default === undefined ? made(known.wrapped) : undefined;
      return read && ((value) => (value === null ? null : read(value)));
    }
    case 'array': {
      const read = made(known.item);
      return read && ((value) => readList(read, value));
    }
    case 'strict_object': {
      const members = Object.entries(known.entries).map(([key, member]) => memberOf(key, member as v.GenericSchema));
      return members.includes(undefined) ? undefined : (value) => readRecord(members as Member[], value);
    }
    default:
      return undefined;
  }
}

/** A shape, and what is said or demanded of it besides. */
type Pipe = readonly [
  v.GenericSchema,
  ...{ readonly kind: string; readonly type: string; readonly requirement?: number }[],
];

function piped([shape, ...more]: Pipe): Reader | undefined {
  let read = made(shape);
  for (const { kind, type, requirement } of more)
    if (kind !== 'metadata') read = read && demanding(read, DEMANDS[type], requirement);
  return read;
}

/** Demands that are known here. */
type Demand = (value: unknown, limit: number) => boolean;
const DEMANDS: Readonly<Record<string, Demand>> = {
  integer: (value) => Number.isInteger(value),
  min_value: (value, limit) => (value as number) >= limit,
  max_value: (value, limit) => (value as number) <= limit,
  min_length: (value, limit) => (value as string | readonly unknown[]).length >= limit,
  max_length: (value, limit) => (value as string | readonly unknown[]).length <= limit,
};

function demanding(read: Reader, demand: Demand | undefined, limit: number | undefined): Reader | undefined {
  if (demand === undefined) return undefined;
  return (value) => {
    const found = read(value);
    return found !== UNSURE && demand(found, limit!) ? found : UNSURE;
  };
}

function readList(read: Reader, value: unknown): unknown {
  if (!Array.isArray(value)) return UNSURE;
  const out: unknown[] = [];
  for (let i = 0; i < value.length; i++) {
    const found = read(value[i]);
    if (found === UNSURE) return UNSURE;
    out.push(found);
  }
  return out;
}

/** A member of a record: `missing` is what stands for one that is not there, UNSURE where it must not be missing. */
interface Member {
  readonly key: string;
  readonly read: Reader;
  readonly missing: unknown;
}

function memberOf(key: string, shape: v.GenericSchema): Member | undefined {
  const optional = shape.type === 'optional' && !('pipe' in shape);
  const { wrapped, default: missing } = shape as v.OptionalSchema<v.GenericSchema, unknown>;
  const read = made(optional ? wrapped : shape);
  if (read === undefined || typeof missing === 'function') return undefined;
  return { key, read, missing: optional ? missing : UNSURE };
}

function readRecord(members: readonly Member[], value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return UNSURE;
  const record = value as Readonly<Record<string, unknown>>;
  const out: Record<string, unknown> = {};
  let count = 0;
  for (const { key, read, missing } of members) {
    const isThere = Object.hasOwn(record, key);
    if (isThere) count++;
    else if (missing === UNSURE) return UNSURE;
    else if (missing === undefined) continue;
    const found = read(isThere ? record[key] : missing);
    if (found === UNSURE) return UNSURE;
    out[key] = found;
  }
  return Object.keys(record).length === count ? out : UNSURE; // there are members that do not belong there
}
