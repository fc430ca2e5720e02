/** Torpedoes, missiles and bombs: id, name, points, sets, then what else the card prints. */
import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const TORPEDOES: readonly Upgrade[] = upgradesOf('torpedo', [
  card('protontorpedoes', ['Proton Torpedoes', 'Protonen-Torpedos'], 4, [1, 2, 4, 14, 36], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('advprotontorpedoes', ['Advanced Proton Torpedoes', 'Verstärkte Protonen-Torpedos'], 6, [14, 15, 37, 39], {
    weapon: { dice: 5, range: [1, 1], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('flechettetorpedoes', ['Flechette Torpedoes', 'Flechet-Torpedos'], 2, [11, 18, 34, 62], {
    weapon: { dice: 3, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('iontorpedoes', ['Ion Torpedoes', 'Ionentorpedos'], 5, [24, 25, 35], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('bombloadout', ['Bomb Loadout', 'Bombenladung'], 0, 28, {
    limited: true,
    restrict: { shipType: ['Y-wing'] },
    grants: { gains: [{ slot: 'bomb' }] },
    ability: false,
  }),
  card('plasmatorpedoes', ['Plasma Torpedoes', 'Plasma Torpedos'], 3, [33, 34, 42, 70], {
    weapon: { dice: 4, range: [2, 3], header: 'targetlock', spend: 'targetlock', discard: true },
  }),
  card('extramunitions', ['Extra Munitions', 'Ersatzmunition'], 2, [33, 34], { limited: true }),
  card('seismictorpedo', ['Seismic Torpedo', 'Seismische Torpedos'], 2, [53, 65]),
  card('renegaderefit', ['Renegade Refit', 'Umrüstung der Miliz'], -2, 74, {
    restrict: { ship: ['xwing', 'uwing'] },
    grants: { gains: [{ slot: 'mod', different: true }], discount: { slot: 'ept', by: 1 } },
    ability: false,
  }),
]);

export const MISSILES: readonly Upgrade[] = upgradesOf('missile', [
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

export const BOMBS: readonly Upgrade[] = upgradesOf('bomb', [
  card('seismiccharges', ['Seismic Charges', 'Seismische Bomben'], 2, [7, 15, 27, 67], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('proximitymines', ['Proximity Mines', 'Annäherungsminen'], 3, [7, 27, 52], {
    bomb: { token: 'proximitymine', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('protonbombs', ['Proton Bombs', 'Protonenbomben'], 5, [15, 24], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('ionbombs', ['Ion Bombs', 'Ionenbomben'], 2, [33, 34], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  card('connernet', ['Conner Net', 'Connernetz'], 4, [33, 39, 67], {
    bomb: { token: 'connernet', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('clustermines', ['Cluster Mines', 'Clusterminen'], 4, [34, 39, 52], {
    bomb: { token: 'clustermines', drop: 'action', detonates: 'overlap', discard: true },
  }),
  card('thermaldetonators', ['Thermal Detonators', 'Thermaldetonatoren'], 3, [39, 61, 67], {
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: true },
  }),
  unique('bombletgenerator', ['Bomblet Generator', 'Streubombengenerator'], 3, 65, {
    occupies: 2,
    bomb: { token: 'bomb', drop: 'reveal', detonates: 'endofactivation', discard: false },
  }),
  card('ordnancesilos', ['Ordnance Silos', 'Abwurfsilos'], 2, 67, { restrict: { shipType: ['B/SF-17 Bomber'] } }),
]);
