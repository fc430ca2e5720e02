import { attempt } from '../settings/attempt.ts';
import type { Analysis, Finding } from './orders.ts';

/** Looks back are kept in the browser: whoever leaves one goes on with it, and nobody thinks about a match twice. */

interface KeptLook {
  readonly findings: readonly Finding[];
  readonly done: number;
  readonly analysis?: Analysis;
}

const PLACE = 'holotisch.analysis.';
const ORDER = 'holotisch.analyses';
const MOST = 4;

export function keptLook(key: string): KeptLook | undefined {
  return attempt(() => {
    const text = localStorage.getItem(PLACE + key);
    const kept = text === null ? null : (JSON.parse(text) as Partial<KeptLook>);
    return Array.isArray(kept?.findings) && typeof kept.done === 'number' ? (kept as KeptLook) : undefined;
  });
}

/** The oldest ones make room. */
export function keepLook(key: string, look: KeptLook): void {
  const known = attempt(() => JSON.parse(localStorage.getItem(ORDER) ?? '[]') as unknown);
  const order = Array.isArray(known) ? known.filter((one) => typeof one === 'string' && one !== key) : [];
  for (const old of order.splice(MOST - 1)) attempt(() => localStorage.removeItem(PLACE + old));
  attempt(() => {
    localStorage.setItem(ORDER, JSON.stringify([key, ...order]));
    localStorage.setItem(PLACE + key, JSON.stringify(look));
  });
}
