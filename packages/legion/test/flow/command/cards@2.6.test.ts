import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../src/game.ts';
import { lay, type Spec, type Table, unit } from '../../table.ts';
import { VADER } from '../../troops.ts';

describe('cards that changed', () => {
  const inActivation = (t: Table) => t.state.phase === 'activation';
  /** Cards are resolved right after they were revealed. */
  const revealing = (card: string, units: readonly Spec[], more: object = {}) => {
    const t = lay({ units, phase: 'command', hands: [{ cards: [card] }, {}], ...more }, legion26);
    t.until('command-card').take(card);
    return t;
  };
  it('[L2-KOMMANDOPHASE-03] cards are resolved before priority is determined', () => {
    const t = revealing('this-is-the-way', [unit('din-djarin', 0, 300, 300), unit(VADER, 1, 1500, 700)], {
      hands: [{ cards: ['this-is-the-way'] }, { cards: ['push'] }],
    });
    t.goOn(inActivation);
    const told = t.events().map(({ type }) => type);
    expect(told.indexOf('tokens')).toBeGreaterThan(-1);
    expect(told.indexOf('tokens')).toBeLessThan(told.indexOf('priority'));
  });
});
