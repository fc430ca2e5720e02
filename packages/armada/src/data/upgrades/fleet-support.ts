import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const fleetSupport: readonly UpgradeCard[] = upgradesOf('fleet-support', [
  card('bomber-command-center', ['Bomber Command Center', 'Bomber-Kommandozentrale'], 8),
  card('comms-net', ['Comms Net', 'Kommunikationsnetz'], 2),
  card('jamming-field', ['Jamming Field', 'Störfeld'], 2),
  card(
    'munitions-resupply',
    'Munitions Resupply',
    3,
    {},
    { exhausts: true, readyCost: ['concentrate', 'repair', 'navigate'], starts: { tokens: 5, of: ['concentrate'] } },
  ),
  card(
    'parts-resupply',
    'Parts Resupply',
    3,
    {},
    { exhausts: true, readyCost: ['repair', 'navigate', 'squadron'], starts: { tokens: 5, of: ['repair'] } },
  ),
  card('repair-crews', 'Repair Crews', [3, 4]),
  card(
    'slicer-tools',
    ['Slicer Tools', 'Hacker-Tools'],
    7,
    {},
    { exhausts: true, startsExhausted: true, readyCost: ['repair'] },
  ),
]);
