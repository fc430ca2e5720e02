import {
  circle,
  distanceToPoint,
  lerp,
  type Polygon,
  polygon,
  pose,
  type Shape,
  toPiece,
  toTable,
  type Vec,
} from '@holotisch/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../table/test/tries.ts';
import { CLASSES, shipClass } from '../../src/data/index.ts';
import type { ShipClass, Zone } from '../../src/data/types.ts';
import {
  attackRange,
  baseSize,
  isInArc,
  overlapsSquadron,
  StandingShip,
  shipsOverlap,
  squadronBase,
} from '../../src/geometry/index.ts';
import { from, ship, squadron } from './scene.ts';

/**
 * In which arcs a point beside the base lies, from the printed numbers alone: ahead of both front lines, behind both
 * rear lines, or between them on its side of the middle line.
 */
function arcsAt(cls: ShipClass, { x, y }: Vec, slack = 0): readonly Zone[] {
  const { halfLength } = baseSize(cls.size);
  // Two beginnings on the middle line less than 1.5 mm apart are one that was measured twice.
  const [f, r] = [cls.frontLine[0], cls.rearLine[0]];
  const isOne = f[0] === r[0] && Math.abs(f[1] - r[1]) < 1.5;
  const lineAt = ([[x1, own], [x2, d2]]: ShipClass['frontLine']): number => {
    const d1 = isOne ? (f[1] + r[1]) / 2 : own;
    return halfLength - d1 - ((d2 - d1) / (x2 - x1)) * (Math.abs(x) - x1);
  };
  const front = lineAt(cls.frontLine);
  const rear = lineAt(cls.rearLine);
  const cross = cls.crossLine === undefined ? undefined : halfLength - cls.crossLine;
  const found: Zone[] = [];
  if (y >= front - slack) found.push('front');
  if (y <= rear + slack) found.push('rear');
  for (const [side, sign] of [
    ['left', -1],
    ['right', 1],
  ] as const) {
    if (x * sign < -slack) continue;
    if (y <= front + slack && y >= (cross ?? rear) - slack) found.push(side);
    if (cross !== undefined && y <= cross + slack && y >= rear - slack) found.push(`${side}-auxiliary`);
  }
  return found;
}

/** Points all over a shape, `step` apart, its border included. */
function* pointsOf(s: Shape, step: number): Generator<Vec> {
  if (s.kind === 'circle') {
    for (let i = 0; i < 720; i++) yield toTable(pose(s.cx, s.cy, i / 2), 0, s.radius);
    for (let r = 0; r < s.radius; r += step) for (let i = 0; i < 40; i++) yield toTable(pose(s.cx, s.cy, i * 9), 0, r);
    return;
  }
  let a = s.points.at(-1)!;
  for (const b of s.points) {
    const steps = Math.ceil(Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2) / (step / 4));
    for (let i = 0; i < steps; i++) yield lerp(a, b, i / steps);
    a = b;
  }
  for (let x = s.cx - s.radius; x < s.cx + s.radius; x += step)
    for (let y = s.cy - s.radius; y < s.cy + s.radius; y += step)
      if (distanceToPoint(s, { x, y }) === 0) yield { x, y };
}

function leastBySampling(s: StandingShip, zone: Zone, target: Shape, step: number, slack: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of pointsOf(target, step))
    if (arcsAt(s.cls, toPiece(s.pose, p), slack).includes(zone))
      least = Math.min(least, distanceToPoint(s.zone(zone), p));
  return least;
}

/** What is found by looking at many points is never nearer than what is measured, and hardly farther. */
function agrees(s: StandingShip, zone: Zone, target: Shape, measured: number | undefined, step: number): void {
  const surely = leastBySampling(s, zone, target, step, -1e-6);
  const nearly = leastBySampling(s, zone, target, step, step);
  if (measured === undefined) expect(surely).toBe(Number.POSITIVE_INFINITY);
  else {
    expect(surely).toBeGreaterThanOrEqual(measured - 1e-6);
    expect(nearly).toBeLessThanOrEqual(measured + step);
  }
}

