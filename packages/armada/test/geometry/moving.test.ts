import { circle, distance, overlaps, type Pose, pose, rectangle, toolOutline, toPiece } from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CLASSES, shipClass } from '../../src/data/index.ts';
import {
  DISTANCE,
  endOfCourse,
  endOfTurn,
  leavesTable,
  nearestOverlapped,
  overlapsObstacle,
  overlapsSquadron,
  StandingShip,
  shipsOverlap,
  squadronBase,
  squadronReach,
  toolBase,
} from '../../src/geometry/index.ts';
import { ship } from './scene.ts';

const near = (a: Pose, b: Pose): void => {
  for (const key of ['x', 'y', 'hx', 'hy'] as const) expect(a[key]).toBeCloseTo(b[key], 9);
};

describe('the end of a course', () => {
  it.each(CLASSES)(
    '[AR-BEWEGUNG-VON-SCHIFFEN-04][AR-MANOEVERHILFE-01][AR-MANOEVERHILFE-02] straight ahead $id moves 68.4 mm for each speed, on either side of the tool',
    (cls) => {
      for (const side of ['left', 'right'] as const)
        for (const speed of [1, 2, 3, 4]) {
          const end = endOfCourse(cls, pose(10, 20, 90), { side, clicks: [0, 0, 0, 0] }, speed);
          near(end.pose, pose(10 + 68.4 * speed, 20, 90));
          expect(end.overlapsTool).toBe(false);
        }
    },
  );

  it('[AR-BEWEGUNG-VON-SCHIFFEN-10] at speed 0 it stays', () => {
    const at = pose(1, 2, 3);
    expect(endOfCourse(shipClass('cr90'), at, { side: 'left', clicks: [] }, 0)).toEqual({
      pose: at,
      overlapsTool: false,
    });
  });

  it('[AR-UEBERSCHNEIDUNG-05] at a lower speed it takes an earlier joint of the same course', () => {
    const cls = shipClass('cr90');
    const full = endOfCourse(cls, pose(0, 0), { side: 'left', clicks: [1] }, 1);
    expect(endOfCourse(cls, pose(0, 0), { side: 'left', clicks: [1, -2, 2] }, 1)).toEqual(full);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-07] two sharp turns end on a tool that lies on the outside, not on the inside', () => {
    const cls = shipClass('cr90');
    expect(endOfCourse(cls, pose(0, 0), { side: 'left', clicks: [2, 2] }, 2).overlapsTool).toBe(true);
    expect(endOfCourse(cls, pose(0, 0), { side: 'right', clicks: [2, 2] }, 2).overlapsTool).toBe(false);
    expect(endOfCourse(cls, pose(0, 0), { side: 'right', clicks: [-2, -2] }, 2).overlapsTool).toBe(true);
    expect(endOfCourse(cls, pose(0, 0), { side: 'left', clicks: [-2, -2] }, 2).overlapsTool).toBe(false);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-07] whether it ends on the tool depends on size and course, not on the place', () => {
    const course = fc.tuple(
      fc.constantFrom('left' as const, 'right' as const),
      fc.array(fc.integer({ min: -2, max: 2 }), { minLength: 1, maxLength: 4 }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...CLASSES),
        course,
        fc.integer({ min: 0, max: 359 }),
        (cls, [side, clicks], degrees) => {
          const one = endOfCourse(cls, pose(50, 60, degrees), { side, clicks }, clicks.length);
          const flipped = {
            side: side === 'left' ? ('right' as const) : ('left' as const),
            clicks: clicks.map((c) => -c),
          };
          const mirrored = endOfCourse(cls, pose(-5, 6, 7), flipped, clicks.length);
          expect(mirrored.overlapsTool).toBe(one.overlapsTool);
          const p = toPiece(pose(50, 60, degrees), one.pose);
          const q = toPiece(pose(-5, 6, 7), mirrored.pose);
          const tool = toolOutline(pose(50, 60, degrees), toolBase(cls), { side, clicks }, clicks.length);
          const before = cls.size === 'huge' ? new StandingShip(cls, pose(50, 60, degrees)).base : [];
          const base = [...before, ...new StandingShip(cls, one.pose).base];
          expect(one.overlapsTool).toBe(tool.some((part) => base.some((b) => overlaps(part, b))));
          expect(p.x).toBeCloseTo(-q.x, 6);
          expect(p.y).toBeCloseTo(q.y, 6);
        },
      ),
      { numRuns: 600 },
    );
  });

  it('[AR-RIESIGES-SCHIFF-17][AR-RIESIGES-SCHIFF-19] the rear base of a huge ship follows the tool, and its long back is soon in the way', () => {
    const cls = shipClass('star-dreadnought');
    const end = endOfCourse(cls, pose(0, 0), { side: 'right', clicks: [1] }, 1);
    // The rear base does what a large base would do there.
    const rear = endOfCourse(shipClass('imperial'), pose(0, -113), { side: 'right', clicks: [1] }, 1);
    const p = toPiece(end.pose, rear.pose);
    expect(p.x).toBeCloseTo(0, 9);
    expect(p.y).toBeCloseTo(-113, 9);
    // Each side is told for itself, so that a course barred on both can be refused.
    const barred = (clicks: readonly number[]): readonly boolean[] =>
      (['left', 'right'] as const).map(
        (side) => endOfCourse(cls, pose(0, 0), { side, clicks }, clicks.length).overlapsTool,
      );
    expect(barred([0, 0])).toEqual([false, false]);
    expect(barred([1])).toEqual([true, false]);
    expect(barred([-1])).toEqual([false, true]);
  });

  it('[AR-BEISPIEL-BEWEGUNG-EINES-RIESIGEN-02][AR-BEISPIEL-BEWEGUNG-EINES-RIESIGEN-03] of a huge ship with two joints bent neither side is free; with the second straightened the left one is', () => {
    const sides = (clicks: readonly number[]) =>
      (['left', 'right'] as const).map(
        (side) => endOfCourse(shipClass('star-dreadnought'), pose(0, 0), { side, clicks }, 2).overlapsTool,
      );
    expect(sides([-1, 1])).toEqual([true, true]); // on the left when it has come to its end, on the right at once
    expect(sides([-1, 0])).toEqual([false, true]);
    // a large ship, whose tool begins at its bow, has a free side
    const large = (side: 'left' | 'right') =>
      endOfCourse(shipClass('imperial'), pose(0, 0), { side, clicks: [-1, 1] }, 2).overlapsTool;
    expect([large('left'), large('right')]).toContain(false);
  });

  it('[AR-BEWEGUNG-VON-SCHIFFEN-13] with yaw at speed 0 a ship turns about the last joint beside it', () => {
    const cls = shipClass('victory');
    const at = pose(30, 40, 10);
    const end = endOfTurn(cls, at, 1);
    // The joint lies 22.3 mm behind the front edge, 7.6 mm beside the base, on the side to which it turns.
    const joint = { x: 31.5 + 7.6, y: 51 - 22.3 };
    const place = (p: Pose) => ({ x: p.x + joint.x * p.hy + joint.y * p.hx, y: p.y - joint.x * p.hx + joint.y * p.hy });
    expect(place(end).x).toBeCloseTo(place(at).x, 9);
    expect(place(end).y).toBeCloseTo(place(at).y, 9);
    near({ ...end, x: 0, y: 0 }, pose(0, 0, 32.5));
    expect(endOfTurn(cls, at, 0)).toEqual(at);
  });
});

