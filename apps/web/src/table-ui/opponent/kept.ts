import { store, storedText } from '../../settings/stored.ts';
import type { Level } from '../game-face.ts';

/** The opponent that was chosen last, which the browser keeps: words as files have them, or that it is to be drawn. */

export const SURPRISE = 'surprise';
const NAME = 'opponent';

export const keptOpponent = (): string => storedText(NAME) ?? 'veteran';
export const keepOpponent = (words: string): void => store(NAME, words);

/** What a match begins with: the words as they were chosen, or those that are drawn now; as usual for a level that a game lacks. */
export async function opponentFor(words: string, levels: readonly Level[], seed: string): Promise<string> {
  if (words === SURPRISE) return (await import('./drawn.ts')).drawnOpponent(levels, seed);
  return levels.some((one) => one === words.split(':')[0]) ? words : 'veteran';
}
