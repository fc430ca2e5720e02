import type { AskView, OptionView } from '../../game-face.ts';

/** The ship that an option is about, if it is about one. */
export const shipOf = (option: OptionView): number | undefined => {
  const ship = option.about?.['ship'];
  return typeof ship === 'number' ? ship : undefined;
};

/** Questions that pick dice of the attack: the dice themselves are clicked. */
export const diceAsked = (ask: AskView | undefined): 'attack' | 'defence' | undefined => {
  const dice = ask?.prompt.args?.['dice'];
  return ask?.type === 'several' && (dice === 'attack' || dice === 'defence') ? dice : undefined;
};

/** Manoeuvres to choose from: a dial. */
export const isDial = (options: readonly OptionView[]): boolean =>
  options.length > 0 && options.every((o) => o.about?.['bearing'] !== undefined);
