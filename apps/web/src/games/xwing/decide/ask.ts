import type { AskView, OptionView } from '../../game-face.ts';
import type { Move } from './dial-columns.ts';

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

/** A manoeuvre as it stands on a dial. */
export interface DialMove extends Move {
  readonly speed: number;
  readonly difficulty: 'green' | 'white' | 'red';
}

/** The manoeuvre that an option is about, if it is about one. */
export function moveOf({ about }: OptionView): DialMove | undefined {
  const { bearing, side = null, speed, difficulty } = about ?? {};
  if (typeof bearing !== 'string' || typeof speed !== 'number') return undefined;
  if (side !== null && side !== 'left' && side !== 'right') return undefined;
  if (difficulty !== 'green' && difficulty !== 'white' && difficulty !== 'red') return undefined;
  return { bearing, side, speed, difficulty };
}

/** Manoeuvres to choose from: a dial. */
export const isDial = (options: readonly OptionView[]): boolean =>
  options.length > 0 && options.every((o) => o.about?.['bearing'] !== undefined);
