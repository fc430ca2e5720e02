import { describe, expect, it } from 'vitest';
import type { OutlineItem } from '../../../src/scene/description.ts';
import { formOf } from '../../../src/scene/holo/form.ts';
import { orbiting, seen } from '../../../src/scene/holo/lens.ts';
import { type Pickable, pieceAt, placeAt, surfaceAt } from '../../../src/scene/holo/pick.ts';
import { reliefPieces } from '../../../src/scene/holo/relief.ts';
import { rectPath } from '../../../src/scene/svg.ts';

const SCREEN = { width: 1000, height: 700, left: 0, right: 0, top: 0, bottom: 0 };
const lens = orbiting([400, 400, 0], 0, 40, 900, SCREEN);
const block = formOf(reliefPieces({ drawing: [{ d: rectPath(-20, -20, 40, 40), paint: 'rock' }], height: 60 }));
const at = (key: string, x: number, y: number, foot = 0): Pickable => ({
  key,
  pose: { x, y, hx: 0, hy: 1 },
  foot,
  form: block,
});

describe('what lies under the pointer', () => {
  it('is the nearest thing where two are seen one behind the other', () => {
    const spot = seen(lens, [400, 400, 50]);
    const things = [at('behind', 400, 450), at('before', 400, 400)];
    expect(pieceAt(lens, spot, things)).toBe('before');
    expect(pieceAt(lens, seen(lens, [400, 450, 59]), things)).toBe('behind');
  });

  it('is seen where it stands on a roof', () => {
    expect(pieceAt(lens, seen(lens, [300, 300, 130]), [at('up', 300, 300, 100)])).toBe('up');
    expect(pieceAt(lens, seen(lens, [300, 300, 10]), [at('up', 300, 300, 100)])).not.toBe('down');
  });

  it('is turned with its piece', () => {
    const long = formOf(reliefPieces({ drawing: [{ d: rectPath(-4, -60, 8, 120), paint: 'rock' }], height: 10 }));
    const thing = { key: 'wall', pose: { x: 400, y: 400, hx: 1, hy: 0 }, foot: 0, form: long };
    expect(pieceAt(lens, seen(lens, [455, 400, 10]), [thing])).toBe('wall');
    expect(pieceAt(lens, seen(lens, [400, 455, 10]), [thing])).toBeUndefined();
  });

  it('is felt by a fingertip beside it, and not from afar', () => {
    const middle = seen(lens, [400, 400, 30]);
    expect(pieceAt(lens, { x: middle.x + 40, y: middle.y }, [at('one', 400, 400)])).toBeUndefined();
    expect(pieceAt(lens, { x: middle.x + 14, y: middle.y }, [at('one', 400, 400)])).toBe('one');
  });

  it('is a named surface of the ground, in the frame of the piece it lies on', () => {
    const zone: OutlineItem = { kind: 'outline', key: 'zone', d: rectPath(0, 0, 50, 50), tone: 'legal', label: 'here' };
    const { label: _, ...nameless } = zone;
    const spot = seen(lens, [425, 425, 0]);
    const there = () => ({ x: 400, y: 400, hx: 0, hy: 1 });
    expect(surfaceAt(lens, spot, [zone], there)).toBe('zone');
    expect(surfaceAt(lens, spot, [nameless], there)).toBeUndefined();
    expect(surfaceAt(lens, spot, [zone], () => ({ x: 600, y: 400, hx: 0, hy: 1 }))).toBeUndefined();
  });

  it('is a place on the roof where a roof is seen, and on the ground beside it', () => {
    const house = [at('house', 400, 400)];
    const roof = placeAt(lens, seen(lens, [405, 410, 60]), house);
    expect(roof.x).toBeCloseTo(405, 3);
    expect(roof.y).toBeCloseTo(410, 3);
    const ground = placeAt(lens, seen(lens, [500, 300, 0]), house);
    expect(ground.x).toBeCloseTo(500, 3);
    expect(ground.y).toBeCloseTo(300, 3);
  });
});
