import { describe, expect, it } from 'vitest';
import { canMove } from '../../../../src/cards/phrases/commands.ts';
import { unit } from '../../../table.ts';
import { lay26 } from '../../../table26.ts';
import { rebels } from '../../../troops.ts';

describe('a plodding unit', () => {
  const dark = (moves: number) =>
    lay26({
      units: [unit('imperial-dark-troopers', 1, 400, 400), rebels(1500, 700)],
      active: { unit: 0, standardMoves: moves },
    }).until('action');
  it('[LE-SCHWERFAELLIG-01] makes one standard move in an activation', () => {
    expect([dark(0), dark(1)].map((t) => t.options().includes('move'))).toEqual([true, false]);
  });
  it('[LE-SCHWERFAELLIG-02] whether by an action or by an effect', () => {
    expect([dark(0), dark(1)].map((t) => canMove(t.g, t.unit(0)))).toEqual([true, false]);
  });
});
