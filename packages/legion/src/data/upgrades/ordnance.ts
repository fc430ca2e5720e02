import { upgrade, upgradesOf } from '../upgrade-rows.ts';

export const ORDNANCE = upgradesOf('ordnance', [
  upgrade(
    'bunker-buster-shells',
    '"Bunker Buster" Shells',
    12,
    {},
    { weapons: '[1-2] 1B 3W (Blast, Cycle, Fixed: Front, Scatter) {exhaust}', later: {} },
  ),
  upgrade(
    'armor-piercing-shells',
    'Armor-Piercing Shells',
    10,
    {},
    { weapons: '[2-3] 1R 2B (Cycle, Fixed: Front, Impact 3) {exhaust}', later: {} },
  ),
  upgrade(
    'high-energy-shells',
    'High-Energy Shells',
    8,
    {},
    { weapons: '[2-4] 2R 1W (Critical 1, Cycle, High Velocity, Fixed: Front) {exhaust}', later: {} },
  ),
]);
