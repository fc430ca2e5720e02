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

/** Whether two pieces of plain data are the same, as `sameData` has it, without spelling them. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!alike(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key in one) if (!alike(one[key], other[key])) return false;
  for (const key in other) if (one[key] === undefined && other[key] !== undefined) return false;
  return true;
}

/** A deep copy of plain data. Games with large states write their own faster one. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const out: Record<string, unknown> = {};
  for (const key of Object.keys(value)) out[key] = copy((value as Record<string, unknown>)[key]);
  return out as T;
}
