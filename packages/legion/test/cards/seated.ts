import { lay, type Spec } from '../table.ts';

type More = { readonly [name: string]: unknown };

/** The Empire sits second. */
export const resolving = (card: string, units: readonly Spec[], more: More = {}) =>
  lay({ units, phase: 'command', stage: 2, priority: 1, hands: [{}, { played: card }], ...(more as object) });

export const acting = (card: string, active: unknown, units: readonly Spec[], more: More = {}) =>
  lay({ units, hands: [{}, { played: card }], ...({ active, ...more } as object) });
