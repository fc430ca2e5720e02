import type { Part, Point } from '../../part.ts';
import { ball, block, dyed, hoop, paint, rod, sheet, side, tube } from '../kit.ts';

/** What figures hold: the origin in the right hand, y along the barrel or the blade, z up. */
export interface Weapon {
  readonly parts: readonly Part[];
  /** Where the left hand goes. */
  readonly fore?: Point;
  readonly muzzle?: Point;
}

const GUN = paint('gun');
const DARK = paint('dark');
const METAL = paint('metal');
const WOOD = paint('wood');
const BRASS = dyed(0xb08d4a, 'metal');

const grip = block(GUN, [0.9, 1.1, 2.4], [0, -0.1, -0.2], { turn: [-14, 0, 0] });

interface Long {
  readonly barrel: number;
  readonly thick?: number;
  readonly stock?: number;
  readonly scope?: number;
  readonly magazine?: boolean;
  readonly bipod?: boolean;
  readonly wood?: boolean;
}
/** A long gun by its measures: how far its barrel and its stock reach. */
function long({ barrel, thick = 0.5, stock = 5, scope = 0, magazine, bipod, wood }: Long): Weapon {
  const body = wood ? WOOD : GUN;
  return {
    fore: [-0.2, Math.min(5, barrel * 0.5), 0.7],
    muzzle: [0, barrel, 1.4],
    parts: [
      grip,
      block(body, [1.3, 6.4, 1.9], [0, 2, 1.3]),
      rod(GUN, [0, 5, 1.5], [0, barrel, 1.5], thick),
      rod(DARK, [0, barrel - 1.4, 1.5], [0, barrel, 1.5], thick * 1.35),
      ...(stock > 0
        ? [
            side(
              wood ? WOOD : DARK,
              [
                [0, 2],
                [-stock, 1.7],
                [-stock, -0.5],
                [-stock * 0.72, -0.2],
                [0, 1],
              ],
              0.9,
              [0, -0.8, 0],
            ),
          ]
        : []),
      ...(scope > 0 ? [rod(DARK, [0, 1, 2.9], [0, 1 + scope, 2.9], 0.5)] : []),
      ...(magazine ? [block(DARK, [2.2, 1.5, 0.9], [-1.2, 3, 1.3])] : []),
      ...(bipod
        ? [
            rod(DARK, [0.2, barrel - 3, 1], [1.8, barrel - 2, -2.4], 0.28, 4),
            rod(DARK, [-0.2, barrel - 3, 1], [-1.8, barrel - 2, -2.4], 0.28, 4),
          ]
        : []),
    ],
  };
}

const pistolOf = (barrel: number, thick = 0.5, more: readonly Part[] = []): Weapon => ({
  fore: [-0.6, -0.2, -0.4],
  muzzle: [0, barrel, 1.4],
  parts: [grip, block(GUN, [1, 3, 1.3], [0, 1, 1.4]), rod(GUN, [0, 2, 1.5], [0, barrel, 1.5], thick), ...more],
});

/** A tube on the shoulder. */
const shoulderTube = (length: number, radius: number, more: readonly Part[] = []): Weapon => ({
  fore: [-0.4, 3.8, 0.4],
  muzzle: [0.8, length * 0.55, 2.6],
  parts: [
    grip,
    tube(GUN, radius, length, [0.8, 0.4, 2.6], { sides: 10 }),
    tube(DARK, radius * 1.25, 2, [0.8, length / 2, 2.6], { sides: 10 }),
    tube(DARK, [radius * 1.4, radius], 2.2, [0.8, 1 - length / 2, 2.6], { sides: 10 }),
    block(DARK, [1, 2.6, 1.4], [-0.8, 2.6, 3.4]),
    ...more,
  ],
});

/** A blade of light on its hilt. */
export const saber = (colour: number, length = 19): Weapon => ({
  fore: [0, -1.4, 0],
  parts: [
    rod(METAL, [0, -2, 0], [0, 1.6, 0], 0.52),
    rod({ stuff: 'blade', colour }, [0, 1.5, 0], [0, 1.5 + length, 0], [0.52, 0.34]),
  ],
});
export const BLUE = 0x4f9dff;
export const GREEN = 0x4cf06a;
export const RED = 0xff3b30;
export const PURPLE = 0xb05cff;
export const WHITE = 0xeaf4ff;

