import type { Json } from '@holotisch/engine';

/** No answer, change or question of any game needs more; whoever sends more is up to something. */
const MOST_DEEP = 24;
const MOST_PARTS = 4000;
const MOST_LETTERS = 4000;

/** Whether this is plain data of a reasonable size, whoever it comes from. */
export function isPlain(value: unknown): value is Json {
  let parts = 0;
  const look = (x: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS || depth > MOST_DEEP) return false;
    if (x === null || typeof x === 'boolean') return true;
    if (typeof x === 'number') return Number.isFinite(x);
    if (typeof x === 'string') return x.length <= MOST_LETTERS;
    if (Array.isArray(x)) return x.every((part) => look(part, depth + 1));
    if (typeof x !== 'object') return false;
    const kind: unknown = Object.getPrototypeOf(x);
    if (kind !== Object.prototype && kind !== null) return false;
    return Object.entries(x).every(([name, part]) => !FORBIDDEN.has(name) && look(part, depth + 1));
  };
  return look(value, 0);
}

/** Names that mean something to the language itself. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);
