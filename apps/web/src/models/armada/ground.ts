import { debrisModel, rockModel } from '../drift.ts';
import type { Flat, Model, Part, Point } from '../part.ts';
import { middleOf, scattered } from '../scattered.ts';
import { hull } from '../ship-kit.ts';

/** Obstacles and tokens of Armada, in the frame of their piece; what has an outline keeps within it. */

type Outline = readonly Flat[];
const shrunk = (outline: Outline, by: number): Outline => {
  const [mx, my] = middleOf(outline);
  return outline.map(([x, y]) => [mx + (x - mx) * by, my + (y - my) * by]);
};
/** A bar along every side of an outline. */
const rim = (outline: Outline, up: number, radius: number, look: Pick<Part, 'stuff' | 'colour'>): readonly Part[] =>
  outline.map(([x, y], i): Part => {
    const [nx, ny] = outline[(i + 1) % outline.length]!;
    return { shape: 'bar', from: [x, y, up], to: [nx, ny, up], radius, sides: 6, ...look };
  });

const clouds = (outline: Outline, seed: number): Model => ({
  parts: [
    { shape: 'heap', stuff: 'sand', outline, high: 4, seed, rough: 1, shade: 0.75 },
    ...scattered(outline, seed, [7, 6.4, 6, 5.4, 5, 4.4, 4, 3.6, 3, 3, 2.4, 2.4, 2]).map(
      ({ at: [x, y], size, by: [a] }): Part => ({
        shape: 'ball',
        stuff: 'sand',
        radius: size * 0.9,
        rings: 3,
        at: [x, y, 4 + a * 4],
        scale: [1, 1, 0.5],
        shade: 0.8 + a * 0.4,
      }),
    ),
  ],
});

/** A ring about its edge, spokes to a hub with a spire, docks and lamps. */
function station(outline: Outline): Model {
  const [x, y] = middleOf(outline);
  const deck = shrunk(outline, 0.93);
  const inner = shrunk(outline, 0.62);
  const every = (step: number) => outline.map((_, i) => i).filter((i) => i % step === 0);
  return {
    parts: [
      ...rim(deck, 10, 2.4, { stuff: 'hull' }),
      ...rim(inner, 10, 1.4, { stuff: 'trim' }),
      { shape: 'slab', stuff: 'trim', outline: shrunk(outline, 0.4), high: 5, at: [0, 0, 7.4], top: 0.9, about: y },
      {
        shape: 'turned',
        stuff: 'hull',
        profile: [
          [0, 2],
          [4, 3],
          [9, 8],
          [9, 12],
          [6, 14],
          [5, 22],
          [7, 24],
          [6, 27],
          [2, 29],
          [1, 40],
          [0, 40],
        ],
        sides: 16,
        at: [x, y, 0],
      },
      {
        shape: 'turned',
        stuff: 'trim',
        profile: [
          [0, 0],
          [2, 1],
          [4, 6],
          [4, 8],
        ],
        sides: 12,
        at: [x, y, 0],
      },
      ...every(3).map(
        (i): Part => ({
          shape: 'bar',
          stuff: 'metal',
          from: [x, y, 10],
          to: [deck[i]![0], deck[i]![1], 10],
          radius: 1.6,
          sides: 6,
        }),
      ),
      ...every(3).map(
        (i): Part => ({
          shape: 'box',
          stuff: 'trim',
          size: [6, 6, 7],
          at: [shrunk(outline, 0.9)[i]![0], shrunk(outline, 0.9)[i]![1], 10],
          turn: [0, 0, i * 20],
        }),
      ),
      ...every(2).map(
        (i): Part => ({ shape: 'ball', stuff: 'light', radius: 0.9, rings: 2, at: [deck[i]![0], deck[i]![1], 12.8] }),
      ),
      { shape: 'ring', stuff: 'light', radius: 7, thick: 0.4, sides: 16, at: [x, y, 24.4] },
    ],
  };
}

