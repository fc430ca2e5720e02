import { quickRng } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { FORMATS } from '../../src/build/formats.ts';
import { pointsOf } from '../../src/build/look-up.ts';
import { randomFleet } from '../../src/build/random.ts';
import { faultsOf } from '../../src/build/validate.ts';
import { ALL_SHIPS, ALL_SQUADRONS, ALL_UPGRADES } from '../../src/data/index.ts';
import { FACTIONS } from '../../src/data/types.ts';

describe('random fleets', () => {
  it('[AR-FLOTTENZUSAMMENSTELLUNG-01][AR-FLAGGSCHIFF-03] are legal, whatever the points, and use most of them', () => {
    for (const points of [100, 180, 250, 400, 800])
      for (let seed = 1; seed <= 12; seed++) {
        const agreed = { ...FORMATS.tournament, points };
        const fleet = randomFleet(quickRng(seed), agreed)!;
        expect([points, seed, faultsOf(fleet, agreed)]).toEqual([points, seed, []]);
        expect(pointsOf(fleet, 'latest')).toBeGreaterThan(points * 0.6);
      }
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-02] are of the points of the first print if that was agreed', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const agreed = FORMATS['first-print'];
      expect(faultsOf(randomFleet(quickRng(seed), agreed)!, agreed)).toEqual([]);
    }
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-06] come out the same for the same numbers, and of the faction that was asked for', () => {
    const draw = (seed: number) => randomFleet(quickRng(seed), FORMATS.standard);
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
    for (const faction of FACTIONS) expect(randomFleet(quickRng(3), FORMATS.standard, faction)!.faction).toBe(faction);
  });

  it('[AR-FLOTTENZUSAMMENSTELLUNG-06] draw from the whole pool', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 400; seed++) {
      const fleet = randomFleet(quickRng(seed), { ...FORMATS.standard, points: 600 })!;
      for (const { card, upgrades } of fleet.ships) for (const id of [card, ...upgrades]) seen.add(id);
      for (const id of fleet.squadrons) seen.add(id);
    }
    const missing = [...ALL_SHIPS, ...ALL_SQUADRONS, ...ALL_UPGRADES].filter(({ id }) => !seen.has(id));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });

  it('[AR-FLAGGSCHIFF-03][AR-FLOTTENZUSAMMENSTELLUNG-01] are refused where the points suffice for no flagship', () => {
    expect(randomFleet(quickRng(1), { ...FORMATS.standard, points: 50 })).toBeUndefined();
  });
});
