import { describe, expect, it } from 'vitest';
import { type Spot, sampled, someSpot } from '../../../src/flow/setup/placing.ts';
import { deployment, refuseDeployment, startingDepth } from '../../../src/flow/setup/starting-area.ts';
import type { Edge } from '../../../src/state.ts';
import { academy, rookie, type ShipSpec, scene } from '../../scene.ts';
import { yt1300 } from '../words.ts';

describe('looking for a place', () => {
  const BOX = { x: [100, 130], y: [10, 20] } as const;
  const HEADINGS = [0, 90];
  const low = { below: () => 0 };
  const high = { below: (n: number) => n - 1 };
  const only = (x: number, y: number, degrees: number) => (s: Spot) => s.x === x && s.y === y && s.degrees === degrees;
  const seen = (rng: typeof high | undefined) => {
    const tried: Spot[] = [];
    someSpot(rng, BOX, HEADINGS, (spot) => tried.push(spot) < 0);
    return tried;
  };

  it('chance reaches from one end of the box to the other, with every heading', () => {
    expect([seen(low)[0], seen(high)[0]]).toEqual([
      { x: 100, y: 10, degrees: 0 },
      { x: 130, y: 20, degrees: 90 },
    ]);
  });
  it('after sixty tries every tenth millimetre is looked at, both ends included', () => {
    const grid = seen(low).slice(60);
    expect(grid.map(({ x, y, degrees }) => `${x} ${y} ${degrees}`)).toEqual(
      [100, 110, 120, 130].flatMap((x) => [10, 20].flatMap((y) => [0, 90].map((degrees) => `${x} ${y} ${degrees}`))),
    );
    expect(someSpot(low, BOX, HEADINGS, only(130, 20, 90))).toEqual({ x: 130, y: 20, degrees: 90 });
    expect(someSpot(low, BOX, HEADINGS, only(105, 20, 90))).toBeUndefined();
  });
  it('without chance the same places are tried each time', () => {
    expect(seen(undefined)).toEqual(seen(undefined));
    expect(new Set(seen(undefined).map(({ x }) => x)).size).toBeGreaterThan(30);
  });
  it('a place of chance goes before the one that showed that there is room', () => {
    const find = (first: Spot | undefined) => sampled((rng) => (rng ? first : { x: 2, y: 2, degrees: 2 }), low);
    expect([find({ x: 1, y: 1, degrees: 1 })?.x, find(undefined)?.x]).toEqual([1, 2]);
  });
});

