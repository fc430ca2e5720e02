import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const ionCannons: readonly UpgradeCard[] = upgradesOf('ion-cannons', [
  card(
    'heavy-ion-emplacements',
    ['Heavy Ion Emplacements', 'Schwere Ionengeschützstellung'],
    9,
    {},
    { exhausts: true },
  ),
  card('high-capacity-ion-turbines', 'High-Capacity Ion Turbines', [6, 8], {}, { modification: true }),
  card('ion-cannon-batteries', 'Ion Cannon Batteries', 5),
  card('leading-shots', ['Leading Shots', 'Leitschüsse'], [5, 6]),
  card('ms-1-ion-cannon', ['MS-1 Ion Cannon', 'MS-1-Ionenkanonen'], 2),
  card('nk-7-ion-cannons', ['NK-7 Ion Cannons', 'NK-7-Ionenkanonen'], [6, 10], {}, { exhausts: true }),
  card('overload-pulse', 'Overload Pulse', [6, 8]),
  card('point-defense-ion-cannons', 'Point Defense Ion Cannons', [6, 4], { sizes: ['small', 'medium', 'large'] }),
  card('sw-7-ion-batteries', 'SW-7 Ion Batteries', 5),
]);
