import type { Model, Part } from '../part.ts';
import { block, drum, fin, globe, rod, wing } from '../ship-kit.ts';

/** What a team has at a place, in its colour, beside the world it orbits. */

/** A fortress: a hub with three docks. */
const base: Model = {
  parts: [
    { shape: 'ring', stuff: 'mark', radius: 9, thick: 1.6, sides: 24, bent: 6, at: [0, 0, 9] },
    drum('hull', [4.4, 2.2], 9, [0, 0, 13], { along: 'z' }),
    drum('hull', [2, 4.4], 7, [0, 0, 5.5], { along: 'z' }),
    ...[0, 120, 240].flatMap((angle): readonly Part[] => [
      { ...rod('metal', [0, 0, 9], [0, 11, 9], 0.9), turn: [0, 0, angle] },
    ]),
    rod('mark', [0, 0, 17], [0, 0, 25], [0.7, 0.2]),
    globe('engine', 1.5, [0, 0, 25], { rings: 3 }),
  ],
};

/** An outpost: a mast with a dish. */
const outpost: Model = {
  parts: [
    drum('hull', [4.6, 3.2], 5, [0, 0, 3], { along: 'z', sides: 6 }),
    rod('metal', [0, 0, 5], [0, 0, 17], [0.8, 0.5]),
    { shape: 'ball', stuff: 'mark', radius: 4.2, half: true, rings: 4, turn: [118, 0, 0], at: [0, 1.5, 15] },
    globe('engine', 1, [0, 0, 18], { rings: 3 }),
  ],
};

/** Something that nobody on this side knows: a crystal of light in a cage. */
const hidden: Model = {
  parts: [
    {
      shape: 'turned',
      stuff: 'mark',
      profile: [
        [0, 0],
        [4.6, 8],
        [0, 16],
      ],
      sides: 4,
      at: [0, 0, 3],
    },
    { shape: 'ring', stuff: 'engine', radius: 6.6, thick: 0.4, sides: 20, bent: 4, at: [0, 0, 11] },
    { shape: 'ring', stuff: 'engine', radius: 6.6, thick: 0.4, along: 'x', sides: 20, bent: 4, at: [0, 0, 11] },
  ],
};

/** A place that is held: a buoy with a pennant. */
const held: Model = {
  parts: [
    drum('hull', [3.6, 2], 4, [0, 0, 2], { along: 'z', sides: 8 }),
    rod('metal', [0, 0, 3], [0, 0, 20], 0.6),
    wing('mark', 0.6, [
      [0, 0, 20],
      [0, 9, 17.5],
      [0, 0, 13],
    ]),
    globe('engine', 1.1, [0, 0, 20.6], { rings: 3 }),
  ],
};

/** Where something stood that was destroyed. */
const wreck: Model = {
  parts: [
    block('rust', [7, 2.2, 1.6], [-2, 1, 4], { turn: [20, 30, 25] }),
    block('dark', [4, 3, 2], [3, -2, 6], { turn: [-30, 10, 70] }),
    fin(
      'rust',
      0.8,
      [
        [-3, 0],
        [4, 0],
        [1, 5],
      ],
      0,
      { turn: [0, 24, 110], at: [1, 3, 3] },
    ),
    { shape: 'ring', stuff: 'rust', radius: 6, thick: 0.9, sides: 9, bent: 4, turn: [48, 20, 0], at: [0, 0, 6] },
    globe('light', 0.9, [2, 1, 6], { rings: 2, colour: 0xff6a3c }),
  ],
};

/** The star at the heart of a map. */
const star: Model = {
  parts: [
    globe('light', 15, [0, 0, 18], { rings: 9, colour: 0xffc04a }),
    { shape: 'ring', stuff: 'light', radius: 20, thick: 0.5, colour: 0xffd98a, sides: 40, bent: 4, at: [0, 0, 18] },
    { shape: 'ring', stuff: 'light', radius: 23.5, thick: 0.25, colour: 0xffb95e, sides: 40, bent: 4, at: [0, 0, 18] },
  ],
};

export const HOLDS = { base, outpost, hidden, held, wreck, star } as const satisfies Readonly<Record<string, Model>>;
