import { describe, expect, it } from 'vitest';
import { canonical } from '../../src/index.ts';
import { toyGame, toyGame2 } from '../../src/toy/index.ts';
import { playOn, start } from '../play.ts';

const VIEWERS = [0, 1, 'nobody'] as const;

describe('the view of a toy', () => {
  it('shows no field that it does not name', () => {
    const { state } = playOn(start('allow'), 3, 25);
    const odd = {
      ...state,
      secret: 'PLANTED',
      drones: state.drones.map((d) => ({ ...d, secret: 'PLANTED' })),
      deck: { ...state.deck, secret: 'PLANTED' },
    };
    for (const viewer of VIEWERS) expect(JSON.stringify(toyGame.view(odd, viewer))).not.toContain('PLANTED');
  });

  it('can be imagined: the imagined state shows the same, and holds nothing else', () => {
    for (const game of [toyGame, toyGame2]) {
      const { state } = playOn(start('imagine', {}, game), 5, 30);
      for (const viewer of VIEWERS) {
        const seen = game.view(state, viewer);
        const imagined = game.imagine(seen, viewer);
        expect(canonical(game.view(imagined, viewer))).toBe(canonical(seen));
        expect(JSON.stringify(imagined)).not.toMatch(/breach|"seed":"imagine"/);
      }
    }
  });
});
