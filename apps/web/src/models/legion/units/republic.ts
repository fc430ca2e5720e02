import type { Models } from '../../part.ts';
import * as aliens from '../figure/aliens.ts';
import type { Armour } from '../figure/dress.ts';
import * as faces from '../figure/faces.ts';
import * as helmets from '../figure/helmets.ts';
import { BLUE, GREEN, PURPLE, saber } from '../figure/weapons.ts';
import type { Figure } from '../figure.ts';
import { dyed, type Paint, paint } from '../kit.ts';
import { astromech } from '../machines/droids.ts';
import { chewbacca, threepio, wookieeHeavies, wookieeWarrior } from './rebel.ts';
import { all, alone, BLACK, HEAVY, hero, squad } from './squad.ts';

const W = helmets.WHITE;
const SKIN = faces.LIGHT;
const MARK = paint('mark');
const CREAM = dyed(0xd8c9a6);
const BROWN = dyed(0x5a4330);
const ROBE = dyed(0x5f452f, 'cloak');

/** Plates with marks in the colour of the legion that it fights for. */
const clone = (mark: Paint = MARK, plate: Paint = W): Armour => ({
  suit: BLACK,
  chest: plate,
  shoulders: mark,
  forearms: plate,
  thighs: plate,
  shins: plate,
  boots: plate,
  belt: plate,
  hands: BLACK,
});
/** The tunic of the order. */
const jedi = (tunic: Paint, trousers = tunic): Armour => ({
  suit: tunic,
  trousers,
  vest: { ...tunic, shade: 0.9 },
  skirt: tunic,
  boots: BROWN,
  belt: BROWN,
  hands: SKIN,
});
const robe = { paint: ROBE, length: 0.95, wide: 1.15 };

const phase1: Figure = { pose: 'aim', head: helmets.clone1(), armour: clone(W), weapon: 'longRifle' };
const phase2: Figure = { pose: 'aim', head: helmets.clone2(), armour: clone(), weapon: 'carbine' };
const heavies = {
  'z-6-clone-trooper': HEAVY.rotary,
  'dc-15-clone-trooper': HEAVY.gun,
  'dp-23-clone-trooper': HEAVY.scatter,
  'rps-6-clone-trooper': HEAVY.kneelingRocket,
  'mortar-clone-trooper': HEAVY.launcher,
  'clone-comms-technician': HEAVY.comms,
  'clone-medic': HEAVY.medic,
} as const satisfies Readonly<Record<string, Partial<Figure>>>;
const arcs: Figure = {
  pose: 'twin',
  head: helmets.arc(),
  armour: clone(),
  weapon: 'pistol',
  left: 'pistol',
  extras: ['kama', 'backpack'],
};
const arfs: Figure = {
  pose: 'run',
  head: helmets.arf(dyed(0x6f7a4a, 'mark')),
  armour: { ...clone(dyed(0x6f7a4a, 'armour')), thighs: dyed(0x6f7a4a, 'armour') },
  weapon: 'longRifle',
  extras: ['pouches'],
};
const commandos = (mark: Paint): Figure => ({
  pose: 'low',
  size: 1.04,
  build: { bulk: 1.1, limbs: 1.1 },
  head: helmets.commando(mark),
  armour: clone(mark, dyed(0xd7dadb, 'armour')),
  weapon: 'carbine',
  extras: ['backpack'],
});
/** Dark armour, red marks, each his own way. */
const batch: Figure = {
  pose: 'low',
  head: helmets.badBatch(dyed(0xb23a2e, 'mark')),
  armour: clone(dyed(0xb23a2e, 'armour'), dyed(0x3c3f45, 'armour')),
  weapon: 'carbine',
  extras: ['pouches'],
};
const members = {
  'hunter-the-bad-batch-clone-force-99-republic': {
    pose: 'duel',
    weapon: 'sword',
    left: 'pistol',
    head: faces.human({ skin: faces.TAN, hair: 'long', colour: 0x2a211a }),
  },
  tech: { pose: 'stand', weapon: 'datapad', extras: ['antenna'] },
  wrecker: { ...HEAVY.rotary, pose: 'hip', size: 1.16, build: { bulk: 1.24, limbs: 1.24 } },
  crosshair: { pose: 'kneel', weapon: 'sniper', size: 1.02, build: { limbs: 0.92, bulk: 0.95 } },
  'echo-clone-force-99': {
    pose: 'pistol',
    weapon: 'pistol',
    head: faces.human({ skin: dyed(0xd8cdbf, 'skin'), hair: 'bald' }),
    extras: ['antenna'],
  },
} as const satisfies Readonly<Record<string, Partial<Figure>>>;
export const badBatch = (id: string): Models =>
  squad(id, batch, members['hunter-the-bad-batch-clone-force-99-republic'], members.wrecker, members);