describe('a squadron moves', () => {
  it.each([1, 2, 3, 4, 5] as const)(
    '[AR-BEWEGUNG-VON-STAFFELN-02][AR-BEWEGUNG-VON-STAFFELN-03][AR-BEWEGUNG-VON-STAFFELN-04] at speed %i to the line and not over it',
    (speed) => {
      const line = DISTANCE[speed - 1]!;
      expect(squadronReach({ x: 5, y: 5 }, { x: 5 + line * 0.6, y: 5 + line * 0.8 }, speed)).toBe(true);
      expect(squadronReach({ x: 5, y: 5 }, { x: 5, y: 5 - line - 0.01 }, speed)).toBe(false);
      // The ruler begins at its edge; there its far edge is on the line.
      const start = squadronBase({ x: 0, y: 0 });
      const end = squadronBase({ x: line, y: 0 });
      expect(end.cx + end.radius - (start.cx + start.radius)).toBe(line);
    },
  );

  it('[AR-BEWEGUNG-VON-STAFFELN-08] or stays where it is', () => {
    expect(squadronReach({ x: 5, y: 5 }, { x: 5, y: 5 }, 1)).toBe(true);
  });
});

describe('overlaps', () => {
  it('[AR-UEBERSCHNEIDUNG-04][AR-FAQ-BEWEGUNG-07] two corvettes that touch do not overlap, a hair more and they do', () => {
    expect(shipsOverlap(ship('cr90', 0, 0, 0), ship('cr90', 43, 50))).toBe(false);
    expect(shipsOverlap(ship('cr90', 0, 0, 0), ship('cr90', 42.99, 50))).toBe(true);
    expect(shipsOverlap(ship('cr90'), ship('cr90', 42, 70))).toBe(true); // corner in corner
  });

  it('[AR-UEBERSCHNEIDUNG-13] shield dials count: side by side they keep two ships apart', () => {
    expect(shipsOverlap(ship('cr90'), ship('cr90', 51))).toBe(false);
    expect(shipsOverlap(ship('cr90'), ship('cr90', 50.99))).toBe(true);
    expect(shipsOverlap(ship('cr90'), ship('victory', 21.5 + 31.5 + 4, 30))).toBe(false);
    expect(shipsOverlap(ship('cr90'), ship('victory', 21.5 + 31.5 + 3.99, 30))).toBe(true);
  });

  it('[AR-UEBERSCHNEIDUNG-13] the waist of a huge ship is a little narrower than its bases', () => {
    const huge = ship('star-dreadnought');
    const beside = (x: number, y: number) => shipsOverlap(huge, ship('cr90', x, y, 90));
    expect(beside(36.5 + 39.5 + 0.01, 0)).toBe(false);
    expect(beside(36.5 + 39.5 - 0.01, 0)).toBe(true);
    expect(beside(36.5 + 39.5 + 0.01, 60)).toBe(true);
  });

  it('[AR-UEBERSCHNEIDUNG-01][AR-FAQ-STAFFELN-09][AR-FAQ-STAFFELN-10] squadrons beside the base, and under a dial', () => {
    const s = ship('cr90', 100, 100, 90);
    expect(overlapsSquadron(s, squadronBase({ x: 110, y: 100 + 21.5 + 17 }))).toBe(true); // the dial
    expect(overlapsSquadron(s, squadronBase({ x: 130, y: 100 + 21.5 + 17 }))).toBe(false);
    expect(overlapsSquadron(s, squadronBase({ x: 130, y: 100 + 21.5 + 16.99 }))).toBe(true);
    expect(overlapsSquadron(s, squadronBase({ x: 100 + 35.5 + 4 + 17, y: 100 }))).toBe(false);
    expect(overlapsSquadron(s, squadronBase({ x: 100 + 35.5 + 4 + 16.99, y: 100 }))).toBe(true);
    expect(overlapsSquadron(s, squadronBase({ x: 300, y: 100 }))).toBe(false);
  });

  it('[AR-BEWEGUNG-VON-STAFFELN-05] the quick no of far-off things is never wrong', () => {
    const place = fc.tuple(
      fc.integer({ min: -250, max: 250 }),
      fc.integer({ min: -250, max: 250 }),
      fc.integer({ min: 0, max: 359 }),
    );
    const anyClass = fc.constantFrom(...CLASSES);
    fc.assert(
      fc.property(anyClass, anyClass, place, (p, q, [x, y, d]) => {
        const one = new StandingShip(p, pose(0, 0));
        const two = new StandingShip(q, pose(x, y, d));
        const apart = Math.min(...one.footprint.flatMap((f) => two.footprint.map((g) => distance(f, g))));
        if (apart > 0) expect(shipsOverlap(one, two)).toBe(false);
        expect(shipsOverlap(one, two)).toBe(one.footprint.some((f) => two.footprint.some((g) => overlaps(f, g))));
        expect(shipsOverlap(one, two)).toBe(shipsOverlap(two, one));
        const squadron = squadronBase({ x, y });
        const away = Math.min(...one.footprint.map((f) => distance(f, squadron)));
        if (away > 0) expect(overlapsSquadron(one, squadron)).toBe(false); // a touch is no overlap either
        expect(overlapsSquadron(one, squadron)).toBe(one.footprint.some((f) => overlaps(f, squadron)));
      }),
      { numRuns: 500 },
    );
  });

  it('[AR-HINDERNISSE-40] obstacles: any part of the base on the token', () => {
    const rock = rectangle(pose(0, 100), 10, 10);
    expect(overlapsObstacle([squadronBase({ x: 0, y: 73.01 })], rock)).toBe(true);
    expect(overlapsObstacle([squadronBase({ x: 0, y: 73 })], rock)).toBe(false);
    expect(overlapsObstacle(ship('cr90', 0, 50.51).footprint, rock)).toBe(true);
    expect(overlapsObstacle(ship('cr90', 0, 50.49).footprint, rock)).toBe(false);
    expect(overlapsObstacle(ship('cr90', 0, 50.51).base, rock)).toBe(false);
  });

  it('[AR-UEBERSCHNEIDUNG-06][AR-FAQ-BEWEGUNG-04] the nearest of the overlapped ships, from base to base', () => {
    const s = ship('cr90');
    expect(nearestOverlapped(s, [ship('cr90', 0, 110), ship('cr90', 60, 0)])).toEqual([1]);
    expect(nearestOverlapped(s, [ship('cr90', 0, 81), ship('cr90', 54, 0)])).toEqual([0]);
    expect(nearestOverlapped(s, [ship('cr90', 0, 110)])).toEqual([0]);
    expect(nearestOverlapped(s, [])).toEqual([]);
    // Dial to dial the first would be nearer.
    expect(nearestOverlapped(s, [ship('cr90', 0, 81), ship('cr90', 49, 60)])).toEqual([1]);
  });

  it('[AR-FAQ-BEWEGUNG-05] R-AR-28: of equally near ones all', () => {
    const s = ship('cr90', 100, 100);
    const both = [ship('cr90', 100, 300), ship('cr90', 100 + 43 + 20, 100), ship('cr90', 100 - 43 - 20, 100)];
    expect(nearestOverlapped(s, both)).toEqual([1, 2]);
  });
});

