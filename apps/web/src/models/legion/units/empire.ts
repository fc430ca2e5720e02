import type { Models } from '../../part.ts';
import * as aliens from '../figure/aliens.ts';
import type { Armour } from '../figure/dress.ts';
import * as droids from '../figure/droid-heads.ts';
import * as faces from '../figure/faces.ts';
import * as helmets from '../figure/helmets.ts';
import { RED, saber, WEAPONS, type Weapon } from '../figure/weapons.ts';
import type { Figure } from '../figure.ts';
import { dyed, type Paint, paint, rod } from '../kit.ts';
import { seeker, viper } from '../machines/droids.ts';
import { all, alone, BLACK, HEAVY, hero, squad } from './squad.ts';

const W = helmets.WHITE;
const SKIN = faces.LIGHT;
const OLIVE = dyed(0x6f7064);
const CRIMSON = dyed(0xa3201f, 'cloak');

const plates = (plate: Paint, suit: Paint = BLACK): Armour => ({
  suit,
  chest: plate,
  shoulders: plate,
  forearms: plate,
  thighs: plate,
  shins: plate,
  boots: plate,
  belt: plate,
  hands: BLACK,
});
const uniform = (p: Paint, trousers = p): Armour => ({
  suit: p,
  trousers,
  skirt: p,
  boots: BLACK,
  belt: BLACK,
  hands: BLACK,
});

const storm: Figure = { pose: 'aim', head: helmets.stormtrooper(), armour: plates(W), weapon: 'e11' };
const stormHeavies = {
  'dlt-19-stormtrooper': HEAVY.gun,
  'hh-12-stormtrooper': HEAVY.rocket,
  'rt-97c-stormtrooper': { ...HEAVY.gun, pose: 'aim' },
  't-21-stormtrooper': HEAVY.repeater,
  'stormtrooper-specialist': HEAVY.comms,
} as const satisfies Readonly<Record<string, Partial<Figure>>>;
const snow: Figure = {
  pose: 'low',
  head: helmets.snowtrooper,
  armour: {
    ...plates(W, dyed(0xd4d6d4)),
    thighs: W,
    skirt: dyed(0xd4d6d4),
    boots: dyed(0xc7c9c7),
    hands: dyed(0xd4d6d4),
  },
  weapon: 'e11',
  extras: ['backpack'],
};
const SAND = dyed(0xcdb98b, 'armour');
export const shore: Figure = {
  pose: 'aim',
  head: helmets.shoretrooper,
  armour: {
    ...plates(SAND, dyed(0x4e4a40)),
    shoulders: dyed(0x2c5a8c, 'armour'),
    boots: dyed(0x8f8058),
    skirt: dyed(0x6d6550),
  },
  weapon: 'rifle',
  extras: ['pouches'],
};
const NIGHT = dyed(0x1b1e24, 'armour');
const death: Figure = {
  pose: 'aim',
  head: helmets.deathTrooper,
  armour: plates(NIGHT),
  weapon: 'carbine',
  extras: ['pouches'],
  size: 1.04,
};
const scouts: Figure = {
  pose: 'pistol',
  head: helmets.scout,
  armour: { suit: BLACK, chest: W, shoulders: W, forearms: W, shins: W, boots: W, belt: W, hands: BLACK },
  weapon: 'pistol',
  extras: ['backpack', 'pouches'],
};
const special: Figure = {
  pose: 'low',
  head: helmets.driver(BLACK, SKIN),
  armour: { ...plates(dyed(0x2a2e36, 'armour')), chest: dyed(0x353a44, 'armour') },
  weapon: 'e11',
  extras: ['pouches'],
};
const inferno: Figure = {
  ...special,
  pose: 'aim',
  head: helmets.stormtrooper(dyed(0x23262d, 'armour')),
  extras: ['backpack'],
};
const guard: Figure = {
  pose: 'pole',
  head: helmets.royalGuard(dyed(0xb3211f, 'armour')),
  armour: { suit: CRIMSON, robe: CRIMSON, boots: CRIMSON, hands: dyed(0x8c1a18), shoulders: dyed(0xb3211f, 'armour') },
  cloak: { paint: CRIMSON, length: 0.97, wide: 1.1 },
  weapon: 'pike',
};
const RANGE = paint('armour', 0.85);
const vader: Omit<Figure, 'pose'> = {
  size: 1.08,
  build: { bulk: 1.08, limbs: 1.08 },
  head: helmets.vader,
  armour: {
    suit: BLACK,
    chest: dyed(0x22252b, 'armour'),
    shoulders: dyed(0x22252b, 'armour'),
    skirt: BLACK,
    shins: dyed(0x22252b, 'armour'),
    boots: BLACK,
    belt: dyed(0x4a4f58, 'metal'),
    hands: BLACK,
  },
  cloak: { paint: dyed(0x0f1013, 'cloak'), length: 0.97, wide: 1.25 },
  extras: ['lamp'],
  weapon: saber(RED, 20),
};
const bolts: Weapon = {
  parts: [0, 1, 2].flatMap((i) => [
    rod({ stuff: 'blade', colour: 0xb9a2ff }, [0, 1, 0], [i - 1, 5, i * 0.8 - 1], 0.22, 3),
    rod({ stuff: 'blade', colour: 0xb9a2ff }, [i - 1, 5, i * 0.8 - 1], [i * 2 - 2.6, 9.4, 1.4 - i], [0.22, 0.08], 3),
  ]),
};
/** Two forms, as a rifle with prongs at both ends. */
const boRifle: Weapon = {
  ...WEAPONS.rifle,
  parts: [
    ...WEAPONS.rifle.parts,
    rod({ stuff: 'blade', colour: 0xc58bff }, [0, 10.6, 1.5], [0, 13.4, 1.5], [0.7, 0.2], 4),
    rod({ stuff: 'blade', colour: 0xc58bff }, [0, -5.6, 1], [0, -8, 1], [0.7, 0.2], 4),
  ],
};

