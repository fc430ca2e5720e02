import type { Models, Part, Point } from '../../part.ts';
import * as aliens from '../figure/aliens.ts';
import type { Armour } from '../figure/dress.ts';
import * as droids from '../figure/droid-heads.ts';
import * as faces from '../figure/faces.ts';
import { BLUE, GREEN, RED, saber, WEAPONS, type Weapon } from '../figure/weapons.ts';
import type { Figure } from '../figure.ts';
import { block, both, dyed, frame, type Paint, paint, put, rod } from '../kit.ts';
import { sithProbe } from '../machines/droids.ts';
import { all, alone, BLACK, HEAVY, hero, squad } from './squad.ts';

const SKIN = faces.LIGHT;
const TAN = dyed(0xc2a878, 'armour');
const BROWN = dyed(0x5a4330);
const MARK = paint('mark');

const metal = (p: Paint, suit: Paint = { ...p, shade: 0.7 }): Armour => ({
  suit,
  chest: p,
  forearms: p,
  shins: p,
  boots: p,
  hands: suit,
});
const THIN = { limbs: 0.62, bulk: 0.76, waist: 0.62 } as const;
const b1: Figure = {
  pose: 'aim',
  size: 1.02,
  build: THIN,
  head: droids.b1(),
  armour: metal(TAN),
  weapon: 'e5',
  extras: ['backpack'],
};
const cannonArm: Weapon = {
  muzzle: [0, 7, 0],
  parts: [
    rod(dyed(0x59626e, 'metal'), [0, -1, 0], [0, 5, 0], [1.7, 1.3], 7),
    ...both(rod(paint('dark'), [0.6, 4, 0], [0.6, 7, 0], 0.4, 5)),
  ],
};
const B2 = dyed(0x7e8792, 'metal');
const b2: Figure = {
  pose: 'twin',
  size: 1.12,
  build: { bulk: 1.3, limbs: 1.12, waist: 0.72 },
  head: droids.b2(B2),
  armour: { ...metal(B2, dyed(0x565e68, 'metal')), shoulders: B2, thighs: B2 },
  weapon: cannonArm,
  left: cannonArm,
};
const bx: Figure = {
  pose: 'run',
  size: 1.03,
  build: { limbs: 0.74, bulk: 0.84, waist: 0.7 },
  head: droids.commando,
  armour: metal(dyed(0x565b62, 'metal')),
  weapon: 'e5',
};
const magna = (cloth: Paint): Figure => ({
  pose: 'staff',
  size: 1.08,
  build: { limbs: 0.72, bulk: 0.86, waist: 0.7 },
  head: droids.magnaguard(cloth),
  armour: metal(dyed(0x8a8f96, 'metal')),
  cloak: { paint: cloth, length: 0.8 },
  weapon: 'electrostaff',
});
const HIVE = dyed(0x8d6a48, 'skin');
const geonosian = (pose: Figure['pose'], weapon: NonNullable<Figure['weapon']>): Figure => ({
  pose,
  build: { limbs: 0.66, bulk: 0.8, waist: 0.6 },
  head: aliens.geonosian(HIVE),
  armour: { suit: HIVE, chest: dyed(0xa07c54, 'skin'), boots: HIVE, hands: HIVE, belt: BROWN },
  extras: ['wings'],
  weapon,
});
const sonic: Weapon = WEAPONS.cannon;
const planner = (p: Paint, mark: Paint): Figure => ({
  pose: 'point',
  size: 1.08,
  build: { limbs: 0.86, bulk: 1.02, waist: 0.8 },
  head: droids.superTactical(p, mark),
  armour: { ...metal(p), shoulders: mark, thighs: p },
  weapon: 'e5',
});

