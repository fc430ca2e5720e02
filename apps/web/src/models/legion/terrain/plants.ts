import type { Part } from '../../part.ts';
import { ball, paint, rod, slab, tube } from '../kit.ts';
import { depthIn, edgesOf, inset, type Outline, onEdge, spots } from './ground.ts';

/** What grows. */

const MOSS = paint('leaf', 0.62);
const BARK = paint('wood');

const floor = (outline: Outline): Part => slab(paint('earth', 0.9), outline, 0.8, [0, 0, 0], { top: 0.985 });

/** A trunk and a crown of two balls that reaches to the height. */
function leafy([x, y]: readonly [number, number], reach: number, height: number, n: number): readonly Part[] {
  const top = height * (0.82 + 0.18 * n);
  const crown = Math.min(reach, top * 0.34);
  const tall = top * 0.3;
  return [
    rod(BARK, [x, y, 0], [x, y, top * 0.6], [3.2 + n, 2], 6),
    ball(paint('leaf', 0.85 + 0.3 * n), 1, [x, y, top - tall], { rings: 4, scale: [crown, crown, tall] }),
    ball(paint('leaf', 0.75 + 0.3 * n), 1, [x + crown * 0.22, y - crown * 0.2, top - tall * 1.7], {
      scale: [crown * 0.74, crown * 0.74, tall * 0.6],
    }),
  ];
}
/** Three cones upon each other. */
function conifer([x, y]: readonly [number, number], reach: number, height: number, n: number): readonly Part[] {
  const top = height * (0.8 + 0.2 * n);
  const wide = Math.min(reach, 20 + 8 * n);
  return [
    rod(BARK, [x, y, 0], [x, y, top * 0.4], [3.4, 2.6], 6),
    ...[0, 1, 2].map((i) =>
      tube(
        paint('leaf', 0.55 + 0.12 * i + 0.2 * n),
        [wide * (1 - i * 0.26), wide * (0.3 - i * 0.15)],
        top * 0.29,
        [x, y, top * (0.315 + i * 0.27)],
        {
          along: 'z',
          sides: 8,
        },
      ),
    ),
  ];
}
const bush = ([x, y]: readonly [number, number], reach: number, n: number): Part =>
  ball(MOSS, 1, [x, y, 0], { half: true, scale: [Math.min(reach, 8 + 5 * n), Math.min(reach, 7 + 4 * n), 7 + 5 * n] });

export const lightWoods = (outline: Outline, height: number): readonly Part[] => [
  floor(outline),
  ...spots(outline, 4200, 12, 14, 42).flatMap(({ at, room, n }) => leafy(at, Math.min(room, 34), height, n)),
];
export const denseWoods = (outline: Outline, height: number): readonly Part[] => [
  floor(outline),
  ...spots(outline, 1900, 16, 12, 30).flatMap(({ at, room, n }) => conifer(at, Math.min(room, 28), height, n)),
  ...spots(inset(outline, 3), 2600, 8, 9, 26)
    .map(({ at, room, n }) => bush([-at[0], -at[1]], Math.min(room, 9), n))
    .filter(({ at }) => at !== undefined),
];
/** Blades in tufts, as high as it hides whoever is in it. */
export const grass = (outline: Outline, height: number): readonly Part[] => [
  slab(paint('leaf', 0.7), outline, 0.8, [0, 0, 0], { top: 0.985 }),
  ...spots(outline, 330, 110, 4, 9).map(({ at: [x, y], room, n }, i) => {
    const lean = Math.min(room, 5) * (n - 0.5);
    return rod(
      paint('leaf', 0.9 + 0.4 * n),
      [x, y, 0.5],
      [x + lean, y + (i % 3) - 1, height * (0.62 + 0.38 * n)],
      [2.2, 0.15],
      3,
    );
  }),
];
/** Bushes about a core that nobody sees through: in a row along a wall of it, strewn where it is broad. */
export function hedge(outline: Outline, height: number): readonly Part[] {
  const core = slab(paint('leaf', 0.72), outline, height * 0.76, [0, 0, 0], { top: 0.95 });
  const bushAt = (x: number, y: number, [wide, deep]: readonly [number, number], i: number): Part => {
    const tall = height * (i % 3 ? 0.32 : 0.36);
    return ball(paint('leaf', 0.9 + 0.12 * (i % 3)), 1, [x, y, height - tall], { scale: [wide, deep, tall] });
  };
  if (outline.length !== 4)
    return [
      core,
      ...spots(outline, 500, 26, 6, 13).map(({ at: [x, y], room }, i) =>
        bushAt(x, y, [Math.min(room, 12), Math.min(room, 12)], i),
      ),
    ];
  const longest = edgesOf(outline).reduce((a, b) => (b.length > a.length ? b : a));
  const deep = Math.max(3, depthIn(outline, [0, 0]));
  const count = Math.max(2, Math.round(longest.length / 18));
  const wide = longest.length / count;
  const row = Array.from({ length: count }, (_, i) =>
    bushAt((i - (count - 1) / 2) * wide, deep, [wide * 0.5, deep], i),
  );
  return [core, ...onEdge(longest, row)];
}
