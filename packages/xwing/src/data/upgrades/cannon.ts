import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const cannon: readonly Upgrade[] = upgradesOf('cannon', [
  card('ioncannon', ['Ion Cannon', 'Ionenkanonen'], 3, [7, 14, 17, 26], { weapon: { dice: 3, range: [1, 3] } }),
  card('heavylasercannon', ['Heavy Laser Cannon', 'Schwere Laserkanone'], 7, [7, 13, 23, 31], {
    weapon: { dice: 4, range: [2, 3] },
  }),
  card('autoblaster', ['Autoblaster', 'Repetierblaster'], 5, [14, 27], { weapon: { dice: 3, range: [1, 1] } }),
  card('flechettecannon', ['Flechette Cannon', 'Flechettekanonen'], 2, 26, { weapon: { dice: 3, range: [1, 3] } }),
  card('manglercannon', ['"Mangler" Cannon', '"Mangler"-Kanonen'], 4, [26, 27], { weapon: { dice: 3, range: [1, 3] } }),
  card('tractorbeam', ['Tractor Beam', 'Traktorstrahl'], 1, [41, 52], { weapon: { dice: 3, range: [1, 3] } }),
  card('arccaster', ['ARC Caster', 'ARC-Werfer'], 2, 58, {
    restrict: { faction: ['rebel', 'scum'] },
    sides: [
      { name: { en: 'Ready', de: 'Bereit' }, weapon: { dice: 4, range: [1, 1] } },
      { name: { en: 'Recharging', de: 'Lädt nach' } },
    ],
  }),
  card('jammingbeam', ['Jamming Beam', 'Störstrahl'], 1, 69, { weapon: { dice: 3, range: [1, 2] } }),
  card('linkedbattery', ['Linked Battery', 'Gekoppelte Geschützbatterie'], 2, 69, {
    limited: true,
    restrict: { size: ['small'] },
  }),
]);
