import type { Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, sheet, side, spun, tube } from '../kit.ts';
import type { Head } from './helmets.ts';

/** Heads without helmets: people of many worlds. */

export const EYE = paint('dark', 0.6);
export const LIGHT = paint('skin', 1.05);
export const TAN = dyed(0xb07c55, 'skin');
export const BROWN = dyed(0x70482f, 'skin');

/** Skull, jaw, nose and eyes. */
export const face = (skin: Paint, eyes: Paint = EYE): readonly Part[] => [
  spun(
    skin,
    [
      [1.1, -1],
      [1.2, 0],
      [2, 0.9],
      [2.35, 2.6],
      [2.3, 4],
      [1.4, 5.2],
      [0, 5.6],
    ],
    [0, 0.2, 0],
    {
      scale: [0.92, 1.06, 1],
      sides: 9,
    },
  ),
  block(skin, [0.7, 0.9, 1.2], [0, 2.5, 2.3]),
  ...both(block(eyes, [0.75, 0.4, 0.45], [0.85, 2.35, 3.1])),
];

type Hair = 'short' | 'long' | 'bald' | 'buns' | 'bun' | 'tail' | 'crown' | 'swept' | 'fringe';
const scalp = (p: Paint, down = 3): Part =>
  spun(
    p,
    [
      [2.45, down],
      [2.6, 3.8],
      [2.1, 5.2],
      [1.1, 5.9],
      [0, 6],
    ],
    [0, -0.35, 0],
    { sides: 9, scale: [0.97, 1.05, 1] },
  );
export const STYLES: Readonly<Record<Hair, (p: Paint) => readonly Part[]>> = {
  bald: () => [],
  short: (p) => [scalp(p, 3.4), block(p, [4.2, 1.6, 3.2], [0, -1.7, 2.6])],
  swept: (p) => [
    scalp(p, 3.2),
    block(p, [4.4, 2, 3.6], [0, -1.5, 2.4]),
    block(p, [3.6, 1, 0.9], [0.3, 2.1, 4.7], { turn: [0, 12, 0] }),
  ],
  fringe: (p) => [scalp(p, 2.6), block(p, [4.6, 1.8, 4.4], [0, -1.5, 2.2]), block(p, [4, 0.8, 1.1], [0, 2.2, 4.5])],
  long: (p) => [
    scalp(p, 3),
    block(p, [4.8, 1.7, 6.4], [0, -1.7, 1], { taper: { along: 'z', to: [0.9, 1] } }),
    ...both(block(p, [0.7, 2, 4], [2.2, 0, 1.6])),
  ],
  buns: (p) => [
    scalp(p, 3),
    block(p, [4.2, 1.6, 3], [0, -1.6, 2.6]),
    ...both(tube(p, 1.75, 1.5, [2.8, 0, 2.8], { along: 'x' })),
  ],
  bun: (p) => [scalp(p, 3), block(p, [4, 1.4, 3], [0, -1.6, 2.6]), ball(p, 1.5, [0, -2.8, 4], { rings: 2 })],
  tail: (p) => [
    scalp(p, 3.2),
    block(p, [4, 1.4, 3], [0, -1.6, 2.6]),
    rod(p, [0, -2.2, 4.4], [0, -3.6, -2.4], [1.1, 0.5], 5),
  ],
  /** A braid laid about the head. */
  crown: (p) => [scalp(p, 3), block(p, [4.2, 1.4, 3], [0, -1.6, 2.6]), hoop(p, 2.3, 0.7, [0, -0.3, 4.7], { sides: 9 })],
};

interface Human {
  readonly skin?: Paint;
  readonly hair?: Hair;
  readonly colour?: number;
  readonly beard?: 'full' | 'point' | 'moustache';
}
export function human({ skin = LIGHT, hair = 'short', colour = 0x3a2a1c, beard }: Human = {}): Head {
  const tint = dyed(colour, 'fur');
  return [
    ...face(skin),
    ...STYLES[hair](tint),
    ...(beard === 'full'
      ? [
          side(
            tint,
            [
              [0.6, -0.8],
              [2.3, -0.6],
              [2.7, 1.5],
              [0.6, 2.2],
            ],
            3.5,
            [0, 0, 0],
          ),
        ]
      : beard === 'point'
        ? [block(tint, [1.3, 1, 1.6], [0, 1.9, 0.2]), block(tint, [1.8, 0.6, 0.5], [0, 2.3, 1.5])]
        : beard === 'moustache'
          ? [block(tint, [1.9, 0.6, 0.5], [0, 2.3, 1.5])]
          : []),
  ];
}

