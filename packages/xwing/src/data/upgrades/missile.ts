import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const missile: readonly Upgrade[] = upgradesOf('missile', [
  card('concussionmissiles', ['Concussion Missiles', 'Erschütterungsraketen'], 4, [5, 6, 8], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('clustermissiles', ['Cluster Missiles', 'Cluster-Raketen'], 4, [5, 8, 30, 35], {
    weapon: { dice: 3, range: [1, 2], header: 'targetlock', spend: 'targetlock', discard: true, twice: true },
    ability: false,
  }),
  card('homingmissiles', ['Homing Missiles', 'Lenkraketen'], 5, [7, 8, 32, 35, 40], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', discard: true },
  }),
  card('assaultmissiles', ['Assault Missiles', 'Angriffsraketen'], 5, [6, 7, 15, 16], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('ionpulsemissiles', ['Ion Pulse Missiles', 'Ionenpuls-Raketen'], 3, [16, 17], {
    weapon: { dice: 3, range: [2, 3], header: 'targetlock', discard: true },
  }),
  card('chardaanrefit', ['Chardaan Refit', 'Chardaan-Nachrüstung'], -2, 29, {
    restrict: { shipType: ['A-wing'] },
    ability: false,
  }),
  card('protonrockets', ['Proton Rockets', 'Protonenraketen'], 3, [23, 29, 30], {
    weapon: { dice: 2, range: [1, 1], header: 'focus', discard: true },
  }),
  card('advhomingmissiles', ['Advanced Homing Missiles', 'Verstärkte Lenkraketen'], 3, [33, 34], {
    weapon: { dice: 3, range: [2, 2], header: 'targetlock', discard: true },
  }),
  card('xx23sthreadtracers', ['XX-23 S-Thread Tracers', 'XX-23-S-Signal-Peilsender'], 1, 40, {
    weapon: { dice: 3, range: [1, 3], header: 'focus', discard: true },
  }),
  card('unguidedrockets', ['Unguided Rockets', 'Ungelenkte Raketen'], 2, 66, {
    occupies: 2,
    weapon: { dice: 3, range: [1, 3], header: 'focus' },
  }),
  card('cruisemissiles', ['Cruise Missiles', 'Marschflugkörper'], 3, [65, 69], {
    weapon: { dice: 1, range: [2, 3], header: 'targetlock', discard: true },
  }),
  card('harpoonmissiles', ['Harpoon Missiles', 'Harpunen-Rakete'], 4, 73, {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', discard: true },
    conditions: ['harpooned'],
  }),
  card('scramblermissiles', ['Scrambler Missiles', 'Störraketen'], 2, 70, {
    weapon: { dice: 3, range: [2, 3], header: 'targetlock', discard: true },
  }),
]);
