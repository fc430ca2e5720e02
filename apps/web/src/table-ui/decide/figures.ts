import type { RefusalView } from '../../match/ask-view.ts';

/** The figures of a refusal that its sentence does not tell in full: what was measured, what would be allowed. */
export interface Figures {
  readonly measured: number;
  readonly allowed: number | string | readonly [number, number] | undefined;
}

const isPair = (x: unknown): x is readonly [number, number] =>
  Array.isArray(x) && x.length === 2 && x.every((n) => typeof n === 'number');

/** Only lengths are told apart from the sentence; counts, ranges and names stand in it already. */
export function figuresOf({ message, measured, allowed }: RefusalView): Figures | undefined {
  const args = message.args ?? {};
  if (typeof measured !== 'number' || !('mm' in args || 'slide' in args) || 'min' in args) return undefined;
  const told = typeof allowed === 'number' || typeof allowed === 'string' || isPair(allowed);
  return { measured, allowed: told ? (allowed as Figures['allowed']) : undefined };
}
