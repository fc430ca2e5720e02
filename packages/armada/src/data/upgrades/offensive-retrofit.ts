import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const offensiveRetrofit: readonly UpgradeCard[] = upgradesOf('offensive-retrofit', [
  card('advanced-transponder-net', 'Advanced Transponder Net', 5, {}, { modification: true }),
  card('b2-rocket-troopers', 'B2 Rocket Troopers', 7, { factions: ['separatist'] }, { exhausts: true }),
  card('boosted-comms', 'Boosted Comms', 4),
  card('disposable-capacitors', 'Disposable Capacitors', 3, { sizes: ['small', 'medium'] }),
  card('expanded-hangar-bay', 'Expanded Hangar Bay', 5),
  card(
    'flag-bridge',
    'Flag Bridge',
    0,
    { sizes: ['medium', 'large'], flagship: true },
    { modification: true, adds: ['fleet-command'] },
  ),
  card('flak-guns', 'Flak Guns', 3),
  card('hardened-bulkheads', 'Hardened Bulkheads', 5, { sizes: ['large'] }),
  card('hyperspace-rings', 'Hyperspace Rings', 3, { factions: ['republic'] }),
  card(
    'hyperwave-signal-boost',
    'Hyperwave Signal Boost',
    3,
    { factions: ['separatist'] },
    { exhausts: true, readyCost: ['repair', 'squadron'] },
  ),
  card(
    'phylon-q7-tractor-beams',
    ['Phylon Q7 Tractor Beams', 'Phylon-Q7-Traktorstrahl'],
    6,
    {},
    { modification: true, exhausts: true },
  ),
  card('point-defense-reroute', 'Point-Defense Reroute', 5),
  card('proximity-mines', 'Proximity Mines', 4),
  card('quad-laser-turrets', ['Quad Laser Turrets', 'Vierlings-Lasergeschütz'], 5),
  card('rapid-launch-bays', ['Rapid Launch Bays', 'Schnellstart-Hangar'], 6),
  card('reserve-hangar-deck', 'Reserve Hangar Deck', [4, 3]),
  card(
    'spha-t',
    'SPHA-T',
    7,
    { factions: ['republic'], named: 'Star Destroyer' },
    { modification: true, exhausts: true, readyCost: ['concentrate'] },
  ),
]);
