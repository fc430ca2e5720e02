import { debrisModel, rockModel } from '../drift.ts';
import type { Flat, Model, Part, Point } from '../part.ts';
import { middleOf, scattered } from '../scattered.ts';

/** What lies on the table beside ships, in the frame of its piece. */

/** Crates that a ship has let go, amid some scrap. */
function cargoModel(outline: readonly Flat[], seed: number): Model {
  const crates = scattered(outline, seed, [9, 8.4, 7.6, 7, 6, 5.4, 4.6, 4, 3.4]);
  return {
    parts: [
      ...debrisModel(outline, seed).parts.slice(0, outline.length),
      ...crates.flatMap(({ at: [x, y], size, by: [a, b] }, i): readonly Part[] => {
        const at: Point = [x, y, size * 0.5 + b * 3];
        const turn: Point = [a * 24 - 12, b * 24 - 12, a * 180];
        const [wide, long, high] = [size * 0.8, size * 1.2, size * 0.7];
        return [
          { shape: 'box', stuff: i % 2 === 0 ? 'trim' : 'rust', size: [wide, long, high], at, turn },
          { shape: 'box', stuff: 'metal', size: [wide * 1.06, long * 0.1, high * 1.06], at, turn },
          { shape: 'box', stuff: 'mark', size: [wide * 0.5, long * 0.3, high * 1.03], at, turn },
        ];
      }),
    ],
  };
}

/** An obstacle by its id and kind, exactly on its outline. */
export function obstacleModel(id: string, kind: 'asteroid' | 'debris', outline: readonly Flat[]): Model {
  const seed = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);
  if (id === 'cargo') return cargoModel(outline, seed);
  return kind === 'asteroid' ? rockModel(outline, seed, 26) : debrisModel(outline, seed);
}

const spikes = (radius: number, count: number, up: number): readonly Part[] =>
  Array.from({ length: count }, (_, i): Part => {
    const angle = (i / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return {
      shape: 'bar',
      stuff: 'metal',
      from: [x * radius * 0.8, y * radius * 0.8, up],
      to: [x * radius * 1.5, y * radius * 1.5, up],
      radius: [radius * 0.16, radius * 0.06],
      sides: 5,
    };
  });

/** A round charge with lamps: on a token, or three of them. */
const mine = (radius: number, up: number): readonly Part[] => [
  { shape: 'ball', stuff: 'gun', radius, rings: 4, at: [0, 0, up] },
  { shape: 'ring', stuff: 'trim', radius: radius * 1.02, thick: radius * 0.16, sides: 14, at: [0, 0, up] },
  { shape: 'ball', stuff: 'light', radius: radius * 0.3, rings: 2, colour: 0xff5a3c, at: [0, 0, up + radius * 0.9] },
  ...spikes(radius, 6, up),
];

/** What stands upon the plate of each token, about its middle; the nets hang between its ends. */
const CHARGES: Readonly<Record<string, (reach: number) => readonly Part[]>> = {
  bomb: () => [
    {
      shape: 'turned',
      stuff: 'trim',
      along: 'y',
      profile: [
        [0, -8],
        [2.4, -7.6],
        [3.6, -5],
        [3.6, 5],
        [2.6, 7.6],
        [0, 8.6],
      ],
      sides: 14,
      at: [0, 0, 7],
    },
    { shape: 'ring', stuff: 'light', radius: 3.6, thick: 0.5, along: 'y', colour: 0xff5a3c, sides: 14, at: [0, 1, 7] },
    { shape: 'ring', stuff: 'metal', radius: 3.6, thick: 0.6, along: 'y', sides: 14, at: [0, -4, 7] },
    ...[0, 90].map(
      (angle): Part => ({ shape: 'box', stuff: 'metal', size: [9, 3, 0.5], at: [0, -8, 7], turn: [0, angle + 45, 0] }),
    ),
    { shape: 'bar', stuff: 'metal', from: [0, 0, 0], to: [0, 0, 5], radius: 0.5, sides: 5 },
  ],
  proximitymine: (reach) => [
    ...mine(6, 9),
    { shape: 'ring', stuff: 'light', radius: reach * 0.9, thick: 0.4, colour: 0xff5a3c, sides: 24, at: [0, 0, 1] },
    ...[0, 120, 240].map(
      (angle): Part => ({
        shape: 'bar',
        stuff: 'metal',
        from: [3, 0, 8],
        to: [11, 0, 0.4],
        radius: 0.5,
        sides: 5,
        turn: [0, 0, angle],
      }),
    ),
  ],
  connernet: () => [
    ...[1, -1].flatMap((side): readonly Part[] => [
      { shape: 'tube', stuff: 'gun', radius: 3, length: 5, along: 'z', sides: 10, at: [0, side * 30, 4] },
      { shape: 'ball', stuff: 'light', radius: 2, half: true, rings: 3, colour: 0x6fd0ff, at: [0, side * 30, 6.4] },
      ...[-16, 0, 16].map(
        (x): Part => ({
          shape: 'bar',
          stuff: 'light',
          colour: 0x6fd0ff,
          from: [x, side * 34, 3],
          to: [x * 0.5, 0, 5],
          radius: 0.35,
          sides: 4,
        }),
      ),
      {
        shape: 'bar',
        stuff: 'light',
        colour: 0x6fd0ff,
        from: [-18, side * 34, 3],
        to: [18, side * 34, 3],
        radius: 0.35,
        sides: 4,
      },
      {
        shape: 'bar',
        stuff: 'light',
        colour: 0x6fd0ff,
        from: [-11, side * 16, 4],
        to: [11, side * 16, 4],
        radius: 0.35,
        sides: 4,
      },
    ]),
    { shape: 'bar', stuff: 'light', colour: 0x6fd0ff, from: [-9, 0, 5], to: [9, 0, 5], radius: 0.35, sides: 4 },
  ],
  clustermines: (reach) => [
    ...mine(3.6, 6),
    ...[0, 72, 144, 216, 288].map(
      (angle): Part => ({
        shape: 'ball',
        stuff: 'gun',
        radius: 1.9,
        rings: 3,
        at: [Math.cos((angle * Math.PI) / 180) * reach * 0.55, Math.sin((angle * Math.PI) / 180) * reach * 0.55, 3],
      }),
    ),
    { shape: 'ring', stuff: 'light', radius: reach * 0.86, thick: 0.35, colour: 0xff5a3c, sides: 20, at: [0, 0, 1] },
  ],
};

/** A bomb or mine upon its plate; what the plate is, its outline says. */
export function bombModel(token: string, outline: readonly Flat[]): Model {
  const [x, y] = middleOf(outline);
  const reach = Math.min(...outline.map(([a, b]) => Math.hypot(a - x, b - y)));
  const charge = CHARGES[token]?.(reach) ?? mine(4, 6);
  return {
    parts: [
      { shape: 'slab', stuff: 'dark', outline, high: 0.8 },
      ...charge.map((part): Part => {
        const [px, py, pz] = part.at ?? [0, 0, 0];
        return { ...part, at: [px + x, py + y, pz] };
      }),
    ],
  };
}
