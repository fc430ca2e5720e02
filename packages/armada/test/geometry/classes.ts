import type { BasePoint, ShipClass, Size } from '../../src/data/types.ts';

/** Bases written by hand for these tests: one of each size and of each way in which the printed lines meet. */

const make = (
  id: string,
  size: Size,
  frontLine: readonly [BasePoint, BasePoint],
  rearLine: readonly [BasePoint, BasePoint],
  points: ShipClass['points'],
  more: Partial<ShipClass> = {},
): ShipClass => ({ id, name: { en: id }, size, frontLine, rearLine, points, ...more });

/** One inner point, measured twice. */
export const corvette = make(
  'corvette',
  'small',
  [
    [0, 43.1],
    [19.5, 22.1],
  ],
  [
    [0, 43.3],
    [19.5, 64.1],
  ],
  {
    front: 8.2,
    side: [11.5, 43.2],
    rear: 63,
  },
);
/** Lines out through the corners. */
export const frigate = make(
  'frigate',
  'small',
  [
    [0, 35.5],
    [19.5, 0],
  ],
  [
    [0, 35.5],
    [19.5, 71],
  ],
  {
    front: 8,
    side: [11.5, 35.5],
    rear: 63.3,
  },
);
export const victory = make(
  'victory',
  'medium',
  [
    [0, 47.4],
    [29.5, 24.1],
  ],
  [
    [0, 47.4],
    [29.5, 79],
  ],
  {
    front: 11.9,
    side: [19.8, 52.1],
    rear: 91.2,
  },
);
/** Front lines out through the front edge, and inner points beside the middle line. */
export const munificent = make(
  'munificent',
  'medium',
  [
    [3.3, 52.3],
    [25.5, 0],
  ],
  [
    [3.3, 52.3],
    [29.5, 98.4],
  ],
  {
    front: 11.6,
    side: [18, 51.7],
    rear: 90.7,
  },
);
export const imperial = make(
  'imperial',
  'large',
  [
    [0, 81],
    [36.5, 41.6],
  ],
  [
    [0, 81],
    [36.5, 112.2],
  ],
  {
    front: 10.3,
    side: [27.1, 79.6],
    rear: 118,
  },
);
/** Inner points beside the middle line, and a special arc. */
export const onager = make(
  'onager',
  'large',
  [
    [4.1, 55.4],
    [36.5, 20.8],
  ],
  [
    [4.1, 55.4],
    [36.5, 115.8],
  ],
  {
    front: 11.5,
    side: [20.2, 45.3],
    rear: 118,
  },
  { specialArc: [24.2, 0] },
);
/** Two inner points far apart: the side lines would meet beyond the other side of the base. */
export const recusant = make(
  'recusant',
  'large',
  [
    [0, 29.6],
    [36.5, 18.8],
  ],
  [
    [0, 95.5],
    [36.5, 116.4],
  ],
  {
    front: 11.7,
    side: [26.1, 64.3],
    rear: 117.3,
  },
);
export const executor = make(
  'executor',
  'huge',
  [
    [0, 77.8],
    [36.5, 48.2],
  ],
  [
    [0, 317.1],
    [36.5, 326.3],
  ],
  {
    front: 16.8,
    side: [26.8, 133.9],
    rear: 344.6,
    auxiliary: [26.8, 266.5],
  },
  { crossLine: 203.5 },
);

export const ALL = [corvette, frigate, victory, munificent, imperial, onager, recusant, executor] as const;
