import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const turret: readonly Upgrade[] = upgradesOf('turret', [
  card('ioncannonturret', ['Ion Cannon Turret', 'Ionengeschütz'], 5, [4, 12], {
    weapon: { dice: 3, range: [1, 2], outsideArc: true },
  }),
  card('blasterturret', ['Blaster Turret', 'Blastergeschütz'], 4, 12, {
    weapon: { dice: 3, range: [1, 2], header: 'focus', spend: 'focus', outsideArc: true },
    ability: false,
  }),
  card('autoblasterturret', ['Autoblaster Turret', 'Autoblastergeschütz'], 2, 28, {
    weapon: { dice: 2, range: [1, 1], outsideArc: true },
  }),
  card('twinlaserturret', ['Twin Laser Turret', 'Zwillingslasergeschütz'], 6, [33, 66], {
    weapon: { dice: 3, range: [2, 3], outsideArc: true, twice: true },
  }),
  card('dorsalturret', ['Dorsal Turret', 'Dorsaler Geschützturm'], 3, 39, {
    weapon: { dice: 2, range: [1, 2], outsideArc: true },
  }),
  card('syncedturret', ['Synced Turret', 'Gekoppeltes Geschütz'], 4, [65, 66], {
    weapon: { dice: 3, range: [1, 2], header: 'targetlock', outsideArc: true },
  }),
]);
