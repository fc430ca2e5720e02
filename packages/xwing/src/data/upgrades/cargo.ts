import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const cargo: readonly Upgrade[] = upgradesOf('cargo', [
  card('commsbooster', ['Comms Booster', 'Kommunikationsverstärker'], 4, [11, 22, 30]),
  card('slicertools', ['Slicer Tools', 'Hackersoftware'], 7, 11),
  card('shieldprojector', ['Shield Projector', 'Schildprojektor'], 4, 11),
  card('tibannagassupplies', ['Tibanna Gas Supplies', 'Tibanna-Gas-Vorräte'], 4, [11, 22, 30], { limited: true }),
  card('ionizationreactor', ['Ionization Reactor', 'Ionenreaktor'], 4, 22, { limited: true, energyLimit: 5 }),
  card('enginebooster', ['Engine Booster', 'Nachbrenner'], 3, [11, 22, 30], { limited: true }),
  card('expandedcargohold', ['Expanded Cargo Hold', 'Erweiterter Ladebereich'], 1, 11, {
    restrict: { shipType: ['GR-75'] },
  }),
  card('backupshieldgenerator', ['Backup Shield Generator', 'Sekundärer Schildgenerator'], 3, [11, 22, 30], {
    limited: true,
  }),
  card('ememitter', ['EM Emitter', 'EM-Emitter'], 3, 11, { limited: true }),
  card('frequencyjammer', ['Frequency Jammer', 'Störsender'], 4, 11, { limited: true }),
  card('broadcastarray', ['Broadcast Array', 'Sendephalanx'], 2, 35, {
    restrict: { shipType: ['Gozanti-class Cruiser'] },
    grants: { actions: ['jam'] },
    ability: false,
  }),
  card('dockingclamps', ['Docking Clamps', 'Andockklammern'], 0, 35, {
    limited: true,
    restrict: { shipType: ['Gozanti-class Cruiser'] },
  }),
  card('clusterbombs', ['Cluster Bombs', 'Clusterbomben'], 4, 35),
  card('superchargedpowercells', ['Supercharged Power Cells', 'Hochaufgeladene Energiezellen'], 3, 58, {
    limited: true,
  }),
  card('quickreleasecargolocks', ['Quick-release Cargo Locks', 'Frachtcontainer mit Schnellverschluss'], 2, 58, {
    limited: true,
    restrict: { shipType: ['C-ROC Cruiser', 'GR-75'] },
  }),
]);
