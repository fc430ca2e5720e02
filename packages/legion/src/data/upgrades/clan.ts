import { laterUpgrade, upgradesOf } from '../upgrade-rows.ts';

export const CLAN = upgradesOf('clan', [
  laterUpgrade(
    'clan-kryze',
    'Clan Kryze',
    0,
    { types: ['mandalorian-trooper'] },
    { keywords: 'Mandalorians Are Stronger Together', unknown: true },
  ),
  laterUpgrade(
    'clan-wren',
    'Clan Wren',
    0,
    { types: ['mandalorian-trooper'] },
    { keywords: 'We Fight for Our Family', unknown: true },
  ),
  laterUpgrade(
    'children-of-the-watch',
    'Children of the Watch',
    0,
    { types: ['mandalorian-trooper'] },
    { unknown: true },
  ),
  laterUpgrade(
    'clan-saxon',
    'Clan Saxon',
    0,
    { types: ['mandalorian-trooper'] },
    { keywords: 'Victory or Death', unknown: true },
  ),
  laterUpgrade(
    'champion-of-the-watch',
    'Champion of the Watch',
    0,
    [
      { types: ['mandalorian-trooper'], ranks: ['commander'] },
      { types: ['mandalorian-trooper'], ranks: ['operative'] },
    ],
    { unknown: true },
  ),
]);