/** A soft cap with a brim; `flap` covers neck and ears. */
export const cap = (skin: Paint, p: Paint, flap = false): Head => [
  ...face(skin),
  spun(
    p,
    [
      [2.55, 3.5],
      [2.8, 4.4],
      [2.2, 5.7],
      [0, 6.1],
    ],
    [0, -0.1, 0],
    { sides: 9 },
  ),
  block(p, [3.6, 2, 0.4], [0, 3, 3.9], { turn: [-14, 0, 0] }),
  ...(flap
    ? [block(p, [4.9, 2.2, 4.4], [0, -1.5, 1.9])]
    : [block(dyed(0x3a2a1c, 'fur'), [4.2, 1.4, 2], [0, -1.6, 2.6])]),
];
/** The rebels' helmet: a bowl that is drawn down over the ears. */
export const rebelHelmet = (skin: Paint, p: Paint): Head => [
  ...face(skin),
  spun(
    p,
    [
      [2.9, 2.8],
      [2.9, 3.9],
      [2.2, 5.5],
      [0, 6.2],
    ],
    [0, -0.2, 0],
    { sides: 9 },
  ),
  block(p, [5.5, 2.4, 3.4], [0, -1.7, 2.2]),
  block(paint('dark'), [3.2, 0.7, 0.9], [0, 2.7, 4.3]),
];
/** The officers' cap: flat, low, with a peak and a disc. */
export const officerCap = (skin: Paint, p: Paint, hair = 0x3a2a1c): Head => [
  ...face(skin),
  block(dyed(hair, 'fur'), [4.3, 2.6, 2.2], [0, -1.1, 2.9]),
  spun(
    p,
    [
      [2.5, 3.6],
      [2.9, 4.9],
      [2.8, 5.6],
      [0, 5.9],
    ],
    [0, -0.1, 0],
    { sides: 10, scale: [1, 1.08, 1] },
  ),
  block(paint('dark'), [3.6, 1.6, 0.4], [0, 3, 3.7], { turn: [-16, 0, 0] }),
  tube(paint('metal', 1.5), 0.5, 0.4, [0, 2.95, 4.8], { sides: 6 }),
];
/** Drawn over the head; what is below may be a face or shadow. */
export const hood = (p: Paint, below: Head): Head => [
  ...below,
  spun(
    p,
    [
      [3.9, -1.6],
      [3.1, 0.6],
      [3, 3.2],
      [2.5, 5.2],
      [1.2, 6.4],
      [0, 6.6],
    ],
    [0, -1, 0],
    { sides: 10, scale: [1, 1, 1] },
  ),
  ...both(
    sheet(
      p,
      [
        [2.6, -0.2, -1.4],
        [2.4, 2.4, 1],
        [2.2, 2.5, 4],
        [2.4, 0, 4.8],
      ],
      0.6,
    ),
  ),
  sheet(
    p,
    [
      [-2.2, 2.5, 3.9],
      [2.2, 2.5, 3.9],
      [1.5, 1.4, 5.9],
      [-1.5, 1.4, 5.9],
    ],
    0.6,
  ),
];
/** A fur hood against the cold, goggles. */
export const furHood = (skin: Paint, p: Paint): Head => [
  ...face(skin),
  spun(
    p,
    [
      [3.2, -1.2],
      [3, 1],
      [3, 3.4],
      [2.3, 5.4],
      [0, 6.2],
    ],
    [0, -1, 0],
    { sides: 10 },
  ),
  hoop(paint('fur', 1.5), 2.5, 0.7, [0, 1.4, 2.7], { along: 'y', sides: 10 }),
  block(paint('dark'), [3.6, 0.7, 1.1], [0, 2.6, 3.4]),
];
export const shadowed = (eyes: Paint): Head => face(paint('dark', 0.6), eyes);
export const palpatine = (p: Paint): Head =>
  hood(p, [...face(dyed(0xd6cdbd, 'skin'), { stuff: 'light', colour: 0xffc23c })]);
