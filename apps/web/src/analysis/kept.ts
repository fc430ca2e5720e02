import type { Analysis, Finding } from './orders.ts';

/** Looks back are kept in the browser: whoever leaves one goes on with it, and nobody thinks about a match twice. */

interface KeptLook {
  readonly findings: readonly Finding[];
  readonly done: number;
  readonly analysis?: Analysis;
}

/** A browser that forbids storage, or has none left, does without. */
function trying<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const PLACE = 'holotisch.analysis.';
const ORDER = 'holotisch.analyses';
const MOST = 4;

export function keptLook(key: string): KeptLook | undefined {
  return trying(() => {
    const text = localStorage.getItem(PLACE + key);
    const kept = text === null ? null : (JSON.parse(text) as Partial<KeptLook>);
    return Array.isArray(kept?.findings) && typeof kept.done === 'number' ? (kept as KeptLook) : undefined;
  });
}

/** The oldest ones make room. */
export function keepLook(key: string, look: KeptLook): void {
  const known = trying(() => JSON.parse(localStorage.getItem(ORDER) ?? '[]') as unknown);
  const order = Array.isArray(known) ? known.filter((one) => typeof one === 'string' && one !== key) : [];
  for (const old of order.splice(MOST - 1)) trying(() => localStorage.removeItem(PLACE + old));
  trying(() => {
    localStorage.setItem(ORDER, JSON.stringify([key, ...order]));
    localStorage.setItem(PLACE + key, JSON.stringify(look));
  });
}
