import type { Model, Part } from '../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, sheet, side, slab, spun, tube } from './kit.ts';

/** Tokens that lie on the table, each with a thing upon it that says what it stands for. */

interface Looks {
  readonly kind: keyof typeof KINDS;
  /** The card that it belongs to. */
  readonly by?: string;
  readonly note?: unknown;
}

/** As wide as `marker-drawing.ts` draws them. */
const RADIUS = 12.55;
const MARK = paint('mark');
const DARK = paint('dark');
const METAL = paint('metal');
const lamp = (colour: number): Paint => ({ stuff: 'light', colour });

const disc = (radius: number, p: Paint = paint('trim')): readonly Part[] => [
  tube(p, radius, 2, [0, 0, 1], { along: 'z', sides: 20 }),
  tube(DARK, radius - 1.4, 0.5, [0, 0, 2.2], { along: 'z', sides: 20 }),
];
const crate = (open: boolean): readonly Part[] => [
  block(paint('armour', 0.8), [14, 11, 8], [0, 0, 6.4]),
  ...both(block(METAL, [1.4, 11.6, 8.4], [4.4, 0, 6.4])),
  open
    ? block(paint('armour', 0.9), [14, 11, 1.4], [0, -7, 13.4], { turn: [-62, 0, 0] })
    : block(paint('armour', 0.9), [14.4, 11.4, 1.6], [0, 0, 11]),
  open ? block(lamp(0x7ad7ff), [11, 8, 0.6], [0, 0, 10.4]) : block(lamp(0xffc46a), [2, 0.6, 2], [0, 5.7, 8]),
];
const bomb = (x: number, y: number): readonly Part[] => [
  spun(
    dyed(0xb0452f, 'metal'),
    [
      [0, -8],
      [4, -6],
      [4.6, 2],
      [2.4, 7],
      [0, 8.4],
    ],
    [x, y, 11.4],
    { along: 'y', sides: 9 },
  ),
  tube(METAL, 4.8, 1.6, [x, y - 2, 11.4], { sides: 9 }),
];
const KINDS = {
  /** A beacon with a flag. */
  objective: [
    ...disc(RADIUS),
    rod(METAL, [0, 0, 2], [0, 0, 26], [0.9, 0.6]),
    sheet(
      MARK,
      [
        [0.6, 0, 25],
        [13, 0, 22],
        [0.6, 0, 16],
      ],
      0.8,
    ),
    ball(lamp(0xfff0c4), 1.3, [0, 0, 26.6], { rings: 2 }),
    spun(
      DARK,
      [
        [4.4, 2.4],
        [3, 4.6],
        [1.4, 5.4],
      ],
      [0, 0, 0],
      { sides: 8 },
    ),
  ],
  asset: [...disc(RADIUS), ...crate(false)],
  advantage: [
    ...disc(RADIUS),
    slab(
      MARK,
      Array.from({ length: 10 }, (_, i) => {
        const [angle, far] = [(i * Math.PI) / 5, i % 2 ? 3.4 : 8];
        return [Math.sin(angle) * far, Math.cos(angle) * far] as const;
      }),
      3,
      [0, 0, 2.4],
      { top: 0.7 },
    ),
  ],
  /** Two inches wide: a call for attention. */
  poi: [
    ...disc(25.4),
    hoop(MARK, 22, 0.9, [0, 0, 2.8], { sides: 24 }),
    spun(
      lamp(0xffd98a),
      [
        [0, 12],
        [1.6, 13],
        [3, 26],
        [1.6, 28],
        [0, 28.2],
      ],
      [0, 0, 0],
      { sides: 8 },
    ),
    ball(lamp(0xffd98a), 2.2, [0, 0, 7], { rings: 3 }),
  ],
  condition: [
    ...disc(RADIUS),
    slab(
      MARK,
      [
        [-7, -5],
        [7, -5],
        [0, 7.6],
      ],
      3,
      [0, 0, 2.4],
      { top: 0.75 },
    ),
  ],
  /** A mine, its lamp on. */
  charge: [
    tube(METAL, 9, 2.4, [0, 0, 1.2], { along: 'z', sides: 14 }),
    ball(dyed(0x3a3f47, 'metal'), 6.4, [0, 0, 2.2], { half: true, rings: 4 }),
    ...[0, 1, 2, 3, 4, 5].map((i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)];
      return rod(METAL, [c * 5.4, s * 5.4, 4.4], [c * 9, s * 9, 6.4], [1, 0.3], 4);
    }),
    ball(lamp(0xff3a2e), 1.6, [0, 0, 8.6], { rings: 2 }),
  ],
  smoke: [
    tube(DARK, 2.2, 5, [0, 0, 2.5], { along: 'z', sides: 8 }),
    ...(
      [
        [0, 0, 14, 8],
        [-7, 3, 10, 6.4],
        [6, -4, 9, 6.6],
        [4, 6, 19, 6.4],
        [-4, -5, 22, 6],
      ] as const
    ).map(([x, y, z, r], i) =>
      ball({ stuff: 'ice', colour: [0xb9bfc4, 0xa9b0b6, 0xc7ccd0][i % 3]! }, r, [x, y, z], { rings: 3 }),
    ),
  ],
  graffiti: [
    ...disc(RADIUS),
    block(lamp(0xff6ac1), [3, 16, 1], [0, 0, 2.8], { turn: [0, 0, 45] }),
    block(lamp(0x5ad8ff), [3, 16, 1], [0, 0, 2.9], { turn: [0, 0, -45] }),
    tube(METAL, 1.8, 7, [7, 5, 6], { along: 'z', sides: 8 }),
    tube(MARK, 1.2, 1.4, [7, 5, 10], { along: 'z', sides: 8 }),
  ],
  /** A pallet that hovers, with two bombs upon it. */
  cart: [
    block(METAL, [26, 40, 3], [0, 0, 5]),
    ...both(block(DARK, [3, 34, 4], [9, 0, 2]), block(lamp(0x8fd8ff), [2, 30, 0.6], [9, 0, 0.3])),
    ...bomb(-6, 3),
    ...bomb(6, -3),
    side(
      MARK,
      [
        [20, 6],
        [24, 6],
        [20, 12],
      ],
      8,
      [0, 0, 0],
    ),
    ...both(rod(METAL, [9, -18, 6], [9, -20, 19], 0.8, 5)),
    rod(METAL, [-9, -20, 18.6], [9, -20, 18.6], 0.8, 5),
  ],
  /** An eye that may be his. */
  bane: [
    ...disc(RADIUS),
    spun(
      paint('cloak', 0.8),
      [
        [8.4, 4],
        [8, 5],
        [4, 5.4],
        [3.6, 11],
        [2.6, 12],
        [0, 11.6],
      ],
      [0, 0, 0],
      { sides: 14 },
    ),
    hoop(dyed(0x8c2f2a), 3.9, 0.5, [0, 0, 6.4], { sides: 12 }),
  ],
} as const satisfies Readonly<Record<string, readonly Part[]>>;
/** Somebody in bonds. */
const hostage: readonly Part[] = [
  ...disc(RADIUS),
  spun(
    paint('cloth'),
    [
      [6, 2],
      [4.4, 8],
      [4.6, 12],
      [1.6, 15],
    ],
    [0, 0, 0],
    { sides: 9, scale: [1, 0.8, 1] },
  ),
  ball(paint('skin'), 2.8, [0, 0, 17.4], { rings: 3 }),
  hoop(lamp(0xffd98a), 5, 0.5, [0, 0, 8.4], { sides: 12 }),
];
const intel: readonly Part[] = [
  ...disc(RADIUS),
  block(DARK, [11, 8, 5], [0, 0, 4.8]),
  block(lamp(0x5ad8ff), [8, 0.8, 10], [0, -2, 12], { turn: [12, 0, 0] }),
];
/** The warhead that is to be escorted. */
const payload: readonly Part[] = [
  ...disc(25),
  tube(METAL, 14, 5, [0, 0, 5], { along: 'z', sides: 16 }),
  spun(
    dyed(0xb0452f, 'metal'),
    [
      [9, 7],
      [10, 12],
      [8, 22],
      [3, 28],
      [0, 29],
    ],
    [0, 0, 0],
    { sides: 12 },
  ),
  hoop(MARK, 10, 1, [0, 0, 13], { sides: 14 }),
];
const OF: { readonly [card: string]: readonly Part[] } = {
  'hostage-exchange': hostage,
  'secure-the-intel': intel,
  payload,
};

export const isMarkerKind = (kind: string): kind is keyof typeof KINDS => kind in KINDS;

/** A token as it stands there; what its kind does not tell, its card does. */
export function markerModel({ kind, by, note }: Looks): Model {
  if (kind === 'cart') return { parts: KINDS.cart };
  if (by === 'supply-drop') return { parts: [...disc(RADIUS), ...crate(note !== 'facedown')] };
  const own = by === undefined ? undefined : OF[by];
  return { parts: own ?? KINDS[kind] };
}