/** Another pair of arms below the shoulders, each with a blade. */
function lowerArms(p: Paint, right: number, left: number): readonly Part[] {
  const arm = (sign: number, colour: number): readonly Part[] => {
    const [shoulder, elbow, hand]: readonly [Point, Point, Point] = [
      [sign * 4, 0, 24.4],
      [sign * 9.6, 1.6, 21],
      [sign * 11.4, 7, 23.4],
    ];
    const blade = put(saber(colour, 16).parts, frame(hand, [sign > 0 ? 8 : -16, 0, -sign * 40]));
    return [rod(p, shoulder, elbow, [1.1, 0.8]), rod(p, elbow, hand, [0.9, 0.7]), ...blade];
  };
  return [...arm(1, right), ...arm(-1, left)];
}
const BONE = dyed(0xe2dcc8, 'armour');
const grievous: Figure = {
  pose: 'duel',
  size: 1.12,
  build: { limbs: 0.74, bulk: 0.95, waist: 0.55 },
  head: droids.grievous,
  armour: { ...metal(BONE, dyed(0x4b4f55, 'metal')), shoulders: BONE, thighs: BONE },
  cloak: { paint: dyed(0x73706c, 'cloak'), length: 0.9, wide: 1.25 },
  weapon: saber(BLUE, 16),
  left: saber(GREEN, 16),
  beside: lowerArms(dyed(0x8a8678, 'metal'), GREEN, BLUE),
};
const RED_SKIN = dyed(0xb0241c, 'skin');
const MAUL = aliens.zabrak(RED_SKIN, dyed(0x141214));
export const maul: Figure = {
  pose: 'staff',
  head: MAUL,
  armour: { suit: BLACK, skirt: dyed(0x1b1c21), boots: BLACK, belt: dyed(0x3c3f46), hands: BLACK },
  weapon: 'doubleRed',
};
const YELLOW_SKIN = dyed(0xc9a03a, 'skin');
export const savage: Figure = {
  pose: 'staff',
  size: 1.12,
  build: { bulk: 1.16, limbs: 1.14 },
  head: aliens.zabrak(YELLOW_SKIN, dyed(0x2a2016), 2.4),
  armour: {
    suit: dyed(0x3a3d44),
    chest: dyed(0x5a5f68, 'armour'),
    shoulders: dyed(0x5a5f68, 'armour'),
    forearms: dyed(0x5a5f68, 'armour'),
    skirt: dyed(0x33302d),
    boots: BLACK,
    hands: YELLOW_SKIN,
  },
  weapon: 'doubleRed',
};

