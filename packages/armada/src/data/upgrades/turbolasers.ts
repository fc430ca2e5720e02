import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const turbolasers: readonly UpgradeCard[] = upgradesOf('turbolasers', [
  card('dby-827-heavy-turbolasers', 'DBY-827 Heavy Turbolasers', 3),
  card(
    'dual-turbolaser-turrets',
    ['Dual Turbolaser Turrets', 'Doppel-Turbolasergeschütz'],
    [4, 5],
    {},
    { modification: true, exhausts: true },
  ),
  card('enhanced-armament', ['Enhanced Armament', 'Verbesserte Bewaffnung'], 10, {}, { modification: true }),
  card('h9-turbolasers', ['H9 Turbolasers', 'H9-Turbolaser'], 8, {}, { modification: true }),
  card('heavy-fire-zone', 'Heavy Fire Zone', [2, 4]),
  card('heavy-turbolaser-turrets', 'Heavy Turbolaser Turrets', [4, 6]),
  card(
    'linked-turbolaser-towers',
    ['Linked Turbolaser Towers', 'Gekoppelte Turbolasertürme'],
    7,
    {},
    { exhausts: true },
  ),
  card('quad-battery-turrets', 'Quad Battery Turrets', 5, {}, { modification: true }),
  card(
    'quad-turbolaser-cannons',
    ['Quad Turbolaser Cannons', 'Vierlings-Turbolaserkanonen'],
    10,
    {},
    { modification: true },
  ),
  card('slaved-turrets', ['Slaved Turrets', 'Gekoppelte Geschütze'], 6, {}, { modification: true }),
  card('spinal-armament', 'Spinal Armament', 9, {}, { modification: true }),
  card(
    'swivel-mount-batteries',
    'Swivel-Mount Batteries',
    8,
    { factions: ['republic', 'separatist'] },
    { modification: true, exhausts: true, readyCost: ['concentrate'] },
  ),
  card(
    'turbolaser-reroute-circuits',
    ['Turbolaser Reroute Circuits', 'Turbolaser-Umleitungsschaltkreise'],
    7,
    {},
    { exhausts: true },
  ),
  card('xi7-turbolasers', ['XI7 Turbolasers', 'XI-7-Turbolaser'], 6),
  card('xx-9-turbolasers', ['XX-9 Turbolasers', 'XX-9-Turbolaser'], [2, 5]),
]);
