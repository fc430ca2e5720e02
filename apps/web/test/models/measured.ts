import { expect } from 'vitest';
import { meshOf } from '../../src/models/mesh.ts';
import { depthIn } from '../../src/models/outline.ts';
import type { Flat, Model, Point } from '../../src/models/part.ts';

/** A model as the table shows it. */
interface Measured {
  readonly triangles: number;
  readonly wide: number;
  readonly long: number;
  /** How far its middle is from the middle of its base. */
  readonly aside: number;
  readonly ahead: number;
  /** How high its lowest and highest points are above the table. */
  readonly low: number;
  readonly high: number;
  /** Above nothing where its faces look outward. */
  readonly volume: number;
  readonly sound: boolean;
  readonly corners: readonly Point[];
}

export function measured(model: Model): Measured {
  const { patches, triangles, low, high } = meshOf(model);
  const numbers = patches.flatMap(({ corners, normals }) => [...corners, ...normals]);
  const corners = patches.flatMap((patch) =>
    Array.from({ length: patch.corners.length / 3 }, (_, i): Point => {
      const [x, y, z] = patch.corners.slice(3 * i, 3 * i + 3);
      return [x!, y!, z!];
    }),
  );
  let volume = 0;
  for (let i = 0; i < corners.length; i += 3) {
    const [[ax, ay, az], [bx, by, bz], [cx, cy, cz]] = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
    volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
  }
  const { lift = 0 } = model;
  return {
    triangles,
    wide: high[0] - low[0],
    long: high[1] - low[1],
    aside: Math.abs(high[0] + low[0]) / 2,
    ahead: Math.abs(high[1] + low[1]) / 2,
    low: low[2] + lift,
    high: high[2] + lift,
    volume,
    sound: numbers.every(Number.isFinite),
    corners,
  };
}

/** Its engines burn behind the place from which it shoots. */
export function looksAhead({ muzzles = [], glows = [] }: Model): boolean {
  const engines = Math.max(-Infinity, ...glows.map(({ at }) => at[1]));
  return muzzles.length > 0 && muzzles.every(([, y]) => y > engines);
}

/** What lies on an outline: as large as it is, and nowhere beyond it by more than `slack`. */
export function expectOnOutline(model: Model, outline: readonly Flat[], slack: number, short: number): void {
  const { corners, low, sound, wide, long } = measured(model);
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  expect(sound).toBe(true);
  expect(low).toBeGreaterThanOrEqual(-0.01);
  expect(Math.min(...corners.map(([x, y]) => depthIn(outline, [x, y])))).toBeGreaterThanOrEqual(-slack);
  expect(Math.abs(Math.max(...xs) - Math.min(...xs) - wide)).toBeLessThanOrEqual(short);
  expect(Math.abs(Math.max(...ys) - Math.min(...ys) - long)).toBeLessThanOrEqual(short);
}
