import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const system: readonly Upgrade[] = upgradesOf('system', [
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