export const EMPIRE: Models = all(
  hero('darth-vader-dark-lord-of-the-sith', { ...vader, pose: 'force' }),
  hero('darth-vader-the-emperors-apprentice', { ...vader, pose: 'guard' }),
  hero('emperor-palpatine', {
    pose: 'lightning',
    size: 0.96,
    head: faces.palpatine(BLACK),
    armour: { suit: BLACK, robe: BLACK, hands: dyed(0xd6cdbd, 'skin'), sleeves: BLACK },
    cloak: { paint: dyed(0x141519, 'cloak'), length: 0.97, wide: 1.1 },
    weapon: bolts,
    left: bolts,
  }),
  hero('agent-kallus', {
    pose: 'low',
    head: faces.human({ hair: 'short', colour: 0xa08a5c, beard: 'full' }),
    armour: {
      ...uniform(dyed(0x50545c)),
      chest: dyed(0x24272d, 'armour'),
      shoulders: dyed(0x24272d, 'armour'),
      forearms: dyed(0x24272d, 'armour'),
      shins: dyed(0x24272d, 'armour'),
    },
    weapon: boRifle,
    extras: ['rank'],
  }),
  hero('director-orson-krennic', {
    pose: 'pistol',
    head: faces.human({ hair: 'swept', colour: 0x8d8a84 }),
    armour: { ...uniform(dyed(0xe9eaea)), trousers: BLACK },
    cloak: { paint: dyed(0xf1f2f2, 'cloak'), length: 0.94, wide: 1.2 },
    weapon: 'longPistol',
    extras: ['rank'],
  }),
  hero('general-veers', {
    pose: 'point',
    head: helmets.driver(dyed(0x8d9096, 'armour'), SKIN),
    armour: { ...uniform(dyed(0x878a82)), chest: dyed(0x9b9ea3, 'armour') },
    weapon: 'pistol',
    extras: ['rank'],
  }),
  hero('general-tagge', {
    pose: 'pistol',
    head: faces.human({ hair: 'short', colour: 0x4a3b2c, beard: 'moustache' }),
    armour: uniform(dyed(0x5d6257)),
    weapon: 'pistol',
    extras: ['rank'],
  }),
  hero('grand-admiral-thrawn', {
    pose: 'behind',
    head: faces.human({ skin: dyed(0x4f7fbf, 'skin'), hair: 'short', colour: 0x0f1320 }),
    armour: { ...uniform(dyed(0xeceeee)), boots: BLACK },
    extras: ['rank'],
    weapon: 'none',
  }),
  hero('grand-moff-tarkin', {
    pose: 'folded',
    size: 1.01,
    build: { limbs: 0.88, bulk: 0.92 },
    head: faces.human({ hair: 'swept', colour: 0xa6a49f }),
    armour: uniform(OLIVE),
    extras: ['rank'],
  }),
  hero('moff-gideon', {
    pose: 'guard',
    head: faces.human({ skin: faces.BROWN, hair: 'short', colour: 0x1c1917, beard: 'moustache' }),
    armour: plates(NIGHT),
    cloak: { paint: dyed(0x1a1b20, 'cloak'), length: 0.92, wide: 1.1 },
    weapon: 'darksaber',
  }),
  hero('iden-versio', {
    pose: 'kneel',
    head: faces.human({ skin: faces.TAN, hair: 'bun', colour: 0x18120f }),
    armour: plates(dyed(0x2a2e36, 'armour')),
    weapon: 'sniper',
    extras: ['backpack'],
  }),
  hero('imperial-officer', {
    pose: 'point',
    head: faces.officerCap(SKIN, OLIVE),
    armour: uniform(OLIVE),
    weapon: 'pistol',
    extras: ['rank'],
  }),
  hero('imperial-agent', {
    pose: 'steady',
    head: faces.officerCap(faces.TAN, BLACK),
    armour: uniform(BLACK),
    cloak: { paint: dyed(0x24262c, 'cloak'), length: 0.7 },
    weapon: 'longPistol',
  }),
  hero('fifth-brother', {
    pose: 'staff',
    size: 1.08,
    build: { bulk: 1.12, limbs: 1.1 },
    head: aliens.brother,
    armour: plates(dyed(0x2f333b, 'armour')),
    weapon: 'spinning',
    extras: ['collar'],
  }),
  hero('seventh-sister', {
    pose: 'high',
    build: { bulk: 0.92, limbs: 0.9 },
    head: aliens.sister,
    armour: plates(dyed(0x2f333b, 'armour')),
    weapon: 'spinning',
    cloak: { paint: BLACK, length: 0.4, wide: 0.9 },
  }),
  alone('id10-seeker-droid', () => seeker),
  alone('imperial-probe-droid', () => viper(dyed(0x3a3f48, 'metal'))),
  squad('stormtroopers', storm, { extras: ['pauldron'] }, HEAVY.gun, stormHeavies),
  squad(
    'stormtroopers-heavy-response-unit',
    { ...storm, pose: 'low', extras: ['backpack'] },
    { extras: ['pauldron'] },
    HEAVY.rocket,
    stormHeavies,
  ),
  squad(
    'stormtrooper-riot-squad',
    { ...storm, pose: 'duel', weapon: 'baton', left: 'shield' },
    { pose: 'high', extras: ['pauldron'] },
    HEAVY.gun,
    {
      'stormtrooper-marksman': HEAVY.sniper,
      'kx-series-security-droids': {
        pose: 'stand',
        size: 1.14,
        head: droids.security,
        weapon: 'none',
        left: 'none',
        armour: plates(dyed(0x3b3f47, 'metal')),
        build: { limbs: 0.74 },
      },
    },
  ),
  squad('shoretroopers', shore, { cloak: { paint: dyed(0x2c5a8c, 'cloak'), length: 0.4 } }, HEAVY.repeater, {
    't-21b-trooper': HEAVY.repeater,
  }),
  squad('snowtroopers', snow, { weapon: 'pistol' }, HEAVY.flame, {
    flametrooper: HEAVY.flame,
    't-7-ion-snowtrooper': HEAVY.ion,
  }),
  squad('imperial-death-troopers', death, { extras: ['pauldron'] }, HEAVY.gun, {
    'dlt-19d-trooper': HEAVY.gun,
    'dt-f16': { pose: 'point', extras: ['pauldron'] },
  }),
  squad(
    'imperial-royal-guards',
    guard,
    { pose: 'staff' },
    { pose: 'staff', weapon: 'electrostaff' },
    { 'electrostaff-guard': { pose: 'staff', weapon: 'electrostaff' } },
  ),
  squad('imperial-special-forces', special, { head: helmets.driver(BLACK, faces.TAN) }, HEAVY.repeater, {
    't-21-special-forces-trooper': HEAVY.repeater,
  }),
  squad(
    'imperial-special-forces-inferno-squad',
    inferno,
    { head: faces.human({ hair: 'short', colour: 0x2a2019 }) },
    HEAVY.repeater,
    {
      'del-meeko': { ...HEAVY.ion, head: faces.human({ skin: faces.BROWN }) },
      'gideon-hask': { pose: 'point', head: faces.human({ hair: 'swept', colour: 0x6a4a2c }) },
    },
  ),
  squad('scout-troopers', scouts, {}, HEAVY.charge, { 'sonic-charge-saboteur': HEAVY.charge }),
  squad('scout-troopers-strike-team', { ...scouts, pose: 'kneel' }, {}, HEAVY.sniper, {
    'dlt-19x-sniper': HEAVY.sniper,
    'sonic-charge-saboteur': HEAVY.charge,
  }),
  squad(
    'range-troopers',
    {
      pose: 'low',
      size: 1.03,
      head: helmets.rangeTrooper,
      armour: { ...plates(RANGE, dyed(0x59544a)), skirt: paint('fur', 1.2), boots: paint('metal') },
      cloak: { paint: dyed(0x5b5348, 'cloak'), length: 0.5, wide: 1.1 },
      weapon: 'rifle',
      build: { limbs: 1.1 },
    },
    {},
    HEAVY.gun,
    { 'dlt-20a-range-trooper': HEAVY.sniper, 't-21a-range-trooper': HEAVY.repeater },
  ),
  squad(
    'imperial-dark-troopers',
    {
      pose: 'hip',
      size: 1.12,
      build: { bulk: 1.16, limbs: 1.16 },
      head: droids.darkTrooper,
      armour: { ...plates(dyed(0x20242b, 'armour')), suit: dyed(0x3a3f49, 'metal') },
      weapon: 'carbine',
      extras: ['jetpack'],
    },
    {},
    { weapon: 'cannon' },
    {
      'xs-iv-assault-cannon': { weapon: 'rotary' },
      'sm-9-frag-launcher': { weapon: 'launcher', pose: 'aim' },
      mertalizer: { weapon: 'cannon' },
    },
  ),
);

export const EMPIRE_CREW = {
  scout: { ...scouts, pose: 'sit', weapon: 'none', extras: ['backpack'] },
  gunner: { ...snow, pose: 'sit', weapon: 'none', extras: [] },
  rider: {
    ...storm,
    pose: 'astride',
    weapon: 'baton',
    extras: ['pauldron'],
    armour: { ...plates(dyed(0xd9d2bd, 'armour')) },
  },
} as const satisfies Readonly<Record<string, Figure>>;