export const SEPARATISTS: Models = all(
  hero('general-grievous-sinister-cyborg', grievous),
  hero('count-dooku', {
    pose: 'lowBlade',
    size: 1.05,
    head: faces.human({ hair: 'swept', colour: 0xd8d6d0, beard: 'full' }),
    armour: { suit: dyed(0x33261e), skirt: dyed(0x33261e), boots: BLACK, belt: dyed(0x8d8a84, 'metal'), hands: SKIN },
    cloak: { paint: dyed(0x47301f, 'cloak'), length: 0.95, wide: 1.2 },
    weapon: saber(RED),
  }),
  hero('asajj-ventress', {
    pose: 'duel',
    build: { bulk: 0.9, limbs: 0.86 },
    head: [
      ...faces.human({ skin: dyed(0xdcd9d6, 'skin'), hair: 'bald' }),
      ...both(block(BLACK, [0.4, 0.5, 1.8], [1.2, 2.4, 2])),
    ],
    armour: {
      suit: dyed(0x3a2a38),
      skirt: dyed(0x4a2f44),
      boots: BLACK,
      belt: dyed(0x8d8a84, 'metal'),
      hands: dyed(0xdcd9d6, 'skin'),
      sleeves: dyed(0xdcd9d6, 'skin'),
    },
    weapon: saber(RED),
    left: saber(RED),
  }),
  hero('maul-impatient-apprentice', maul),
  hero('savage-opress-dookus-apprentice', savage),
  hero('poggle-the-lesser', {
    ...geonosian('pole', 'staff'),
    head: aliens.geonosian(dyed(0x9a8468, 'skin'), 2.6),
    armour: { ...geonosian('pole', 'staff').armour, robe: dyed(0x8a5d33) },
    size: 1.03,
  }),
  hero('sun-fac', {
    ...geonosian('staff', 'pike'),
    head: aliens.geonosian(dyed(0x6f5238, 'skin'), 1.8),
    cloak: { paint: dyed(0x55402c, 'cloak'), length: 0.5 },
  }),
  hero('super-tactical-droid', planner(dyed(0x7a6f5f, 'metal'), dyed(0xb0a488, 'armour'))),
  hero('super-tactical-droid-kalani', planner(dyed(0x8f8a7e, 'metal'), dyed(0x3f6fa8, 'armour'))),
  hero('super-tactical-droid-kraken', { ...planner(dyed(0x8a7b5d, 'metal'), dyed(0xb03a2a, 'armour')), pose: 'hip' }),
  hero('super-tactical-command-droid-command-and-control-droid', {
    ...planner(dyed(0x6f7680, 'metal'), MARK),
    pose: 'behind',
    weapon: 'none',
  }),
  hero('super-tactical-command-droid-auxiliary-command-droid', {
    ...planner(dyed(0x6f7680, 'metal'), MARK),
    pose: 'low',
  }),
  hero('t-series-tactical-droid', {
    pose: 'point',
    size: 1.05,
    build: { limbs: 0.66, bulk: 0.84, waist: 0.62 },
    head: droids.tactical(dyed(0x9f9786, 'metal')),
    armour: { ...metal(dyed(0x9f9786, 'metal')), shoulders: dyed(0x5d7ca8, 'armour') },
    weapon: 'e5',
  }),
  squad(
    'b1-battle-droids',
    b1,
    { head: droids.b1(TAN, dyed(0xe2c24a, 'mark')), armour: { ...metal(TAN), shoulders: dyed(0xe2c24a, 'armour') } },
    HEAVY.repeater,
    {
      'e-5c-b1-trooper': HEAVY.repeater,
      'e-5s-b1-trooper': HEAVY.sniper,
      'e-60r-b1-trooper': HEAVY.rocket,
      'radiation-cannon-b1-trooper': HEAVY.cannon,
      'b1-security-droid': {
        head: droids.b1(TAN, dyed(0x9a2f28, 'mark')),
        armour: { ...metal(TAN), shoulders: dyed(0x9a2f28, 'armour') },
      },
      'oom-series-battle-droid': { pose: 'point', head: droids.b1(TAN, dyed(0xe2c24a, 'mark')) },
      'viper-recon-droid': { pose: 'stand', weapon: 'datapad' },
    },
  ),
  squad(
    'b2-super-battle-droids',
    b2,
    { pose: 'slinger' },
    { weapon: { ...WEAPONS.cannon }, pose: 'slinger' },
    {
      'b2-acm-trooper': { weapon: WEAPONS.launcher },
      'b2-ha-trooper': { weapon: WEAPONS.cannon, extras: ['ammo'] },
    },
  ),
  squad('bx-series-droid-commandos', bx, { weapon: 'sword' }, HEAVY.charge, { 'dioxis-mine-saboteur': HEAVY.charge }),
  squad('bx-series-droid-commandos-strike-team', { ...bx, pose: 'kneel' }, { weapon: 'sword' }, HEAVY.sniper, {
    'bx-series-droid-sniper': HEAVY.sniper,
    'dioxis-mine-saboteur': HEAVY.charge,
  }),
  squad('ig-100-magnaguard', magna(dyed(0xc7bfae, 'cloak')), { pose: 'high' }, HEAVY.rocket, {
    'electro-whip-magnaguard': { pose: 'lowBlade', weapon: 'whip' },
    'rps-6-magnaguard': HEAVY.rocket,
  }),
  squad(
    'ig-100-magnaguard-prototype-assassin-droids',
    { ...magna(dyed(0x3c4048, 'cloak')), pose: 'high' },
    { pose: 'staff' },
    { pose: 'lowBlade', weapon: 'whip' },
    {
      'rps-6-magnaguard': HEAVY.rocket,
    },
  ),
  squad(
    'geonosian-warriors-geonosian-engineers',
    geonosian('stand', 'spear'),
    {},
    { pose: 'hip', weapon: sonic },
    { 'force-pike-warrior': { pose: 'staff', weapon: 'pike' } },
  ),
  squad(
    'geonosian-warriors-soldiers-of-the-hive',
    geonosian('aim', sonic),
    {},
    { pose: 'staff', weapon: 'pike' },
    {
      'force-pike-warrior': { pose: 'staff', weapon: 'pike' },
      'sonic-cannon-warrior': HEAVY.cannon,
    },
  ),
  squad(
    'aqua-droids',
    {
      pose: 'twin',
      size: 1.5,
      build: { bulk: 1.22, limbs: 1.1, waist: 0.74 },
      head: droids.aqua(dyed(0x5c7f86, 'metal')),
      armour: {
        ...metal(dyed(0x5c7f86, 'metal'), dyed(0x3f565c, 'metal')),
        shoulders: dyed(0x6e959c, 'metal'),
        thighs: dyed(0x5c7f86, 'metal'),
      },
      weapon: cannonArm,
      left: cannonArm,
    },
    { pose: 'slinger' },
    { pose: 'hip', weapon: 'cannon' },
    { 'heavy-aqua-droid': { pose: 'hip', weapon: 'cannon' } },
  ),
  alone('drk-1-sith-probe-droids', () => sithProbe(4)),
  alone('drk-1-sith-probe-droids/leader', () => sithProbe(8)),
  alone('drk-1-sith-probe-droids/heavy', () => sithProbe(0)),
);

export const SEPARATIST_CREW = {
  pilot: { ...b1, pose: 'sit', weapon: 'none', extras: [] },
  grievous: {
    ...grievous,
    pose: 'sit',
    weapon: 'none',
    left: 'none',
    beside: [],
    cloak: { paint: dyed(0x73706c, 'cloak'), length: 0.5 },
  },
} as const satisfies Readonly<Record<string, Figure>>;
