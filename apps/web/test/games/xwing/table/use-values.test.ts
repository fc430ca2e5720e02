import { describe, expect, it } from 'vitest';
import { printedOf, valuesFrom } from '../../../../src/games/xwing/table/use-values.ts';
import { viewOfTwo } from '../told/view.ts';

describe('shields and hull that are left', () => {
  const values = valuesFrom(undefined);
  const [rebel] = viewOfTwo().ships;
  const full = printedOf(rebel!);
  it('[XW-AUFBAU-17] are all there before the forces have been placed', () => {
    const waiting = { ...rebel!, status: 'reserve', pose: null, shields: 0 } as const;
    expect(values.shieldsLeft(waiting, 'initiative')).toBe(full.shields);
    expect(values.shieldsLeft({ ...rebel!, shields: 0 }, 'forces')).toBe(full.shields);
    expect(values.shieldsLeft({ ...rebel!, shields: 0 }, 'combat')).toBe(0);
  });
  it('are none of a destroyed ship, whose damage cards have gone', () => {
    expect(values.hullLeft({ ...rebel!, status: 'destroyed', damage: [] })).toBe(0);
    expect(values.hullLeft({ ...rebel!, damage: [] })).toBe(full.hull);
  });
});