describe('the edge of the table', () => {
  const area = { minX: 0, minY: 0, maxX: 1828.8, maxY: 914.4 };

  it('[AR-SPIELFLAECHE-03] any part of a base outside is off the table', () => {
    expect(leavesTable(ship('cr90', 21.5, 35.5).base, area)).toBe(false);
    expect(leavesTable(ship('cr90', 21.49, 35.5).base, area)).toBe(true);
    expect(leavesTable(ship('cr90', 21.5, 35.49).base, area)).toBe(true);
    expect(leavesTable(ship('cr90', 1828.8 - 21.5, 914.4 - 35.5).base, area)).toBe(false);
    expect(leavesTable(ship('cr90', 1828.8 - 21.49, 100).base, area)).toBe(true);
    expect(leavesTable(ship('cr90', 100, 914.4 - 35.49).base, area)).toBe(true);
    expect(leavesTable(ship('cr90', 30, 35.5, 45).base, area)).toBe(true);
    expect(leavesTable([circle({ x: 17, y: 17 }, 17)], area)).toBe(false);
    expect(leavesTable([circle({ x: 16.99, y: 17 }, 17)], area)).toBe(true);
  });

  it('[AR-SPIELFLAECHE-04] shield dials may hang over it', () => {
    const s = ship('cr90', 21.5, 100);
    expect(leavesTable(s.base, area)).toBe(false);
    expect(leavesTable(s.footprint, area)).toBe(true);
  });

  it('[AR-SPIELFLAECHE-03] of a huge ship either base', () => {
    expect(leavesTable(ship('star-dreadnought', 400, 177.4).base, area)).toBe(true);
    expect(leavesTable(ship('star-dreadnought', 400, 177.5).base, area)).toBe(false);
    expect(leavesTable(ship('star-dreadnought', 400, 914.4 - 177.4).base, area)).toBe(true);
  });
});
