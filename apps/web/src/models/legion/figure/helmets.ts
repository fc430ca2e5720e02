import type { Part } from '../../part.ts';
import { ball, block, both, dyed, hoop, type Paint, paint, rod, sheet, side, spun, tube } from '../kit.ts';

/** Helmets: the origin is where head and neck meet, y is where it looks. A head is about six millimetres high. */
export type Head = readonly Part[];

export const WHITE: Paint = { stuff: 'armour', colour: 0xe6e8e6 };
const DARK = paint('dark', 0.7);
const MARK = paint('mark');

const DOME = [
  [2.9, -0.4],
  [2.7, 0.8],
  [2.85, 2.4],
  [2.6, 4],
  [1.7, 5.3],
  [0, 5.8],
] as const;
const dome = (p: Paint, scale: readonly [number, number, number] = [1, 1.1, 1]): Part =>
  spun(p, DOME, [0, 0, 0], { scale });
/** Two lenses, leaning outwards. */
const lenses = (p: Paint, z = 2.9, size: readonly [number, number] = [1.7, 1.2], y = 2.6, roll = 14): readonly Part[] =>
  both(block(p, [size[0], 0.9, size[1]], [1.15, y, z], { turn: [0, roll, -20] }));
/** A visor like a T: what Mandalorians and later clones look through. */
const visor = (p: Paint, width = 4.6, foot = 0): readonly Part[] => [
  block(p, [width, 1, 1], [0, 2.5, 3.1]),
  block(p, [1.1, 1.1, 3 - foot], [0, 2.66, 1.5 + foot / 2]),
];

