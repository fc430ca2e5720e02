import type { Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, sheet, side, spun, tube } from '../kit.ts';
import { EYE, face, LIGHT, STYLES } from './faces.ts';
import type { Head } from './helmets.ts';

/** Heads of those who are no humans. */

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
/** A flat face with a heavy jaw, crests at its sides, eyes far apart: Geonosis. */
export const geonosian = (p: Paint, crest = 1): Head => [
  spun(
    p,
    [
      [1.2, -1.4],
      [1.6, 0.6],
      [2, 2.6],
      [1.7, 4.6],
      [0, 5.6],
    ],
    [0, 0, 0],
    { sides: 8, scale: [0.9, 1, 1] },
  ),
  side(
    p,
    [
      [0.6, -0.6],
      [3.4, 0],
      [3.2, 1.4],
      [2.4, 2.2],
      [0.6, 2.4],
    ],
    2.2,
    [0, 0, 0],
  ),
  ...both(
    sheet(
      { ...p, shade: 0.85 },
      [
        [1.2, 0.6, 1],
        [3.4, -1, 2 + crest],
        [3, -1.6, 4.4 + crest],
        [1.2, -0.6, 5],
      ],
      0.6,
    ),
    ball(paint('dark'), 0.7, [1.5, 1.4, 3.6], { rings: 2 }),
  ),
  ...(crest > 1 ? [block({ ...p, shade: 0.8 }, [1, 0.6, 4], [0, 3, -2.4])] : []),
];
/** Green and sleek, with a topknot: Black Sun. */
export const falleen = (mask: boolean): Head => [
  ...face(dyed(0x62875a, 'skin')),
  ...STYLES.tail(dyed(0x14110f, 'fur')),
  ...(mask ? [block(paint('gun'), [3.6, 1.2, 1.8], [0, 2.1, 1.2])] : []),
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
