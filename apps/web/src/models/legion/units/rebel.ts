import type { Models } from '../../part.ts';
import * as aliens from '../figure/aliens.ts';
import type { Armour } from '../figure/dress.ts';
import * as droids from '../figure/droid-heads.ts';
import * as faces from '../figure/faces.ts';
import * as helmets from '../figure/helmets.ts';
import { BLUE, GREEN, saber, WHITE } from '../figure/weapons.ts';
import type { Figure } from '../figure.ts';
import { dyed, hoop, paint } from '../kit.ts';
import { astromech } from '../machines/droids.ts';
import { all, alone, BLACK, DARK, HEAVY, hero, squad } from './squad.ts';

const CLOTH = paint('cloth');
const SAND = dyed(0xc9b58c);
const CREAM = dyed(0xd9d0bb);
const WOOL = dyed(0xd8d6cd);
const BROWN = dyed(0x5a4330);
const GREY = dyed(0x6c7078);
const SKIN = faces.LIGHT;

const trooper: Armour = {
  suit: CLOTH,
  trousers: GREY,
  vest: paint('cloak', 1.1),
  boots: DARK,
  belt: BROWN,
  hands: SKIN,
};
const hoth: Armour = { suit: WOOL, vest: CREAM, trousers: dyed(0xb9b6ab), boots: GREY, belt: BROWN, hands: BROWN };
const endor: Armour = {
  suit: dyed(0x66693f),
  vest: dyed(0x4d5a33),
  trousers: dyed(0x7a6e4c),
  boots: DARK,
  belt: BROWN,
  hands: SKIN,
};
const poncho = { paint: dyed(0x56653a, 'cloak'), length: 0.5, wide: 1.15 };

const rebels: Figure = {
  pose: 'aim',
  head: faces.rebelHelmet(SKIN, paint('cloth', 0.85)),
  armour: trooper,
  weapon: 'rifle',
};
const veterans: Figure = {
  pose: 'low',
  head: faces.furHood(SKIN, WOOL),
  armour: hoth,
  weapon: 'rifle',
  extras: ['backpack'],
};
const commandos: Figure = {
  pose: 'low',
  head: faces.rebelHelmet(faces.TAN, dyed(0x5c6b3a)),
  armour: endor,
  cloak: poncho,
  weapon: 'rifle',
};
const fur = dyed(0x6b4a2f, 'fur');
const wookieeArmour: Armour = {
  suit: fur,
  boots: dyed(0x5c3f28, 'fur'),
  hands: dyed(0x5c3f28, 'fur'),
  belt: BROWN,
};
export const wookieeWarrior = (pose: Figure['pose'], weapon: NonNullable<Figure['weapon']>): Figure => ({
  pose,
  size: 1.14,
  build: { bulk: 1.16, limbs: 1.22, waist: 1.12 },
  head: aliens.wookiee(fur),
  armour: { ...wookieeArmour, shoulders: paint('trim'), skirt: paint('trim', 0.8) },
  weapon,
  extras: ['bandolier'],
});
export const wookieeHeavies = {
  'battle-shield-wookiee': { pose: 'duel', weapon: 'ryyk', left: 'shield' },
  'bowcaster-wookiee': { pose: 'aim', weapon: 'bowcaster' },
  'long-gun-wookiee': { pose: 'kneel', weapon: 'sniper' },
} as const satisfies Readonly<Record<string, Partial<Figure>>>;
/** The walking carpet: tall, brown, bandolier and bowcaster. */
export const chewbacca = (pose: Figure['pose']): Figure => ({
  pose,
  size: 1.18,
  build: { bulk: 1.08, limbs: 1.2, waist: 1.15 },
  head: aliens.wookiee(dyed(0x7a5636, 'fur'), 1.06),
  armour: { ...wookieeArmour, suit: dyed(0x75522f, 'fur') },
  weapon: 'bowcaster',
  extras: ['bandolier'],
});
const GOLD = dyed(0xd2a23a, 'metal');
export const threepio = (pose: Figure['pose'], colour = GOLD): Figure => ({
  pose,
  head: droids.protocol(colour),
  armour: {
    suit: { ...colour, shade: 0.72 },
    chest: colour,
    shoulders: colour,
    forearms: colour,
    thighs: colour,
    shins: colour,
    boots: colour,
    hands: colour,
  },
  build: { limbs: 0.82, bulk: 0.92 },
});
const lukeJedi: Figure = {
  pose: 'guard',
  head: faces.human({ hair: 'fringe', colour: 0xa87f4c }),
  armour: { suit: BLACK, boots: BLACK, belt: DARK, hands: SKIN },
  weapon: saber(GREEN),
};
/** Orange tribe of the Wrens. */
const wren = (helmet: number): Figure => ({
  pose: 'twin',
  head: helmets.mandalorian({ helmet: dyed(helmet, 'armour'), mark: dyed(0xe2c34a, 'mark') }),
  armour: {
    suit: dyed(0x4b4a4a),
    chest: dyed(0xc7892e, 'armour'),
    shoulders: dyed(0xe2c34a, 'armour'),
    forearms: dyed(0xc7892e, 'armour'),
    shins: dyed(0xc7892e, 'armour'),
    thighs: dyed(0x8f8d88, 'armour'),
    boots: DARK,
    belt: BROWN,
  },
  weapon: 'pistol',
  left: 'pistol',
  extras: ['jetpack'],
});