export const stormtrooper = (p: Paint = WHITE): Head => [
  dome(p),
  block(DARK, [5.2, 0.7, 0.5], [0, 2.5, 3.9], { turn: [-10, 0, 0] }),
  ...lenses(DARK),
  block(DARK, [0.9, 1, 1], [0, 2.9, 1.7]),
  side(
    p,
    [
      [2, -0.4],
      [3.7, 0.1],
      [3.5, 1.3],
      [2, 1.9],
    ],
    2.6,
    [0, 0, 0],
  ),
  block(DARK, [2.1, 0.5, 0.5], [0, 3.62, 0.5]),
  ...both(block(DARK, [0.6, 0.7, 0.7], [1.9, 2.6, 0.5], { turn: [0, 0, -35] })),
];
export const deathTrooper: Head = [
  ...stormtrooper(dyed(0x1b1e24, 'armour')),
  ...lenses({ stuff: 'light', colour: 0x4fd06a }, 2.9, [1.3, 0.6], 2.8),
  block(paint('metal'), [1, 0.6, 1], [0, 3.3, 1.4]),
];
/** A hood that falls on the shoulders, and a mask below the eyes. */
export const snowtrooper: Head = [
  spun(
    WHITE,
    [
      [4, -2],
      [3.4, 0],
      [3, 2.6],
      [2.6, 4.4],
      [1.5, 5.5],
      [0, 5.9],
    ],
    [0, -0.2, 0],
    { scale: [1, 1, 1] },
  ),
  block(DARK, [4.4, 0.9, 1], [0, 2.5, 3.2]),
  side(
    paint('armour', 0.9),
    [
      [1.6, -2.4],
      [3.6, -2],
      [3.4, 2.4],
      [1.6, 2.6],
    ],
    4,
    [0, 0, 0],
  ),
];
/** Sand and a blue stripe. */
export const shoretrooper: Head = [
  dome(dyed(0xcdb98b, 'armour')),
  block(dyed(0xcdb98b, 'armour'), [5.4, 1.6, 0.6], [0, 2.2, 4.1], { turn: [-12, 0, 0] }),
  ...lenses(DARK, 3, [1.9, 1]),
  block(dyed(0x7a6a4a, 'armour'), [2.6, 1.4, 1.8], [0, 2.6, 0.8]),
  block(dyed(0x2c5a8c, 'mark'), [1, 5, 0.5], [0, 0, 5.5]),
];
/** One dark visor and a long chin. */
export const scout: Head = [
  dome(WHITE, [0.98, 1.08, 1]),
  block(DARK, [5.2, 1.6, 1.3], [0, 2, 3]),
  block(WHITE, [5.6, 2, 0.7], [0, 2.6, 4.1], { turn: [-16, 0, 0] }),
  side(
    WHITE,
    [
      [0.6, -1.2],
      [3.3, -1.4],
      [3.6, 1],
      [2.4, 2],
      [0.6, 2],
    ],
    3,
    [0, 0, 0],
  ),
  block(DARK, [1.6, 0.5, 0.9], [0, 3.6, -0.2]),
];
export const rangeTrooper: Head = [
  ...stormtrooper(paint('armour', 0.85)),
  hoop(paint('fur'), 3.3, 1, [0, -0.4, -0.6], { sides: 9 }),
];
/** Red from top to toe: a smooth bell and a slit. */
export const royalGuard = (p: Paint): Head => [
  spun(
    p,
    [
      [3.4, -1.6],
      [3, 0],
      [2.5, 3.4],
      [2, 5.2],
      [0.9, 6.4],
      [0, 6.7],
    ],
    [0, 0, 0],
    { scale: [1, 1.1, 1] },
  ),
  block(DARK, [3, 0.8, 0.7], [0, 2.6, 3.2]),
  block(DARK, [0.6, 0.8, 3], [0, 2.9, 1.6]),
];
/** Black dome with a flared skirt, triangular mouth. */
export const vader: Head = [
  spun(
    dyed(0x1e2127, 'dark'),
    [
      [4.2, -1.4],
      [3.3, 0.6],
      [2.9, 2.6],
      [2.85, 3.4],
      [2.6, 4.6],
      [1.6, 5.8],
      [0, 6.3],
    ],
    [0, -0.5, 0],
    { sides: 12 },
  ),
  side(
    dyed(0x3a3f48, 'dark'),
    [
      [1, -0.6],
      [2.7, -0.2],
      [3.4, 1.2],
      [2.9, 3.4],
      [1, 3.6],
    ],
    3.6,
    [0, 0, 0],
  ),
  ...lenses(dyed(0x0c0d10, 'metal'), 2.9, [1.4, 0.9], 3, 18),
  side(
    dyed(0x7f8791, 'metal'),
    [
      [2.6, -0.2],
      [3.8, 0],
      [3.5, 1.5],
    ],
    1.9,
    [0, 0, 0],
  ),
  side(
    dyed(0x1e2127, 'dark'),
    [
      [2.4, 3.4],
      [3.5, 3.7],
      [2, 5],
    ],
    1,
    [0, 0, 0],
  ),
];
/** A fin on top, a T below: the first clones. */
export const clone1 = (mark: Paint = MARK): Head => [
  dome(WHITE),
  ...visor(DARK, 4.6),
  side(
    mark,
    [
      [-3, 3],
      [-2, 6.4],
      [1.6, 6.4],
      [2.8, 4.4],
    ],
    0.6,
    [0, 0, 0],
  ),
  block(WHITE, [4, 1, 1], [0, 2.5, 0.2], { turn: [12, 0, 0] }),
  ...both(block(mark, [0.6, 2, 1.6], [2.85, 0.3, 2.4])),
];
/** Without a fin, filters at the chin. */
export const clone2 = (mark: Paint = MARK): Head => [
  dome(WHITE),
  ...visor(DARK, 4.8, 0.4),
  block(WHITE, [5, 1, 0.5], [0, 2.5, 4], { turn: [-10, 0, 0] }),
  block(mark, [0.9, 5.6, 0.5], [0, 0, 5.45]),
  ...both(
    tube(DARK, 0.55, 0.8, [1.5, 2.7, 0.5]),
    block(mark, [0.7, 1.8, 1.4], [2.8, 0.3, 2.2]),
    block(WHITE, [0.5, 1, 2], [2, 2.3, 1.4], { turn: [0, 0, -34] }),
  ),
];
/** A range finder over one ear. */
const finder: readonly Part[] = [
  rod(paint('gun'), [3, 0, 2.6], [3, 0, 6.6], 0.32, 4),
  block(paint('gun'), [0.6, 2, 0.7], [3, 0.8, 6.6]),
];
export const arc = (mark: Paint = MARK): Head => [
  ...clone2(mark),
  ...finder,
  block(mark, [4.2, 0.5, 0.9], [0, 2.9, 4.8]),
];
/** A sun visor and blue about the eyes: the captain of the 501st. */
export const rex: Head = [
  ...clone2(dyed(0x2f63b5, 'mark')),
  ...both(block(dyed(0x2f63b5, 'mark'), [1.2, 0.5, 0.5], [1.5, 2.9, 4.1], { turn: [0, -40, 0] })),
  ...finder,
];
export const cody: Head = [
  ...clone2(dyed(0xe08a2c, 'mark')),
  block(dyed(0xe08a2c, 'mark'), [5.4, 1.6, 0.5], [0, 2.9, 4.3], { turn: [-14, 0, 0] }),
  rod(paint('gun'), [-3, -0.4, 3], [-3.2, -0.8, 8], 0.22, 4),
];
/** A scout's visor over a clone's chin. */
export const arf = (mark: Paint = MARK): Head => [
  dome(WHITE),
  block(DARK, [4.9, 1.2, 1.5], [0, 2.4, 2.9]),
  block(mark, [5.4, 1.8, 0.7], [0, 2.5, 4.2], { turn: [-14, 0, 0] }),
  side(
    WHITE,
    [
      [1, -0.8],
      [3.4, -0.8],
      [3.4, 1.8],
      [1, 1.8],
    ],
    3.2,
    [0, 0, 0],
  ),
  block(DARK, [1.6, 0.4, 0.8], [0, 3.5, 0.2]),
];
/** Broad, with a glowing T. */
export const commando = (mark: Paint = MARK): Head => [
  dome(WHITE, [1.06, 1.1, 1]),
  ...visor({ stuff: 'light', colour: 0x58b9ff }, 4.4),
  block(WHITE, [5.4, 1.2, 0.7], [0, 2.4, 4.1], { turn: [-12, 0, 0] }),
  ...both(block(mark, [0.9, 2.4, 2.2], [2.9, 0, 2.2]), block(WHITE, [1.4, 1.4, 1.8], [1.7, 2.2, 0.6])),
];
interface Mandalorian {
  readonly helmet: Paint;
  readonly mark?: Paint;
  readonly finder?: boolean;
}
export const mandalorian = ({ helmet, mark, finder: has = true }: Mandalorian): Head => [
  dome(helmet, [1, 1.05, 1]),
  block(helmet, [5.2, 0.9, 0.8], [0, 2.3, 4.1], { turn: [-8, 0, 0] }),
  ...both(
    side(
      helmet,
      [
        [0.4, -0.6],
        [2.8, -0.6],
        [2.9, 2.3],
        [0.4, 2.3],
      ],
      1.6,
      [1.5, 0, 0],
    ),
  ),
  ...visor(dyed(0x06080b, 'dark'), 4.4),
  ...both(tube(paint('metal', 0.8), 0.8, 0.7, [2.85, 0.2, 2.6], { along: 'x', sides: 6 })),
  ...(mark ? [block(mark, [1.3, 0.5, 1], [0, 2.7, 4.9]), block(mark, [5.3, 4.6, 0.5], [0, 0, 4.1])] : []),
  ...(has ? finder : []),
];
/** Horned gold: who forges for the tribe. */
export const armorer: Head = [
  ...mandalorian({ helmet: dyed(0xb98a3c, 'metal'), finder: false }),
  ...both(
    rod(dyed(0xb98a3c, 'metal'), [1.6, 0.6, 4.6], [2.4, 0.4, 6.8], [0.7, 0.15], 5),
    rod(dyed(0xb98a3c, 'metal'), [2.3, -0.8, 3.6], [3.7, -1, 5.6], [0.6, 0.12], 5),
  ),
];
/** A dome over a wide rim, and a chin strap: Veers and drivers of walkers. */
export const driver = (p: Paint, skin: Paint): Head => [
  ball(skin, 2.3, [0, 0.3, 2.2], { scale: [0.9, 1, 1.15] }),
  spun(
    p,
    [
      [3.3, 2.6],
      [3, 3.2],
      [2.7, 4.4],
      [1.7, 5.6],
      [0, 6],
    ],
    [0, -0.1, 0],
    { scale: [1, 1.1, 1] },
  ),
  block(p, [4.8, 1.4, 0.5], [0, 2.8, 3], { turn: [-12, 0, 0] }),
  ...both(block(p, [0.6, 2, 3], [2.3, -0.1, 1.6])),
  block(DARK, [4.2, 0.5, 0.8], [0, 2.95, 3.9]),
];
/** The wide white bowl of those who board ships. */
export const fleet = (skin: Paint): Head => [
  ball(skin, 2.3, [0, 0.3, 2.2], { scale: [0.9, 1, 1.15] }),
  spun(
    paint('armour', 1),
    [
      [2.5, 0.6],
      [2.8, 2.8],
      [2.8, 3.8],
      [1.9, 5.3],
      [0, 5.9],
    ],
    [0, -0.7, 0],
    { scale: [1.04, 1, 1] },
  ),
  block(paint('armour', 0.9), [5.2, 2.4, 0.5], [0, 2, 3.7], { turn: [-14, 0, 0] }),
  block(DARK, [4.4, 0.4, 0.5], [0, 2.4, 0.2]),
];
/** A clone's helmet with a skull painted on: Force 99. */
export const badBatch = (mark: Paint): Head => [
  dome(dyed(0x3c3f45, 'armour')),
  ...visor(DARK, 4.8),
  ...both(block(mark, [1.7, 0.5, 2.6], [1.5, 2.55, 1.2], { turn: [0, 0, -22] })),
  block(mark, [1.2, 5.2, 0.5], [0, 0, 5.5]),
  hoop(mark, 2.8, 0.3, [0, 0.1, 4], { sides: 10 }),
];
/** The long chin and the two tubes of the Pykes. */
export const pyke: Head = [
  spun(
    dyed(0x5c5348, 'metal'),
    [
      [1.2, -0.4],
      [1.7, 1.4],
      [2.3, 3.6],
      [2.9, 5.2],
      [2.2, 6.4],
      [0, 7],
    ],
    [0, 0, 0],
    { scale: [1, 1.1, 1] },
  ),
  block({ stuff: 'light', colour: 0xff8a3c }, [3.2, 0.7, 0.5], [0, 2.5, 3.9]),
  ...both(rod(DARK, [1, 1.6, 1.4], [2.4, 1.8, -2], 0.45, 5), block(paint('gun'), [0.5, 1.6, 2.6], [2.2, 0.4, 3])),
  sheet(
    paint('dark'),
    [
      [-1.2, 2.6, 2.8],
      [1.2, 2.6, 2.8],
      [0.7, 2, -0.6],
      [-0.7, 2, -0.6],
    ],
    0.5,
  ),
];
