import { area, containsPoint, overlaps, type Polygon, pose, toPiece } from '@holotisch/table';
import { describe, expect, it } from 'vitest';
import { CLASSES, shipClass } from '../../src/data/index.ts';
import type { Size, Zone } from '../../src/data/types.ts';
import {
  adjacent,
  baseSize,
  neighbours,
  SQUADRON_RADIUS,
  StandingShip,
  squadronBase,
  toolBase,
  zoneRing,
} from '../../src/geometry/index.ts';
import { ship } from './scene.ts';

const sides = (p: Polygon): readonly number[] => {
  const [a, b, c] = p.points;
  const between = (p = a!, q = b!): number => Math.sqrt((p.x - q.x) ** 2 + (p.y - q.y) ** 2);
  return [between(a, b), between(b, c)].sort((s, t) => s - t);
};

describe('bases', () => {
  it.each<[string, Size, number, number]>([
    ['[AR-GROESSENKATEGORIE-02][AR-ERR-GROESSENKATEGORIE-01]', 'small', 43, 71],
    ['[AR-GROESSENKATEGORIE-03][AR-ERR-GROESSENKATEGORIE-02]', 'medium', 63, 102],
    ['[AR-GROESSENKATEGORIE-04][AR-ERR-GROESSENKATEGORIE-03]', 'large', 77.5, 129],
  ])('[AR-GROESSENKATEGORIE-01]%s a %s base is %f x %f mm', (_clauses, size, width, length) => {
    expect(baseSize(size)).toEqual({ halfWidth: width / 2, halfLength: length / 2 });
    const one = new StandingShip(CLASSES.find((c) => c.size === size)!, pose(10, 20, 30));
    expect(one.base).toHaveLength(1);
    const [short, long] = sides(one.base[0]!);
    expect(short).toBeCloseTo(width, 9);
    expect(long).toBeCloseTo(length, 9);
  });

  it('[AR-GROESSENKATEGORIE-05][AR-RIESIGES-SCHIFF-02] a huge ship has two large bases under one card', () => {
    const { base, token } = ship('star-dreadnought', 5, 6, 77);
    for (const b of base.slice(0, 2)) {
      expect(sides(b)[0]).toBeCloseTo(77.5, 9);
      expect(sides(b)[1]).toBeCloseTo(129, 9);
    }
    expect(base.some((b, i) => base.some((c, k) => i !== k && overlaps(b, c)))).toBe(false);
    expect(sides(token)[1]).toBeCloseTo(355, 9);
    // The card between the bases is part of what stands there.
    expect(base.some((b) => containsPoint(b, { x: 5, y: 6 }))).toBe(true);
  });

  it('[AR-SCHIFF-05] ships of one size stand alike, however far their models reach', () => {
    for (const cls of CLASSES) {
      const alike = new StandingShip(CLASSES.find((one) => one.size === cls.size)!, pose(10, 20, 30));
      expect(new StandingShip(cls, pose(10, 20, 30)).base).toEqual(alike.base);
    }
  });

  it('[AR-SICHTLINIE-03] the targeting points of front and rear lie on the middle line, the front ahead of the rear; those of the sides mirror each other', () => {
    for (const cls of CLASSES) {
      const one = new StandingShip(cls, pose(0, 0, 0));
      const [front, rear, left, right] = (['front', 'rear', 'left', 'right'] as const).map((zone) => one.point(zone));
      expect([front!.x, rear!.x]).toEqual([0, 0].map((n) => expect.closeTo(n, 9)));
      expect(front!.y).toBeGreaterThan(rear!.y);
      expect([left!.x, left!.y]).toEqual([-right!.x, right!.y].map((n) => expect.closeTo(n, 9)));
      expect(right!.x).toBeGreaterThan(0);
    }
  });

  it('[AR-GROESSENKATEGORIE-09] a flotilla stands on a small base', () => {
    for (const id of ['gr-75', 'gozanti']) expect(sides(ship(id).base[0]!)).toEqual([43, 71]);
  });

  it('[AR-RIESIGES-SCHIFF-18] the tool is set beside the front edge, of a huge ship beside that of the rear base', () => {
    expect(toolBase(shipClass('cr90'))).toEqual({ halfWidth: 21.5, front: 35.5 });
    expect(toolBase(shipClass('victory'))).toEqual({ halfWidth: 31.5, front: 51 });
    const huge = ship('star-dreadnought');
    expect(huge.toolBase).toEqual({ halfWidth: 38.75, front: -48.5 });
    expect(Math.max(...huge.base[1]!.points.map((p) => p.y))).toBe(-48.5);
  });

  it('a squadron stands on a disc of 34 mm', () => {
    expect(squadronBase({ x: 1, y: 2 })).toEqual({ kind: 'circle', cx: 1, cy: 2, radius: SQUADRON_RADIUS });
    expect(SQUADRON_RADIUS).toBe(17);
  });
});

