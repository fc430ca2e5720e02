import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const titleAToG: readonly Upgrade[] = upgradesOf('title', [
  unique('dodonnaspride', ["Dodonna's Pride", 'Dodonnas Stolz'], 4, 22, { restrict: { ship: ['cr90corvettefore'] } }),
  card('awingtestpilot', ['A-wing Test Pilot', 'Erfahrener Testpilot'], 0, 29, {
    restrict: { shipType: ['A-wing'], minSkill: 2 },
    grants: { gains: [{ slot: 'ept', different: true }] },
    ability: false,
  }),
  unique('brighthope', 'Bright Hope', 5, 11, { restrict: { shipType: ['GR-75'] }, grants: { stats: { energy: 2 } } }),
  unique('dutyfree', 'Dutyfree', 2, 11, { restrict: { shipType: ['GR-75'] } }),
  unique('dauntless', 'Dauntless', 2, 24, { restrict: { shipType: ['VT-49 Decimator'] } }),
  unique('andrasta', 'Andrasta', 0, 28, {
    restrict: { shipType: ['Firespray-31'] },
    grants: { gains: [{ slot: 'bomb' }, { slot: 'bomb' }] },
    ability: false,
  }),
  card('btla4ywing', ['BTL-A4 Y-wing', 'BTL-A4-Y-Wing'], 0, 28, { restrict: { shipType: ['Y-wing'] } }),
  unique('assailer', ['Assailer', 'Sturmbringer'], 2, 30, { restrict: { ship: ['raiderclasscorvetteaft'] } }),
  unique('ghost', 'Ghost', 0, 39, { restrict: { shipType: ['VCX-100'] } }),
  unique('blackone', ['Black One', 'Schwarze Eins'], 1, 57, { restrict: { shipType: ['T-70 X-wing'], minSkill: 7 } }),
  card('allianceoverhaul', ['Alliance Overhaul', 'Generalüberholt von der Allianz'], 0, 53, {
    restrict: { shipType: ['ARC-170'] },
  }),
  card('concorddawnprotector', ['Concord Dawn Protector', 'Protektor von Concord Dawn'], 1, 55, {
    restrict: { shipType: ['Protectorate Starfighter'] },
  }),
  card('adaptiveailerons', ['Adaptive Ailerons', 'Adaptive Querruder'], 0, 63, {
    restrict: { shipType: ['TIE Striker'] },
  }),
  unique('brokenhorn', 'Broken Horn', 5, 58, {
    restrict: { shipType: ['C-ROC Cruiser'] },
    grants: { stats: { energy: 2 } },
  }),
  unique('enforcer', ['Enforcer', 'Vollstrecker'], 1, 70, { restrict: { shipType: ['M12-L Kimogila Fighter'] } }),
  unique('ghost-swx72', 'Ghost', 0, 72, { restrict: { shipType: ['VCX-100'] } }),
  unique('firstordervanguard', ['First Order Vanguard', 'Vorhut der Ersten Ordnung'], 2, 68, {
    restrict: { shipType: ['TIE Silencer'] },
  }),
  card('crossfireformation', ['Crossfire Formation', 'Kreuzfeuer-Formation'], 2, 67, {
    restrict: { shipType: ['B/SF-17 Bomber'] },
  }),
  card('advancedailerons', ['Advanced Ailerons', 'Verbesserte Querruder'], 0, 75, {
    restrict: { shipType: ['TIE Reaper'] },
    grants: { dial: { speeds: [3], bearings: ['bank'], to: 'white', optional: false } },
  }),
]);
