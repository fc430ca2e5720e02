import type { Models } from '../../part.ts';
import * as faces from '../figure/faces.ts';
import * as helmets from '../figure/helmets.ts';
import type { Figure } from '../figure.ts';
import { ball, both, dyed, type Paint, paint, rod, spun } from '../kit.ts';
import { all, DARK, HEAVY, hero, squad } from './squad.ts';

/** Those with the T in their visor. */

const SUIT = dyed(0x3f4045);
const BROWN = dyed(0x5a4330);
const plate = (colour: number): Paint => dyed(colour, 'armour');

interface Colours {
  readonly plates: number;
  readonly second?: number;
  readonly suit?: Paint;
  readonly mark?: number;
}
/** In these colours, with a jetpack. */
const warrior = (pose: Figure['pose'], { plates, second = plates, suit = SUIT, mark }: Colours): Figure => ({
  pose,
  head: helmets.mandalorian({ helmet: plate(plates), ...(mark !== undefined && { mark: dyed(mark, 'mark') }) }),
  armour: {
    suit,
    chest: plate(plates),
    shoulders: plate(second),
    forearms: plate(second),
    thighs: plate(plates),
    shins: plate(second),
    boots: DARK,
    belt: BROWN,
  },
  weapon: 'carbine',
  extras: ['jetpack'],
});
const pistols = { weapon: 'pistol', left: 'pistol' } as const;

const FETT = { plates: 0x5c7352, second: 0x5c7352, suit: dyed(0x8f9397), mark: 0x8c2f2a } as const;
const fett: Figure = {
  ...warrior('hip', FETT),
  armour: {
    ...warrior('hip', FETT).armour,
    shoulders: plate(0xc7a03c),
    thighs: plate(0x8a6a3c),
    forearms: plate(0x8c2f2a),
    shins: dyed(0x8f9397),
  },
  cloak: { paint: dyed(0x7d7a4e, 'cloak'), length: 0.5, half: true },
};
/** The child in its pram, afloat. */
const child = [
  ball(dyed(0xb9bec4, 'metal'), 4, [-9.6, 2, 17], { rings: 4, scale: [1, 1.1, 0.85] }),
  ball(dyed(0x8fae63, 'skin'), 2, [-9.6, 3, 21], { rings: 3 }),
  rod(dyed(0x8fae63, 'skin'), [-8, 3, 21.2], [-4.6, 2.6, 22], [0.8, 0.1], 4),
  rod(dyed(0x8fae63, 'skin'), [-11.2, 3, 21.2], [-14.6, 2.6, 22], [0.8, 0.1], 4),
  spun(
    dyed(0xa08a66),
    [
      [2.6, 18.8],
      [2.2, 20.2],
      [1.2, 20.4],
    ],
    [-9.6, 2.4, 0],
    { sides: 8 },
  ),
] as const;
const BESKAR = { plates: 0xb4bac0, suit: dyed(0x5b4f45) } as const;
const KRYZE = { plates: 0x3f6ea5, second: 0xa9b4bf, suit: dyed(0x4b5560) } as const;
const SAXON = { plates: 0xc9c4b8, second: 0xa62a22, suit: dyed(0x33302f), mark: 0xa62a22 } as const;
const MAULS = { plates: 0x9a241e, second: 0x1f2024, suit: dyed(0x26262a), mark: 0x1f2024 } as const;
const WREN = { plates: 0xc7892e, second: 0xe2c34a, suit: dyed(0x4b4a4a), mark: 0xe2c34a } as const;
const horns = both(rod(dyed(0xd9cda8), [1.7, 0.4, 4.4], [3, 0.6, 7.4], [0.6, 0.1], 4));