describe('hull zones', () => {
  it.each(CLASSES)(
    '[AR-HUELLENSEKTIONEN-01][AR-HUELLENSEKTIONEN-03][AR-FEUERWINKEL-UND-HUELLENSEKTIONEN-02] those of $id share out its card',
    (cls) => {
      const s = new StandingShip(cls, pose(300, -40, 211));
      expect(s.zones).toHaveLength(cls.size === 'huge' ? 6 : 4);
      const areas = s.zones.map((z) => s.zone(z));
      expect(areas.reduce((sum, a) => sum + area(a), 0)).toBeCloseTo(area(s.token), 6);
      for (const [i, a] of areas.entries()) {
        expect(a.convex).toBe(true);
        for (const b of areas.slice(i + 1)) expect(overlaps(a, b)).toBe(false);
      }
      // Each targeting point is printed in its own zone.
      for (const z of s.zones) expect(containsPoint(s.zone(z), s.point(z)), z).toBe(true);
    },
  );

  it.each(CLASSES)('[AR-HUELLENSEKTIONEN-02] of $id no plastic is part of a hull zone', (cls) => {
    const s = new StandingShip(cls, pose(0, 0));
    const { halfWidth } = baseSize(cls.size);
    for (const z of s.zones) for (const p of s.zone(z).points) expect(Math.abs(p.x)).toBeLessThan(halfWidth - 1.9);
  });

  it.each(CLASSES)('[AR-HUELLENSEKTIONEN-01] left and right of $id are mirror images', (cls) => {
    const s = new StandingShip(cls, pose(0, 0));
    for (const [left, right] of [
      ['left', 'right'],
      ['left-auxiliary', 'right-auxiliary'],
    ] as const) {
      if (!s.zones.includes(left)) continue;
      expect(s.point(left)).toEqual({ x: -s.point(right).x, y: s.point(right).y });
      expect(s.zone(left).points.every((p) => s.zone(right).points.some((q) => q.x === 0 - p.x && q.y === p.y))).toBe(
        true,
      );
    }
  });

  it('[AR-HUELLENSEKTIONEN-01][AR-ABMESSUNG-VON-FEUERWINKEL-01] the front corners of the Munificent belong to its side zones', () => {
    const s = ship('munificent');
    expect(containsPoint(s.zone('right'), { x: 29.5, y: 51 })).toBe(true);
    expect(containsPoint(s.zone('front'), { x: 29.5, y: 51 })).toBe(false);
    expect(containsPoint(s.zone('front'), { x: 25.5, y: 51 })).toBe(true);
  });

  it('[AR-HUELLENSEKTIONEN-05] front and rear of the Onager touch between the beginnings of its lines, left and right of the Recusant along the middle', () => {
    const onager = ship('onager');
    expect(containsPoint(onager.zone('front'), { x: 0, y: 9.1 })).toBe(true);
    expect(containsPoint(onager.zone('rear'), { x: 0, y: 9.1 })).toBe(true);
    expect(containsPoint(onager.zone('left'), { x: 0, y: 9.1 })).toBe(false);
    const recusant = ship('recusant');
    expect(containsPoint(recusant.zone('left'), { x: 0, y: 0 })).toBe(true);
    expect(containsPoint(recusant.zone('right'), { x: 0, y: 0 })).toBe(true);
    expect(containsPoint(recusant.zone('front'), { x: 0, y: 0 })).toBe(false);
  });

  it('[AR-SICHTLINIE-03] the targeting points of bow and stern lie on the middle line, those of the sides beside it', () => {
    for (const cls of CLASSES) {
      const standing = new StandingShip(cls, pose(0, 0));
      for (const zone of standing.zones) {
        const { x } = standing.point(zone);
        const side = zone.startsWith('left') ? -1 : zone.startsWith('right') ? 1 : 0;
        expect([cls.id, zone, Math.sign(round(x))]).toEqual([cls.id, zone, side]);
      }
    }
  });

  it('[AR-RIESIGES-SCHIFF-05] the zones of the two sides of a huge ship meet on its middle line', () => {
    const one = ship('star-dreadnought');
    const inner = (zone: Zone) => round(Math.min(...one.zone(zone).points.map(({ x }) => Math.abs(x))));
    for (const zone of ['left', 'right', 'left-auxiliary', 'right-auxiliary'] as const) expect(inner(zone)).toBe(0);
  });

  it('[AR-RIESIGES-SCHIFF-05] only huge ships have auxiliary zones', () => {
    expect(ship('star-dreadnought').zones).toContain('left-auxiliary');
    expect(() => ship('recusant').zone('left-auxiliary')).toThrow(/no hull zone/);
  });

  it('[AR-HUELLENSEKTIONEN-05] neighbours share a line: each end has both sides', () => {
    expect(neighbours('front', false)).toEqual(['right', 'left']);
    expect(neighbours('left', false)).toEqual(['front', 'rear']);
    expect(adjacent('front', 'rear', false)).toBe(false);
    expect(adjacent('left', 'right', false)).toBe(false);
    expect(adjacent('front', 'front', false)).toBe(false);
  });

  it('[AR-RIESIGES-SCHIFF-06][AR-RIESIGES-SCHIFF-07] R-AR-15: of a huge ship all six form a ring', () => {
    expect(neighbours('right-auxiliary', true)).toEqual(['right', 'rear']);
    expect(neighbours('left-auxiliary', true)).toEqual(['rear', 'left']);
    expect(neighbours('front', true)).toEqual(['right', 'left']);
    expect(neighbours('rear', true)).toEqual(['right-auxiliary', 'left-auxiliary']);
    expect(adjacent('left', 'rear', true)).toBe(false);
    expect(adjacent('left-auxiliary', 'front', false)).toBe(false);
    for (const huge of [true, false])
      for (const a of zoneRing(huge)) {
        expect(neighbours(a, huge)).toHaveLength(2);
        for (const b of zoneRing(huge)) expect(adjacent(a, b, huge)).toBe(adjacent(b, a, huge));
      }
  });
});