export const REBELS: Models = all(
  hero('luke-skywalker-hero-of-the-rebellion', {
    pose: 'high',
    head: faces.human({ hair: 'fringe', colour: 0xc49a5a }),
    armour: { suit: dyed(0xcfc3a2), vest: SAND, trousers: SAND, boots: BROWN, belt: BROWN, hands: SKIN },
    weapon: saber(BLUE),
    left: 'none',
    extras: ['pouches'],
  }),
  hero('luke-skywalker-jedi-knight', lukeJedi),
  hero('cassian-andor', {
    pose: 'kneel',
    head: faces.furHood(faces.TAN, dyed(0x4d5568)),
    armour: { suit: dyed(0x4d5568), vest: dyed(0x3a4254), trousers: BROWN, boots: DARK, belt: DARK, hands: DARK },
    weapon: 'sniper',
    extras: ['pouches'],
  }),
  hero('han-solo-unorthodox-general', {
    pose: 'pistol',
    head: faces.human({ hair: 'swept', colour: 0x4a3220 }),
    armour: { suit: dyed(0xe8e2d2), vest: BLACK, trousers: dyed(0x1f2a44), boots: BLACK, belt: BROWN, hands: SKIN },
    weapon: 'dl44',
  }),
  hero('jyn-erso', {
    pose: 'run',
    head: faces.human({ hair: 'bun', colour: 0x3b281b }),
    armour: {
      suit: dyed(0x6a5d4c),
      vest: dyed(0x3d3833),
      trousers: dyed(0x2d2a29),
      boots: BROWN,
      belt: BROWN,
      hands: SKIN,
    },
    weapon: 'pistol',
    left: 'baton',
    extras: ['scarf', 'pouches'],
  }),
  hero('lando-calrissian', {
    pose: 'swagger',
    head: faces.human({ skin: faces.BROWN, hair: 'short', colour: 0x120d0a, beard: 'moustache' }),
    armour: { suit: dyed(0x6f9cc4), trousers: dyed(0x1e2a4a), boots: BLACK, belt: dyed(0xd2b45a), hands: faces.BROWN },
    cloak: { paint: dyed(0x24498c, 'cloak'), length: 0.86, wide: 1.2 },
    weapon: 'pistol',
  }),
  hero('leia-organa', {
    pose: 'steady',
    head: faces.human({ hair: 'buns', colour: 0x38241a }),
    armour: { suit: dyed(0xf0ede6), robe: dyed(0xf0ede6), belt: dyed(0xb8bcc2, 'metal'), boots: WOOL, hands: SKIN },
    weapon: 'pistol',
  }),
  hero('rebel-officer', {
    pose: 'point',
    head: faces.cap(SKIN, paint('cloth', 0.8)),
    armour: { suit: CREAM, vest: paint('cloth'), trousers: BROWN, boots: DARK, belt: DARK, hands: SKIN },
    weapon: 'pistol',
    extras: ['rank'],
  }),
  hero('rebel-agent', {
    pose: 'steady',
    head: faces.hood(dyed(0x4a4a3c, 'cloak'), faces.human({ skin: faces.TAN })),
    armour: { suit: dyed(0x55523f), vest: BROWN, trousers: DARK, boots: DARK, belt: BROWN, hands: DARK },
    cloak: { paint: dyed(0x4a4a3c, 'cloak'), length: 0.6 },
    weapon: 'longPistol',
  }),
  hero('ahsoka-tano-fulcrum', {
    pose: 'duel',
    head: aliens.togruta(dyed(0xc9703c, 'skin'), 4.4, 6.4),
    armour: {
      suit: dyed(0x6e737c),
      chest: dyed(0x8c9098, 'armour'),
      skirt: dyed(0x3c4048),
      boots: DARK,
      belt: DARK,
      forearms: dyed(0x8c9098, 'armour'),
      hands: DARK,
    },
    weapon: saber(WHITE),
    left: saber(WHITE, 14),
  }),
  hero('chewbacca-walking-carpet', chewbacca('aim')),
  hero('k-2so', {
    pose: 'stand',
    size: 1.14,
    build: { limbs: 0.72, bulk: 1 },
    head: droids.security,
    armour: {
      suit: dyed(0x2b2e35, 'metal'),
      chest: dyed(0x3b3f47, 'metal'),
      shoulders: dyed(0x4d525b, 'metal'),
      forearms: dyed(0x3b3f47, 'metal'),
      shins: dyed(0x3b3f47, 'metal'),
      hands: dyed(0x22252b, 'metal'),
      boots: dyed(0x3b3f47, 'metal'),
    },
  }),
  alone('r2-d2-hero-of-a-thousand-devices', () => astromech(dyed(0x2f5fb0, 'mark'), 'upright')),
  hero('c-3po-human-cyborg-relations', threepio('stand')),
  hero('sabine-wren-explosive-artist', {
    ...wren(0x9a5bd0),
    pose: 'slinger',
    head: helmets.mandalorian({ helmet: dyed(0x7b4fc4, 'armour'), mark: dyed(0xff8a3c, 'mark') }),
    armour: {
      ...wren(0).armour,
      chest: dyed(0xd95f9b, 'armour'),
      shoulders: dyed(0xff8a3c, 'armour'),
      forearms: dyed(0x46b7c9, 'armour'),
      thighs: dyed(0x7b4fc4, 'armour'),
      shins: dyed(0xd95f9b, 'armour'),
    },
  }),
  squad(
    'rebel-troopers',
    rebels,
    { head: faces.cap(SKIN, paint('cloth', 0.85), true), weapon: 'pistol' },
    HEAVY.rotary,
    {
      'z-6-trooper': HEAVY.rotary,
      'dlt-20a-trooper': HEAVY.sniper,
      'mpl-57-ion-trooper': HEAVY.ion,
      'sx-21-trooper': HEAVY.scatter,
      'rebel-comms-technician': HEAVY.comms,
    },
  ),
  squad(
    'fleet-troopers',
    {
      pose: 'steady',
      head: helmets.fleet(SKIN),
      armour: { suit: dyed(0xa9bccd), vest: BLACK, trousers: GREY, boots: BLACK, belt: BLACK, hands: SKIN },
      weapon: 'longPistol',
    },
    {},
    HEAVY.scatter,
    { 'scatter-gun-trooper': HEAVY.scatter, 'mpl-57-barrage-trooper': HEAVY.launcher },
  ),
  squad('rebel-veterans', veterans, { head: faces.cap(SKIN, WOOL, true), weapon: 'pistol' }, HEAVY.repeater, {
    'cm-o-93-trooper': HEAVY.repeater,
  }),
  squad('mandalorian-resistance', wren(0xc7892e), {}, { pose: 'aim', weapon: 'carbine', left: 'none' }),
  squad('mandalorian-resistance-clan-wren', wren(0xe2c34a), {}, { pose: 'aim', weapon: 'carbine', left: 'none' }),
  squad('rebel-commandos', commandos, {}, HEAVY.charge, { 'proton-charge-saboteur': HEAVY.charge }),
  squad('rebel-commandos-strike-team', { ...commandos, pose: 'kneel' }, {}, HEAVY.sniper, {
    'dh-447-sniper': HEAVY.sniper,
    'proton-charge-saboteur': HEAVY.charge,
  }),
  squad(
    'rebel-pathfinders',
    {
      pose: 'run',
      head: faces.rebelHelmet(faces.BROWN, dyed(0x77704e)),
      armour: {
        suit: dyed(0x8a7a55),
        vest: dyed(0x5f6a4a),
        trousers: dyed(0x5b5138),
        boots: DARK,
        belt: BROWN,
        hands: faces.BROWN,
      },
      cloak: { paint: dyed(0x8d8362, 'cloak'), length: 0.34, wide: 1.2 },
      weapon: 'longRifle',
      extras: ['scarf', 'backpack'],
    },
    {},
    HEAVY.repeater,
    { bistan: HEAVY.rotary, pao: { pose: 'point', head: aliens.trandoshan } },
  ),
  squad(
    'wookiee-warriors-freedom-fighters',
    wookieeWarrior('duel', 'ryyk'),
    { pose: 'high' },
    wookieeHeavies['bowcaster-wookiee'],
    wookieeHeavies,
  ),
  squad(
    'wookiee-warriors-kashyyyk-resistance',
    wookieeWarrior('hip', 'carbine'),
    { pose: 'point' },
    wookieeHeavies['long-gun-wookiee'],
    wookieeHeavies,
  ),
  squad(
    'guerilla-troopers',
    {
      pose: 'aim',
      head: faces.hood(dyed(0x6d5f49, 'cloak'), [
        ...faces.human({ skin: faces.TAN }),
        hoop(dyed(0x8c3a2e), 1.9, 0.8, [0, 0.5, 0.6], { sides: 8 }),
      ]),
      armour: {
        suit: dyed(0x4d4a42),
        vest: dyed(0x6b5138),
        trousers: dyed(0x3a3733),
        boots: BROWN,
        belt: BROWN,
        hands: DARK,
      },
      weapon: 'carbine',
      extras: ['bandolier'],
    },
    {},
    HEAVY.gun,
  ),
  squad(
    'rebel-sleeper-cell',
    {
      pose: 'pistol',
      head: faces.human({ hair: 'long', colour: 0x4c3524 }),
      armour: {
        suit: dyed(0x8d7a5f),
        vest: dyed(0x64728a),
        skirt: dyed(0x6a5d4c),
        trousers: DARK,
        boots: BROWN,
        belt: BROWN,
        hands: SKIN,
      },
      weapon: 'pistol',
      extras: ['scarf'],
    },
    {},
    HEAVY.sniper,
    { 'rebel-marksman': HEAVY.sniper },
  ),
);

/** Who rides, drives and serves guns for the rebels. */
export const REBEL_CREW = {
  gunner: { ...veterans, pose: 'kneel', weapon: 'none', extras: [] },
  pilot: { ...rebels, pose: 'sit', weapon: 'none' },
  rider: { ...veterans, pose: 'astride', weapon: 'pistol', extras: [] },
  luke: {
    ...veterans,
    pose: 'astride',
    extras: [],
    head: faces.human({ hair: 'fringe', colour: 0xc49a5a }),
    weapon: saber(BLUE, 15),
  },
  han: {
    ...veterans,
    pose: 'astride',
    extras: [],
    head: faces.human({ hair: 'swept', colour: 0x4a3220 }),
    armour: { ...hoth, suit: dyed(0x2f4a7c), vest: dyed(0x24395f) },
    weapon: 'dl44',
  },
} as const satisfies Readonly<Record<string, Figure>>;
