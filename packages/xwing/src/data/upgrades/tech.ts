import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const tech: readonly Upgrade[] = upgradesOf('tech', [
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
