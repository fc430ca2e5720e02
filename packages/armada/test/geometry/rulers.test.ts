import { circle, polygon, pose, rectangle, TOLERANCE } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import {
  DISTANCE,
  type Distance,
  distanceBand,
  gap,
  isAt,
  isBeyond,
  isWithin,
  liesWithin,
  RANGE,
  rangeBand,
  squadronBase,
} from '../../src/geometry/index.ts';
import { ship } from './scene.ts';

const at = (x: number) => squadronBase({ x, y: 0 });

describe('the ruler', () => {
  it.each([
    [0, 'close'],
    [123, 'close'],
    [123.01, 'medium'],
    [187, 'medium'],
    [187.01, 'long'],
    [304.8, 'long'],
    [304.81, 'extreme'],
    [2000, 'extreme'],
  ])(
    '[AR-REICHWEITE-UND-ENTFERNUNG-01][AR-REICHWEITE-UND-ENTFERNUNG-02][AR-REICHWEITE-UND-ENTFERNUNG-04][AR-REICHWEITE-UND-ENTFERNUNG-09] %f mm is %s range',
    (mm, band) => {
      expect(rangeBand(mm)).toBe(band);
    },
  );

  it.each([
    [0, 1],
    [76, 1],
    [76.01, 2],
    [125, 2],
    [125.01, 3],
    [185, 3],
    [185.01, 4],
    [245, 4],
    [245.01, 5],
    [304.8, 5],
    [304.81, 6],
  ])('[AR-REICHWEITE-UND-ENTFERNUNG-01][AR-REICHWEITE-UND-ENTFERNUNG-04] %f mm is distance %i', (mm, band) => {
    expect(distanceBand(mm)).toBe(band);
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-10] is a foot long on either side', () => {
    expect([RANGE.at(-1), DISTANCE.at(-1)]).toEqual([304.8, 304.8]);
  });
});

describe('at, beyond, within', () => {
  it.each([1, 2, 3, 4, 5] as const)(
    '[AR-REICHWEITE-UND-ENTFERNUNG-05][AR-REICHWEITE-UND-ENTFERNUNG-06] any part at distance %i, or all beyond it',
    (d) => {
      const line = DISTANCE[d - 1]!;
      expect(isAt(at(0), at(line + 34), d)).toBe(true);
      expect(isBeyond(at(0), at(line + 34), d)).toBe(false);
      expect(isAt(at(0), at(line + 34.01), d)).toBe(false);
      expect(isBeyond(at(0), at(line + 34.01), d)).toBe(true);
    },
  );

  it.each([1, 2, 3, 4, 5] as const)(
    '[AR-REICHWEITE-UND-ENTFERNUNG-07] the whole base within distance %i of a ship',
    (d) => {
      const { base } = ship('cr90');
      const line = DISTANCE[d - 1]!;
      expect(isWithin(at(21.5 + line - 17), base, d)).toBe(true);
      expect(isWithin(at(21.5 + line - 16.99), base, d)).toBe(false);
      expect(isWithin(squadronBase({ x: 0, y: 35.5 + line - 17 }), base, d)).toBe(true);
    },
  );

  it('[AR-REICHWEITE-UND-ENTFERNUNG-08] a distance of 1 to 4 holds all up to the line of 4', () => {
    const bands = [0, 76, 125, 185, 245, 245.01].map((mm) => isAt(at(0), at(mm + 34), 4));
    expect(bands).toEqual([true, true, true, true, true, false]);
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-07] a ship within a distance of something: its far edge counts', () => {
    const { base } = ship('cr90', 0, 0, 90);
    expect(isWithin(base, squadronBase({ x: -35.5 - 17, y: 0 }), 1)).toBe(true);
    // 71 mm behind the near edge, and 21.5 to the side: the corner is sqrt((71+17+g)^2+21.5^2)-17 away
    const g = Math.sqrt((76 + 17) ** 2 - 21.5 ** 2) - 71 - 17;
    expect(isWithin(base, squadronBase({ x: -35.5 - 17 - g + 0.01, y: 0 }), 1)).toBe(true);
    expect(isWithin(base, squadronBase({ x: -35.5 - 17 - g - 0.01, y: 0 }), 1)).toBe(false);
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-07] between two corners of a hollow shape the middle may be too far', () => {
    // A horseshoe of two posts: the ends of the plank lie on the posts, its middle hangs between them.
    const horseshoe = polygon([
      { x: -100, y: 0 },
      { x: -100, y: -300 },
      { x: 100, y: -300 },
      { x: 100, y: 0 },
      { x: 90, y: 0 },
      { x: 90, y: -290 },
      { x: -90, y: -290 },
      { x: -90, y: 0 },
    ]);
    const plank = rectangle(pose(0, -50), 95, 2);
    expect(liesWithin(plank, horseshoe, 90)).toBe(true);
    expect(liesWithin(plank, horseshoe, 89.9)).toBe(false);
  });

  it('[AR-REICHWEITE-UND-ENTFERNUNG-07] what exceeds the line by the tolerance and no more still lies within', () => {
    const block = (minY: number, maxY: number) =>
      polygon([
        { x: -4, y: minY },
        { x: 4, y: minY },
        { x: 4, y: maxY },
        { x: -4, y: maxY },
      ]);
    const within = (y: number) => liesWithin(block(1, y), block(-8, 0), 64);
    expect([within(64 + TOLERANCE), within(64 + 2 * TOLERANCE)]).toEqual([true, false]);
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-09] from closest point to closest point, of any of the pieces', () => {
    expect(gap(at(0), at(100))).toBe(66);
    expect(gap(ship('star-dreadnought').base, circle({ x: 38.75 + 50, y: 120 }, 10))).toBe(40);
    expect(gap(ship('star-dreadnought').base, circle({ x: 36.5 + 50, y: 0 }, 10))).toBeCloseTo(40, 9);
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-10] everything is at close range and distance 1 of itself', () => {
    const { base } = ship('victory', 4, 5, 6);
    expect(rangeBand(gap(base, base))).toBe('close');
    expect(isAt(base, base, 1)).toBe(true);
    const d: Distance = 1;
    expect(isWithin(at(0), at(0), d)).toBe(true);
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-11] shield dials are not measured', () => {
    const a = ship('cr90');
    expect(gap(a.base, at(21.5 + 76 + 17))).toBe(76);
    expect(gap(a.footprint, at(21.5 + 76 + 17))).toBeCloseTo(72, 9);
  });
});
