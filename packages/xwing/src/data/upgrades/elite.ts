/** Elite upgrades: id, name, points, sets, then what else the card prints. */
import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const ELITE: readonly Upgrade[] = upgradesOf('ept', [
  card('determination', ['Determination', 'Entschlossenheit'], 1, [1, 3]),
  card('swarmtactics', ['Swarm Tactics', 'Schwarmtaktik'], 2, [3, 5]),
  unique('squadleader', ['Squad Leader', 'Staffelführer'], 2, 5),
  card('experthandling', ['Expert Handling', 'Flugkunst'], 2, [2, 5, 35]),
  card('marksmanship', ['Marksmanship', 'Treffsicherheit'], 3, [1, 2, 35]),
  card('daredevil', ['Daredevil', 'Draufgänger'], 3, 9),
  card('elusiveness', ['Elusiveness', 'Schwer zu Treffen'], 2, [6, 9]),
  card('pushthelimit', ['Push the Limit', 'Bis an die Grenzen'], 3, [8, 21]),
  card('deadeye', ['Deadeye', 'Meisterschütze'], 1, [8, 40], { restrict: { size: ['small'] } }),
  card('expose', ['Expose', 'Aggressiv'], 4, [7, 35]),
  card('veteraninstincts', ['Veteran Instincts', 'Veteraneninstinkte'], 1, [6, 7, 56, 59], {
    grants: { stats: { skill: 2 } },
    ability: false,
  }),
  card('drawtheirfire', ['Draw Their Fire', 'Das Feuer auf mich ziehen'], 1, 6),
  card('adrenalinerush', ['Adrenaline Rush', 'Adrenalinschub'], 1, [15, 53]),
  card('opportunist', 'Opportunist', 4, 21),
  card('wingman', ['Wingman', 'Flügelmann'], 2, 16),
  card('decoy', ['Decoy', 'Täuschziel'], 2, [16, 75]),
  card('outmaneuver', ['Outmaneuver', 'Ausmanövrieren'], 3, [17, 18]),
  card('predator', ['Predator', 'Jagdinstinkt'], 3, [17, 32, 39]),
  card('stayontarget', ['Stay on Target', 'Am Ziel bleiben'], 2, [23, 31]),
  unique('lonewolf', ['Lone Wolf', 'Einsamer Wolf'], 2, [23, 31]),
  card('ruthlessness', ['Ruthlessness', 'Erbarmungslos'], 3, 24, { restrict: { faction: ['imperial'] } }),
  card('intimidation', ['Intimidation', 'Furchteinflößend'], 2, [24, 64]),
  unique('bodyguard', ['Bodyguard', 'Leibwache'], 2, 25, { restrict: { faction: ['scum'] } }),
  card('calculation', ['Calculation', 'Berechnung'], 1, 25),
  card('lightningreflexes', ['Lightning Reflexes', 'Blitzschnelle Reflexe'], 1, [32, 65], {
    restrict: { size: ['small'] },
  }),
  card('crackshot', ['Crack Shot', 'Meisterhafter Schuss'], 1, [31, 32, 52, 74]),
  card('coolhand', ['Cool Hand', 'Sichere Hand'], 1, 37),
  card('juke', ['Juke', 'Finte'], 2, 38, { restrict: { size: ['small'] } }),
  card('wired', ['Wired', 'Aufgedreht'], 1, [36, 54]),
  card('adaptability', ['Adaptability', 'Anpassungsfähig'], 0, 41, {
    sides: [
      { name: { en: '+1' }, grants: { stats: { skill: 1 } } },
      { name: { en: '-1' }, grants: { stats: { skill: -1 } } },
    ],
    ability: false,
  }),
  card('rage', ['Rage', 'Wutanfall'], 1, 42),
  card('attannimindlink', ['Attanni Mindlink', 'Attanni-Implantat'], 1, 42, {
    perSquad: 2,
    restrict: { faction: ['scum'] },
  }),
  card('fearlessness', ['Fearlessness', 'Furchtlosigkeit'], 1, 55, { restrict: { faction: ['scum'] } }),
  unique('ascoretosettle', ['A Score to Settle', 'Eine offene Rechnung'], 0, 61, { conditions: ['adebttopay'] }),
  card('snapshot', ['Snap Shot', 'Schnellfeuer'], 2, [57, 60], { weapon: { dice: 2, range: [1, 1] } }),
  card('trickshot', ['Trick Shot', 'Trickschuss'], 0, 57),
  unique('swarmleader', ['Swarm Leader', 'Schwarmführer'], 3, 63),
  card('expertise', ['Expertise', 'Expertenwissen'], 4, 62),
  card('intensity', ['Intensity', 'Anspannung'], 2, 66, {
    restrict: { size: ['small'] },
    sides: [{ name: { en: 'Ready', de: 'Bereit' } }, { name: { en: 'Exhausted', de: 'Erschöpft' } }],
  }),
  unique('selflessness', ['Selflessness', 'Selbstlosigkeit'], 1, 64, {
    restrict: { faction: ['rebel'], size: ['small'] },
  }),
  card('saturationsalvo', ['Saturation Salvo', 'Flächenangriff'], 1, [69, 70]),
  card('debrisgambit', ['Debris Gambit', 'Trümmer-Gambit'], 2, 68, { restrict: { size: ['small'] } }),
]);