export const MANDALORIANS: Models = all(
  hero('boba-fett-infamous-bounty-hunter', fett),
  hero('boba-fett-daimyo-of-mos-espa', {
    ...fett,
    pose: 'staff',
    weapon: 'gaffi',
    armour: {
      ...fett.armour,
      suit: dyed(0x24262b),
      chest: plate(0x4d6b47),
      shins: plate(0x4d6b47),
      skirt: dyed(0x24262b),
    },
  }),
  hero('din-djarin', {
    ...warrior('pistol', BESKAR),
    weapon: 'dl44',
    cloak: { paint: dyed(0x4a4038, 'cloak'), length: 0.75 },
    extras: ['bandolier'],
    beside: child,
  }),
  hero('the-armorer', {
    ...warrior('high', { plates: 0xb98a3c, suit: dyed(0x6b3f2e) }),
    head: helmets.armorer,
    weapon: 'hammer',
    left: 'tongs',
    cloak: { paint: dyed(0x7a6248, 'fur'), length: 0.45, wide: 1.2 },
    extras: [],
  }),
  hero('paz-vizsla', {
    ...warrior('hip', { plates: 0x3f5a86, suit: dyed(0x2c313b) }),
    size: 1.1,
    build: { bulk: 1.24, limbs: 1.2 },
    weapon: 'rotary',
    extras: ['jetpack', 'ammo'],
  }),
  hero('bo-katan-kryze', {
    ...warrior('twin', KRYZE),
    ...pistols,
    head: faces.human({ hair: 'fringe', colour: 0xb5482a }),
    build: { bulk: 0.92, limbs: 0.9 },
  }),
  hero('axe-woves', {
    ...warrior('slinger', KRYZE),
    ...pistols,
    head: faces.human({ skin: faces.TAN, hair: 'short', colour: 0x1d1612 }),
    left: 'sword',
  }),
  hero('gar-saxon-militant-commando', {
    ...warrior('pistol', MAULS),
    head: [...helmets.mandalorian({ helmet: plate(0x9a241e) }), ...horns],
    weapon: 'pistol',
    cloak: { paint: dyed(0x2a2527, 'cloak'), length: 0.5 },
  }),
  hero('gar-saxon-head-of-clan-saxon', {
    ...warrior('aim', SAXON),
    head: faces.human({ hair: 'short', colour: 0xa98f63, beard: 'full' }),
    weapon: 'sniper',
    cloak: { paint: dyed(0x8c231d, 'cloak'), length: 0.8 },
  }),
  hero('rook-kast', {
    ...warrior('slinger', MAULS),
    ...pistols,
    head: [...helmets.mandalorian({ helmet: plate(0x1f2024), mark: dyed(0x9a241e, 'mark') }), ...horns],
    build: { bulk: 0.92, limbs: 0.9 },
  }),
  hero('ursa-wren', {
    ...warrior('twin', WREN),
    ...pistols,
    build: { bulk: 0.92, limbs: 0.9 },
    head: faces.human({ hair: 'fringe', colour: 0x2b1f1a }),
    cloak: { paint: dyed(0x7a5c1e, 'cloak'), length: 0.85 },
  }),
  hero('sabine-wren-back-in-the-fold', {
    ...warrior('twin', { plates: 0x7b4fc4, second: 0xff8a3c, suit: dyed(0x3a3a40) }),
    weapon: 'pistol',
    left: 'charge',
    head: faces.human({ hair: 'fringe', colour: 0x8a4fd0 }),
    build: { bulk: 0.92, limbs: 0.9 },
  }),
  hero('mandalorian-leader', {
    ...warrior('point', { plates: 0x7d858d, second: 0x5a6068, mark: 0xd8dde3 }),
    weapon: 'pistol',
    cloak: { paint: paint('cloak'), length: 0.7 },
  }),
  hero('mandalorian-hunter', {
    ...warrior('slinger', { plates: 0x6b5d4c, second: 0x8a8378 }),
    weapon: 'pistol',
    left: 'sword',
    extras: ['bandolier', 'jetpack'],
  }),
  squad(
    'mandalorian-initiates',
    { ...warrior('low', { plates: 0x8a8f96, second: 0x6d6f72 }), extras: ['pouches'] },
    {},
    HEAVY.launcher,
  ),
  squad('mandalorian-warriors', warrior('aim', { plates: 0x6f8296, second: 0x8a949e }), {}, HEAVY.sniper, {
    'galaar-90-sniper-rifle': HEAVY.sniper,
    'micro-grenade-launcher': HEAVY.launcher,
    'shukur-05-repeater': HEAVY.rotary,
  }),
  squad('mandalorian-warriors-fire-support', warrior('hip', { plates: 0x596a52, second: 0x7d7a6a }), {}, HEAVY.rotary, {
    'micro-grenade-launcher': HEAVY.launcher,
    'shukur-05-repeater': HEAVY.rotary,
  }),
  squad('clan-kryze-veterans', warrior('aim', KRYZE), {}, HEAVY.sniper, {
    'galaar-90-sniper-rifle': HEAVY.sniper,
    'shukur-05-repeater': HEAVY.rotary,
  }),
  squad(
    'clan-wren-veterans',
    warrior('low', WREN),
    {},
    { pose: 'duel', weapon: 'sword', left: 'sword' },
    { 'beskad-duelist': { pose: 'duel', weapon: 'sword' } },
  ),
  squad(
    'mandalorian-super-commandos',
    warrior('aim', MAULS),
    { head: [...helmets.mandalorian({ helmet: plate(0x9a241e) }), ...horns] },
    HEAVY.sniper,
    {
      'super-commando-gunslinger': { pose: 'twin', ...pistols },
      'super-commando-marksman': HEAVY.sniper,
    },
  ),
  squad('super-commandos', warrior('aim', SAXON), {}, HEAVY.sniper, {
    'super-commando-gunslinger-saxon': { pose: 'twin', ...pistols },
    'super-commando-marksman-saxon': HEAVY.sniper,
  }),
);
