import type { Json } from '@holotisch/engine';
import { meets, shapeInArc } from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shipsAtRange } from '../../src/flow/bombs/bombs.ts';
import { xwing } from '../../src/game.ts';
import { lineOfFire } from '../../src/geometry/line-of-fire.ts';
import { arcOf, isInArc, measureShips, rangeBetween } from '../../src/geometry/measuring.ts';
import { academy, rookie, scene, ship } from '../scene.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly degrees: number;
}
const DONE = { fought: true };
const combat = (
  ships: Parameters<typeof scene>[0]['ships'],
  obstacles: Parameters<typeof scene>[0]['obstacles'] = [],
) => scene({ phase: 'combat', ships, obstacles });
/** Puts one of the questions that a scenario may ask. */
const answer = (s: ReturnType<typeof scene>, question: string, args: Record<string, Json>): Json => {
  const result = xwing.questions[question]!(s.state, args);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};
const range = (y: number) => answer(combat([rookie(450, 100), academy(450, y, 180)]), 'range', { from: 0, to: 1 });

describe('measuring range', () => {
  it('[XW-REICHWEITE-01] [XW-REICHWEITE-03] the ruler has three sections of 100 mm; what lies beyond has no range', () => {
    expect(range(240)).toMatchObject({ range: 1, mm: 100 });
    expect(range(240.5)).toMatchObject({ range: 2 });
    expect(range(340)).toMatchObject({ range: 2, mm: 200 });
    expect(range(440)).toMatchObject({ range: 3, mm: 300 });
    expect(range(440.5)).toMatchObject({ range: 4 });
  });

  it('[XW-REICHWEITE-02] [XW-REICHWEITE-11] range is one straight line between the nearest points of the two bases', () => {
    const s = combat([rookie(300, 300), academy(400, 420)]);
    const { mm, from, to } = answer(s, 'range', { from: 0, to: 1 }) as { mm: number; from: Json; to: Json };
    expect(mm).toBeCloseTo(100); // 60 aside, 80 ahead: the diagonal, neither less nor more
    expect([from, to]).toEqual([
      { x: 320, y: 320 },
      { x: 380, y: 400 },
    ]);
  });

  it('[XW-REICHWEITE-04] for an attack the range goes to the closest point inside the arc', () => {
    const place = [rookie(450, 300), academy(555, 380, 0, DONE)] as const;
    const s = combat(place);
    expect(answer(s, 'range', { from: 0, to: 1 })).toMatchObject({ range: 1 });
    s.take('primary>1');
    expect(s.events('attack')).toMatchObject([{ range: 2 }]);
    expect(s.events('rolled')[0]!.faces).toHaveLength(3); // and no die for range 1
  });

  it('[XW-REICHWEITE-09] a turret measures to the closest point of the base, in arc or not', () => {
    const s = combat([ship('rebel/yt1300/outerrimsmuggler', 430, 280), academy(555, 400, 0, DONE)]).take('primary>1');
    expect(s.events('attack')).toMatchObject([{ range: 1 }]);
    const t = combat([
      ship('rebel/ywing/goldsquadronpilot', 450, 300, 0, { upgrades: ['turret/ioncannonturret'] }),
      academy(555, 380, 0, DONE),
    ]).take('0:turret.ioncannonturret>1');
    expect(t.events('attack')).toMatchObject([{ range: 1 }]);
  });

  it('[XW-REICHWEITE-05] range 2-3 covers both sections and neither less nor more', () => {
    const cannon = (y: number) =>
      combat([rookie(450, 100, 0, { upgrades: ['cannon/heavylasercannon'] }), academy(450, y, 180, DONE)]);
    const reaches = (y: number) =>
      cannon(y).match.open[0]?.kind === 'attack' && cannon(y).options().includes('0:cannon.heavylasercannon>1');
    expect([239, 241, 341, 440, 441].map(reaches)).toEqual([false, true, true, true, false]);
  });

  it('[XW-REICHWEITE-06] at a range is where the closest point lies, however far the rest of the base', () => {
    const s = combat([rookie(450, 100), academy(450, 239, 180)]);
    expect(rangeBetween(s.g, s.ship(0), s.ship(1))).toBe(1); // its far edge is 139 mm away
  });

  it('[XW-REICHWEITE-07] within a range lies only a ship whose whole base is in those sections', () => {
    const within = (y: number, min: number, max: number) =>
      answer(combat([rookie(450, 100), academy(450, y, 180)]), 'within', { from: 0, to: 1, min, max });
    expect(within(200, 1, 1)).toBe(true); // 60 to 100 mm
    expect(within(201, 1, 1)).toBe(false);
    expect(within(201, 1, 2)).toBe(true);
    expect(within(241, 2, 2)).toBe(true);
    expect(within(239, 2, 2)).toBe(false); // its near edge is at range 1
  });

  it('[XW-REICHWEITE-08] beyond a range lies only a ship with no part of its base in it or nearer', () => {
    const beyond = (y: number) =>
      answer(combat([rookie(450, 100), academy(450, y, 180)]), 'beyond', { from: 0, to: 1, range: 2 });
    expect([340, 341].map(beyond)).toEqual([false, true]);
  });

  it('[XW-REICHWEITE-12] a ship is at range 1 of itself and of a ship it touches', () => {
    const s = scene({ phase: 'combat', ships: [rookie(450, 300), academy(450, 350, 180)], touching: [[0, 1]] });
    expect(rangeBetween(s.g, s.ship(0), s.ship(0))).toBe(1);
    expect(rangeBetween(s.g, s.ship(0), s.ship(1))).toBe(1);
  });
});

