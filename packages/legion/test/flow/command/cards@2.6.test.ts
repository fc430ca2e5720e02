import { describe, expect, it } from 'vitest';
import { choosing } from '../../cards/scenes.ts';
import { inActivation } from '../../cards/watching.ts';
import { unit } from '../../table.ts';
import { VADER } from '../../troops.ts';

describe('cards that changed', () => {
  it('[L2-KOMMANDOPHASE-03] cards are resolved before priority is determined', () => {
    const t = choosing('this-is-the-way', [unit('din-djarin', 0, 300, 300), unit(VADER, 1, 1500, 700)], {
      hands: [{ cards: ['this-is-the-way'] }, { cards: ['push'] }],
    });
    t.goOn(inActivation);
    const told = t.events().map(({ type }) => type);
    expect(told.indexOf('tokens')).toBeGreaterThan(-1);
    expect(told.indexOf('tokens')).toBeLessThan(told.indexOf('priority'));
  });
});
