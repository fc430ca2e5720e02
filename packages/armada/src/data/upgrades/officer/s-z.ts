import { card, unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const officerStoZ: readonly UpgradeCard[] = upgradesOf('officer', [
  unique('sabine-wren', 'Sabine Wren', 4, { factions: ['rebel'] }),
  unique('san-hill', 'San Hill', 3, { factions: ['separatist'] }, { starts: { tokens: 2, of: ['squadron'] } }),
  unique('shu-mai', 'Shu Mai', 4, { factions: ['separatist'] }),
  card('skilled-first-officer', 'Skilled First Officer', 1),
  unique(
    'strategic-adviser',
    ['Strategic Adviser', 'Strategischer Berater'],
    4,
    { sizes: ['large'] },
    { retired: true, exhausts: true },
  ),
  card('support-officer', 'Support Officer', [2, 4]),
  card(
    't-series-tactical-droid',
    'T-series Tactical Droid',
    4,
    { factions: ['separatist'] },
    { exhausts: true, readyCost: COMMANDS },
  ),
  card('tactical-expert', 'Tactical Expert', 6),
  unique(
    'taskmaster-grint',
    ['Taskmaster Grint', 'Projektleiter Grint'],
    5,
    { factions: ['empire'] },
    { starts: { tokens: 1, of: COMMANDS, late: true } },
  ),
  unique(
    'the-grand-inquisitor',
    ['The Grand Inquisitor', 'Der Großinquisitor'],
    4,
    { factions: ['empire'] },
    { exhausts: true },
  ),
  unique('ti-99', 'TI-99', 4, { factions: ['separatist'] }),
  unique('tikkes', 'Tikkes', 2, { factions: ['separatist'] }),
  unique('toryn-farr', 'Toryn Farr', 7, { factions: ['rebel'] }),
  card('veteran-captain', 'Veteran Captain', [2, 3]),
  unique('walex-blissex', 'Walex Blissex', 5, { factions: ['rebel'] }),
  unique('wat-tambor-officer', 'Wat Tambor', [9, 5], { factions: ['separatist'] }),
  card('weapons-liaison', 'Weapons Liaison', 3),
  unique('wedge-antilles-officer', 'Wedge Antilles', 4, { factions: ['rebel'] }),
  card('wing-commander', 'Wing Commander', 6),
  unique('wullf-yularen', 'Wullf Yularen', 7, { factions: ['empire'] }, { exhausts: true }),
]);