describe('measuring, wherever two ships stand', () => {
  const place = fc.record({
    x: fc.double({ min: 100, max: 800, noNaN: true }),
    y: fc.double({ min: 100, max: 800, noNaN: true }),
    degrees: fc.integer({ min: 0, max: 359 }),
  });
  /** Two ships by themselves, apart from each other. */
  const pair = fc.tuple(place, place).filter(([a, b]) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 120);
  const standing = ([a, b]: readonly [Spot, Spot]) =>
    combat([rookie(a.x, a.y, a.degrees, DONE), academy(b.x, b.y, b.degrees, DONE)]);

  it('[XW-REICHWEITE-02] range is the same from either ship', () => {
    fc.assert(
      fc.property(pair, (spots) => {
        const s = standing(spots);
        expect(rangeBetween(s.g, s.ship(0), s.ship(1))).toBe(rangeBetween(s.g, s.ship(1), s.ship(0)));
      }),
      { numRuns: 60 },
    );
  });

  it('[XW-REICHWEITE-04] [XW-FEUERWINKEL-03] a ship in arc has a line that ends in the arc and is never shorter than the range; one out of arc has none', () => {
    fc.assert(
      fc.property(pair, (spots) => {
        const s = standing(spots);
        const [a, b] = [s.ship(0), s.ship(1)];
        const line = lineOfFire(s.g, a, b, 'front');
        expect(line !== undefined).toBe(isInArc(s.g, a, b));
        if (!line) return;
        expect(line.measure.distance).toBeGreaterThanOrEqual(measureShips(s.g, a, b).distance - 1e-6);
        const near = { kind: 'circle', cx: line.measure.to.x, cy: line.measure.to.y, radius: 1e-4 } as const;
        expect(shapeInArc(arcOf(s.g, a, 'front'), near)).toBe(true);
      }),
      { numRuns: 120 },
    );
  });
});

describe('range to a token', () => {
  it('[XW-REICHWEITE-10] it goes to the nearest point of the token', () => {
    // the token reaches from y = 419 to its guides at y = 453.2
    const near = (y: number) => {
      const s = scene({
        phase: 'combat',
        ships: [rookie(450, y), academy(450, 800, 180)],
        bombs: [{ card: 'protonbombs', ship: 0, x: 450, y: 450 }],
      });
      return shipsAtRange(s.g, s.state.bombs[0]!, 1).map((t) => t.id);
    };
    expect(near(299)).toEqual([0]);
    expect(near(298)).toEqual([]);
    expect(near(573)).toEqual([0]);
    expect(near(574)).toEqual([]);
  });
});

