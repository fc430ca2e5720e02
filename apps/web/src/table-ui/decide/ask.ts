import { isObject, type Json } from '@holotisch/engine';
import type { AskView, BarredView, OptionView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { usePlaying } from '../playing.ts';

/** The question that this screen may answer now. */
export function useAsk(): AskView | undefined {
  const { snapshot } = useMatch();
  const { waiting } = usePlaying();
  // The question waits until the table shows what it is about.
  return waiting ? undefined : snapshot?.ask;
}

/** Leaving it: drawn more quietly than doing something. */
export const isQuiet = (option: OptionView): boolean => ['none', 'pass', 'no'].includes(option.id);

export type Spot = { readonly x: number; readonly y: number; readonly degrees: number };
export const isSpot = (x: Json | undefined): x is Spot & Json =>
  typeof x === 'object' && x !== null && 'x' in x && 'y' in x && 'degrees' in x;

/** A place in the making; what looks nowhere is answered without degrees. */
export function spotOf(answer: Json | undefined): Spot | undefined {
  if (!isObject(answer)) return undefined;
  const { x, y, degrees = 0 } = answer;
  return typeof x === 'number' && typeof y === 'number' && typeof degrees === 'number' ? { x, y, degrees } : undefined;
}

/** An answer that is a number, or a list of them. */
export type Numbers = number | readonly number[];
export const isNumbers = (x: Json | undefined): x is number | number[] =>
  typeof x === 'number' || (Array.isArray(x) && x.length > 0 && x.every((n) => typeof n === 'number'));

export const barredOf = (ask: AskView): readonly BarredView[] => ask.barred ?? [];
