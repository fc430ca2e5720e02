/** Modifications: id, name, points, sets, then what else the card prints. */
import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const MODIFICATIONS: readonly Upgrade[] = upgradesOf('mod', [
  card('stealthdevice', ['Stealth Device', 'Tarnvorrichtung'], 3, [7, 26, 62, 73], {
    grants: { stats: { agility: 1 } },
  }),
  card('shieldupgrade', ['Shield Upgrade', 'Verbesserte Schilde'], 4, [6, 21], {
    grants: { stats: { shields: 1 } },
    ability: false,
  }),
  card('engineupgrade', ['Engine Upgrade', 'Verbessertes Triebwerk'], 4, [6, 31], {
    grants: { actions: ['boost'] },
    ability: false,
  }),
  card('antipursuitlasers', ['Anti-Pursuit Lasers', 'Kurzstreckenlaser'], 2, 13, { restrict: { size: ['large'] } }),
  card('targetingcomputer', ['Targeting Computer', 'Zielerfassungssystem'], 2, 21, {
    grants: { actions: ['targetlock'] },
    ability: false,
  }),
  card('hullupgrade', ['Hull Upgrade', 'Verbesserte Hülle'], 3, [21, 25, 64], {
    grants: { stats: { hull: 1 } },
    ability: false,
  }),
  card('munitionsfailsafe', ['Munitions Failsafe', 'Ausfallsichere Munition'], 1, [16, 17]),
  card('stygiumparticleaccelerator', ['Stygium Particle Accelerator', 'Stygium-Teilchen-Beschleuniger'], 2, 19),
  card('advancedcloakingdevice', ['Advanced Cloaking Device', 'Verbesserte Tarnvorrichtung'], 4, 19, {
    restrict: { shipType: ['TIE Phantom'] },
  }),
  card('combatretrofit', ['Combat Retrofit', 'Umrüstung für den Kampfeinsatz'], 10, 11, {
    restrict: { size: ['huge'], shipType: ['GR-75'] },
    grants: { stats: { hull: 2, shields: 1 } },
    ability: false,
  }),
  card('bwinge2', 'B-wing/E2', 1, 29, {
    restrict: { shipType: ['B-wing'] },
    grants: { gains: [{ slot: 'crew' }] },
    ability: false,
  }),
  unique('experimentalinterface', ['Experimental Interface', 'Experimentelles Interface'], 3, 23),
  card('countermeasures', ['Countermeasures', 'Gegenmaßnahmen'], 3, [23, 56], { restrict: { size: ['large'] } }),
  card('tacticaljammer', ['Tactical Jammer', 'Taktischer Störsender'], 1, [24, 56], { restrict: { size: ['large'] } }),
  card('autothrusters', ['Autothrusters', 'Automatische Schubdüsen'], 2, [25, 68], { restrict: { action: 'boost' } }),
  card('advancedslam', ['Advanced SLAM', 'Verbesserter SLAM'], 2, [33, 69]),
  card('twinionenginemkii', ['Twin Ion Engine Mk. II', 'Zwillings-Ionenantrieb MK. II'], 1, 34, {
    restrict: { shipType: ['TIE'] },
    grants: { dial: { bearings: ['bank'], to: 'green', optional: true } },
    ability: false,
  }),
  card('maneuveringfins', ['Maneuvering Fins', 'Steuertragflächen'], 1, 31, { restrict: { shipType: ['YV-666'] } }),
  card('ionprojector', ['Ion Projector', 'Ionenprojektor'], 2, [31, 60], { restrict: { size: ['large'] } }),
  card('integratedastromech', ['Integrated Astromech', 'Integrierter Astromech'], 0, [37, 57], {
    restrict: { shipType: ['X-wing'] },
  }),
  card('automatedprotocols', ['Automated Protocols', 'Vollautomatische Protokolle'], 5, [35, 58], {
    restrict: { size: ['huge'] },
  }),
  card('optimizedgenerators', ['Optimized Generators', 'Optimierte Generatoren'], 5, [35, 58], {
    restrict: { size: ['huge'] },
  }),
  card('ordnancetubes', ['Ordnance Tubes', 'Abschussrohre'], 5, 35, {
    restrict: { size: ['huge'] },
    grants: { treats: { slot: 'hardpoint', as: ['torpedo', 'missile'] } },
  }),
  card('longrangescanners', ['Long-Range Scanners', 'Langstreckenscanner'], 0, 52, {
    restrict: { slots: ['torpedo', 'missile'] },
  }),
  card('guidancechips', ['Guidance Chips', 'Steuerungschips'], 0, [40, 42]),
  card('vectoredthrusters', ['Vectored Thrusters', 'Schwenkbare Schubdüsen'], 2, [53, 73], {
    restrict: { size: ['small'] },
    grants: { actions: ['barrelroll'] },
    ability: false,
  }),
  card('gyroscopictargeting', ['Gyroscopic Targeting', 'Gyroskopisches Zielsystem'], 2, 56, {
    restrict: { shipType: ['Lancer-class Pursuit Craft'] },
  }),
  card('smugglingcompartment', ['Smuggling Compartment', 'Schmuggelverschläge'], 0, 57, {
    limited: true,
    restrict: { shipType: ['YT-1300', 'YT-2400'] },
    grants: { gains: [{ slot: 'illicit' }, { slot: 'mod', maxPoints: 3 }] },
    ability: false,
  }),
  unique('capturedtie', ['Captured TIE', 'Gekaperter TIE'], 1, 59, {
    restrict: { faction: ['rebel'], shipType: ['TIE Fighter'] },
  }),
  card('spacetugtractorarray', ['Spacetug Tractor Array', 'Schleppertraktorstrahl'], 2, 61, {
    restrict: { shipType: ['Quadjumper'] },
  }),
  card('lightweightframe', ['Lightweight Frame', 'Leichtgewichtrahmen'], 2, [63, 66], {
    restrict: { shipType: ['TIE'], maxAgility: 2 },
  }),
  card('pulsedrayshield', ['Pulsed Ray Shield', 'Pulsstrahlenschild'], 2, [58, 73], {
    restrict: { faction: ['rebel', 'scum'], exactShields: 1 },
  }),
  card('deflectiveplating', ['Deflective Plating', 'Deflektorpanzerung'], 1, 67, {
    restrict: { shipType: ['B/SF-17 Bomber'] },
  }),
  card('servomotorsfoils', ['Servomotor S-foils', 'Servomotorische S-Flügel'], 0, 74, {
    restrict: { ship: ['xwing'] },
    sides: [
      { name: { en: 'Attack', de: 'Angriffsposition' }, grants: { actions: ['barrelroll'] } },
      {
        name: { en: 'Closed', de: 'Geschlossen' },
        grants: {
          stats: { attack: -1 },
          actions: ['boost'],
          dial: { speeds: [2], bearings: ['bank'], to: 'green', optional: false },
        },
      },
    ],
  }),
  unique('multispectralcamouflage', ['Multi-spectral Camouflage', 'Multispektrale Tarnung'], 1, 75, {
    restrict: { size: ['small'] },
  }),
]);
