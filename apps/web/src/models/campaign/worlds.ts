import type { Flat, Model, Part, Point, Stuff } from '../part.ts';
import { block, drum, globe, rod } from '../ship-kit.ts';

/** Worlds of a star map, all made by the same few ways, and what floats between them. */

const RADIUS = 21;
/** How high the middle of a world hovers above the map. */
const UP = 27;

/** Numbers from 0 to 1 that look thrown and are always the same. */
function thrown(seed: number): () => number {
  let at = seed * 2654435761 + 97;
  return () => {
    at = (Math.imul(at ^ (at >>> 15), 2246822519) + 374761393) | 0;
    return ((at ^ (at >>> 13)) >>> 0) / 4294967296;
  };
}

/** A point of a globe by turns (0 to 1) around it and how high on it (-1 to 1). */
const onGlobe = (around: number, high: number, radius: number): Point => {
  const [angle, flat] = [around * 2 * Math.PI, Math.sqrt(1 - high * high)];
  return [Math.cos(angle) * flat * radius, Math.sin(angle) * flat * radius, UP + high * radius];
};

interface Ground {
  readonly sea: number;
  readonly land: number;
  readonly lands: number;
  readonly seed: number;
  /** White at its poles. */
  readonly ice?: true;
  readonly clouds?: number;
}

/** A dent, a land, a cloud: a ball that only just comes out of the globe, the wider the more it reaches. */
const patch = (next: () => number, stuff: Stuff, colour: number, reach: number, high: number, out = 1.015): Part => ({
  shape: 'boulder',
  stuff,
  colour,
  radius: RADIUS * reach,
  seed: Math.floor(next() * 900) + 1,
  rough: 0.16,
  at: onGlobe(next(), high, RADIUS * (out - reach)),
  shade: 0.88 + next() * 0.24,
});

/** A world of seas and lands: what rises out of the globe is land. */
function grownOver({ sea, land, lands, seed, ice, clouds = 0 }: Ground): Model {
  const next = thrown(seed);
  return {
    parts: [
      globe('water', RADIUS, [0, 0, UP], { colour: sea, rings: 12 }),
      ...Array.from({ length: lands }, (_, i) =>
        patch(next, 'earth', land, 0.5 + next() * 0.34, ((i + 0.5) / lands) * 1.7 - 0.75, 1.06),
      ),
      ...Array.from({ length: clouds }, () =>
        patch(next, 'ice', 0xe8eef4, 0.3 + next() * 0.24, next() * 1.5 - 0.6, 1.035),
      ),
      ...(ice
        ? ([1, -1] as const).map(
            (side): Part => ({
              shape: 'ball',
              stuff: 'ice',
              radius: RADIUS * 0.72,
              rings: 8,
              at: [0, 0, UP + side * RADIUS * 0.3],
            }),
          )
        : []),
    ],
  };
}

/** A giant of gas: belts of different colours, one above the other. */
function banded(colours: readonly number[], ring: number | undefined): Model {
  const edge = (i: number): Flat => {
    const angle = (i / colours.length) * Math.PI - Math.PI / 2;
    return [Math.cos(angle) * RADIUS * 1.12, Math.sin(angle) * RADIUS * 1.06];
  };
  const belts = colours.map((colour, i): Part => {
    const [low, high] = [edge(i), edge(i + 1)];
    const between: Flat = [
      Math.cos(((i + 0.5) / colours.length) * Math.PI - Math.PI / 2) * RADIUS * 1.12,
      Math.sin(((i + 0.5) / colours.length) * Math.PI - Math.PI / 2) * RADIUS * 1.06,
    ];
    return {
      shape: 'turned',
      stuff: 'sand',
      colour,
      profile: [low, between, high],
      sides: 26,
      turn: [16, 8, 0],
      at: [0, 0, UP],
    };
  });
  const rings = ring === undefined ? [] : [1.5, 1.72, 1.95];
  return {
    parts: [
      ...belts,
      ...rings.map(
        (wide, i): Part => ({
          shape: 'ring',
          stuff: 'sand',
          colour: ring!,
          shade: 1.1 - i * 0.18,
          radius: RADIUS * wide,
          thick: RADIUS * 0.1,
          sides: 44,
          bent: 4,
          scale: [1, 1, 0.12],
          turn: [16, 8, 0],
          at: [0, 0, UP],
        }),
      ),
    ],
  };
}

/** A world that is one city: lights all over it, towers on its rim. */
function cityWorld(): Model {
  const next = thrown(41);
  return {
    parts: [
      globe('dark', RADIUS, [0, 0, UP], { colour: 0x4c5568, rings: 9 }),
      ...[0.2, 0.5, 0.8].map(
        (high): Part => ({
          shape: 'ring',
          stuff: 'light',
          colour: 0xffc46a,
          radius: RADIUS * Math.sqrt(1 - high * high) * 1.005,
          thick: 0.35,
          sides: 36,
          bent: 4,
          at: [0, 0, UP + high * RADIUS],
        }),
      ),
      ...Array.from(
        { length: 34 },
        (_, i): Part =>
          globe('light', 0.5 + next() * 0.7, onGlobe(next(), (i / 34) * 1.5 - 0.5, RADIUS), {
            rings: 2,
            colour: i % 4 === 0 ? 0xbfe6ff : 0xffd27a,
          }),
      ),
      ...Array.from({ length: 9 }, (_, i): Part => {
        const angle = (i / 9) * 2 * Math.PI;
        const high = 4 + next() * 7;
        return block(
          'metal',
          [2.2, 2.2, high],
          [Math.cos(angle) * 7, Math.sin(angle) * 7, UP + RADIUS * 0.93 + high / 2 - 1],
        );
      }),
    ],
  };
}

