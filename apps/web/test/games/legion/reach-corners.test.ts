import { expect, it } from 'vitest';
import { cornersOf } from '../../../src/games/legion/decide/use-reach.ts';
import type { OutlineItem } from '../../../src/scene/description.ts';

const area = (key: string, d: string): OutlineItem => ({
  kind: 'outline',
  key,
  pose: { x: 100, y: 200, hx: 0, hy: 1 },
  d,
  tone: 'legal',
});

it('all that a unit can reach is kept in sight, and what it climbs to is no area', () => {
  expect(cornersOf([area('reach:1', 'M-10 -20.5L30 0L0 40Z'), area('climb:0', 'M-500 -500L500 500Z')])).toEqual([
    { x: 90, y: 179.5 },
    { x: 130, y: 240 },
  ]);
  expect(cornersOf([area('reach:1', '')])).toEqual([]);
  expect(cornersOf([])).toEqual([]);
});