/** A worm that rises out of its rock, its maw open. */
function exogorth(outline: Outline, seed: number): Model {
  const [x, y] = middleOf(outline);
  const body: Part[] = Array.from(
    { length: 6 },
    (_, i): Part => ({
      shape: 'ball',
      stuff: 'skin',
      radius: 7.4 - i * 0.35,
      rings: 4,
      shade: 0.7 + (i % 2) * 0.12,
      at: [x + i * i * 0.25, y + i * 0.8, 8 + i * 5.4],
    }),
  );
  const maw: Point = [x + 10, y + 6, 38];
  return {
    parts: [
      { shape: 'heap', stuff: 'rock', outline, high: 14, seed, rough: 1 },
      ...body,
      {
        shape: 'turned',
        stuff: 'skin',
        profile: [
          [5, -4],
          [6.6, 0],
          [6, 5],
        ],
        sides: 14,
        at: maw,
        turn: [-20, 50, 0],
      },
      {
        shape: 'tube',
        stuff: 'dark',
        radius: 5,
        length: 1,
        along: 'z',
        sides: 14,
        at: [maw[0] + 2.6, maw[1] + 1, maw[2] + 2.4],
        turn: [-20, 50, 0],
      },
      ...Array.from(
        { length: 7 },
        (_, i): Part => ({
          shape: 'bar',
          stuff: 'armour',
          from: [Math.cos(i * 0.9) * 5, Math.sin(i * 0.9) * 5, 4],
          to: [Math.cos(i * 0.9) * 3.4, Math.sin(i * 0.9) * 3.4, 8],
          radius: [0.9, 0.1],
          sides: 5,
          at: maw,
          turn: [-20, 50, 0],
        }),
      ),
    ],
  };
}

/** A whale of space: the broad head where its outline is broad, arms that trail to its tip. */
// biome-ignore format: a part is a line
function purrgil(outline: Outline): Model {
  const tip = outline.reduce((far, corner) => (corner[1] > far[1] ? corner : far));
  const at: Point = [0, 0, 16];
  const arms: readonly Flat[] = [[0, 3], [0.18, -4], [0.36, 5], [0.1, -1]];
  return {
    parts: [
      hull('cloak', [[-50, 8, 8], [-45, 19, 18, 1], [-30, 29, 25, 1], [-10, 29, 24], [10, 22, 17], [28, 10, 8]], { sides: 14, at, shade: 2 }),
      hull('skin', [[-38, 18, 6, -8], [-10, 20, 6, -9], [14, 12, 4, -7]], { sides: 10, at, shade: 0.8 }),
      ...[1, -1].flatMap((side): readonly Part[] => [
        { shape: 'plate', stuff: 'cloak', thick: 1.4, shade: 1.8, edge: [[side * 11, -26, -4], [side * 18.4, -16, -9], [side * 17.4, -8, -10], [side * 11, -12, -4]], at },
        { shape: 'ball', stuff: 'light', radius: 1.4, rings: 2, at: [side * 12.6, -36, 18] },
      ]),
      ...arms.map(([short, up]): Part => ({ shape: 'bar', stuff: 'cloak', shade: 1.7, from: [up * 0.6, 24, 0], to: [tip[0] * 0.9 * (1 - short), 24 + (tip[1] - 27) * (1 - short), up], radius: [2.8, 0.7], sides: 8, at })),
    ],
  };
}

const VIOLET = { stuff: 'light', colour: 0x9a6bff } as const;

/** A rift: black within, light whirling about it. */
function rift(outline: Outline): Model {
  const [x, y] = middleOf(outline);
  const reach = Math.min(...outline.map(([a, b]) => Math.hypot(a - x, b - y)));
  const arm = (turn: number): readonly Part[] =>
    Array.from({ length: 7 }, (_, i): Part => {
      const spot = (k: number): Point => {
        const angle = turn + k * 0.42;
        const far = reach * (0.92 - k * 0.12);
        return [x + Math.cos(angle) * far, y + Math.sin(angle) * far, 1.4 + k * 1.1];
      };
      return { shape: 'bar', from: spot(i), to: spot(i + 1), radius: 1.1 - i * 0.13, sides: 5, ...VIOLET };
    });
  return {
    parts: [
      { shape: 'slab', stuff: 'dark', outline, high: 0.8, shade: 0.6 },
      ...rim(shrunk(outline, 0.97), 1, 0.6, VIOLET),
      ...[0, 1, 2, 3].flatMap((i) => arm((i * Math.PI) / 2)),
      { shape: 'ball', stuff: 'dark', radius: 5, rings: 5, at: [x, y, 9], shade: 0.3 },
      { shape: 'ring', radius: 7, thick: 0.5, sides: 20, at: [x, y, 9], turn: [18, 12, 0], ...VIOLET },
    ],
  };
}

