import { anticlockwise } from './outline.ts';
import type { Flat, Model, Part, Point } from './part.ts';
import { scattered } from './scattered.ts';

/** What drifts in space over the outline that is measured: rocks and wreckage. Nothing of it leaves the outline. */

/** A rock that stands on its outline. */
export const rockModel = (outline: readonly Flat[], seed: number, high = 24): Model => ({
  parts: [{ shape: 'heap', stuff: 'rock', outline, high, seed, rough: 0.6, craters: 4 }],
});

/** A piece of a hull, of its frame or of its engines; `kind` counts through them. */
function scrap(kind: number, [x, y]: Flat, size: number, [a, b]: Flat): readonly Part[] {
  const at: Point = [x, y, 1 + size * (0.5 + 0.6 * b)];
  const turn: Point = [a * 70 - 35, b * 60 - 30, a * 360];
  const reach = size * 0.82;
  switch (kind % 5) {
    case 0:
      return [
        {
          shape: 'plate',
          stuff: 'hull',
          thick: 0.7,
          edge: [
            [-reach, -reach * 0.6, 0],
            [reach * 0.5, -reach * 0.8, 0],
            [reach * 0.9, 0, 0],
            [reach * 0.2, reach * 0.3, 0],
            [reach * 0.3, reach * 0.8, 0],
            [-reach * 0.7, reach * 0.6, 0],
          ],
          at,
          turn,
        },
        {
          shape: 'plate',
          stuff: 'dark',
          thick: 1,
          edge: [
            [-reach * 0.6, -reach * 0.3, 0],
            [reach * 0.3, -reach * 0.5, 0],
            [-reach * 0.3, reach * 0.3, 0],
          ],
          at,
          turn,
        },
      ];
    case 1:
      return [
        { shape: 'bar', stuff: 'metal', from: [-reach, 0, 0], to: [reach, 0, 0], radius: 0.5, sides: 5, at, turn },
        {
          shape: 'bar',
          stuff: 'metal',
          from: [-reach * 0.8, reach * 0.4, 0],
          to: [reach * 0.8, reach * 0.4, 0],
          radius: 0.4,
          sides: 5,
          at,
          turn,
        },
        ...[-0.6, 0, 0.6].map(
          (k): Part => ({
            shape: 'bar',
            stuff: 'metal',
            from: [k * reach, 0, 0],
            to: [k * reach, reach * 0.4, 0],
            radius: 0.35,
            sides: 4,
            at,
            turn,
          }),
        ),
      ];
    case 2:
      return [
        {
          shape: 'tube',
          stuff: 'trim',
          radius: [reach * 0.4, reach * 0.3],
          length: reach * 1.5,
          open: true,
          sides: 9,
          at,
          turn,
        },
      ];
    case 3:
      return [
        {
          shape: 'box',
          stuff: 'trim',
          size: [reach, reach * 0.8, reach * 0.5],
          taper: { along: 'y', to: [0.5, 0.7] },
          at,
          turn,
        },
        { shape: 'bar', stuff: 'rust', from: [0, 0, 0], to: [0, reach, reach * 0.2], radius: 0.35, sides: 4, at, turn },
      ];
    default:
      return [{ shape: 'boulder', stuff: 'rust', radius: reach * 0.5, seed: a * 20, rough: 1, at, turn }];
  }
}

/** Shards along the edge, so that one sees where the field ends. */
const shards = (outline: readonly Flat[]): readonly Part[] => {
  const edge = anticlockwise(outline);
  return edge.map(([x, y], i): Part => {
    const [nx, ny] = edge[(i + 1) % edge.length]!;
    const length = Math.hypot(nx - x, ny - y) || 1;
    const inward = (share: number, deep: number, up: number): Point => [
      x + (nx - x) * share - ((ny - y) / length) * deep,
      y + (ny - y) * share + ((nx - x) / length) * deep,
      up,
    ];
    const deep = Math.min(3, length * 0.5);
    return {
      shape: 'plate',
      stuff: i % 2 === 0 ? 'metal' : 'trim',
      thick: 0.3,
      edge: [inward(0.2, 0.3, 0.4), inward(0.8, 0.3, 0.4), inward(0.5, deep, 0.8 + (i % 3))],
    };
  });
};

/** Wreckage strewn over its outline. */
export function debrisModel(outline: readonly Flat[], seed: number): Model {
  const sizes = [9, 8, 7, 6.4, 6, 5.4, 5, 4.6, 4.2, 4, 3.6, 3.4, 3, 3, 2.6, 2.6, 2.2, 2.2, 2, 2];
  return {
    parts: [
      ...shards(outline),
      ...scattered(outline, seed, sizes).flatMap(({ at, size, by }, i) => scrap(i + seed, at, size, by)),
    ],
  };
}
