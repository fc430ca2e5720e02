import { card, unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const officerC: readonly UpgradeCard[] = upgradesOf('officer', [
  unique('captain-brunson', 'Captain Brunson', 9, { factions: ['empire'] }, { exhausts: true }),
  unique('captain-needa', 'Captain Needa', 2, { factions: ['empire'] }),
  unique('captain-rex', 'Captain Rex', 5, { factions: ['rebel'] }),
  card('chart-officer', 'Chart Officer', 2),
  unique(
    'clone-captain-silver',
    'Clone Captain Silver',
    4,
    { factions: ['republic'] },
    { exhausts: true, readyCost: ['navigate'], starts: { tokens: 1, of: ['navigate'] } },
  ),
  unique(
    'clone-captain-zak',
    'Clone Captain Zak',
    5,
    { factions: ['republic'] },
    { exhausts: true, readyCost: ['concentrate'], starts: { tokens: 1, of: ['concentrate'] } },
  ),
  unique(
    'clone-commander-wolffe',
    'Clone Commander Wolffe',
    6,
    { factions: ['republic'] },
    { exhausts: true, readyCost: ['squadron'], starts: { tokens: 1, of: ['squadron'] } },
  ),
  card(
    'clone-navigation-officer',
    'Clone Navigation Officer',
    4,
    { factions: ['republic'] },
    { exhausts: true, readyCost: COMMANDS, starts: { tokens: 1, of: ['navigate'] } },
  ),
  unique('commandant-aresko', 'Commandant Aresko', 7, { factions: ['empire'] }, { exhausts: true }),
  unique('commander-beck', 'Commander Beck', 3, { factions: ['empire'] }),
  unique('commander-gherant', 'Commander Gherant', 2, { factions: ['empire'] }),
  unique('commander-vanto', 'Commander Vanto', 7, { factions: ['empire'] }, { exhausts: true }),
  unique('commander-woldar', 'Commander Woldar', 4, { factions: ['empire'] }),
]);
