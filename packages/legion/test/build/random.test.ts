import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../src/build/look-up.ts';
import { ARMY_FACTIONS, randomArmy } from '../../src/build/random.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { FORMATS, formatOf, unitsIn } from '../../src/data/index.ts';

describe('armies drawn at random', () => {
  it.each(FORMATS)('$id: are legal', (format) => {
    for (let seed = 0; seed < 12; seed++) {
      const army = randomArmy(quickRng(seed), format);
      expect([seed, army && faultsOf(army, format)]).toEqual([seed, []]);
    }
  });

  it('are the same for the same numbers, and of the faction that is wanted', () => {
    const format = formatOf('standard');
    const draw = (seed: number) => randomArmy(quickRng(seed), format);
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5)).not.toEqual(draw(6));
    for (const faction of ARMY_FACTIONS) expect(randomArmy(quickRng(3), format, { faction })?.faction).toBe(faction);
  });

  it('use nearly all the points and, in time, every unit', () => {
    const format = formatOf('standard');
    const seen = new Set<string>();
    for (let seed = 0; seed < 250; seed++) {
      const army = randomArmy(quickRng(seed), format);
      if (!army) throw new Error(`no army ${seed}`);
      expect(pointsOf(army, format)).toBeGreaterThan(700);
      for (const { unit, counterpart } of army.units) {
        seen.add(unit);
        if (counterpart) seen.add(counterpart.unit);
      }
    }
    expect(unitsIn('1.2').flatMap(({ id }) => (seen.has(id) ? [] : [id]))).toEqual([]);
  });

  it('have none of the cards that are not accepted; with too few left there is no army', () => {
    const format = formatOf('standard');
    const accepts = (key: string) => key !== 'unit/stormtroopers' && !key.startsWith('upgrade/');
    for (let seed = 0; seed < 10; seed++) {
      const army = randomArmy(quickRng(seed), format, {
        faction: 'rebel',
        accepts: (key) => accepts(key) && !key.includes('strike-team'),
      });
      expect(army?.units.flatMap(({ upgrades }) => upgrades)).toEqual([]);
    }
    expect(randomArmy(quickRng(1), format, { accepts: (key) => !key.startsWith('unit/') })).toBeUndefined();
  });
});
