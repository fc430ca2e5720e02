import { describe, expect, it } from 'vitest';
import { ownAdvantage } from '../../missions.ts';
import type { Spec, TableSpec } from '../../table.ts';
import { lay26 } from '../../table26.ts';
import { alone, rebels } from '../../troops.ts';

describe('what strikes in the end phase', () => {
  const striking = (card: string, units: readonly Spec[], more: Partial<TableSpec> = {}) =>
    lay26({
      units: [rebels(100, 100, alone(4)), ...units],
      phase: 'end',
      round: 2,
      advantages: ownAdvantage(card),
      black: ['crit', 'crit', 'hit', 'blank'],
      markers: [{ kind: 'advantage', x: 900, y: 500, by: card, seat: 0 }],
      ...more,
    });
  it('[R-L2-38] nothing strikes where no token lies', () => {
    expect(striking('ordnance', [], { markers: [] }).events('looseDice')).toEqual([]);
  });
});
