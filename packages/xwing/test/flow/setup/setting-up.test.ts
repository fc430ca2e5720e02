import type { Json } from '@holotisch/engine';
import { describe, expect, it } from 'vitest';
import { refuseObstacle } from '../../../src/flow/setup/obstacles.ts';
import { refuseDeployment } from '../../../src/flow/setup/starting-area.ts';
import type { Edge } from '../../../src/state.ts';
import { academy, rookie, type SceneSpec, type ShipSpec, scene } from '../../scene.ts';
import { around, HAIR, ROCK } from '../edge-words.ts';
import { newMatch, refusedMatch, squad, withObstacles, yt1300 } from '../words.ts';

/** A table in the middle of which nothing stands. */
const table = (more: Partial<SceneSpec> = {}) =>
  scene({ ships: [rookie(60, 60), academy(60, 160)], ...more } as SceneSpec);

describe('an obstacle beside another', () => {
  /** What forbids a second stone at this place; the first lies at (450, 450). */
  const beside = (kind: string, x: number, y: number, degrees = 0) =>
    refuseObstacle(table({ obstacles: [{ kind: 'coreasteroid0', x: 450, y: 450 }] }).g, kind, { x, y, degrees });

  // The tips that face each other are level, so that the way between them is the distance of the two stones.
  it.each([
    ['to the east', 'coreasteroid1', 0, (d: number) => [450 + ROCK.east + d + 24.5, 446.5]],
    ['to the west', 'coreasteroid1', 0, (d: number) => [450 - ROCK.west - d - 22.5, 456]],
    ['to the north', 'coreasteroid1', 0, (d: number) => [454.5, 450 + ROCK.north + d + 19.5]],
    ['to the south', 'coreasteroid1', 0, (d: number) => [439.5, 450 - ROCK.south - d - 19.5]],
    ['turned by a quarter', 'coreasteroid1', 90, (d: number) => [450 + ROCK.east + d + 19.5, 438.5]],
    ['of debris', 'vt49decimatordebris2', 0, (d: number) => [428.5, 450 + ROCK.north + d + 19]],
  ] as const)(
    '[XW-AUFBAU-10] one %s lies at range 1 up to 100 mm and not a hair further',
    (_where, kind, degrees, at) => {
      const [nearer, on, further] = around(100, (d) => beside(kind, ...(at(d) as [number, number]), degrees));
      for (const refusal of [nearer, on]) expect(refusal?.clauses).toEqual(['XW-AUFBAU-10']);
      expect(on!.measured).toBeCloseTo(100, 9);
      expect(further).toBeUndefined();
    },
  );
});

describe('an obstacle and the edges', () => {
  const alone = (x: number, y: number, rules: NonNullable<SceneSpec['rules']> = {}, degrees = 0) =>
    refuseObstacle(table({ rules }).g, 'coreasteroid0', { x, y, degrees })?.clauses[0] ?? 'free';
  const EDGE = 'XW-AUFBAU-11';

  it('[XW-AUFBAU-11] at 200 mm of an edge it is still at range 2, a hair further in it is not', () => {
    const side = 914.4;
    expect(around(200 + ROCK.west, (x) => alone(x, 450))).toEqual([EDGE, EDGE, 'free']);
    expect(around(200 + ROCK.south, (y) => alone(450, y))).toEqual([EDGE, EDGE, 'free']);
    expect(around(side - 200 - ROCK.east, (x) => alone(x, 450))).toEqual(['free', EDGE, EDGE]);
    expect(around(side - 200 - ROCK.north, (y) => alone(450, y))).toEqual(['free', EDGE, EDGE]);
    // Turned by a quarter its southern tip looks west.
    expect(around(200 + ROCK.south, (x) => alone(x, 450, {}, 90))).toEqual([EDGE, EDGE, 'free']);
  });

  it('[XW-AUFBAU-11] [XW-SPIELFLAECHE-03] the lines lie 200 mm inside whatever area was agreed on', () => {
    const small = { width: 600, depth: 700 };
    expect(around(400 - ROCK.east, (x) => alone(x, 350, small))).toEqual(['free', EDGE, EDGE]);
    expect(around(500 - ROCK.north, (y) => alone(300, y, small))).toEqual(['free', EDGE, EDGE]);
  });
});

describe('the number of obstacles', () => {
  const stones = (count: number) => Array.from({ length: count }, (_, i) => `coreasteroid${i % 6}`);

  it('[XW-AUFBAU-09] five are too few, of six and of seven six are placed', () => {
    expect(refusedMatch({ obstacles: stones(5) })).toMatchObject({
      clauses: ['XW-AUFBAU-09'],
      measured: 5,
      allowed: 6,
    });
    for (const count of [6, 7])
      expect(withObstacles(newMatch({ obstacles: stones(count) })).state.obstacles).toHaveLength(6);
  });
});

