import { data, geometry } from '@holotisch/armada';
import { describe, expect, it } from 'vitest';
import { markerModel, obstacleModel } from '../../src/models/armada/ground.ts';
import { models } from '../../src/models/armada/index.ts';
import type { Model } from '../../src/models/part.ts';
import { models as fighters } from '../../src/models/xwing/index.ts';
import { expectOnOutline, looksAhead, measured } from './measured.ts';

const CRAFT = [...new Set(data.ALL_SQUADRONS.map(({ craft }) => craft))];
/** Squadrons of a single ship. */
const ALONE = new Set(data.ALL_SQUADRONS.filter(({ irregular }) => irregular).map(({ craft }) => craft));
/** The first of several that are shown together. */
const firstOf = ({ parts, muzzles = [], glows = [] }: Model, several: number): Model => ({
  parts,
  muzzles: muzzles.slice(0, muzzles.length / several),
  glows: glows.slice(0, glows.length / several),
});
/** The plate of a base, and something of the peg above it. */
const CLEARANCE = 6;

describe('models of Armada', () => {
  it('are there for every class and every squadron, and for nothing else', () => {
    expect(data.CLASSES.filter(({ id }) => models[`armada/${id}`] === undefined)).toEqual([]);
    expect(CRAFT.filter((craft) => models[`armada/squadron/${craft}`] === undefined)).toEqual([]);
    expect(Object.keys(models).length).toBe(data.CLASSES.length + CRAFT.length);
  });

  it.each(data.CLASSES.map((cls) => [cls.id, cls] as const))(
    '%s fits its base, nose ahead',
    (id, { size, flotilla }) => {
      const model = models[`armada/${id}`]!;
      const { halfWidth, halfLength } = geometry.baseSize(size);
      const seen = measured(model);
      expect(seen.sound).toBe(true);
      expect(seen.long).toBeLessThanOrEqual(2 * halfLength * 1.04);
      expect(seen.long).toBeGreaterThanOrEqual(2 * halfLength * 0.85);
      // The Star Dreadnought hangs over both sides of its narrow base, as it does in the box.
      expect(seen.wide).toBeLessThanOrEqual(2 * halfWidth * (size === 'huge' ? 1.36 : 1.01));
      expect(seen.aside).toBeLessThanOrEqual(1);
      expect(seen.ahead).toBeLessThanOrEqual(halfLength * 0.12);
      expect(seen.low).toBeGreaterThanOrEqual(CLEARANCE);
      expect(seen.volume).toBeGreaterThan(0);
      expect(looksAhead(flotilla ? firstOf(model, 2) : model)).toBe(true);
      expect(seen.triangles).toBeLessThanOrEqual(4000);
    },
  );

  it.each(CRAFT)('a squadron of %s stays over its disc', (craft) => {
    const model = models[`armada/squadron/${craft}`]!;
    const seen = measured(model);
    expect(seen.sound).toBe(true);
    expect(Math.max(seen.wide, seen.long) / 2).toBeLessThanOrEqual(geometry.SQUADRON_RADIUS);
    expect(seen.low).toBeGreaterThanOrEqual(CLEARANCE);
    expect(seen.volume).toBeGreaterThan(0);
    expect(looksAhead(firstOf(model, ALONE.has(craft) ? 1 : 3))).toBe(true);
    expect(seen.triangles).toBeLessThanOrEqual(4000);
  });

  it('a flight is three of a craft, an irregular squadron one', () => {
    const engines = (name: string) => ({ ...fighters, ...models })[name]!.glows!.length;
    expect(engines('armada/squadron/tie-fighter')).toBe(3 * engines('xwing/tiefighter'));
    expect(engines('armada/squadron/firespray-31')).toBe(engines('xwing/firespray31'));
  });
});

describe('what lies beside the ships of Armada', () => {
  /** How far a thing may reach beyond its outline, and how much smaller it may be. */
  const SLACK: Readonly<Record<string, readonly [beyond: number, smaller: number]>> = {
    asteroid: [0.01, 0.01],
    debris: [0.6, 4],
    dust: [0.01, 0.01],
    station: [1, 8],
    rift: [0.6, 4],
    exogorth: [0.01, 0.01],
    purrgil: [6, 8],
  };
  it.each(data.OBSTACLES.map((obstacle, i) => [obstacle.id, obstacle, i] as const))(
    '%s keeps to its outline',
    (_, obstacle, i) => {
      const model = obstacleModel(obstacle.kind, obstacle.outline, i);
      const [beyond, smaller] = SLACK[obstacle.kind]!;
      expectOnOutline(model, obstacle.outline, beyond, smaller);
      expect(measured(model).triangles).toBeLessThanOrEqual(3000);
    },
  );

  it.each(['objective', 'mine', 'grav-well', 'grav-shift'])('the token %s stands on its disc', (kind) => {
    const seen = measured(markerModel(kind, geometry.MARKER_RADIUS));
    expect(seen.sound).toBe(true);
    expect(Math.max(seen.wide, seen.long)).toBeLessThanOrEqual(2 * geometry.MARKER_RADIUS + 0.01);
    expect(seen.low).toBeGreaterThanOrEqual(-0.01);
    expect(seen.high).toBeGreaterThan(2);
  });

  it('what nobody knows is refused by name', () => {
    expect(() => obstacleModel('comet', [], 1)).toThrow('comet');
    expect(() => markerModel('comet', 1)).toThrow('comet');
  });
});
