import { laterUpgrade, upgrade, upgradesOf } from '../upgrade-rows.ts';

export const COMMS = upgradesOf('comms', [
  upgrade(
    'command-control-array',
    'Command Control Array',
    2,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { effect: true, later: {} },
  ),
  upgrade('comms-jammer', 'Comms Jammer', [5, 15], {}, { effect: true, later: {} }),
  upgrade('comms-relay', 'Comms Relay', 5, { notTypes: ['emplacement-trooper'] }, { effect: true }),
  upgrade('hq-uplink', 'HQ Uplink', 10, {}, { exhausts: true, effect: true, later: { copies: 2 } }),
  upgrade('hacked-comms-unit', 'Hacked Comms Unit', 5, {}, { effect: true, later: {} }),
  upgrade('integrated-comms-antenna', 'Integrated Comms Antenna', 3, { types: ['droid-trooper'] }, { effect: true }),
  upgrade(
    'linked-targeting-array',
    'Linked Targeting Array',
    5,
    { types: ['ground-vehicle', 'repulsor-vehicle', 'emplacement-trooper'] },
    { keywords: 'Target 1', later: {} },
  ),
  upgrade('long-range-comlink', 'Long Range Comlink', [5, 10], {}, { effect: true }),
  upgrade(
    'onboard-comms-channel',
    'Onboard Comms Channel',
    3,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { effect: true, later: { points: 10, keywords: 'Coordinate: Trooper', effect: false } },
  ),
  laterUpgrade('emergency-transponder', 'Emergency Transponder', 4, {}, { expends: true, effect: true }),
  laterUpgrade('spotter-uplink', 'Spotter Uplink', 3, {}, { effect: true }),
  laterUpgrade(
    'infantry-support',
    'Infantry Support',
    10,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { unreleased: true, unknown: true },
  ),
  laterUpgrade(
    'adaptive-combat-network',
    'Adaptive Combat Network',
    4,
    { types: ['droid-trooper', 'heavy-droid-trooper'] },
    { unreleased: true, unknown: true },
  ),
  laterUpgrade(
    'squadron-leader',
    '•Squadron Leader',
    10,
    { types: ['ground-vehicle', 'repulsor-vehicle'] },
    { unreleased: true, unknown: true },
  ),
]);
