import { describe, expect, it } from 'vitest';
import { legion, legion26 } from '../../../src/game.ts';
import { moving, single, standard } from '../../flow/move/moving.ts';

describe("Cad Bane's tokens", () => {
  it.each([
    ['1.2', legion],
    ['2.6', legion26],
  ] as const)('no base may cover one of them (%s)', (_edition, game) => {
    const refusal = (x: number) =>
      moving(
        single('rebel-troopers', 0, 400, 400, 4),
        { markers: [{ kind: 'bane', seat: 0, x, y: 400, note: 'kablamo', by: 'command/i-make-the-rules-now' }] },
        game,
      ).match.check(0, standard(1, 90));
    expect(refusal(502)).toBeDefined();
    expect(refusal(700)).toBeUndefined();
  });
});
