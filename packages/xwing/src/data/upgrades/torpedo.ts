import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const torpedo: readonly Upgrade[] = upgradesOf('torpedo', [
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
