import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const titleHToZ: readonly Upgrade[] = upgradesOf('title', [
  unique('houndstooth', ["Hound's Tooth", 'Reißzahn'], 6, 31, { restrict: { shipType: ['YV-666'] } }),
  unique('slavei', ['Slave I', 'Sklave I'], 0, 7, {
    restrict: { shipType: ['Firespray-31'] },
    grants: { gains: [{ slot: 'torpedo' }] },
    ability: false,
  }),
  unique('millenniumfalcon', ['Millennium Falcon', 'Millennium Falke'], 1, 6, {
    restrict: { shipType: ['YT-1300'] },
    grants: { actions: ['evade'] },
    ability: false,
  }),
  unique('moldycrow', 'Moldy Crow', 3, 12, { restrict: { shipType: ['HWK-290'] } }),
  unique('st321', 'ST-321', 3, 13, { restrict: { shipType: ['Lambda-class Shuttle'] } }),
  card('royalguardtie', ['Royal Guard TIE', 'TIE der Roten Garde'], 0, 21, {
    restrict: { shipType: ['TIE Interceptor'], minSkill: 5 },
    grants: { gains: [{ slot: 'mod', different: true }] },
    ability: false,
  }),
  unique('tantiveiv', 'Tantive IV', 4, 22, {
    restrict: { ship: ['cr90corvettefore'] },
    grants: { gains: [{ slot: 'crew' }, { slot: 'team' }] },
    ability: false,
  }),
  unique('quantumstorm', 'Quantum Storm', 4, 11, {
    restrict: { shipType: ['GR-75'] },
    grants: { stats: { energy: 1 } },
  }),
  unique('jainaslight', ["Jaina's Light", 'Jainas Licht'], 2, 22, { restrict: { ship: ['cr90corvettefore'] } }),
  unique('outrider', 'Outrider', 5, 23, { restrict: { shipType: ['YT-2400'] } }),
  card('heavyscykinterceptor', ['"Heavy Scyk" Interceptor', '"Schwerer Scyk"-Abfangjäger'], 2, [26, 58], {
    restrict: { shipType: ['M3-A Interceptor'] },
    grants: { gainsOneOf: ['cannon', 'torpedo', 'missile'], stats: { hull: 1 } },
    ability: false,
  }),
  card('ig2000', 'IG-2000', 0, 27, { restrict: { faction: ['scum'], shipType: ['Aggressor'] } }),
  unique('virago', 'Virago', 1, 25, {
    restrict: { shipType: ['StarViper'], minSkill: 4 },
    grants: { gains: [{ slot: 'system' }, { slot: 'illicit' }] },
    ability: false,
  }),
  card('tiex1', 'TIE/x1', 0, 30, {
    restrict: { shipType: ['TIE Advanced'] },
    grants: { gains: [{ slot: 'system' }], discount: { slot: 'system', by: 4 } },
    ability: false,
  }),
  unique('instigator', ['Instigator', 'Hetzer'], 4, 30, { restrict: { ship: ['raiderclasscorvetteaft'] } }),
  unique('impetuous', ['Impetuous', 'Ungestüm'], 3, 30, { restrict: { ship: ['raiderclasscorvetteaft'] } }),
  unique('punishingone', ['Punishing One', 'Vollstrecker Eins'], 12, 42, {
    restrict: { shipType: ['JumpMaster 5000'] },
    grants: { stats: { attack: 1 } },
    ability: false,
  }),
  unique('phantom', 'Phantom', 0, 39, { restrict: { shipType: ['Attack Shuttle'] } }),
  card('tiev1', ['TIE/v1', 'TIE-V1'], 1, 40, { restrict: { shipType: ['TIE Adv. Prototype'] } }),
  unique('misthunter', ['Mist Hunter', 'Nebeljäger'], 0, 41, {
    restrict: { shipType: ['G-1A Starfighter'] },
    grants: { gains: [{ slot: 'cannon', mustBe: 'tractorbeam' }], actions: ['barrelroll'] },
    ability: false,
  }),
  card('tiex7', 'TIE/x7', -2, 52, {
    restrict: { shipType: ['TIE Defender'] },
    grants: { loses: ['cannon', 'missile'] },
  }),
  card('tied', 'TIE/D', 0, 52, { restrict: { shipType: ['TIE Defender'] } }),
  card('tieshuttle', ['TIE Shuttle', 'TIE-Shuttle'], 0, 52, {
    restrict: { shipType: ['TIE Bomber'] },
    grants: {
      gains: [
        { slot: 'crew', maxPoints: 4 },
        { slot: 'crew', maxPoints: 4 },
      ],
      losesAll: ['torpedo', 'missile', 'bomb'],
    },
    ability: false,
  }),
  unique('requiem', 'Requiem', 4, 35, { restrict: { shipType: ['Gozanti-class Cruiser'] } }),
  unique('vector', ['Vector', 'Vektor'], 2, 35, {
    restrict: { shipType: ['Gozanti-class Cruiser'] },
    grants: { stats: { energy: 1 } },
  }),
  unique('suppressor', ['Suppressor', 'Unterdrücker'], 6, 35, {
    restrict: { shipType: ['Gozanti-class Cruiser'] },
    grants: { stats: { energy: 2 } },
  }),
  unique('millenniumfalcon-swx57', ['Millennium Falcon', 'Millennium Falke'], 1, 57, {
    restrict: { shipType: ['YT-1300'] },
  }),
  card('specialopstraining', ['Special Ops Training', 'Training der Spezialeinheiten'], 0, 54, {
    restrict: { shipType: ['TIE/sf'] },
  }),
  unique('shadowcaster', 'Shadow Caster', 3, 56, { restrict: { shipType: ['Lancer-class Pursuit Craft'] } }),
  unique('sabinesmasterpiece', ["Sabine's Masterpiece", 'Sabines Meisterwerk'], 1, 59, {
    restrict: { faction: ['rebel'], shipType: ['TIE Fighter'] },
    grants: { gains: [{ slot: 'crew' }, { slot: 'illicit' }] },
    ability: false,
  }),
  unique('kylorensshuttle', ["Kylo Ren's Shuttle", 'Kylo Rens Shuttle'], 2, 60, {
    restrict: { shipType: ['Upsilon-class Shuttle'] },
  }),
  card('pivotwing', ['Pivot Wing', 'Schwenkflügel'], 0, [62, 74], {
    restrict: { shipType: ['U-wing'] },
    sides: [
      { name: { en: 'Attack', de: 'Angriffsposition' }, grants: { stats: { agility: 1 } } },
      { name: { en: 'Landing', de: 'Landeposition' } },
    ],
  }),
  unique('merchantone', ['Merchant One', 'Händler Eins'], 2, 58, {
    restrict: { shipType: ['C-ROC Cruiser'] },
    grants: { gains: [{ slot: 'crew' }, { slot: 'team' }], loses: ['cargo'], stats: { energy: 1 } },
    ability: false,
  }),
  card('lightscykinterceptor', ['"Light Scyk" Interceptor', '"Leichter Scyk"-Abfangjäger'], -2, 58, {
    restrict: { shipType: ['M3-A Interceptor'] },
    grants: { losesAll: ['mod'], dial: { bearings: ['bank'], to: 'green', optional: true } },
  }),
  unique('insatiableworrt', ['Insatiable Worrt', 'Gefräßiger Worrt'], 1, 58, {
    restrict: { shipType: ['C-ROC Cruiser'] },
    grants: { stats: { energy: -1 } },
  }),
  unique('havoc', 'Havoc', 0, 65, {
    restrict: { shipType: ['Scurrg H-6 Bomber'] },
    grants: { gains: [{ slot: 'system' }, { slot: 'samd', uniqueOnly: true }], loses: ['crew'] },
    ability: false,
  }),
  card('vaksai', 'Vaksai', 0, 73, {
    restrict: { shipType: ['Kihraxz Fighter'] },
    grants: {
      gains: [
        { slot: 'mod', different: true },
        { slot: 'mod', different: true },
      ],
      discount: { by: 1 },
    },
    ability: false,
  }),
  card('starvipermkii', ['StarViper Mk.II', 'SternenViper vom Typ II'], -3, 73, {
    restrict: { shipType: ['StarViper'] },
    grants: { gains: [{ slot: 'title', different: true }] },
  }),
  card('xg1assaultconfiguration', ['Xg-1 Assault Configuration', 'XG-1-Angriffskonfiguration'], 1, 69, {
    restrict: { shipType: ['Alpha-class Star Wing'] },
    grants: { gains: [{ slot: 'cannon' }, { slot: 'cannon' }] },
  }),
  unique('phantomii', 'Phantom II', 0, 72, { restrict: { shipType: ['Sheathipede-class Shuttle'] } }),
  card('os1arsenalloadout', ['Os-1 Arsenal Loadout', 'Os-1-Waffenarsenal'], 2, 69, {
    restrict: { shipType: ['Alpha-class Star Wing'] },
    grants: { gains: [{ slot: 'torpedo' }, { slot: 'missile' }] },
  }),
]);
