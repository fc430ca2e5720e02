import { rngOf } from '@holotisch/players';
import { CHARACTER_NAMES, type Level, wordsFor } from '@holotisch/players/opponent';

/** An opponent that nobody has chosen: any level but the one that lets itself be beaten, with any character or none. */
export function drawnOpponent(levels: readonly Level[], seed: string): string {
  const rng = rngOf(`opponent ${seed}`);
  const among = levels.filter((level) => level !== 'partner');
  const level = among[rng.below(among.length)]!;
  const character = [undefined, ...CHARACTER_NAMES][rng.below(CHARACTER_NAMES.length + 1)];
  return wordsFor({ level, ...(character && { character }), surprise: true });
}
