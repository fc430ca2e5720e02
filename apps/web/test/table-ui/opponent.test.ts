import { gameIds, loadGame } from '@holotisch/games';
import { playerFor } from '@holotisch/players';
import { isLevel, type Level, readOpponent } from '@holotisch/players/opponent';
import { describe, expect, it } from 'vitest';
import { described, opponentIn } from '../../src/play/dialogs/who-it-was.tsx';
import { rematchOf } from '../../src/play/result/after.tsx';
import { drawnOpponent } from '../../src/table-ui/opponent/drawn.ts';
import { opponentFor } from '../../src/table-ui/opponent/kept.ts';
import { opponentText } from '../../src/table-ui/opponent/text.ts';

const levelsOf = async (game: string): Promise<readonly Level[]> =>
  (await loadGame(game))!.players.map(({ id }) => id).filter(isLevel);

describe('the opponent that a player chooses', () => {
  it('is what he said; where the game lacks that level, the usual one', async () => {
    expect(await opponentFor('ace:fuchs:5s', await levelsOf('xwing'), 's')).toBe('ace:fuchs:5s');
    expect(await opponentFor('grandmaster', await levelsOf('legion'), 's')).toBe('veteran');
  });

  it.each(gameIds.filter((id) => id !== 'toy'))(
    'as a surprise is somebody whom %s knows, and no partner',
    async (id) => {
      const levels = await levelsOf(id);
      const { players } = (await loadGame(id))!;
      const drawn = await Promise.all(
        Array.from({ length: 40 }, (_, n) => opponentFor('surprise', levels, `seed ${n}`)),
      );
      expect(new Set(drawn).size).toBeGreaterThan(6);
      for (const words of drawn) {
        expect(playerFor(players, words), words).toBeDefined();
        expect(readOpponent(words)).toMatchObject({ surprise: true });
        expect(words).not.toContain('partner');
      }
      expect(drawnOpponent(levels, 'seed 3')).toBe(drawn[3]);
    },
  );

  it('is named in both languages when it is over, and plays the rematch', () => {
    const file = { game: 'xwing', setup: {}, table: { level: 'surprise:ace:fuchs', seats: ['human', 'computer'] } };
    const opponent = opponentIn(file)!;
    expect(described(opponent, opponentText.de)).toBe('Ass, Fuchs');
    expect(described({ level: 'ace', seconds: 5 }, opponentText.en)).toBe('Ace, 5 seconds');
    const kept = { game: 'xwing', edition: '1', seats: ['human', 'computer'], aids: {} } as const;
    expect(rematchOf(file, kept, false)).toMatchObject({ level: 'surprise:ace:fuchs' });
    expect(rematchOf({ setup: {} }, kept, true)).not.toHaveProperty('level');
  });
});