const OBSTACLES: Readonly<Record<string, (outline: Outline, seed: number) => Model>> = {
  asteroid: (outline, seed) => rockModel(outline, seed),
  debris: debrisModel,
  dust: clouds,
  station,
  exogorth,
  purrgil,
  rift,
};

/** An obstacle by its kind, on the outline that is measured. */
export function obstacleModel(kind: string, outline: Outline, seed: number): Model {
  const make = OBSTACLES[kind];
  if (!make) throw new Error(`no model of the obstacle ${kind}`);
  return make(outline, seed);
}

const disc = (radius: number): Part => ({
  shape: 'tube',
  stuff: 'dark',
  radius,
  length: 1.4,
  along: 'z',
  sides: 20,
  at: [0, 0, 0.7],
});

const MARKERS: Readonly<Record<string, (radius: number) => readonly Part[]>> = {
  // A beacon that shows its star.
  objective: (radius) => [
    {
      shape: 'turned',
      stuff: 'trim',
      profile: [
        [0, 1.4],
        [radius * 0.5, 1.4],
        [radius * 0.3, 4],
        [0.8, 5],
        [0.6, 11],
        [0, 11],
      ],
      sides: 12,
    },
    {
      shape: 'turned',
      stuff: 'light',
      profile: [
        [0, 11],
        [2.6, 14],
        [0, 17],
      ],
      sides: 6,
    },
    { shape: 'ring', stuff: 'mark', radius: radius * 0.8, thick: 0.5, sides: 20, at: [0, 0, 1.6] },
  ],
  mine: (radius) => [
    { shape: 'ball', stuff: 'gun', radius: radius * 0.42, rings: 4, at: [0, 0, 8] },
    ...[
      [0, 0],
      [0, 60],
      [0, 120],
      [0, 180],
      [0, 240],
      [0, 300],
      [90, 0],
    ].map(
      ([up, around]): Part => ({
        shape: 'bar',
        stuff: 'metal',
        from: [0, 0, radius * 0.3],
        to: [0, 0, radius * 0.75],
        radius: [0.9, 0.3],
        sides: 5,
        at: [0, 0, 8],
        turn: [up === 90 ? 0 : 90, 0, around!],
      }),
    ),
    { shape: 'ring', stuff: 'light', radius: radius * 0.44, thick: 0.4, colour: 0xff5a3c, sides: 16, at: [0, 0, 8] },
  ],
  'grav-well': (radius) => [
    { shape: 'ball', stuff: 'glass', radius: radius * 0.4, rings: 5, at: [0, 0, 7] },
    ...[0.86, 0.66, 0.48].map(
      (k, i): Part => ({
        shape: 'ring',
        radius: radius * k,
        thick: 0.45,
        sides: 22,
        at: [0, 0, 1.6 + i * 1.8],
        ...VIOLET,
      }),
    ),
  ],
  'grav-shift': (radius) => [
    ...[-0.5, 0, 0.5].map(
      (k): Part => ({
        shape: 'plate',
        thick: 1,
        edge: [
          [-radius * 0.6, k * radius - 3, 3],
          [0, k * radius + 1.4, 3],
          [radius * 0.6, k * radius - 3, 3],
          [radius * 0.6, k * radius - 1, 3],
          [0, k * radius + 3.6, 3],
          [-radius * 0.6, k * radius - 1, 3],
        ],
        ...VIOLET,
      }),
    ),
  ],
};

/** A small round token by what it marks. */
export function markerModel(kind: string, radius: number): Model {
  const make = MARKERS[kind];
  if (!make) throw new Error(`no model of the marker ${kind}`);
  return { parts: [disc(radius), ...make(radius)] };
}
