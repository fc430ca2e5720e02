import { type Json, quickRng } from '@holotisch/engine';
import type { LegionAsk } from '@holotisch/legion';
import { describe, expect, it } from 'vitest';
import { legion26 } from '../../../legion/src/game.ts';
import { lay, type Table, unit } from '../../../legion/test/table.ts';
import { legionGeneral } from '../../src/legion/index.ts';

const opinion = (t: Table): Json => {
  const ask = t.ask();
  return legionGeneral.choose({
    seat: ask.seat,
    view: legion26.view(t.state, ask.seat),
    ask: ask as LegionAsk,
    rng: quickRng(1),
  });
};
const poi = (x: number, y: number) => ({ kind: 'poi', x, y, by: 'close-the-pocket' });

describe('the general in 2.6', () => {
  it('goes where it contests a point of interest, and shoots once it does', () => {
    const at = (x: number) =>
      lay(
        {
          units: [unit('rebel-troopers', 0, x, 450), unit('stormtroopers', 1, 1300, 450)],
          battle: { primary: 'close-the-pocket' },
          markers: [poi(900, 450)],
          active: { unit: 0, actions: 1 },
        },
        legion26,
      );
    const far = at(600);
    expect(opinion(far)).toBe('move');
    far.take('move').take(opinion(far));
    expect(far.pose(0)[0]).toBeGreaterThan(650);
    expect(opinion(at(950))).toBe('attack');
  });
  it('claims what lies at its feet', () => {
    const t = lay(
      {
        units: [unit('rebel-troopers', 0, 500, 450), unit('stormtroopers', 1, 1700, 800)],
        battle: { secondary: 'supply-run' },
        markers: [{ kind: 'asset', x: 530, y: 450, by: 'supply-run' }],
        active: 0,
      },
      legion26,
    );
    expect(opinion(t)).toMatch(/\/claim$/);
  });
});