const anakin: Omit<Figure, 'pose'> = {
  head: faces.human({ hair: 'long', colour: 0x6a4a2c }),
  armour: jedi(dyed(0x3a2b22), dyed(0x2a211b)),
  weapon: saber(BLUE),
};
const knight: Figure = {
  pose: 'high',
  head: faces.hood(ROBE, faces.human({ skin: faces.BROWN })),
  armour: { ...jedi(CREAM), hands: faces.BROWN },
  cloak: robe,
  weapon: saber(GREEN),
};

export const REPUBLIC: Models = all(
  hero('obi-wan-kenobi', {
    pose: 'high',
    head: faces.human({ hair: 'swept', colour: 0xa8743c, beard: 'full' }),
    armour: { ...jedi(CREAM), shoulders: W, forearms: W },
    weapon: saber(BLUE),
  }),
  hero('anakin-skywalker-the-chosen-one', {
    ...anakin,
    pose: 'guard',
    cloak: { paint: dyed(0x2a1f1a, 'cloak'), length: 0.9 },
  }),
  hero('ahsoka-tano-padawan-commander', {
    pose: 'duel',
    size: 0.93,
    build: { bulk: 0.88, limbs: 0.86 },
    head: aliens.togruta(dyed(0xc9703c, 'skin'), 2.2, 2.8),
    armour: {
      suit: dyed(0x8c2f2a),
      trousers: dyed(0x8a8f9a),
      skirt: dyed(0x8c2f2a),
      forearms: dyed(0x5a4330),
      boots: BROWN,
      belt: dyed(0xb9a46a),
      hands: dyed(0xc9703c, 'skin'),
    },
    weapon: saber(GREEN),
    left: saber(0xd6f05a, 14),
  }),
  hero('yoda', {
    pose: 'guard',
    size: 0.52,
    build: { bulk: 1.05, limbs: 1.05, waist: 1.2 },
    head: aliens.yoda,
    headSize: 1.25,
    armour: {
      suit: CREAM,
      robe: CREAM,
      boots: dyed(0x7d9a4e, 'skin'),
      hands: dyed(0x7d9a4e, 'skin'),
      sleeves: dyed(0x7a664a),
    },
    cloak: { paint: dyed(0x7a664a, 'cloak'), length: 0.9 },
    weapon: saber(GREEN, 20),
  }),
  hero('mace-windu', {
    pose: 'guard',
    head: faces.human({ skin: faces.BROWN, hair: 'bald' }),
    armour: { ...jedi(dyed(0xcbb78d)), hands: faces.BROWN },
    cloak: robe,
    weapon: saber(PURPLE),
  }),
  hero('ki-adi-mundi', {
    pose: 'lowBlade',
    head: aliens.cerean,
    armour: jedi(CREAM),
    cloak: robe,
    weapon: saber(BLUE),
  }),
  hero('plo-koon', {
    pose: 'force',
    head: aliens.kelDor,
    armour: { ...jedi(dyed(0xa89a7c)), hands: dyed(0xc27a45, 'skin'), forearms: paint('metal') },
    cloak: { paint: dyed(0x57402c, 'cloak'), length: 0.95 },
    weapon: saber(BLUE),
  }),
  hero('shaak-ti', {
    pose: 'guard',
    head: aliens.togruta(dyed(0xb8452f, 'skin'), 5, 11),
    armour: { ...jedi(dyed(0x8a5a3e)), robe: dyed(0x6d452f), hands: dyed(0xb8452f, 'skin') },
    weapon: saber(BLUE),
  }),
  hero('jedi-knight-general', knight),
  hero('jedi-knight-keeper-of-the-peace', {
    ...knight,
    pose: 'lowBlade',
    head: aliens.twilek(dyed(0x5f9fc2, 'skin')),
    armour: { ...jedi(dyed(0x7a5a42)), hands: dyed(0x5f9fc2, 'skin') },
    weapon: saber(BLUE),
  }),
  hero('padme-amidala', {
    pose: 'steady',
    build: { bulk: 0.9, limbs: 0.88 },
    head: faces.human({ hair: 'bun', colour: 0x2c1c14 }),
    armour: {
      suit: dyed(0xeeeae2),
      boots: dyed(0xb9ae9a),
      belt: dyed(0x9c948a),
      hands: SKIN,
      forearms: dyed(0xdcd6ca),
    },
    cloak: { paint: dyed(0xe2dccf, 'cloak'), length: 0.45, half: true },
    weapon: 'pistol',
  }),
  hero('clone-captain-rex', {
    pose: 'twin',
    head: helmets.rex,
    armour: clone(dyed(0x2f63b5, 'armour')),
    weapon: 'pistol',
    left: 'pistol',
    extras: ['kama', 'mantle'],
  }),
  hero('clone-commander-cody', {
    pose: 'aim',
    head: helmets.cody,
    armour: { ...clone(dyed(0xe08a2c, 'armour')), thighs: dyed(0xe08a2c, 'armour') },
    weapon: 'longRifle',
    extras: ['backpack'],
  }),
  hero('clone-commander', {
    pose: 'point',
    head: helmets.arc(),
    armour: clone(),
    weapon: 'carbine',
    extras: ['kama', 'mantle'],
  }),
  hero('chewbacca-hero-of-kashyyyk', chewbacca('hip')),
  hero('wookiee-chieftain', {
    ...wookieeWarrior('point', 'ryyk'),
    size: 1.2,
    cloak: { paint: paint('trim', 0.7), length: 0.7 },
    head: aliens.wookiee(dyed(0x8a8079, 'fur'), 1.2),
  }),
  alone('r2-d2-independent-astromech', () => astromech(dyed(0x2f5fb0, 'mark'), 'rolling')),
  hero('c-3po-made-to-suffer', threepio('folded', dyed(0xb88f3c, 'metal'))),
  squad('phase-i-clone-troopers', phase1, { head: helmets.clone1(MARK), armour: clone(MARK) }, HEAVY.rotary, {
    'dc-15-phase-i-trooper': HEAVY.gun,
    'dp-23-phase-i-trooper': HEAVY.scatter,
    'rps-6-phase-i-trooper': HEAVY.kneelingRocket,
    'z-6-phase-i-trooper': HEAVY.rotary,
  }),
  squad('phase-ii-clone-troopers', phase2, { extras: ['mantle'] }, HEAVY.launcher, {
    'phase-ii-mortar-trooper': HEAVY.launcher,
    'z-6-phase-ii-trooper': HEAVY.rotary,
  }),
  squad('clone-trooper-infantry', { ...phase2, pose: 'low' }, { extras: ['mantle'] }, HEAVY.rotary, heavies),
  squad(
    'clone-trooper-marksmen',
    { ...phase2, pose: 'kneel', weapon: 'longRifle' },
    { extras: ['mantle'] },
    HEAVY.kneelingRocket,
    heavies,
  ),
  squad('arc-troopers', arcs, { pose: 'slinger' }, HEAVY.sniper, {
    'dc-15x-arc-trooper': HEAVY.sniper,
    'dc-15x-arc-trooper-gunner': HEAVY.gun,
    fives: { pose: 'slinger' },
    echo: { pose: 'aim', weapon: 'longRifle', left: 'none' },
  }),
  squad('arc-troopers-strike-team', { ...arcs, pose: 'slinger' }, {}, HEAVY.sniper, {
    'dc-15x-arc-trooper': HEAVY.sniper,
  }),
  squad('arf-troopers', arfs, {}, HEAVY.kneelingRocket, { 'rps-6-arf-trooper': HEAVY.kneelingRocket }),
  squad('clone-commandos', commandos(MARK), {}, { pose: 'aim', weapon: 'launcher' }),
  squad(
    'clone-commandos-delta-squad',
    { ...commandos(dyed(0xd9822b, 'armour')), pose: 'aim' },
    { head: helmets.commando(dyed(0xb5562a, 'mark')) },
    { pose: 'kneel', weapon: 'sniper', head: helmets.commando(dyed(0x4f9a4a, 'mark')) },
  ),
  squad(
    'wookiee-warriors-kashyyyk-defenders',
    wookieeWarrior('aim', 'carbine'),
    { pose: 'point' },
    wookieeHeavies['bowcaster-wookiee'],
    wookieeHeavies,
  ),
  squad(
    'wookiee-warriors-noble-fighters',
    wookieeWarrior('high', 'ryyk'),
    { pose: 'duel' },
    wookieeHeavies['battle-shield-wookiee'],
    wookieeHeavies,
  ),
  badBatch('the-bad-batch-clone-force-99-republic'),
);

export const REPUBLIC_CREW = {
  pilot: { ...phase2, pose: 'sit', weapon: 'none' },
  gunner: { ...phase2, pose: 'stand', weapon: 'none' },
  wookiee: { ...wookieeWarrior('sit', 'none'), size: 1 },
  anakin: { ...anakin, pose: 'sit', weapon: 'none' },
  jedi: { ...knight, pose: 'sit', weapon: 'none' },
} as const satisfies Readonly<Record<string, Figure>>;