describe('obstruction', () => {
  const ROCK = 'coreasteroid5'; // wider than a base
  const obstructed = (
    defender: readonly [number, number, number],
    ...rocks: readonly (readonly [string, number, number])[]
  ) => {
    const s = combat(
      [rookie(450, 200), academy(...defender, DONE)],
      rocks.map(([kind, x, y]) => ({ kind, x, y })),
    ).take('primary>1');
    return [s.events('attack')[0]!.obstructed, (s.events('rolled')[1]!.faces as string[]).length];
  };

  it('[XW-VERSPERRT-01] a line through an obstacle is obstructed: 1 defence die more', () => {
    expect(obstructed([450, 400, 180])).toEqual([false, 3]);
    expect(obstructed([450, 400, 180], [ROCK, 450, 300])).toEqual([true, 4]);
    expect(obstructed([450, 400, 180], ['vt49decimatordebris0', 450, 300])).toEqual([true, 4]); // debris as well
    expect(obstructed([450, 400, 180], [ROCK, 550, 300])).toEqual([false, 3]);
  });

  it('[XW-VERSPERRT-02] two obstacles on the line are no more than one', () => {
    expect(obstructed([450, 520, 180], [ROCK, 450, 270], [ROCK, 450, 350])).toEqual([true, 5]); // 3 + range 3 + 1
  });

  it('[XW-VERSPERRT-03] ships between the two obstruct nothing', () => {
    for (const between of [rookie(450, 300, 0, DONE), ship('rebel/yt1300/outerrimsmuggler', 450, 310, 0, DONE)]) {
      const s = combat([rookie(450, 200), academy(450, 430, 180, DONE), between]).take('primary>1');
      expect(s.events('attack')).toMatchObject([{ obstructed: false }]);
    }
  });

  it('[XW-VERSPERRT-04] the attacker must use the shortest line, even if a longer one would be free', () => {
    // corner to corner; the rock lies on that line only, most of the base is in the open
    const s = combat([rookie(450, 200), academy(540, 400, 180, DONE)], [{ kind: 'coreasteroid0', x: 495, y: 300 }]);
    s.take('primary>1');
    expect(s.events('attack')).toMatchObject([{ obstructed: true }]);
  });

  it('[XW-VERSPERRT-05] of equally short lines the attacker picks a free one', () => {
    // the bases face each other squarely; the rock covers only the left half of the way
    expect(obstructed([450, 400, 180], ['coreasteroid0', 425, 300])).toEqual([false, 3]);
    expect(obstructed([450, 400, 180], ['coreasteroid0', 475, 300])).toEqual([false, 3]);
    expect(obstructed([450, 400, 180], ['coreasteroid0', 450, 300])).toEqual([true, 4]);
  });

  it('[XW-VERSPERRT-05] a gap of a few hundredths of a millimetre between two rocks is free, and the line shown runs through it', () => {
    type Shown = { obstructed: boolean; mm: number; line: [{ x: number; y: number }, { x: number; y: number }] };
    // The first rock ends at 450.31 less half the gap, the second one, behind it, begins as much further right.
    const between = (gap: number) => {
      const s = combat(
        [rookie(450, 200), academy(450, 400, 180, DONE)],
        [
          { kind: 'coreasteroid0', x: 450.31 - gap / 2 - 22, y: 260 },
          { kind: 'coreasteroid0', x: 450.31 + gap / 2 + 20.5, y: 340 },
        ],
      );
      const [shot] = answer(s, 'targets', { from: 0 }) as [Shown];
      const [a, b] = shot.line;
      const meetsRock = s.g.state.obstacles.some((_, i) => meets({ a, b }, s.g.obstacleShape(i)));
      return { ...shot, meetsRock };
    };
    expect(between(0.05)).toMatchObject({ obstructed: false, mm: 160, meetsRock: false });
    for (const { x } of between(0.05).line) expect(Math.abs(x - 450.31)).toBeLessThan(0.025);
    expect(between(-0.05)).toMatchObject({ obstructed: true, mm: 160, meetsRock: true });
  });

  it('a line through the bullseye arc is measured inside it, one of a turret in any direction', () => {
    const line = (x: number, degrees: number, arc: string, y = 500) =>
      answer(combat([rookie(450, 200), academy(x, y, degrees, DONE)]), 'line', { from: 0, to: 1, arc });
    // Turned by 45 degrees and 18 mm aside: its nearest corner is not in the strip of 15.6 mm straight ahead.
    expect(line(432, 45, 'front')).toMatchObject({ mm: expect.closeTo(251.716, 3) });
    expect(line(432, 45, 'bullseye')).toMatchObject({ mm: expect.closeTo(261.916, 3) });
    expect(line(410, 0, 'bullseye')).toBeNull();
    expect(line(700, 0, 'front', 200)).toBeNull();
    expect(line(700, 0, 'turret', 200)).toMatchObject({ mm: 210 });
  });

  it('[XW-VERSPERRT-05] of equally short lines only those inside the arc count', () => {
    // a half-circle arc ends at the middle of the base: of the lines to a ship beside it only the front half may be used
    const gunship = (y: number) =>
      combat(
        [ship('rebel/auzituckgunship/kashyyykdefender', 300, 300), academy(440, 300, -90, DONE)],
        [{ kind: 'coreasteroid0', x: 370, y }],
      )
        .take('primary>1')
        .events('attack')[0]!.obstructed;
    expect(gunship(310)).toBe(true); // the rear half is free, but outside the arc
    expect(gunship(325)).toBe(false);
  });
});