const blades = (colour: number, length: number, hilt: number): Weapon => ({
  fore: [0, -2.6, 0],
  parts: [
    rod(METAL, [0, -hilt, 0], [0, hilt, 0], 0.55),
    rod({ stuff: 'blade', colour }, [0, hilt, 0], [0, hilt + length, 0], [0.52, 0.34]),
    rod({ stuff: 'blade', colour }, [0, -hilt, 0], [0, -hilt - length, 0], [0.52, 0.34]),
  ],
});

const pole = (length: number, tips: readonly Part[], wood = false): Weapon => ({
  fore: [0, 5, 0],
  parts: [rod(wood ? WOOD : GUN, [0, -length * 0.46, 0], [0, length * 0.54, 0], 0.42), ...tips],
});
const GLOW = { stuff: 'blade', colour: 0xc58bff } as const;

export const WEAPONS = {
  none: { parts: [] },
  /** Short carbine with a magazine at its side. */
  e11: long({ barrel: 8.6, stock: 0, scope: 3, magazine: true, thick: 0.6 }),
  rifle: long({ barrel: 11, scope: 2.4 }),
  longRifle: long({ barrel: 14.5, scope: 3 }),
  carbine: long({ barrel: 9, stock: 3.6, thick: 0.62 }),
  e5: long({ barrel: 9.6, stock: 3, thick: 0.46 }),
  sniper: long({ barrel: 19, scope: 5.4, thick: 0.42, bipod: true }),
  /** Long barrel with cooling sleeve and bipod. */
  heavy: {
    ...long({ barrel: 15.6, thick: 0.5, bipod: true, scope: 2.6 }),
    parts: [...long({ barrel: 16, thick: 0.5, bipod: true }).parts, tube(DARK, 0.95, 6, [0, 9, 1.5])],
  },
  /** Short, thick repeater. */
  repeater: {
    ...long({ barrel: 11.5 }),
    parts: [...long({ barrel: 11.5, thick: 0.7 }).parts, tube(GUN, 1.5, 5.6, [0, 7, 1.5], { sides: 8 })],
  },
  /** Many barrels that turn, carried at the hip. */
  rotary: {
    fore: [-0.4, 4, 3],
    muzzle: [0, 14, 0.6],
    parts: [
      grip,
      tube(GUN, 2, 5.4, [0, 2.4, 0.6], { sides: 8 }),
      ...[0, 1, 2, 3, 4].map((i) => {
        const [x, z] = [Math.cos(i * 1.2566) * 1.15, Math.sin(i * 1.2566) * 1.15 + 0.6];
        return rod(METAL, [x, 4.6, z], [x, 14.4, z], 0.42, 5);
      }),
      tube(DARK, 1.75, 1.2, [0, 13, 0.6], { sides: 8 }),
      tube(DARK, 1.75, 1, [0, 8.6, 0.6], { sides: 8 }),
      block(DARK, [0.8, 4.4, 0.8], [0, 3.6, 3]),
      block(GUN, [3.4, 3, 3.4], [0.2, -1.8, -0.4]),
    ],
  },
  rocket: shoulderTube(17, 1.35),
  ion: {
    fore: [-0.4, 4.6, 0.4],
    muzzle: [0, 12, 1.4],
    parts: [
      grip,
      block(GUN, [2, 6, 2.4], [0, 1.6, 1.4]),
      rod(GUN, [0, 4, 1.5], [0, 11, 1.5], 0.8),
      tube(DARK, 1.9, 1.4, [0, 8, 1.5]),
      tube(paint('engine'), 1.5, 1, [0, 9.6, 1.5]),
      tube(DARK, 1.7, 1.2, [0, 11, 1.5]),
      block(DARK, [1, 3, 2], [0, -2.6, 1]),
    ],
  },
  flame: {
    fore: [-0.3, 5, 0.6],
    muzzle: [0, 12.4, 1.4],
    parts: [
      grip,
      rod(GUN, [0, -2, 1.4], [0, 10, 1.4], 0.8),
      tube(DARK, [0.9, 1.7], 3, [0, 11, 1.4]),
      tube(paint('light'), 0.8, 0.6, [0, 12.6, 1.4]),
      rod(METAL, [0, 0, 0], [0, 6, -0.4], 0.5),
    ],
  },
  scatter: long({ barrel: 9.4, thick: 1.05, stock: 4, wood: true }),
  launcher: {
    ...long({ barrel: 9.6, thick: 1.25, stock: 4 }),
    parts: [...long({ barrel: 9.6, thick: 1.25, stock: 4 }).parts, tube(DARK, 1.7, 2.6, [0, 3.6, 0.4], { along: 'x' })],
  },
  /** A radiation or sonic cannon: a thick body with a bell. */
  cannon: {
    fore: [-0.6, 5, 1],
    muzzle: [0, 13, 1.4],
    parts: [
      grip,
      tube(GUN, 1.8, 8, [0, 2.4, 1.4]),
      tube(METAL, [0.9, 0.9], 4, [0, 8, 1.4]),
      tube(DARK, [1, 2.3], 3, [0, 11.4, 1.4]),
      tube(paint('engine'), 1.5, 0.6, [0, 13, 1.4]),
    ],
  },
  pistol: pistolOf(5),
  /** Broom handle and scope. */
  dl44: pistolOf(5.6, 0.55, [rod(DARK, [0, 0.4, 2.7], [0, 3.2, 2.7], 0.5), tube(DARK, 0.8, 1, [0, 5.4, 1.5])]),
  longPistol: pistolOf(7.4, 0.4),
  bowcaster: {
    fore: [-0.2, 4.6, 0.6],
    muzzle: [0, 10, 1.4],
    parts: [
      ...long({ barrel: 9.6, thick: 0.8, stock: 5, wood: true, scope: 2.6 }).parts,
      rod(METAL, [0, 7.6, 1.4], [5.2, 5.8, 1.4], [0.6, 0.35], 5),
      rod(METAL, [0, 7.6, 1.4], [-5.2, 5.8, 1.4], [0.6, 0.35], 5),
      ball(BRASS, 0.9, [5.2, 5.8, 1.4], { rings: 2 }),
      ball(BRASS, 0.9, [-5.2, 5.8, 1.4], { rings: 2 }),
    ],
  },
  doubleRed: blades(RED, 16, 4.2),
  /** Two blades on a ring: an inquisitor's. */
  spinning: {
    ...blades(RED, 13, 1.8),
    parts: [...blades(RED, 13, 2.6).parts, hoop(DARK, 2.8, 0.42, [0, 0, 0], { along: 'x', sides: 12 })],
  },
  pike: pole(36, [
    rod(METAL, [0, 18, 0], [0, 23.4, 0], [0.7, 0.15], 5),
    tube(DARK, 0.75, 1.6, [0, 17.4, 0]),
    tube(DARK, 0.65, 3, [0, -12, 0]),
  ]),
  electrostaff: pole(32, [
    tube(GLOW, [0.75, 0.55], 4.6, [0, 15.4, 0]),
    tube(GLOW, [0.55, 0.75], 4.6, [0, -13, 0]),
    tube(METAL, 0.7, 1, [0, 12.6, 0]),
    tube(METAL, 0.7, 1, [0, -10.2, 0]),
  ]),
  spear: pole(30, [rod(paint('stone'), [0, 15.6, 0], [0, 20.4, 0], [0.95, 0.1], 4)], true),
  staff: pole(32, [ball(paint('wood', 1.3), 1.1, [0, 17.4, 0], { rings: 2 })], true),
  /** A skull and feathers upon it. */
  shamanStaff: pole(
    34,
    [
      ball(paint('stone', 1.5), 1.5, [0, 18.4, 0], { rings: 2 }),
      sheet(
        paint('mark'),
        [
          [0, 17, 0],
          [3.4, 21, 0],
          [1, 22.4, 0],
        ],
        0.3,
      ),
      sheet(
        paint('mark'),
        [
          [0, 17, 0],
          [-3.4, 21, 0],
          [-1, 22.4, 0],
        ],
        0.3,
      ),
    ],
    true,
  ),
  gaffi: pole(26, [
    rod(METAL, [0, 14, 0], [0, 17.6, 0], [1.3, 0.1], 4),
    tube(METAL, 1.3, 1.8, [0, -11.4, 0], { sides: 6 }),
    sheet(
      METAL,
      [
        [0, -12, 0],
        [0, -12, 3],
        [0, -9, 1.4],
      ],
      0.5,
    ),
  ]),
  axe: pole(
    18,
    [
      side(
        paint('stone', 0.8),
        [
          [6.4, 0],
          [6, 3.6],
          [8.6, 4],
          [9.6, 0],
        ],
        0.8,
        [0, 0, 0],
      ),
    ],
    true,
  ),
  vibroax: pole(26, [
    side(
      METAL,
      [
        [9, 0],
        [8.4, 3.4],
        [13.8, 4],
        [15, 0],
      ],
      0.5,
      [0, 0, 0],
    ),
  ]),
  sword: {
    parts: [
      rod(GUN, [0, -1.6, 0], [0, 1.6, 0], 0.5),
      block(METAL, [0.4, 12, 1.5], [0, 7.6, 0], { taper: { along: 'y', to: [0.6, 0.4] } }),
      block(GUN, [0.6, 0.6, 2.6], [0, 1.6, 0]),
    ],
  },
  /** A broad curved blade of Kashyyyk. */
  ryyk: {
    parts: [
      rod(WOOD, [0, -2.4, 0], [0, 1.6, 0], 0.6),
      side(
        METAL,
        [
          [1.6, -0.9],
          [11, -1.6],
          [14, 1.6],
          [10, 2.6],
          [1.6, 0.9],
        ],
        0.6,
        [0, 0, 0],
      ),
    ],
  },
  darksaber: {
    fore: [0, -1.4, 0],
    parts: [
      block(METAL, [0.8, 3.6, 1], [0, -0.2, 0]),
      block({ stuff: 'blade', colour: 0xf2f6ff }, [0.5, 17, 1.6], [0, 10, 0], { taper: { along: 'y', to: [1, 0.4] } }),
      block({ stuff: 'dark', colour: 0x05060a }, [0.8, 16, 0.8], [0, 9.6, 0]),
    ],
  },
  baton: {
    parts: [
      rod(DARK, [0, -2, 0], [0, 6, 0], 0.5),
      tube(GLOW, 0.6, 5, [0, 8.4, 0]),
      block(DARK, [0.6, 0.6, 3], [0, 1.6, 0.6]),
    ],
  },
  hammer: {
    parts: [rod(GUN, [0, -3, 0], [0, 8, 0], 0.45), block(METAL, [2.2, 2.4, 4.4], [0, 8.4, 0])],
  },
  tongs: {
    parts: [rod(METAL, [0, -3, 0.4], [0, 8, 1], 0.35, 5), rod(METAL, [0, -3, -0.4], [0, 8, -1], 0.35, 5)],
  },
  whip: {
    parts: [
      rod(DARK, [0, -2, 0], [0, 2, 0], 0.6),
      rod(GLOW, [0, 2, 0], [0, 8, 4], 0.35, 4),
      rod(GLOW, [0, 8, 4], [-3, 14, 1], 0.32, 4),
      rod(GLOW, [-3, 14, 1], [-2, 18, -6], 0.28, 4),
    ],
  },
  sling: {
    parts: [
      rod(WOOD, [0, 0, 0], [0, 4, 4], 0.24, 4),
      rod(WOOD, [0, 4, 4], [-1, 7, 9], 0.2, 4),
      ball(paint('stone'), 1.1, [-1, 7.4, 9.6], { rings: 2 }),
    ],
  },
  /** A charge in the hand. */
  charge: {
    parts: [tube(GUN, 1.7, 2.2, [0, 0.8, 0.6], { along: 'z' }), ball(paint('light'), 0.6, [0, 0.8, 2], { rings: 2 })],
  },
  datapad: {
    parts: [block(DARK, [4.4, 0.6, 3], [0, 1.2, 0.6]), block(paint('glass', 2.4), [3.8, 0.3, 2.3], [0, 0.8, 0.7])],
  },
  cane: { parts: [rod(WOOD, [0, 0.8, 0], [0, -11, 0], [0.6, 0.4])] },
  /** A large shield before the left arm. */
  shield: {
    parts: [
      sheet(
        paint('mark'),
        [
          [-4.6, 2.4, -8],
          [4.6, 2.4, -8],
          [4.6, 2.4, 7.4],
          [-4.6, 2.4, 7.4],
        ],
        0.7,
      ),
      block(paint('armour'), [7, 0.9, 2.2], [0, 2.6, 3.4]),
    ],
  },
} as const satisfies Readonly<Record<string, Weapon>>;
export type WeaponName = keyof typeof WEAPONS;
