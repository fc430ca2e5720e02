import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const eptAToD: readonly Upgrade[] = upgradesOf('ept', [
  card('determination', ['Determination', 'Entschlossenheit'], 1, [1, 3]),
  card('daredevil', ['Daredevil', 'Draufgänger'], 3, 9),
  card('deadeye', ['Deadeye', 'Meisterschütze'], 1, [8, 40], { restrict: { size: ['small'] } }),
  card('drawtheirfire', ['Draw Their Fire', 'Das Feuer auf mich ziehen'], 1, 6),
  card('adrenalinerush', ['Adrenaline Rush', 'Adrenalinschub'], 1, [15, 53]),
  card('decoy', ['Decoy', 'Täuschziel'], 2, [16, 75]),
  unique('bodyguard', ['Bodyguard', 'Leibwache'], 2, 25, { restrict: { faction: ['scum'] } }),
  card('calculation', ['Calculation', 'Berechnung'], 1, 25),
  card('crackshot', ['Crack Shot', 'Meisterhafter Schuss'], 1, [31, 32, 52, 74]),
  card('coolhand', ['Cool Hand', 'Sichere Hand'], 1, 37),
  card('adaptability', ['Adaptability', 'Anpassungsfähig'], 0, 41, {
    sides: [
      { name: { en: '+1' }, grants: { stats: { skill: 1 } } },
      { name: { en: '-1' }, grants: { stats: { skill: -1 } } },
    ],
    ability: false,
  }),
  card('attannimindlink', ['Attanni Mindlink', 'Attanni-Implantat'], 1, 42, {
    perSquad: 2,
    restrict: { faction: ['scum'] },
  }),
  unique('ascoretosettle', ['A Score to Settle', 'Eine offene Rechnung'], 0, 61, { conditions: ['adebttopay'] }),
  card('debrisgambit', ['Debris Gambit', 'Trümmer-Gambit'], 2, 68, { restrict: { size: ['small'] } }),
]);
