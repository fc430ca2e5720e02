import { describe, expect, it } from 'vitest';
import { READY_ARMIES } from '../../src/armies/ready.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { formatOf } from '../../src/data/index.ts';

describe('ready-made armies', () => {
  it.each(READY_ARMIES)('$id can be played as it is', ({ army, format }) => {
    expect(faultsOf(army, formatOf(format))).toEqual([]);
  });

  it('are worth nearly all the points of their format, core sets apart', () => {
    for (const { id, army, format } of READY_ARMIES) {
      const { points, coreSet } = formatOf(format);
      if (!coreSet)
        expect([id, pointsOf(army, formatOf(format)) / points]).toSatisfy(([, share]) => Number(share) >= 0.95);
    }
  });

  it('give each faction two of 800 points in each edition, and both core sets', () => {
    for (const faction of ['rebel', 'empire', 'republic', 'separatist']) {
      const own = READY_ARMIES.filter(({ army }) => army.faction === faction).map(({ format }) => format);
      const count = (format: string) => own.filter((one) => one === format).length;
      expect([count('core-set'), count('standard'), count('escalation'), count('skirmish')]).toEqual([1, 2, 2, 1]);
    }
  });

  it('[LC-ZUSAMMENSTELLUNG-VON-ARMEEN-02] a core set alone does not make a standard army', () => {
    for (const { army, format } of READY_ARMIES.filter((one) => one.format === 'core-set'))
      expect([faultsOf(army, formatOf(format)), faultsOf(army, formatOf('standard')).length]).toEqual([[], 1]);
  });

  it('have ids of their own, and names in both languages', () => {
    expect(new Set(READY_ARMIES.map(({ id }) => id)).size).toBe(READY_ARMIES.length);
    for (const { name } of READY_ARMIES) expect(name.de).not.toBe(name.en);
  });
});
