import type { Part } from '../../part.ts';
import { ball, block, both, type Paint, paint, rod, sheet, spun, tube } from '../kit.ts';

/** What is worn upon armour and clothes, in the frame of the trunk: its origin is between the hips. */

export type Extra =
  | 'backpack'
  | 'jetpack'
  | 'pauldron'
  | 'mantle'
  | 'kama'
  | 'bandolier'
  | 'pouches'
  | 'ammo'
  | 'antenna'
  | 'scarf'
  | 'tank'
  | 'lamp'
  | 'collar'
  | 'wings'
  | 'rank';

const DARK = paint('dark');
interface Worn {
  readonly suit: Paint;
  readonly chest?: Paint;
  readonly shoulders?: Paint;
}

export const EXTRA_PARTS: Readonly<Record<Extra, (armour: Worn) => readonly Part[]>> = {
  backpack: ({ chest, suit }) => [
    block(chest ?? suit, [5.6, 2.6, 6.4], [0, -4.4, 7.6]),
    block(DARK, [4, 1, 2], [0, -5.9, 6.4]),
  ],
  jetpack: () => [
    ...both(
      tube(paint('metal'), [1.3, 1.5], 7, [1.9, -4.7, 7.4], { along: 'z', sides: 7 }),
      rod(paint('metal'), [1.9, -4.7, 10.8], [1.9, -4.7, 13], [1.4, 0.3], 6),
      tube(DARK, [1.7, 1], 1.6, [1.9, -4.7, 3.2], { along: 'z', sides: 7 }),
    ),
    block(paint('metal', 0.8), [2.2, 2, 6], [0, -4.2, 7.4]),
  ],
  pauldron: () => [
    spun(
      { stuff: 'mark', colour: 0xe0752a },
      [
        [4.3, 8.6],
        [4, 10],
        [2.5, 11.9],
        [1.8, 12.2],
      ],
      [1.2, 0, 0],
      { sides: 8, scale: [1.15, 0.8, 1] },
    ),
  ],
  mantle: ({ shoulders = paint('mark') }) => [
    spun(
      shoulders,
      [
        [4.3, 8.6],
        [4, 10],
        [2.5, 11.9],
        [1.8, 12.2],
      ],
      [1.2, 0, 0],
      { sides: 8, scale: [1.15, 0.8, 1] },
    ),
  ],
  kama: ({ shoulders = paint('mark') }) => [
    ...both(
      sheet(
        shoulders,
        [
          [1.6, 2.6, 1],
          [3.9, 1, 1],
          [5.4, 1.4, -7.4],
          [2.6, 3.8, -7],
        ],
        0.5,
      ),
      sheet(
        { ...shoulders, shade: 0.9 },
        [
          [3.9, 1, 1],
          [2.6, -2.4, 1],
          [3.6, -4, -7.6],
          [5.4, 1.4, -7.4],
        ],
        0.5,
      ),
    ),
  ],
  bandolier: () => [
    sheet(
      paint('wood'),
      [
        [-4.2, 3.1, 10.4],
        [-3, 3.6, 10.8],
        [3.8, 3, 2.2],
        [2.8, 3.1, 1.2],
      ],
      0.7,
    ),
    sheet(
      paint('wood'),
      [
        [3.8, -3, 2.2],
        [-3, -3.4, 10.8],
        [-4.2, -3, 10],
        [2.8, -3.1, 1.2],
      ],
      0.7,
    ),
  ],
  pouches: () => [
    ...both(
      block(paint('wood', 1.3), [1.8, 1.3, 1.9], [1.6, 2.9, 1]),
      block(paint('wood', 1.3), [1.3, 1.9, 1.9], [3.8, 0.6, 1]),
    ),
  ],
  ammo: () => [
    block(paint('gun'), [6, 3, 6], [0, -4.6, 7]),
    tube(DARK, 1.2, 6.4, [0, -5.2, 10.6], { along: 'x' }),
    rod(DARK, [3.4, -4, 5], [6, 0, 3], 0.6, 5),
  ],
  antenna: () => [
    block(paint('gun'), [5, 2.6, 6], [0, -4.4, 7]),
    rod(paint('metal'), [-2, -5, 9], [-2.4, -5.4, 20], 0.22, 4),
  ],
  scarf: () => [
    spun(
      paint('cloth', 0.8),
      [
        [2.4, 11],
        [3.3, 12],
        [2.6, 13.2],
        [1.6, 13.2],
      ],
      [0, 0.2, 0],
      { sides: 8 },
    ),
  ],
  tank: () => [
    ...both(
      tube(paint('metal'), 1.7, 8, [1.9, -4.8, 7], { along: 'z', sides: 8 }),
      ball(paint('metal'), 1.7, [1.9, -4.8, 11], { half: true, rings: 2 }),
    ),
    rod(DARK, [2.4, -4.6, 3], [5.4, 0, 3], 0.5, 5),
  ],
  lamp: () => [
    block(DARK, [2.6, 0.6, 2], [0.2, 3.7, 8]),
    ...[0, 1, 2].map((i) =>
      block(
        { stuff: 'light', colour: [0xff4030, 0x40ff60, 0x50a0ff][i]! },
        [0.5, 0.4, 0.5],
        [-0.5 + i * 0.7, 4.05, 8.2],
      ),
    ),
    ...both(block(DARK, [0.5, 0.5, 0.8], [1.1, 3.6, 1.2])),
  ],
  collar: () => [
    spun(
      DARK,
      [
        [2.2, 11.6],
        [3, 13.6],
        [2.9, 13.7],
      ],
      [0, -0.4, 0],
      { sides: 9 },
    ),
  ],
  wings: () => [
    ...both(
      sheet(
        paint('glass', 2.6),
        [
          [1, -2.6, 10],
          [9, -7, 16],
          [11, -8, 9],
          [6, -6, 0],
        ],
        0.3,
      ),
      sheet(
        paint('glass', 2.2),
        [
          [1, -2.8, 8],
          [6, -7, 2],
          [6.6, -8, -7],
          [3, -6, -6],
        ],
        0.3,
      ),
    ),
  ],
  rank: () => [
    block({ stuff: 'light', colour: 0xe2483a }, [1.4, 0.4, 0.6], [-1.8, 3.4, 9]),
    block({ stuff: 'light', colour: 0x4a8ae2 }, [1.4, 0.4, 0.6], [-1.8, 3.4, 8.2]),
  ],
};
