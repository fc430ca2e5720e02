import { describe, expect, it } from 'vitest';
import { meshOf } from '../../src/models/mesh.ts';
import type { Part } from '../../src/models/part.ts';
import { pictureOf } from '../../src/models/raster.ts';

const SIDE = 40;
const seen = (parts: readonly Part[], angle = { turn: 0, above: 0 }) => {
  const pixels = pictureOf(meshOf({ parts }), angle, undefined, SIDE);
  return (x: number, y: number) => [...pixels.slice((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 4)];
};
const block = (at: readonly [number, number, number], colour: number, size = 20): Part => ({
  shape: 'box',
  stuff: 'light',
  size: [size, size, size],
  at,
  colour,
});

describe('the picture of a model', () => {
  it('fills its square but for a rim, and is clear elsewhere', () => {
    const at = seen([block([0, 0, 10], 0xff0000)]);
    expect(at(20, 20)).toEqual([255, 0, 0, 255]);
    expect(at(4, 20)[3]).toBe(255);
    expect(at(0, 0)[3]).toBe(0);
  });

  it('shows what is nearer, whichever part comes first', () => {
    const [near, far] = [block([0, 30, 10], 0x00ff00), block([0, -30, 10], 0xff0000)];
    expect(seen([near, far])(20, 20)).toEqual([0, 255, 0, 255]);
    expect(seen([far, near])(20, 20)).toEqual([0, 255, 0, 255]);
  });

  it('sees its right hand on the left, as whoever stands before it', () => {
    const at = seen([block([-15, 0, 10], 0xff0000), block([15, 0, 10], 0x0000ff)]);
    expect(at(8, 20)).toEqual([0, 0, 255, 255]);
    expect(at(32, 20)).toEqual([255, 0, 0, 255]);
  });

  it('is brighter where the light falls', () => {
    const pixels = seen([{ shape: 'ball', stuff: 'stone', radius: 20 }], { turn: 0, above: 0 });
    expect(pixels(14, 10)[0]).toBeGreaterThan(pixels(28, 32)[0]!);
  });
});
