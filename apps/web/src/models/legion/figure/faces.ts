import type { Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, sheet, side, spun, tube } from '../kit.ts';
import type { Head } from './helmets.ts';

/** Heads without helmets: people of many worlds. */

const EYE = paint('dark', 0.6);
export const LIGHT = paint('skin', 1.05);
export const TAN = dyed(0xb07c55, 'skin');
export const BROWN = dyed(0x70482f, 'skin');

/** Skull, jaw, nose and eyes. */
const face = (skin: Paint, eyes: Paint = EYE): readonly Part[] => [
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
const STYLES: Readonly<Record<Hair, (p: Paint) => readonly Part[]>> = {
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

/** Long hair all about, a snout and a brow. */
export const wookiee = (fur: Paint, mane = 1): Head => [
  spun(
    fur,
    [
      [3.4, -3],
      [3.2, 0],
      [2.9, 2.6],
      [2.6, 4.4],
      [1.6, 5.9],
      [0, 6.4],
    ],
    [0, -0.3, 0],
    { sides: 9, scale: [mane, 1, 1] },
  ),
  block({ ...fur, shade: (fur.shade ?? 1) * 1.25 }, [2.4, 2, 2], [0, 2.5, 1.6], {
    taper: { along: 'y', to: [0.7, 0.7] },
  }),
  block(EYE, [0.9, 0.5, 0.6], [0, 3.5, 2.1]),
  ...both(block(EYE, [0.7, 0.5, 0.5], [0.95, 2.6, 3.3])),
  block(fur, [3.6, 1, 0.8], [0, 2.3, 4.1]),
];
/** A long flat snout, yellow eyes on top. */
export const trandoshan: Head = [
  spun(
    dyed(0x7f8a48, 'skin'),
    [
      [1.6, -1],
      [2, 1],
      [2.3, 3],
      [1.8, 4.6],
      [0, 5.2],
    ],
    [0, -0.4, 0],
    { sides: 8 },
  ),
  side(
    dyed(0x7f8a48, 'skin'),
    [
      [0, 0.2],
      [4.4, 0.6],
      [4.6, 2],
      [2, 4],
      [0, 4.4],
    ],
    3,
    [0, 0, 0],
  ),
  block(dyed(0xd9d2ae), [2.4, 0.4, 0.5], [0, 4.5, 1.1]),
  ...both(ball({ stuff: 'light', colour: 0xffb02e }, 0.55, [1.2, 1.8, 4], { rings: 2 })),
  ...[0, 1, 2].map((i) =>
    rod(dyed(0x5d6734, 'skin'), [0, -1 - i * 0.8, 5 - i * 1.1], [0, -1.8 - i, 6 - i * 1.2], [0.5, 0.1], 4),
  ),
];
/** Two head-tails. */
export const twilek = (skin: Paint): Head => [
  ...face(skin),
  ...both(rod(skin, [1.2, -1, 4.6], [2, -3, 2], [1.3, 1], 6), rod(skin, [2, -3, 2], [2.4, -3.2, -5], [1, 0.3], 6)),
  hoop(paint('cloth'), 2.4, 0.4, [0, 0, 4.6], { sides: 8 }),
];
/** Striped horns and three head-tails. */
export const togruta = (skin: Paint, tall: number, tails: number): Head => {
  const [white, stripe] = [dyed(0xe9e6df, 'skin'), dyed(0x2f5d9a, 'skin')];
  return [
    ...face(skin),
    block(white, [2.6, 0.5, 0.8], [0, 2.4, 4.4]),
    ...both(
      rod(white, [1.3, -0.6, 4.4], [2.2, -1.2, 4.8 + tall], [1.5, 0.25], 6),
      rod(stripe, [1.6, -0.8, 4.4 + tall * 0.36], [1.9, -0.9, 4.4 + tall * 0.58], [1.35, 0.98], 6),
      rod(white, [2.1, 0, 4], [2.9, 1.2, 0], [1.3, 1], 6),
      rod(stripe, [2.9, 1.2, 0], [2.8, 1.6, -1.6], [1.05, 0.9], 6),
      rod(white, [2.8, 1.6, -1.6], [2.7, 1.8, -tails], [0.9, 0.25], 6),
    ),
    rod(white, [0, -2, 4], [0, -2.6, -tails * 0.8], [1.6, 0.4], 6),
  ];
};
/** Bald, tattooed and horned. */
export const zabrak = (skin: Paint, mark: Paint, horns = 1): Head => [
  ...face(skin, { stuff: 'light', colour: 0xffd23c }),
  block(mark, [0.8, 0.5, 1.6], [0, 2.5, 4.3]),
  ...both(block(mark, [0.5, 0.5, 1.6], [0.95, 2.35, 2]), block(mark, [1.2, 0.5, 0.5], [1.4, 1.9, 4])),
  ...both(
    rod(dyed(0xd9cda8), [0.9, 1.5, 4.9], [1.1, 2, 5.4 + horns], [0.45, 0.08], 4),
    rod(dyed(0xd9cda8), [1.7, 0.2, 4.6], [2.2, 0.3, 5 + horns], [0.45, 0.08], 4),
    rod(dyed(0xd9cda8), [1.2, -1.2, 4.9], [1.6, -1.6, 5.2 + horns], [0.45, 0.08], 4),
  ),
  rod(dyed(0xd9cda8), [0, 0.6, 5.4], [0, 0.7, 6 + horns], [0.45, 0.08], 4),
];
/** Blue, red-eyed, under a wide hat: Cad Bane. */
export const duros: Head = [
  ...face(dyed(0x5f8fa3, 'skin'), { stuff: 'light', colour: 0xff3a2e }),
  spun(
    paint('cloak', 0.8),
    [
      [5.6, 4],
      [5.4, 4.4],
      [2.7, 4.6],
      [2.4, 7.6],
      [1.9, 8],
      [0, 7.8],
    ],
    [0, 0, 0],
    { sides: 12 },
  ),
  ...both(tube(paint('metal'), 0.5, 3, [2.4, 1, 1.4], { sides: 6 })),
];
/** A very tall skull, white hair and beard: Ki-Adi-Mundi. */
export const cerean: Head = [
  ...face(LIGHT),
  spun(
    LIGHT,
    [
      [2.2, 3.6],
      [2.3, 6],
      [1.9, 9],
      [0.9, 10.2],
      [0, 10.4],
    ],
    [0, -0.4, 0],
    { sides: 9 },
  ),
  block(dyed(0xd9d6cf, 'fur'), [3.4, 1, 2], [0, 1.8, 0.2]),
  block(dyed(0xd9d6cf, 'fur'), [3.4, 1.6, 3.4], [0, -2, 2]),
];
/** Orange, goggles and a mask with tusks: Plo Koon. */
export const kelDor: Head = [
  spun(
    dyed(0xc27a45, 'skin'),
    [
      [1.6, -0.8],
      [2.4, 1],
      [2.9, 3],
      [2.5, 4.6],
      [0, 5.4],
    ],
    [0, 0, 0],
    { sides: 9 },
  ),
  ...both(
    tube(paint('gun'), 0.75, 1.3, [1.2, 2.5, 3.3], { sides: 7 }),
    rod(paint('metal'), [1.2, 2.4, 1], [2.2, 3, -0.8], [0.7, 0.3], 5),
  ),
  block(paint('gun'), [2.8, 1.4, 1.6], [0, 2.3, 0.9]),
  ...both(rod(dyed(0xc27a45, 'skin'), [2.3, -1, 4], [2.8, -2, -1.4], [1, 0.4], 5)),
];
/** Green, with ears that reach far: Yoda. */
export const yoda: Head = [
  ball(dyed(0x7d9a4e, 'skin'), 3.6, [0, 0.2, 3], { scale: [1.05, 1, 0.9] }),
  ...both(
    rod(dyed(0x7d9a4e, 'skin'), [3, 0, 3.6], [8.8, -0.6, 4.6], [1.5, 0.15], 5),
    block(EYE, [1, 0.5, 0.8], [1.3, 3.4, 3.4]),
  ),
  block(dyed(0x6d8843, 'skin'), [4.4, 0.6, 0.5], [0, 3.2, 4.6]),
  block(dyed(0xd6d2c6, 'fur'), [4.6, 1.6, 2.2], [0, -2.8, 3]),
];
/** A furry round head in a hood. */
export const ewok = (fur: Paint, p: Paint): Head => [
  ball(fur, 3.9, [0, 0.4, 3.2], { scale: [1, 0.95, 0.95] }),
  block({ ...fur, shade: (fur.shade ?? 1) * 1.35 }, [2.2, 1.8, 1.7], [0, 3.9, 2.4]),
  block(EYE, [1, 0.5, 0.7], [0, 4.8, 2.8]),
  ...both(block(EYE, [0.9, 0.5, 0.9], [1.5, 3.7, 4.1]), ball(fur, 1.5, [3.2, -0.2, 6.4], { rings: 2 })),
  spun(
    p,
    [
      [4.9, -1.4],
      [4.5, 1],
      [4.3, 4],
      [3, 6.6],
      [0, 7.6],
    ],
    [0, -1.2, 0],
    { sides: 9 },
  ),
];
/** Broad and lipless under a bone mask, with feathers: the shaman. */
export const shaman: Head = [
  ...ewok(dyed(0x8d7b5e, 'fur'), dyed(0x6e5a40)),
  spun(
    paint('stone', 1.5),
    [
      [3.4, 5.4],
      [3, 7.4],
      [1.6, 8.8],
      [0, 9],
    ],
    [0, 0, 0],
    { sides: 8 },
  ),
  ...both(rod(paint('mark'), [2.4, -1, 7], [5.2, -2, 12], [0.9, 0.2], 4)),
];
/** Leather skin, a helmet with goggles above: Weequay. */
export const weequay = (hat: 'helmet' | 'tails'): Head => [
  ...face(dyed(0x8a6a4c, 'skin')),
  ...(hat === 'helmet'
    ? [
        spun(
          dyed(0x5b4a38),
          [
            [2.9, 3.2],
            [2.7, 4.6],
            [1.8, 5.8],
            [0, 6.2],
          ],
          [0, -0.2, 0],
          { sides: 9 },
        ),
        ...both(
          tube(dyed(0x2f6f63, 'glass'), 0.9, 1, [1.1, 2.4, 4.7], { sides: 7 }),
          block(dyed(0x5b4a38), [0.7, 2.4, 3.4], [2.4, -0.4, 2]),
        ),
      ]
    : both(rod(dyed(0x5d4633, 'skin'), [1.7, -1, 4.4], [2.9, -1.6, -1.4], [0.8, 0.4], 5))),
];
/** A flat crest and a long muzzle: Geonosis. */
export const geonosian = (p: Paint, crest = 1): Head => [
  side(
    p,
    [
      [-2.6, 4],
      [-1.4, 6],
      [1, 5.6],
      [3.4, 3],
      [4.6, 1],
      [3, -0.4],
      [0, 0],
      [-1.2, 1.4],
    ],
    2.4,
    [0, 0, 0],
  ),
  ...both(
    sheet(
      p,
      [
        [0.8, 0.6, 5.2],
        [2.4, -2, 6 + crest],
        [1.6, -3, 3.6],
      ],
      0.5,
    ),
    block(paint('dark'), [0.5, 1, 0.8], [1.3, 1.8, 3.6]),
  ),
  ...(crest > 1 ? [block({ ...p, shade: 0.8 }, [1, 0.6, 4], [0, 3.6, -2.4])] : []),
];
/** Green and sleek, with a topknot: Black Sun. */
export const falleen = (mask: boolean): Head => [
  ...face(dyed(0x62875a, 'skin')),
  ...STYLES.tail(dyed(0x14110f, 'fur')),
  ...(mask ? [block(paint('gun'), [3.6, 1.2, 1.8], [0, 2.1, 1.2])] : []),
  side(
    dyed(0x4c6b46, 'skin'),
    [
      [-1, 5.4],
      [1, 5.6],
      [1.6, 6.4],
      [-2, 6.8],
    ],
    0.6,
    [0, 0, 0],
  ),
];
/** A mask over the mouth and eyes in a ring: the Seventh Sister. */
export const sister: Head = [
  ...mask(dyed(0x24272d, 'dark')),
  ...both(rod(dyed(0x24272d, 'dark'), [2, -1, 4], [4.2, -2, 6.8], [0.9, 0.15], 4)),
  block(dyed(0x8fae63, 'skin'), [3, 0.5, 1.2], [0, 2.7, 2.7]),
  ...both(block({ stuff: 'light', colour: 0xffd23c }, [0.8, 0.4, 0.5], [0.8, 2.95, 2.9])),
];
function mask(p: Paint): readonly Part[] {
  return [
    spun(
      p,
      [
        [1.8, -0.6],
        [2.6, 1.4],
        [2.8, 3.4],
        [2.2, 5],
        [0, 5.8],
      ],
      [0, 0, 0],
      { sides: 9 },
    ),
  ];
}
/** A wide, flat hat over grey skin: the Fifth Brother. */
export const brother: Head = [
  ...face(dyed(0x8e98a0, 'skin'), { stuff: 'light', colour: 0xff4a3a }),
  spun(
    dyed(0x2a2d33, 'dark'),
    [
      [5.4, 3.4],
      [5.2, 3.8],
      [2.8, 4.8],
      [2, 5.8],
      [0, 6],
    ],
    [0, -0.4, 0],
    { sides: 10 },
  ),
];