const anyClass = fc.constantFrom(...CLASSES);
const anyPose = (reach: number) =>
  fc
    .tuple(
      fc.double({ min: -reach, max: reach, noNaN: true }),
      fc.double({ min: -reach, max: reach, noNaN: true }),
      fc.integer({ min: 0, max: 359 }),
    )
    .map(([x, y, d]) => pose(x, y, d));

describe('firing arcs', () => {
  it('[AR-FEUERWINKEL-01][AR-RIESIGES-SCHIFF-04][AR-FEUERWINKEL-UND-HUELLENSEKTIONEN-01] every point beside a base lies in the arcs of its printed lines', () => {
    fc.assert(
      fc.property(anyClass, anyPose(300), anyPose(400), (cls, at, { x, y }) => {
        const s = new StandingShip(cls, at);
        const speck = circle({ x, y }, 0.001);
        fc.pre(!overlapsSquadron(s, speck));
        const local = toPiece(at, { x, y });
        const found = s.zones.filter((z) => isInArc(s, s.arc(z), speck));
        for (const z of arcsAt(cls, local, -0.002)) expect(found).toContain(z);
        for (const z of found) expect(arcsAt(cls, local, 0.002)).toContain(z);
        expect(found.length).toBeGreaterThan(0);
      }),
      { numRuns: tries(3000) },
    );
  });

  it('[AR-FEUERWINKEL-UND-HUELLENSEKTIONEN-01] a hull zone has all of its part of the card, and no corner of another', () => {
    for (const cls of CLASSES) {
      const s = new StandingShip(cls, pose(0, 0));
      for (const zone of s.zones) {
        const corners = s.zone(zone).points;
        for (const corner of corners)
          expect(arcsAt(cls, corner, 1e-6), `${cls.id} ${zone} ${JSON.stringify(corner)}`).toContain(zone);
      }
      const [w, l] = [Math.max(...s.zone('front').points.map((p) => p.x)), baseSize(cls.size).halfLength];
      for (const x of [-w, w])
        for (const y of [-l, l])
          for (const zone of s.zones)
            expect(distanceToPoint(s.zone(zone), { x, y }) < 1e-6, `${cls.id} ${zone} ${x} ${y}`).toBe(
              arcsAt(cls, { x, y }, 1e-6).includes(zone),
            );
    }
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-02][AR-ABMESSUNG-VON-FEUERWINKEL-06] to a squadron: the nearest of its points in the arc', () => {
    fc.assert(
      fc.property(
        anyClass,
        anyPose(50),
        fc.integer({ min: 0, max: 359 }),
        fc.double({ min: 0, max: 150, noNaN: true }),
        (cls, at, around, off) => {
          const s = new StandingShip(cls, at);
          const target = squadronBase(toTable(pose(at.x, at.y, around), 0, s.radius * 0.3 + off));
          fc.pre(!overlapsSquadron(s, target));
          for (const z of s.zones) agrees(s, z, target, attackRange(from(s, z), { squadron: target })?.mm, 0.5);
        },
      ),
      { numRuns: tries(300) },
    );
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-03][AR-ABMESSUNG-VON-FEUERWINKEL-04][AR-ERR-ABMESSUNG-VON-FEUERWINKEL-01] to a ship: the nearest point of the zone in the arc', () => {
    fc.assert(
      fc.property(anyClass, anyClass, anyPose(220), (a, b, at) => {
        const s = new StandingShip(a, pose(3, 4, 15));
        const t = new StandingShip(b, at);
        fc.pre(!shipsOverlap(s, t));
        for (const z of s.zones) {
          const zone = t.zones[Math.abs(Math.round(at.x)) % t.zones.length]!;
          agrees(s, z, t.zone(zone), attackRange(from(s, z), from(t, zone))?.mm, 2);
        }
      }),
      { numRuns: tries(200) },
    );
  });

  it('[AR-ABMESSUNG-VON-FEUERWINKEL-01][AR-FEUERWINKEL-03] a line belongs to both arcs, beside it to one', () => {
    // The Nebulon-B's front line leaves through the corner: (19.5, 35.5) from (0, -0.2).
    const s = ship('nebulon-b');
    const on = (t: number, off: number): Polygon => {
      const p = { x: 19.5 * t + off, y: -0.2 + 35.7 * t };
      return polygon([
        p,
        { x: p.x + Math.sign(off) * 5, y: p.y },
        { x: p.x + Math.sign(off) * 5, y: p.y + 0.1 * Math.sign(off) },
      ]);
    };
    const zonesOf = (shape: Shape): readonly Zone[] => s.zones.filter((z) => isInArc(s, s.arc(z), shape));
    for (const t of [2, 5, 20]) {
      expect(zonesOf(on(t, 1e-9))).toEqual(['front', 'right']);
      expect(zonesOf(on(t, 0.1))).toEqual(['right']);
      expect(zonesOf(on(t, -1e-9))).toEqual(['front', 'right']);
      expect(zonesOf(on(t, -0.1))).toEqual(['front']);
    }
  });

  it('[AR-FEUERWINKEL-02] an arc has no end', () => {
    const far = squadron(0, 5000);
    expect(attackRange(from(ship('victory'), 'front'), far)).toMatchObject({ band: 'extreme' });
    expect(attackRange(from(ship('victory'), 'rear'), far)).toBeUndefined();
  });

  it('[AR-FEUERWINKEL-04] a squadron sees all around', () => {
    for (let d = 0; d < 360; d += 15) {
      const target = squadronBase(toTable(pose(0, 0, d), 0, 34 + 76));
      expect(attackRange(squadron(0, 0), { squadron: target })?.mm).toBeCloseTo(76, 9);
    }
  });

  it('[AR-FEUERWINKEL-01] the right arc of the Recusant does not begin again beyond its left side, where its lines meet', () => {
    const s = ship('recusant');
    // They meet 75.9 mm left of the middle; a squadron that touches the base there lies between them.
    const beside = squadron(-38.75 - 17, s.pose.y + 64.5 - 50);
    expect(s.arc('right').sector.apex.x).toBeCloseTo(-75.9, 1);
    expect(attackRange(from(s, 'right'), beside)).toBeUndefined();
    expect(attackRange(from(s, 'left'), beside)).toMatchObject({ band: 'close' });
    const other = squadron(38.75 + 17, s.pose.y + 64.5 - 50);
    expect(attackRange(from(s, 'left'), other)).toBeUndefined();
    expect(attackRange(from(s, 'right'), other)).toMatchObject({ band: 'close' });
  });

  it('[AR-FEUERWINKEL-01][AR-RIESIGES-SCHIFF-04] nor do those of a huge ship: a ship along its left side is not in the arcs of its right side', () => {
    const s = ship('star-dreadnought', 500, 500, 33);
    const at = toTable(s.pose, -38.75 - 21.5 - 4, 0);
    const t = new StandingShip(shipClass('cr90'), { ...s.pose, x: at.x, y: at.y });
    for (const z of ['right', 'right-auxiliary'] as const)
      for (const to of t.zones) expect(attackRange(from(s, z), from(t, to)), `${z} ${to}`).toBeUndefined();
    expect(attackRange(from(s, 'left'), from(t, 'right'))).toMatchObject({ band: 'close' });
    expect(attackRange(from(s, 'left-auxiliary'), from(t, 'rear'))).toMatchObject({ band: 'close' });
  });

  it('[AR-SPEZIELLE-GESCHUETZBATTERIE-02] the special arc of the Onager is the narrow middle of its front arc', () => {
    const s = ship('onager');
    // Its line runs from (4.1, 9.1) to (24.2, 64.5): at y = 300 it is at x = 109.6.
    const special = { ship: s, zone: 'front', special: true } as const;
    const speck = (x: number) => ({ token: circle({ x, y: 300 }, 0.01) });
    const edge = 4.1 + ((300 - 9.1) * 20.1) / 55.4;
    expect(attackRange(special, speck(edge))).toBeDefined();
    expect(attackRange(special, speck(-edge))).toBeDefined();
    expect(attackRange(special, speck(edge + 0.02))).toBeUndefined();
    expect(attackRange(from(s, 'front'), speck(edge + 0.02))).toBeDefined();
    expect(ship('imperial').special).toBeUndefined();
    expect(() => attackRange({ ship: ship('imperial'), zone: 'front', special: true }, speck(0))).toThrow(/special/);
  });
});
