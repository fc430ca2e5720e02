/** Cargo, hardpoints and teams of huge ships: id, name, points, sets, then what else the card prints. */
import { card, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const CARGO: readonly Upgrade[] = upgradesOf('cargo', [
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

export const HARDPOINTS: readonly Upgrade[] = upgradesOf('hardpoint', [
  card('singleturbolasers', ['Single Turbolasers', 'Einzelne Turbolaser'], 8, [22, 30], {
    weapon: { dice: 4, range: [3, 5], header: 'energy', energy: 2 },
    energyLimit: 2,
  }),
  card('quadlasercannons', ['Quad Laser Cannons', 'Vierlings-Laserkanone'], 6, [22, 30], {
    weapon: { dice: 3, range: [1, 2], header: 'energy', energy: 1 },
    energyLimit: 2,
  }),
  card('ioncannonbattery', ['Ion Cannon Battery', 'Ionengeschützbatterie'], 6, 30, {
    weapon: { dice: 4, range: [2, 4], header: 'energy', energy: 2 },
    energyLimit: 2,
  }),
  card('duallaserturret', ['Dual Laser Turret', 'Doppellasergeschütz'], 5, 35, {
    restrict: { shipType: ['Gozanti-class Cruiser'] },
    weapon: { dice: 3, range: [1, 3], header: 'energy', energy: 1, outsideArc: true },
    energyLimit: 1,
    ability: false,
  }),
  card('heavylaserturret', ['Heavy Laser Turret', 'Schweres Lasergeschütz'], 5, 58, {
    restrict: { shipType: ['C-ROC Cruiser'] },
    weapon: { dice: 4, range: [2, 3], header: 'energy', energy: 2, outsideArc: true },
    energyLimit: 2,
    ability: false,
  }),
]);

export const TEAMS: readonly Upgrade[] = upgradesOf('team', [
  card('gunneryteam', ['Gunnery Team', 'Bordschützenteam'], 4, [22, 30], { limited: true }),
  card('sensorteam', ['Sensor Team', 'Sensortechnikerteam'], 4, [22, 30]),
  card('engineeringteam', ['Engineering Team', 'Ingenieurteam'], 4, [22, 30], { limited: true }),
  card('ordnanceexperts', ['Ordnance Experts', 'Flugkörperexperten'], 5, 35, { limited: true }),
  card('igrmthugdroids', ['IG-RM Thug Droids', 'IG-RM-Schlägerdroiden'], 1, 58),
]);