/** A wheel in space with a spindle through it. */
function station(): Model {
  const spokes = [0, 60, 120].map(
    (angle): Part => ({ ...rod('metal', [-19, 0, UP], [19, 0, UP], 0.9), turn: [0, 0, angle] }),
  );
  return {
    parts: [
      { shape: 'ring', stuff: 'trim', radius: 19, thick: 3, sides: 34, bent: 8, at: [0, 0, UP] },
      { shape: 'ring', stuff: 'light', colour: 0xbfe6ff, radius: 22.1, thick: 0.4, sides: 34, bent: 4, at: [0, 0, UP] },
      ...spokes,
      drum('metal', [5.5, 5.5], 12, [0, 0, UP], { along: 'z' }),
      drum('hull', [4.5, 1.6], 11, [0, 0, UP + 11], { along: 'z' }),
      drum('hull', [1.6, 4.5], 11, [0, 0, UP - 11], { along: 'z' }),
      rod('metal', [0, 0, UP + 15], [0, 0, UP + 26], [0.6, 0.2]),
      globe('light', 1.3, [0, 0, UP + 26], { rings: 2, colour: 0xff7a5c }),
    ],
  };
}

/** Rocks, with one that is larger. */
function belt(): Model {
  const next = thrown(7);
  return {
    parts: Array.from({ length: 13 }, (_, i): Part => {
      const angle = (i / 13) * 2 * Math.PI + next() * 0.4;
      const out = i === 0 ? 0 : 11 + next() * 13;
      return {
        shape: 'boulder',
        stuff: 'rock',
        radius: i === 0 ? 9 : 2.4 + next() * 3.6,
        seed: i * 17 + 3,
        rough: 0.7,
        shade: 0.9 + next() * 0.35,
        at: [Math.cos(angle) * out, Math.sin(angle) * out * 0.75, UP - 4 + next() * 10],
      };
    }),
  };
}

/** A small world without air, with dents. */
function bare(colour: number, seed: number): Model {
  const next = thrown(seed);
  return {
    parts: [
      { shape: 'boulder', stuff: 'rock', colour, radius: RADIUS * 0.92, seed, rough: 0.05, at: [0, 0, UP] },
      ...Array.from({ length: 9 }, (_, i): Part => {
        const [around, high] = [next(), (i / 9) * 1.6 - 0.6];
        const reach = 0.22 + next() * 0.2;
        return globe('dark', RADIUS * reach, onGlobe(around, high, RADIUS * (0.945 - reach)), {
          colour: colour - 0x1c1c1c,
          rings: 6,
        });
      }),
    ],
  };
}

/** Glowing cracks in a black crust. */
function lava(): Model {
  const next = thrown(29);
  return {
    parts: [
      globe('light', RADIUS * 0.965, [0, 0, UP], { colour: 0xd8401a, rings: 9 }),
      ...Array.from({ length: 30 }, (_, i) =>
        patch(next, 'dark', 0x3a2c28, 0.5 + next() * 0.2, (i / 30) * 1.9 - 0.92, 1.0),
      ),
    ],
  };
}

/** Every kind of world there is. */
export const WORLDS = {
  ocean: grownOver({ sea: 0x1f6aa8, land: 0x5f9a58, lands: 5, seed: 3, clouds: 7, ice: true }),
  garden: grownOver({ sea: 0x2a7fa6, land: 0x4f8a46, lands: 7, seed: 11, clouds: 5, ice: true }),
  jungle: grownOver({ sea: 0x2f6f5a, land: 0x3f7a34, lands: 9, seed: 19, clouds: 3 }),
  swamp: grownOver({ sea: 0x46603e, land: 0x6a7048, lands: 9, seed: 23, clouds: 8 }),
  desert: grownOver({ sea: 0xc79a5c, land: 0xa8743e, lands: 7, seed: 31 }),
  red: grownOver({ sea: 0xa4523a, land: 0x7c382a, lands: 8, seed: 37, clouds: 1 }),
  ice: grownOver({ sea: 0xcfe4f2, land: 0x9fc4dc, lands: 6, seed: 43, clouds: 2 }),
  gas: banded([0x9a6a4c, 0xd8ae7e, 0xb98458, 0xecd3a6, 0xc08a5e, 0xe2bd8c, 0x8e5f46], undefined),
  ringed: banded([0x4c6a92, 0x86aac6, 0x5f86ae, 0xa8c8dc, 0x6f96ba, 0x456288], 0xcdb48a),
  violet: banded([0x553a74, 0x8a62a6, 0x6a4888, 0xb48cc4, 0x7a549a, 0x4a3266], undefined),
  city: cityWorld(),
  station: station(),
  belt: belt(),
  moon: bare(0x9c9890, 53),
  rock: bare(0x8a7460, 61),
  lava: lava(),
} as const satisfies Readonly<Record<string, Model>>;
