import { unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const titleAtoD: readonly UpgradeCard[] = upgradesOf('title', [
  unique('admonition', ['Admonition', 'Admonitor'], [10, 6], { factions: ['rebel'], ships: ['mc30c'] }),
  unique('amity', 'Amity', 6, { factions: ['rebel'], named: 'Mark I', ships: ['starhawk'] }),
  unique('annihilator', 'Annihilator', 8, { factions: ['empire'], ships: ['star-dreadnought'] }),
  unique('aspiration', 'Aspiration', 3, { factions: ['rebel'], ships: ['mc75'] }),
  unique('avenger', ['Avenger', 'Rächer'], 5, { factions: ['empire'], ships: ['imperial'] }, { exhausts: true }),
  unique(
    'beast-of-burden',
    'Beast of Burden',
    6,
    { factions: ['separatist'], ships: ['hardcell'] },
    { exhausts: true },
  ),
  unique('bright-hope', 'Bright Hope', 2, { factions: ['rebel'], ships: ['gr-75'] }),
  unique('cataclysm', 'Cataclysm', 5, { factions: ['empire'], ships: ['onager'] }),
  unique('centicore', 'Centicore', 3, { factions: ['empire'], ships: ['arquitens'] }),
  unique(
    'chimaera',
    ['Chimaera', 'Schimäre'],
    4,
    { factions: ['empire'], ships: ['imperial'], without: { icon: 'fleet-command' } },
    { adds: ['fleet-command'] },
  ),
  unique('concord', 'Concord', 12, { factions: ['rebel'], named: 'Mark I', ships: ['starhawk'] }),
  unique('corrupter', 'Corrupter', [3, 5], { factions: ['empire'], ships: ['victory'] }),
  unique('corvus', 'Corvus', 2, { factions: ['empire'], ships: ['raider'] }),
  unique('defiance', ['Defiance', 'Trutz'], 5, { factions: ['rebel'], ships: ['mc80-home-one'] }),
  unique('demolisher', ['Demolisher', 'Vernichter'], 10, { factions: ['empire'], ships: ['gladiator'] }),
  unique('devastator', 'Devastator', 10, { factions: ['empire'], ships: ['imperial'] }),
  unique('dodonnas-pride', "Dodonna's Pride", [4, 6], { factions: ['rebel'], ships: ['cr90'] }),
  unique('dominator', 'Dominator', [7, 12], { factions: ['empire'], ships: ['victory'] }),
]);