describe('the place of a ship', () => {
  /** What forbids the first ship this place; it stands elsewhere as yet. */
  const placed = (what: ShipSpec, edge: Edge, x: number, y: number, degrees = 0, ...others: ShipSpec[]) => {
    const s = scene({ ships: [what, academy(700, 600), ...others] });
    return refuseDeployment(s.g, s.ship(0), edge, { x, y, degrees })?.clauses[0] ?? 'free';
  };
  const small = rookie(500, 450);
  const large = yt1300(500, 450);
  const START = 'XW-AUFBAU-16';
  const OFF = 'XW-GROSSE-SCHIFFE-09'; // named first of the two for whatever lies beyond the edge of the table
  const side = 914.4;

  it('[XW-AUFBAU-16] the front of a base reaches 100 mm from its edge and not a hair further, whichever edge it is', () => {
    expect(around(80, (y) => placed(small, 'south', 450, y))).toEqual(['free', 'free', START]);
    expect(around(side - 80, (y) => placed(small, 'north', 450, y, 180))).toEqual([START, 'free', 'free']);
    expect(around(80, (x) => placed(small, 'west', x, 450, 90))).toEqual(['free', 'free', START]);
    expect(around(side - 80, (x) => placed(small, 'east', x, 450, -90))).toEqual([START, 'free', 'free']);
    const diagonal = 20 * Math.SQRT2;
    expect(around(100 - diagonal, (y) => placed(small, 'south', 450, y, 45))).toEqual(['free', 'free', START]);
  });

  it('[XW-AUFBAU-16] [XW-GROSSE-SCHIFFE-09] a base may stand flush with the edge of the table, on all sides, and nothing of it beyond', () => {
    for (const [ship, half] of [
      [small, 20],
      [large, 40],
    ] as const) {
      expect(around(half, (y) => placed(ship, 'south', 450, y))).toEqual([OFF, 'free', 'free']);
      expect(around(half, (x) => placed(ship, 'south', x, 50))).toEqual([OFF, 'free', 'free']);
      expect(around(side - half, (x) => placed(ship, 'south', x, 50))).toEqual(['free', 'free', OFF]);
      expect(around(side - half, (y) => placed(ship, 'north', 450, y))).toEqual(['free', 'free', OFF]);
    }
  });

  it('[XW-GROSSE-SCHIFFE-08] a large base that is inside anyway ends at the same line', () => {
    expect(around(60, (y) => placed(large, 'south', 450, y))).toEqual(['free', 'free', START]);
  });

  it('[XW-GROSSE-SCHIFFE-08] one that does not fit fills the area as long as no more than half a millimetre is left behind it', () => {
    const diagonal = 40 * Math.SQRT2; // its far corner then stands 13 mm beyond range 1
    expect(around(diagonal, (y) => placed(large, 'south', 450, y, 45))).toEqual([OFF, 'free', 'free']);
    const south = (left: number) => placed(large, 'south', 450, diagonal + left, 45);
    const east = (left: number) => placed(large, 'east', side - diagonal - left, 450, 45);
    for (const behind of [south, east]) expect([behind(0.5 - HAIR), behind(0.5 + HAIR)]).toEqual(['free', START]); // a hand's breadth on a real table
  });

  it('[XW-AUFBAU-16] ships may stand base to base and, behind each other, guide to guide, and no closer', () => {
    const beside = (x: number) => placed(small, 'south', x, 50, 0, rookie(300, 50));
    expect(around(340, beside)).toEqual([START, 'free', 'free']);
    const behind = (y: number) => placed(small, 'south', 300, y, 0, rookie(300, 25));
    expect(around(25 + 44, behind)).toEqual([START, 'free', 'free']); // 20 mm of base and 2 mm of guides each
  });
});

describe('the points of two squads', () => {
  const X_WING = squad('rebel', 'xwing/rookiepilot'); // 21
  const ADVANCED = squad('imperial', 'tieadvanced/tempestsquadronpilot'); // 21
  const B_WING = squad('rebel', 'bwing/bluesquadronpilot'); // 22

  it('[XW-AUFBAU-05] [XW-INITIATIVE-01] one point less decides without a die; only equal points are rolled for', () => {
    const start = (...squads: Json[]) => {
      const s = newMatch({ squads });
      return [s.state.points, s.events('tieRoll').length, s.open[0]];
    };
    expect(start(X_WING, B_WING)).toEqual([[21, 22], 0, '0 initiative']);
    expect(start(B_WING, ADVANCED)).toEqual([[22, 21], 0, '1 initiative']);
    expect(start(X_WING, ADVANCED).slice(0, 2)).toEqual([[21, 21], 1]);
  });
});
