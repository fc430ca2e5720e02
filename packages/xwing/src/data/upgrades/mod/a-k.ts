import { card, unique, upgradesOf } from '../../rows.ts';
import type { Upgrade } from '../../types.ts';

export const modAToK: readonly Upgrade[] = upgradesOf('mod', [
  card('engineupgrade', ['Engine Upgrade', 'Verbessertes Triebwerk'], 4, [6, 31], {
    grants: { actions: ['boost'] },
    ability: false,
  }),
  card('antipursuitlasers', ['Anti-Pursuit Lasers', 'Kurzstreckenlaser'], 2, 13, { restrict: { size: ['large'] } }),
  card('hullupgrade', ['Hull Upgrade', 'Verbesserte Hülle'], 3, [21, 25, 64], {
    grants: { stats: { hull: 1 } },
    ability: false,
  }),
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
  card('autothrusters', ['Autothrusters', 'Automatische Schubdüsen'], 2, [25, 68], { restrict: { action: 'boost' } }),
  card('advancedslam', ['Advanced SLAM', 'Verbesserter SLAM'], 2, [33, 69]),
  card('ionprojector', ['Ion Projector', 'Ionenprojektor'], 2, [31, 60], { restrict: { size: ['large'] } }),
  card('integratedastromech', ['Integrated Astromech', 'Integrierter Astromech'], 0, [37, 57], {
    restrict: { shipType: ['X-wing'] },
  }),
  card('automatedprotocols', ['Automated Protocols', 'Vollautomatische Protokolle'], 5, [35, 58], {
    restrict: { size: ['huge'] },
  }),
  card('guidancechips', ['Guidance Chips', 'Steuerungschips'], 0, [40, 42]),
  card('gyroscopictargeting', ['Gyroscopic Targeting', 'Gyroskopisches Zielsystem'], 2, 56, {
    restrict: { shipType: ['Lancer-class Pursuit Craft'] },
  }),
  unique('capturedtie', ['Captured TIE', 'Gekaperter TIE'], 1, 59, {
    restrict: { faction: ['rebel'], shipType: ['TIE Fighter'] },
  }),
  card('deflectiveplating', ['Deflective Plating', 'Deflektorpanzerung'], 1, 67, {
    restrict: { shipType: ['B/SF-17 Bomber'] },
  }),
]);
