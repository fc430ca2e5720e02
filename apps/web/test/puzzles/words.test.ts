import { groundOf } from '@holotisch/games/grounds';
import { expect, it } from 'vitest';
import { de } from '../../src/puzzles/text.de.ts';
import { en } from '../../src/puzzles/text.en.ts';

it('every theme that puzzles are found under has its question, in both languages', async () => {
  for (const game of ['xwing', 'armada', 'legion']) {
    const ground = (await groundOf(game))!;
    for (const { id } of ground.themes)
      for (const t of [de, en]) expect(t.theme(game, id), `${game} ${id}`).not.toEqual(t.theme(game, 'no such theme'));
  }
});
