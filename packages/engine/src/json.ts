/** Plain data: what states, answers, events and files are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
export type JsonObject = { readonly [key: string]: Json };

export const isObject = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x);

/**
 * The one spelling of a piece of plain data: keys sorted, no white space, `undefined` members left out, -0 as 0.
 * Two states are the same state exactly when their canonical texts are equal.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data`);
      return String(value === 0 ? 0 : value);
    case 'object': {
      if (value === null) return 'null';
      if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
      const record = value as Readonly<Record<string, unknown>>;
      let out = '';
      for (const key of Object.keys(record).sort()) {
        const member = record[key];
        if (member !== undefined) out += `${out === '' ? '' : ','}${JSON.stringify(key)}:${canonical(member)}`;
      }
      return `{${out}}`;
    }
    default:
      throw new TypeError(`a ${typeof value} is not plain data`);
  }
}

export const sameData = (a: unknown, b: unknown): boolean => a === b || canonical(a) === canonical(b);

/** A deep copy of plain data. Games with large states write their own faster one. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = copy((value as Record<string, unknown>)[key]);
  return out as T;
}
