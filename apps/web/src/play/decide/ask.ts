import type { Json, Refusal } from '@holotisch/engine';
import type { AskView, OptionView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';

/** The question that this screen may answer now. */
export const useAsk = (): AskView | undefined => useMatch().snapshot?.ask as AskView | undefined;

/** The ship that an option is about, if it is about one. */
export const shipOf = (option: OptionView): number | undefined => {
  const ship = option.about?.['ship'];
  return typeof ship === 'number' ? ship : undefined;
};

/** Leaving it: drawn more quietly than doing something. */
export const isQuiet = (option: OptionView): boolean => ['none', 'pass', 'no'].includes(option.id);

export type Spot = { readonly x: number; readonly y: number; readonly degrees: number };
export const isSpot = (x: Json | undefined): x is Spot & Json =>
  typeof x === 'object' && x !== null && 'x' in x && 'y' in x && 'degrees' in x;

export type BarredView = OptionView & { readonly refusal: Refusal };
export const barredOf = (ask: AskView): readonly BarredView[] => (ask.barred ?? []) as readonly BarredView[];

/** Questions that pick dice of the attack: the dice themselves are clicked. */
export const diceAsked = (ask: AskView | undefined): 'attack' | 'defence' | undefined => {
  const dice = (ask?.prompt.args as Readonly<Record<string, unknown>> | undefined)?.['dice'];
  return ask?.type === 'several' && (dice === 'attack' || dice === 'defence') ? dice : undefined;
};