describe('shield dials', () => {
  it.each(CLASSES)(
    '[AR-UEBERSCHNEIDUNG-13][AR-ABMESSUNG-VON-FEUERWINKEL-11] those of $id stick out of its base, at each zone',
    (cls) => {
      const s = new StandingShip(cls, pose(70, 80, 145));
      for (const z of s.zones) {
        const dial = s.dial(z);
        expect(
          s.footprint.some((p) => p.kind === 'polygon' && p.cx === dial.cx && p.cy === dial.cy),
          z,
        ).toBe(true);
        expect(
          s.base.some((b) => overlaps(b, dial)),
          z,
        ).toBe(false);
        expect(area(dial)).toBeCloseTo(((17.2 + 9.2) / 2) * 4, 9);
        const { x, y } = toPiece(s.pose, { x: dial.cx, y: dial.cy });
        const { halfWidth, halfLength } = baseSize(cls.size);
        if (z === 'front') expect([x, y].map(round)).toEqual([0, halfLength + 2]);
        else if (z === 'rear') expect([x, y].map(round)).toEqual([0, -halfLength - 2]);
        else expect(round(x)).toBe((z.startsWith('left') ? -1 : 1) * (halfWidth + 2));
      }
      for (const p of s.footprint)
        for (const v of p.kind === 'polygon' ? p.points : [])
          expect(Math.sqrt((v.x - 70) ** 2 + (v.y - 80) ** 2)).toBeLessThan(s.radius + 1e-9);
    },
  );
});
const round = (n: number): number => Math.round(n * 1e6) / 1e6 + 0;
