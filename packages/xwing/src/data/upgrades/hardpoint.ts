import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const hardpoint: readonly Upgrade[] = upgradesOf('hardpoint', [
  card('singleturbolasers', ['Single Turbolasers', 'Einzelne Turbolaser'], 8, [22, 30], {
    weapon: { dice: 4, range: [3, 5], header: 'energy', energy: 2 },
    energyLimit: 2,
  }),
  card('quadlasercannons', ['Quad Laser Cannons', 'Vierlings-Laserkanone'], 6, [22, 30], {
    weapon: { dice: 3, range: [1, 2], header: 'energy', energy: 1 },
    energyLimit: 2,
  }),
  card('ioncannonbattery', ['Ion Cannon Battery', 'Ionengeschützbatterie'], 6, 30, {
    weapon: { dice: 4, range: [2, 4], header: 'energy', energy: 2 },
    energyLimit: 2,
  }),
  card('duallaserturret', ['Dual Laser Turret', 'Doppellasergeschütz'], 5, 35, {
    restrict: { shipType: ['Gozanti-class Cruiser'] },
    weapon: { dice: 3, range: [1, 3], header: 'energy', energy: 1, outsideArc: true },
    energyLimit: 1,
    ability: false,
  }),
  card('heavylaserturret', ['Heavy Laser Turret', 'Schweres Lasergeschütz'], 5, 58, {
    restrict: { shipType: ['C-ROC Cruiser'] },
    weapon: { dice: 4, range: [2, 3], header: 'energy', energy: 2, outsideArc: true },
    energyLimit: 2,
    ability: false,
  }),
]);
