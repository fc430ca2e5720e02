import type { Part } from '../../part.ts';
import { ball, block, paint, slab } from '../kit.ts';
import { edgesOf, inset, type Outline, onEdge, spots } from './ground.ts';

/** Hills, holes and water. Holes have no height for the rules: a rim no higher than a coin shows them. */

const RIM = 2.5;

/** Nearly as wide on top as at its foot, for one stands upon all of it. */
export const hill = (outline: Outline, height: number): readonly Part[] => [
  slab(paint('earth'), outline, height * 0.5, [0, 0, 0], { top: 0.965 }),
  slab(paint('earth', 1.12), inset(outline, 5), height - 0.6, [0, 0, 0], { top: 0.93 }),
  slab(paint('leaf', 0.9), inset(outline, 16), 0.6, [0, 0, height - 0.6], { top: 0.98 }),
  ...edgesOf(outline)
    .filter(({ length }) => length > 24)
    .flatMap((edge, i) =>
      onEdge(edge, [
        ball(paint('rock', 0.9 + 0.1 * (i % 3)), 1, [edge.length * (i % 2 ? 0.2 : -0.22), 5.6, height * 0.3], {
          scale: [6, 4.6, Math.min(7, height * 0.3)],
        }),
      ]),
    ),
];
const rim = (outline: Outline, shade: number): readonly Part[] =>
  edgesOf(outline).flatMap((edge) =>
    onEdge(edge, [
      block(paint('earth', shade), [edge.length * 0.92, 6, RIM], [0, 4.4, RIM / 2], {
        taper: { along: 'z', to: [0.94, 0.4] },
      }),
    ]),
  );
export const crater = (outline: Outline): readonly Part[] => [
  slab(paint('earth', 0.85), outline, 0.5, [0, 0, 0]),
  slab(paint('earth', 0.6), inset(outline, 12), 1.2, [0, 0, 0]),
  slab(paint('earth', 0.42), inset(outline, 26), 1.9, [0, 0, 0]),
  ...rim(outline, 1.1),
];
/** Planks along its edges. */
export const trench = (outline: Outline): readonly Part[] => [
  slab(paint('earth', 0.5), outline, 0.6, [0, 0, 0]),
  ...edgesOf(outline).flatMap((edge) =>
    onEdge(
      edge,
      Array.from(
        { length: Math.max(1, Math.floor(edge.length / 22)) },
        (_, i, all = Math.max(1, Math.floor(edge.length / 22))) =>
          block(paint('wood', i % 2 ? 0.9 : 1.1), [20, 4, RIM], [(i - (all - 1) / 2) * 21.5, 3.6, RIM / 2]),
      ),
    ),
  ),
];
export const pit = (outline: Outline): readonly Part[] => [
  slab(paint('rock', 0.9), outline, 0.6, [0, 0, 0]),
  slab(paint('dark', 0.5), inset(outline, 9), 1.4, [0, 0, 0]),
  ...rim(outline, 0.8),
];
export const water = (outline: Outline, deep: boolean): readonly Part[] => [
  slab(paint('sand', 0.8), outline, 0.4, [0, 0, 0]),
  slab(paint('water', 1.1), inset(outline, 5), 1.1, [0, 0, 0]),
  ...(deep ? [slab(paint('water', 0.65), inset(outline, 20), 1.7, [0, 0, 0])] : []),
  ...spots(outline, 3400, 12, 16, 30).map(({ at: [x, y], n }) =>
    block(paint('water', 1.5), [12 + 8 * n, 1.2, 0.5], [x, y, 1.8], { turn: [0, 0, 14 * n - 7] }),
  ),
];
