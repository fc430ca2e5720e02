import { describe, expect, it } from 'vitest';
import { lay, unit } from '../../table.ts';
import { rebels } from '../../troops.ts';

describe('droids', () => {
  it('[LC-TAPFERKEIT-04] [LC-TAPFERKEIT-03] nor does it cost them an action, but they may panic', () => {
    const t = lay({
      units: [unit('b1-battle-droids', 1, 900, 400, { tokens: { suppression: 1 } }), rebels(1700, 800)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank'],
    });
    expect(t.until('action').state.turn!.actions).toBe(2);
    const more = lay({
      units: [unit('b1-battle-droids', 1, 900, 400, { tokens: { suppression: 2 } }), rebels(1700, 800)],
      active: { unit: 0, step: 'rally' },
      whiteDefence: ['blank', 'blank'],
    });
    expect(more.events('panicked')).toMatchObject([{ unit: 0, is: true }]);
  });
});
