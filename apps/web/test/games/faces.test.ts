import { gameIds, loadGame } from '@holotisch/games';
import { usualAids } from '@holotisch/room';
import { describe, expect, it } from 'vitest';
import { faceOf } from '../../src/games/faces.ts';
import { defaultAids } from '../../src/table-ui/game-face.ts';

describe('faces', () => {
  it.each(gameIds)('%s has one, under its own name', async (id) => {
    const face = await faceOf(id);
    expect(face?.id).toBe(id);
    for (const language of ['de', 'en'] as const) {
      expect(face?.name[language]).not.toBe('');
      for (const { name, note } of face?.aids ?? []) expect([name[language], note[language]]).not.toContain('');
    }
  });

  it.each(gameIds)('%s names the aids that its rules know, with the same ones on', async (id) => {
    const [face, manifest] = [await faceOf(id), await loadGame(id)];
    for (const game of manifest?.editions ?? []) expect(face && defaultAids(face)).toEqual(usualAids(game));
  });

  it.each(gameIds)('%s offers the levels that its computer plays at', async (id) => {
    const [face, manifest] = [await faceOf(id), await loadGame(id)];
    const levels = manifest!.players.map((player) => player.id);
    expect(face?.levels ?? levels.slice(0, 1)).toEqual(levels);
  });

  it('a game that nobody has a face for has none', () => {
    expect(faceOf('chess')).toBeUndefined();
    expect(faceOf('toString')).toBeUndefined();
  });
});
