import type { Models } from '../../part.ts';
import * as aliens from '../figure/aliens.ts';
import type { Armour } from '../figure/dress.ts';
import * as droids from '../figure/droid-heads.ts';
import * as faces from '../figure/faces.ts';
import * as helmets from '../figure/helmets.ts';
import { type Figure, figureParts } from '../figure.ts';
import { dyed, frame, paint, put } from '../kit.ts';
import { chewbacca, threepio } from './rebel.ts';
import { badBatch } from './republic.ts';
import { maul, savage } from './separatist.ts';
import { all, alone, BLACK, DARK, HEAVY, hero, squad } from './squad.ts';

const SKIN = faces.LIGHT;
const BROWN = dyed(0x5a4330);
const SCALES = dyed(0x7f8a48, 'skin');
const GREEN_SKIN = dyed(0x62875a, 'skin');
const LEATHER = dyed(0x8a6a4c, 'skin');

const EWOK = dyed(0x6a4a30, 'fur');
const ewok = (
  pose: Figure['pose'],
  weapon: NonNullable<Figure['weapon']>,
  fur = EWOK,
  hood = dyed(0x9a6f42),
): Figure => ({
  pose,
  size: 0.64,
  build: { bulk: 1.22, limbs: 1.3, waist: 1.4 },
  head: aliens.ewok(fur, hood),
  headSize: 1.12,
  armour: { suit: fur, boots: fur, hands: fur },
  weapon,
});
const IG = dyed(0x8a8880, 'metal');
const ig = (metal = IG): Armour => ({
  suit: { ...metal, shade: 0.7 },
  chest: metal,
  forearms: metal,
  shins: metal,
  boots: metal,
  hands: { ...metal, shade: 0.7 },
});
const assassin: Omit<Figure, 'pose' | 'head' | 'armour'> = {
  size: 1.12,
  build: { limbs: 0.62, bulk: 0.84, waist: 0.6 },
  extras: ['bandolier'],
};
const pirates: Figure = {
  pose: 'hip',
  head: aliens.weequay('tails'),
  armour: {
    suit: dyed(0x6b5a48),
    vest: dyed(0x7a3f2c),
    trousers: dyed(0x4b4238),
    boots: BROWN,
    belt: dyed(0x8c6a2e),
    hands: LEATHER,
  },
  weapon: 'carbine',
  extras: ['bandolier'],
};
const pykes: Figure = {
  pose: 'low',
  size: 1.04,
  build: { limbs: 0.86, bulk: 0.92 },
  head: helmets.pyke,
  armour: {
    suit: dyed(0x4b463f),
    chest: dyed(0x5c5348, 'armour'),
    shoulders: dyed(0x6d6353, 'armour'),
    skirt: dyed(0x3f3a34),
    boots: DARK,
    belt: BROWN,
    forearms: dyed(0x5c5348, 'armour'),
    hands: DARK,
  },
  weapon: 'longRifle',
};
const enforcers: Figure = {
  pose: 'twin',
  head: aliens.falleen(true),
  armour: {
    suit: dyed(0x2b2a30),
    chest: dyed(0x4a4038, 'armour'),
    shoulders: dyed(0x4a4038, 'armour'),
    trousers: dyed(0x24232a),
    boots: BLACK,
    belt: dyed(0x8c6a2e),
    hands: GREEN_SKIN,
  },
  weapon: 'pistol',
  left: 'pistol',
};
/** Two of a kind on one card: the smuggler before his friend. */
const han: Figure = {
  pose: 'pistol',
  head: faces.human({ hair: 'swept', colour: 0x4a3220 }),
  armour: { suit: dyed(0xe8e2d2), vest: BLACK, trousers: dyed(0x1f2a44), boots: BLACK, belt: BROWN, hands: SKIN },
  weapon: 'dl44',
};

