import { ball, block, both, dyed, hoop, type Paint, paint, rod, side, spun, tube } from '../kit.ts';
import type { Head } from './helmets.ts';

/** Heads of droids. */

const TAN = dyed(0xc2a878, 'armour');
const DARK = paint('dark', 0.7);
const redEye = { stuff: 'light', colour: 0xff4a2e } as const;

/** A long snout that hangs forward from a thin neck. */
export const b1 = (p: Paint = TAN, mark?: Paint): Head => [
  rod({ ...p, shade: 0.75 }, [0, -1.2, -1.6], [0, -0.4, 3.6], 0.5, 5),
  side(
    p,
    [
      [-1.8, 3.4],
      [-1.4, 5.6],
      [0.6, 6],
      [2.2, 4.8],
      [4.9, 0],
      [4.6, -1],
      [3.6, -1],
      [1, 2.8],
    ],
    1.9,
    [0, 0, 0],
  ),
  ...both(
    tube(DARK, 0.6, 0.5, [1, 1.5, 4.2], { along: 'x', sides: 6 }),
    block({ ...p, shade: 0.85 }, [0.7, 1.6, 1.6], [1.1, -0.6, 4.4]),
  ),
  ...(mark ? [block(mark, [2.1, 1.6, 1.2], [0, 0.6, 5.5])] : []),
];
/** No more than a hump between the shoulders. */
export const b2 = (p: Paint): Head => [
  spun(
    p,
    [
      [2.6, -2.2],
      [2.4, -0.6],
      [1.6, 0.8],
      [0, 1.2],
    ],
    [0, 1, 0],
    { sides: 9 },
  ),
  block(redEye, [0.9, 0.4, 0.5], [0, 3.1, -0.4]),
];
/** Flat-faced with two white eyes. */
export const commando: Head = [
  rod(paint('metal', 0.8), [0, -0.4, -1.4], [0, 0, 1.4], 0.8),
  block(paint('metal', 0.85), [3.4, 3.2, 4.2], [0, 0.4, 2.8], { taper: { along: 'z', to: [1.15, 1] } }),
  ...both(block({ stuff: 'light', colour: 0xf6fbff }, [0.9, 0.4, 0.9], [0.85, 2.1, 3.5])),
  side(
    paint('metal', 0.7),
    [
      [1.8, 0.6],
      [2.6, 0.8],
      [2.2, 2.4],
    ],
    1.4,
    [0, 0, 0],
  ),
];
/** A broad flat head on a thick neck: who plans. */
export const tactical = (p: Paint): Head => [
  rod(p, [0, -0.4, -1.4], [0, 0, 1], 1),
  side(
    p,
    [
      [-2.2, 1],
      [-2, 5],
      [1, 6],
      [2.6, 4.4],
      [2.8, 1.8],
      [1.4, 0.4],
    ],
    4,
    [0, 0, 0],
  ),
  ...both(block(redEye, [0.9, 0.5, 0.6], [1, 2.8, 3.4])),
  block(DARK, [2.4, 0.5, 0.8], [0, 2.8, 1.8]),
];
/** Wide, with a crest and a jaw like a beard. */
export const superTactical = (p: Paint, mark: Paint): Head => [
  rod(p, [0, -0.4, -1.4], [0, 0, 1], 1.2),
  spun(
    p,
    [
      [1.5, 0],
      [2.4, 1.4],
      [2.7, 3.4],
      [2.3, 5],
      [0, 6],
    ],
    [0, 0, 0],
    { sides: 9 },
  ),
  side(
    mark,
    [
      [-2, 4.4],
      [-0.6, 6.8],
      [1.8, 6.4],
      [2.7, 4.2],
    ],
    1.3,
    [0, 0, 0],
  ),
  ...both(
    block({ stuff: 'light', colour: 0xffd23c }, [0.9, 0.5, 0.6], [1, 2.5, 3.2]),
    block(mark, [0.8, 1.6, 2], [2.3, 0.6, 1.6]),
  ),
  side(
    p,
    [
      [1.4, 0],
      [2.8, -1],
      [3, 1.6],
    ],
    2.4,
    [0, 0, 0],
  ),
];
/** A white skull with slits for eyes: Grievous. */
export const grievous: Head = [
  rod(paint('metal', 0.6), [0, -0.4, -2], [0, 0, 1], 0.9),
  spun(
    dyed(0xe2dcc8, 'armour'),
    [
      [1.2, -0.6],
      [2, 1.4],
      [2.4, 3.4],
      [1.9, 5.2],
      [0, 6],
    ],
    [0, 0.2, 0],
    { sides: 9, scale: [0.9, 1.15, 1] },
  ),
  ...both(
    block({ stuff: 'light', colour: 0xffd23c }, [0.9, 0.5, 0.5], [0.9, 2.5, 3.3], { turn: [0, 14, 0] }),
    block(dyed(0xe2dcc8, 'armour'), [0.5, 2.4, 3], [2.2, -0.2, 3.6], { turn: [0, 0, -8] }),
    block(DARK, [0.4, 0.5, 2], [0.7, 2.6, 1.2]),
  ),
  block(DARK, [0.4, 0.5, 2], [0, 2.7, 1]),
];
/** Covered with cloth, two red eyes. */
export const magnaguard = (cloth: Paint): Head => [
  rod(paint('metal', 0.6), [0, -0.4, -1.6], [0, 0, 1], 0.8),
  spun(
    paint('metal', 1.1),
    [
      [1, 0],
      [1.9, 1.6],
      [2.2, 3.6],
      [1.6, 5],
      [0, 5.6],
    ],
    [0, 0.3, 0],
    { sides: 8 },
  ),
  ...both(tube(redEye, 0.55, 0.6, [0.85, 2.3, 3.2], { sides: 6 })),
  block(DARK, [1.4, 0.6, 1.4], [0, 2.1, 1.6]),
  spun(
    cloth,
    [
      [3, -2.4],
      [2.6, 1],
      [2.5, 4.4],
      [1.2, 6],
      [0, 6.2],
    ],
    [0, -0.9, 0],
    { sides: 9 },
  ),
];
/** A tin can with a ring of eyes: IG. */
export const assassin = (p: Paint, eye: Paint = redEye): Head => [
  rod(p, [0, 0, -1.6], [0, 0, 0.6], 0.8),
  spun(
    p,
    [
      [1.4, 0.4],
      [1.9, 1],
      [1.9, 3],
      [1.3, 3.6],
      [1.5, 5],
      [1.1, 6.4],
      [0.5, 7.6],
      [0, 7.8],
    ],
    [0, 0, 0],
    { sides: 9 },
  ),
  hoop(DARK, 1.75, 0.35, [0, 0, 3.3], { sides: 9 }),
  block(eye, [0.8, 0.5, 0.7], [0.6, 1.7, 2.4]),
  block(eye, [0.5, 0.5, 1.6], [-0.6, 1.7, 2.2]),
];
/** Round eyes in a round golden face. */
export const protocol = (p: Paint): Head => [
  rod({ ...p, shade: 0.7 }, [0, 0, -1.4], [0, 0, 1], 0.9),
  spun(
    p,
    [
      [1.4, 0.2],
      [2.1, 1.6],
      [2.4, 3.4],
      [1.8, 5],
      [0, 5.7],
    ],
    [0, 0, 0],
    { sides: 9, scale: [1, 1.05, 1] },
  ),
  ...both(
    tube({ stuff: 'light', colour: 0xfff1b0 }, 0.75, 0.6, [0.95, 2.2, 3.3], { sides: 7 }),
    tube(p, 0.9, 0.6, [2.35, 0, 2.8], { along: 'x', sides: 7 }),
  ),
  block(DARK, [1.3, 0.5, 0.5], [0, 2.2, 1.6]),
];
/** Small, bent forward, two white eyes: a security droid. */
export const security: Head = [
  rod(dyed(0x3b3f47, 'metal'), [0, -0.6, -2], [0, 0.4, 1.2], 0.8),
  spun(
    dyed(0x3b3f47, 'metal'),
    [
      [1.2, 0.4],
      [2, 1.6],
      [2.1, 3.4],
      [1.5, 4.8],
      [0, 5.2],
    ],
    [0, 0.8, 0],
    { sides: 9, scale: [0.95, 1.15, 1] },
  ),
  ...both(ball({ stuff: 'light', colour: 0xf2fbff }, 0.5, [0.8, 2.9, 3.2], { rings: 2 })),
  block(DARK, [2.2, 0.5, 0.5], [0, 2.9, 2]),
];
/** Black, with glowing red eyes, broad. */
export const darkTrooper: Head = [
  spun(
    dyed(0x20242b, 'armour'),
    [
      [2, -0.6],
      [2.6, 1],
      [2.7, 3],
      [2.1, 4.8],
      [0, 5.6],
    ],
    [0, 0, 0],
    { sides: 9, scale: [1, 1.1, 1] },
  ),
  ...both(block(redEye, [1.3, 0.5, 0.6], [1, 2.75, 3], { turn: [0, 12, -16] })),
  block(dyed(0x3a3f49, 'armour'), [2.4, 1, 1.6], [0, 2.6, 1]),
  block(dyed(0x20242b, 'armour'), [5, 0.8, 0.5], [0, 2.4, 3.9], { turn: [-10, 0, 0] }),
];
/** A lens above a broad mouth: an aqua droid. */
export const aqua = (p: Paint): Head => [
  side(
    p,
    [
      [-2, 0],
      [-2.4, 3.6],
      [0, 5.2],
      [3, 3.6],
      [4, 1.2],
      [2.4, -0.4],
    ],
    3.8,
    [0, 0, 0],
  ),
  tube({ stuff: 'light', colour: 0x6ff0ff }, 0.9, 0.8, [0, 3.4, 2.8], { sides: 7 }),
];
