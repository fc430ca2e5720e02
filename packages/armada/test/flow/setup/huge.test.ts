import { poseOfSpot } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { fromEdges } from '../../../src/flow/setup/areas.ts';
import { deployment } from '../../../src/flow/setup/deployment-place.ts';
import { StandingShip } from '../../../src/geometry/index.ts';
import { lay, ship } from '../../table.ts';

describe('a huge ship', () => {
  it('[AR-RIESIGES-SCHIFF-09] finds a place against every edge that may be its player’s', () => {
    for (const edges of [
      ['south', 'north'],
      ['north', 'south'],
      ['west', 'east'],
      ['east', 'west'],
    ] as const) {
      const t = lay({
        units: [
          { ship: 'executor-i-class-star-dreadnought', seat: 0, status: 'reserve' },
          ship('cr90-corvette-a', 1, 900, 450),
        ],
        phase: 'deployment',
        edges,
      });
      const where = { unit: 0, edge: edges[0], depth: 185 };
      for (const below of [() => 0, (n: number) => n - 1]) {
        const spot = deployment.sample(t.g, where, { below })!;
        expect(deployment.check(t.g, where, spot)).toBeUndefined();
        const { base } = new StandingShip(t.g.class(t.ship(0)), poseOfSpot(spot));
        expect(Math.min(...base.map((b) => fromEdges(t.g, b, [edges[0]])))).toBeLessThan(0.5);
      }
    }
  });

  it('[AR-RIESIGES-SCHIFF-09] half a millimetre from the edge still touches it', () => {
    const t = lay({
      units: [
        { ship: 'executor-i-class-star-dreadnought', seat: 0, status: 'reserve' },
        ship('cr90-corvette-a', 1, 900, 800),
      ],
      phase: 'deployment',
    });
    const where = { unit: 0, edge: 'south', depth: 185 } as const;
    const spot = deployment.sample(t.g, where, { below: () => 0 })!;
    const off = (mm: number) => deployment.check(t.g, where, { ...spot, x: 900, y: spot.y + mm })?.clauses[0];
    expect([off(0), off(0.45), off(0.55)]).toEqual([undefined, undefined, 'AR-RIESIGES-SCHIFF-09']);
  });
});