export const MERCENARIES: Models = all(
  hero('bossk', {
    pose: 'hip',
    size: 1.1,
    build: { bulk: 1.1, limbs: 1.08 },
    head: aliens.trandoshan,
    armour: {
      suit: dyed(0xc9a23f),
      sleeves: dyed(0xd8cfae),
      trousers: dyed(0xc9a23f),
      vest: dyed(0x6e6d5e),
      boots: SCALES,
      hands: SCALES,
      belt: BROWN,
    },
    weapon: 'launcher',
  }),
  hero('cad-bane', {
    pose: 'slinger',
    size: 1.02,
    head: aliens.duros,
    armour: {
      suit: dyed(0x4a3a2c),
      vest: dyed(0x5f4630),
      trousers: dyed(0x33302f),
      skirt: dyed(0x4f3a28),
      boots: BROWN,
      belt: BROWN,
      hands: dyed(0x5f8fa3, 'skin'),
    },
    weapon: 'longPistol',
    left: 'longPistol',
  }),
  hero('black-sun-vigo', {
    pose: 'swagger',
    size: 1.03,
    head: aliens.falleen(false),
    armour: {
      suit: dyed(0x4a2f4a),
      skirt: dyed(0x3a2438),
      trousers: BLACK,
      boots: BLACK,
      belt: dyed(0xc7a03c),
      hands: GREEN_SKIN,
      shoulders: dyed(0xc7a03c, 'armour'),
    },
    cloak: { paint: dyed(0x5d2436, 'cloak'), length: 0.9 },
    weapon: 'pistol',
  }),
  hero('pyke-syndicate-capo', {
    ...pykes,
    pose: 'point',
    armour: { ...pykes.armour, robe: dyed(0x5f4a2e), shoulders: dyed(0xb08d4a, 'armour') },
    cloak: { paint: dyed(0x6a5030, 'cloak'), length: 0.9 },
  }),
  hero('c-3p0', threepio('lightning', dyed(0xe0b64a, 'metal'))),
  hero('logray', { ...ewok('pole', 'shamanStaff', dyed(0x8d7b5e, 'fur')), head: aliens.shaman }),
  hero('wicket', ewok('staff', 'spear', dyed(0x5d3f28, 'fur'), dyed(0xb5743a))),
  hero('hondo-ohnaka', {
    pose: 'swagger',
    head: aliens.weequay('helmet'),
    armour: {
      suit: dyed(0x8c2f2a),
      vest: dyed(0x9a3a2e),
      skirt: dyed(0x7a2a24),
      trousers: dyed(0x3f3a34),
      boots: BROWN,
      belt: dyed(0xc7a03c),
      hands: LEATHER,
      shoulders: dyed(0xc7a03c, 'armour'),
    },
    weapon: 'longPistol',
    extras: ['bandolier'],
  }),
  hero('ig-88', { ...assassin, pose: 'aim', head: droids.assassin(IG), armour: ig(), weapon: 'longRifle' }),
  hero('ig-11', {
    ...assassin,
    pose: 'slinger',
    head: droids.assassin(dyed(0x9a8f7c, 'metal'), { stuff: 'light', colour: 0xffb03c }),
    armour: ig(dyed(0x9a8f7c, 'metal')),
    weapon: 'carbine',
    left: 'carbine',
  }),
  hero('maul-a-rival', {
    ...maul,
    pose: 'high',
    weapon: 'doubleRed',
    armour: {
      suit: BLACK,
      forearms: dyed(0x2a2d33, 'armour'),
      shins: dyed(0x6d757f, 'metal'),
      thighs: dyed(0x4a4f58, 'metal'),
      boots: dyed(0x6d757f, 'metal'),
      belt: dyed(0x6a2a24),
      hands: BLACK,
      shoulders: dyed(0x2a2d33, 'armour'),
    },
  }),
  hero('savage-opress-mauls-enforcer', {
    ...savage,
    pose: 'high',
    armour: { ...savage.armour, chest: dyed(0x8c231d, 'armour'), shoulders: dyed(0x8c231d, 'armour') },
  }),
  alone('han-and-chewie', () => ({
    parts: [
      ...put(figureParts(han).parts, frame([5.4, 2.4, 0]), 0.94),
      ...put(figureParts(chewbacca('aim')).parts, frame([-5.6, -3, 0]), 1.08),
    ],
  })),
  badBatch('the-bad-batch-clone-force-99-mercenary'),
  squad('black-sun-enforcers', enforcers, {}, HEAVY.scatter, {
    'scatter-gun-enforcer': HEAVY.scatter,
    'mag-det-enforcer': HEAVY.charge,
  }),
  squad(
    'ewok-skirmishers',
    ewok('staff', 'spear'),
    { head: aliens.ewok(EWOK, dyed(0x5d6b3a)) },
    { pose: 'high', weapon: 'axe' },
    { 'axe-ewok': { pose: 'high', weapon: 'axe' } },
  ),
  squad(
    'ewok-slingers',
    ewok('high', 'sling', dyed(0x8d7b5e, 'fur'), dyed(0x6e5a40)),
    {},
    { pose: 'high', weapon: 'axe' },
    { 'axe-ewok': { pose: 'high', weapon: 'axe' } },
  ),
  squad('pyke-syndicate-foot-soldiers', pykes, {}, HEAVY.cannon, {
    'electro-whip-soldier': { pose: 'lowBlade', weapon: 'whip' },
    'p13-m-disruptor-soldier': HEAVY.cannon,
  }),
  squad(
    'weequay-pirates',
    pirates,
    { head: aliens.weequay('helmet'), weapon: 'sword' },
    { pose: 'aim', weapon: 'longRifle' },
    {
      'electrostaff-pirate': { pose: 'staff', weapon: 'electrostaff' },
      'long-rifle-pirate': HEAVY.sniper,
      'weequay-captain': { pose: 'point', weapon: 'sword', head: aliens.weequay('helmet') },
    },
  ),
);

export const MERCENARY_CREW = {
  biker: { pose: 'sit', head: helmets.pyke, armour: { ...pykes.armour, vest: paint('trim') }, weapon: 'none' },
} as const satisfies Readonly<Record<string, Figure>>;
