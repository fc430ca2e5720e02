import type { Terrain } from '@holotisch/legion';
import { pose } from '@holotisch/table';
import { expect, it } from 'vitest';
import { footingWords, roofUnder } from '../../../src/games/legion/table/terrain-words.ts';
import { legionText } from '../../../src/games/legion/text/legion-text.ts';

const SQUARE = [
  [-50, -50],
  [50, -50],
  [50, 50],
  [-50, 50],
] as const;
const piece = (kind: Terrain['kind'], height: number, more: Partial<Terrain> = {}): Terrain => ({
  kind,
  height,
  outline: SQUARE,
  pose: pose(300, 300, 0),
  ...more,
});
const words = (one: Terrain) => footingWords(one, legionText.en.terrain);

it('[LE-GELAENDE-UNPASSIERBAR-07] a building is not called impassable without a word on climbing', () => {
  expect(words(piece('building', 120))).toBe('impassable, troopers can climb up');
  expect(words(piece('high-stone-wall', 70))).toBe('impassable, troopers can climb over it');
  // Too high for any climb, nothing to climb, or agreed to be otherwise.
  expect(words(piece('building', 400))).toBe('impassable');
  expect(words(piece('deep-water', 0))).toBe('impassable');
  expect(words(piece('building', 120, { footing: { trooper: 'difficult' } }))).toBe('difficult');
  expect(footingWords(piece('building', 120), legionText.de.terrain)).toMatch(/hinaufklettern/);
});

it('what lies on a roof is told from what lies beside it', () => {
  const terrain = [piece('ruins', 70, { pose: pose(300, 300, 0) }), piece('building', 120)];
  expect(roofUnder(terrain, { x: 310, y: 290 })).toBe(1);
  expect(roofUnder(terrain, { x: 351, y: 300 })).toBeUndefined();
});
