import { expect, it } from 'vitest';
import { alongTable, type Turn } from '../../src/scene/view.ts';
import { eighthIn, placeIn } from '../../src/table-ui/picture.ts';

const area = { width: 1800, depth: 900 };
const TURNS: readonly Turn[] = [0, 90, 180, 270];

it('a place is told as it lies in the picture: left is left, however the table is turned', () => {
  const at = { x: 300, y: 100 };
  expect(TURNS.map((turn) => placeIn({ area, turn }, at))).toEqual([
    { x: 300, y: 100 },
    { x: 100, y: 1500 },
    { x: 1500, y: 800 },
    { x: 800, y: 300 },
  ]);
  expect(placeIn(undefined, at)).toEqual(at);
});

it('agrees with how the picture is turned: what is further right on the screen is further from the left', () => {
  for (const turn of TURNS) {
    const { x, y } = alongTable(10, 0, turn);
    const [here, there] = [
      placeIn({ area, turn }, { x: 500, y: 500 }),
      placeIn({ area, turn }, { x: 500 + x, y: 500 + y }),
    ];
    expect([Math.round(there.x - here.x), Math.round(there.y - here.y)]).toEqual([10, 0]);
  }
});

it('and so is where something looks to', () => {
  const north = { hx: 0, hy: 1 };
  // Turned clockwise by a quarter, what looked up looks right.
  expect(TURNS.map((turn) => eighthIn({ area, turn }, north))).toEqual([0, 2, 4, 6]);
  expect(eighthIn(undefined, { hx: 1, hy: 1 })).toBe(1);
});
