/** Systems, tech and illicit upgrades: id, name, points, sets, then what else the card prints. */
import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const SYSTEMS: readonly Upgrade[] = upgradesOf('system', [
  card('firecontrolsystem', ['Fire-Control System', 'Feuerkontrollsystem'], 2, [14, 19]),
  card('advancedsensors', ['Advanced Sensors', 'Verbesserte Sensoren'], 3, [13, 18]),
  card('sensorjammer', ['Sensor Jammer', 'Störsender'], 4, [13, 62, 68]),
  card('enhancedscopes', ['Enhanced Scopes', 'Verbessertes Radar'], 1, [29, 34]),
  card('accuracycorrector', ['Accuracy Corrector', 'Zielvisor'], 3, [25, 27]),
  card('advtargetingcomputer', ['Advanced Targeting Computer', 'Verbesserter Zielcomputer'], 5, 30, {
    restrict: { shipType: ['TIE Advanced'] },
  }),
  card('reinforceddeflectors', ['Reinforced Deflectors', 'Verstärkte Deflektoren'], 3, 39, {
    restrict: { size: ['large'] },
  }),
  card('electronicbaffle', ['Electronic Baffle', 'Elektronischer Dämpfer'], 1, 41),
  card('collisiondetector', ['Collision Detector', 'Kollisionssensor'], 0, 54),
  card('minefieldmapper', ['Minefield Mapper', 'Minenwurfsystem'], 0, 65),
  card('trajectorysimulator', ['Trajectory Simulator', 'Flugbahn-Simulator'], 1, 67),
  unique('targetingscrambler', ['Targeting Scrambler', 'Zielcomputer-Sperrsystem'], 0, 74, {
    conditions: ['scrambled'],
  }),
  card('thrustcorrector', ['Thrust Corrector', 'Schubregler'], 1, 74, { restrict: { maxHull: 4 } }),
]);

export const TECH: readonly Upgrade[] = upgradesOf('tech', [
  card('commrelay', ['Comm Relay', 'Kommunikations-Relais'], 3, 38),
  card('weaponsguidance', ['Weapons Guidance', 'Zielführung'], 2, [36, 37]),
  card('sensorcluster', ['Sensor Cluster', 'Sensorcluster'], 2, 54),
  card('primedthrusters', ['Primed Thrusters', 'Verbesserte Schubdüsen'], 1, [57, 68], {
    restrict: { size: ['small'] },
  }),
  card('patternanalyzer', ['Pattern Analyzer', 'Mustererkennung'], 2, 57),
  card('targetingsynchronizer', ['Targeting Synchronizer', 'Zielsynchronisiersystem'], 3, [60, 67]),
  card('hyperwavecommscanner', ['Hyperwave Comm Scanner', 'Hyperwellen-Kommunikations-Scanner'], 1, [60, 61]),
  card('advancedoptics', ['Advanced Optics', 'Verbesserte Optik'], 2, [67, 68]),
  card('threattracker', ['Threat Tracker', 'Annäherungsalarm'], 3, 68, { restrict: { size: ['small'] } }),
]);

export const ILLICIT: readonly Upgrade[] = upgradesOf('illicit', [
  card('inertialdampeners', ['Inertial Dampeners', 'Trägheitsdämpfer'], 1, [25, 27]),
  card('deadmansswitch', ["Dead Man's Switch", 'Totmannschalter'], 2, [27, 70]),
  card('feedbackarray', ['Feedback Array', 'Rückkopplungsfeld'], 2, [27, 42]),
  card('hotshotblaster', '"Hot Shot" Blaster', 3, [27, 28], {
    weapon: { dice: 3, range: [1, 2], discard: true, outsideArc: true },
    ability: false,
  }),
  card('glitterstim', ['Glitterstim', 'Glitzerstim'], 2, [31, 32]),
  unique('cloakingdevice', ['Cloaking Device', 'Tarngerät'], 2, 41, { restrict: { size: ['small'] } }),
  card('riggedcargochute', ['Rigged Cargo Chute', 'Manipulierte Frachtrampe'], 1, 56, {
    restrict: { size: ['large'] },
  }),
  card('blackmarketslicertools', ['Black Market Slicer Tools', 'Hacker-Tools vom Schwarzmarkt'], 1, 56),
  card('burnoutslam', ['Burnout SLAM', 'Durchbrennender SLAM'], 1, 57, {
    restrict: { size: ['large'] },
    grants: { actions: ['slam'] },
  }),
  unique('empdevice', ['EMP Device', 'EMP Emitter'], 2, 59),
  card('scavengercrane', ['Scavenger Crane', 'Schrottsammler-Kran'], 2, 61),
  card('iondischargers', ['Ion Dischargers', 'Ionen-Entlader'], 2, 73),
  card('contrabandcybernetics', ['Contraband Cybernetics', 'Illegale Kybernetik'], 1, 70),
]);