describe('a place in a full starting area', () => {
  const SIDE = 914.4;
  /** As seen from its edge: so far along it, so far into the table; clockwise from the south. */
  const seenFrom = (edge: Edge, along: number, deep: number): [number, number] =>
    ({
      south: [along, deep] as [number, number],
      west: [deep, SIDE - along] as [number, number],
      north: [SIDE - along, SIDE - deep] as [number, number],
      east: [SIDE - deep, along] as [number, number],
    })[edge];
  /** Ten large bases side by side, with a gap of so many millimetres after the fifth, each so far from the edge. */
  const crowd = (edge: Edge, gap: number, deep: number): ShipSpec[] =>
    Array.from({ length: 10 }, (_, i) =>
      yt1300(...seenFrom(edge, 40 + 80 * i + (i < 5 ? 0 : gap), deep), edge === 'south' || edge === 'north' ? 0 : 90),
    );
  const full = (edge: Edge, gap: number, hero: ShipSpec = yt1300(457, 457), deep = 40, more: ShipSpec[] = []) =>
    scene({ ships: [hero, academy(500, 600), ...crowd(edge, gap, deep), ...more] });
  const EDGES = ['south', 'west', 'north', 'east'] as const;

  it.each(EDGES)(
    '[XW-AUFBAU-16] %s: a gap as narrow as the base is found, and not one of a hair less (R-XW-55)',
    (edge) => {
      const s = full(edge, 80.002);
      expect(startingDepth(s.g, s.ship(0), edge)).toBe(100);
      const spot = deployment.sample(s.g, { ship: 0, edge, depth: 100 }, { below: () => 7 }) as Spot;
      expect(refuseDeployment(s.g, s.ship(0), edge, spot)).toBeUndefined();
      const [x, y] = seenFrom(edge, 440.001, 0);
      expect(Math.min(Math.abs(spot.x - x), Math.abs(spot.y - y))).toBeLessThan(0.01);
      const t = full(edge, 79.99);
      expect(startingDepth(t.g, t.ship(0), edge)).toBe(200);
    },
  );
  it.each(EDGES)('[XW-AUFBAU-16] %s: so it is in either corner of the table', (edge) => {
    const turned = edge === 'south' || edge === 'north' ? 0 : 90;
    const cornered = (gap: number, mirrored: boolean) => {
      const row = Array.from({ length: 10 }, (_, i) => {
        const along = gap + 40 + 80 * i;
        return yt1300(...seenFrom(edge, mirrored ? SIDE - along : along, 40), turned);
      });
      const s = scene({ ships: [yt1300(457, 457), academy(500, 600), ...row] });
      return startingDepth(s.g, s.ship(0), edge);
    };
    expect([cornered(80.002, false), cornered(80.002, true), cornered(79.99, true)]).toEqual([100, 100, 200]);
  });
  it.each(EDGES)('[XW-AUFBAU-16] %s: a small base needs half of it', (edge) => {
    const small = rookie(457, 457);
    const depths = [40.002, 39.99].map((gap) => {
      const s = full(edge, gap, small, 50, [rookie(...seenFrom(edge, 877, 50))]);
      return startingDepth(s.g, s.ship(0), edge);
    });
    expect(depths).toEqual([100, 200]);
  });
  it.each(EDGES)(
    '[XW-GROSSE-SCHIFFE-08] %s: a large base is found a place across its corner, flush with the edge',
    (edge) => {
      // Between the walls there is room for its diagonal of 113.14 mm; two small ships in front bar it straight on.
      const turned = edge === 'south' || edge === 'north' ? 0 : 90;
      const pocket = (wide: number) => {
        const walls = [0, 1, 2, 3].flatMap((i) => [450 - wide / 2 - 40 - 80 * i, 450 + wide / 2 + 40 + 80 * i]);
        const s = scene({
          ships: [
            ...[yt1300(457, 457), academy(500, 600)],
            ...[...walls, 450 + wide / 2 + 360].map((along) => yt1300(...seenFrom(edge, along, 40), turned)),
            ...[-45.26, 45.26].map((aside) => academy(...seenFrom(edge, 450 + aside, 101.8), 45)),
          ],
        });
        const spot = deployment.sample(s.g, { ship: 0, edge, depth: 100 }, { below: () => 7 }) as Spot | undefined;
        return [startingDepth(s.g, s.ship(0), edge), spot && Math.abs(spot.degrees) % 90];
      };
      expect([pocket(113.2), pocket(113.1)]).toEqual([
        [100, 45],
        [200, undefined],
      ]);
    },
  );
  it('[XW-AUFBAU-16] no ship starts beyond the middle of the table (R-XW-55)', () => {
    const deepest = (rules: { width: number; depth: number }, edge: Edge, rows: number) => {
      const crowd = Array.from({ length: rows * 3 }, (_, i) => {
        const [along, deep] = [50 + 100 * (i % 3), 50 + 100 * Math.floor(i / 3)];
        return edge === 'south' ? yt1300(along, deep) : yt1300(deep, along, 90);
      });
      const enemy = edge === 'south' ? academy(30, rules.depth - 30) : academy(rules.width - 30, 30);
      const s = scene({ ships: [yt1300(rules.width - 50, rules.depth - 50), enemy, ...crowd], rules });
      return startingDepth(s.g, s.ship(0), edge);
    };
    const tall = { width: 300, depth: 800 };
    expect([1, 3, 4].map((rows) => deepest(tall, 'south', rows))).toEqual([200, 400, null]);
    const broad = { width: 800, depth: 300 };
    expect([1, 3, 4].map((rows) => deepest(broad, 'west', rows))).toEqual([200, 400, null]);
  });
});
