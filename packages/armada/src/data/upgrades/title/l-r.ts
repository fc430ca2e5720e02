import { card, unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const titleLtoR: readonly UpgradeCard[] = upgradesOf('title', [
  unique(
    'liberator',
    'Liberator',
    2,
    { factions: ['rebel'], ships: ['cr90'], without: { icon: 'fleet-command' } },
    { adds: ['fleet-command'] },
  ),
  unique('liberty', 'Liberty', 3, { factions: ['rebel'], ships: ['mc80-liberty'] }),
  unique('lucid-voice', 'Lucid Voice', [6, 8], { factions: ['separatist'], ships: ['providence'] }),
  card(
    'mon-calamari-exodus-fleet',
    'Mon Calamari Exodus Fleet',
    5,
    { factions: ['rebel'], named: 'MC' },
    { exhausts: true },
  ),
  unique('mon-karren', 'Mon Karren', 6, { factions: ['rebel'], ships: ['mc80-liberty'] }),
  unique('nevoota-bee', 'Nevoota Bee', 5, { factions: ['republic'], ships: ['acclamator'] }),
  unique(
    'nova-defiant',
    'Nova Defiant',
    4,
    { factions: ['separatist'], ships: ['recusant'] },
    { starts: { tokens: 4, of: COMMANDS, kinds: 4, whenever: true } },
  ),
  unique('paragon', 'Paragon', 5, { factions: ['rebel'], ships: ['assault-frigate'] }),
  unique('patriot-fist', 'Patriot Fist', 6, { factions: ['separatist'], ships: ['recusant'] }),
  unique('phoenix-home', 'Phoenix Home', 3, { factions: ['rebel'], ships: ['modified-pelta'] }, { adds: ['officer'] }),
  unique('profundity', 'Profundity', 7, { factions: ['rebel'], ships: ['mc75'] }),
  unique('pursuant', 'Pursuant', 2, { factions: ['empire'], ships: ['quasar-fire'] }),
  unique('quantum-storm', 'Quantum Storm', 1, { factions: ['rebel'], ships: ['gr-75'] }, { exhausts: true }),
  unique(
    'radiant-vii',
    'Radiant VII',
    1,
    { factions: ['republic'], ships: ['consular'] },
    { adds: ['fleet-support'], bars: ['turbolasers', 'ordnance'], ability: false },
  ),
  unique('rakehell', 'Rakehell', 4, { factions: ['empire'], ships: ['onager'] }),
  unique('ravager', 'Ravager', 4, { factions: ['empire'], ships: ['star-dreadnought'] }),
  unique('redemption', 'Redemption', [5, 8], { factions: ['rebel'], ships: ['nebulon-b'] }),
  unique('relentless', 'Relentless', 3, { factions: ['empire'], ships: ['imperial'] }),
  unique(
    'resolute',
    'Resolute',
    [4, 6],
    { factions: ['republic'], ships: ['venator'] },
    { starts: { tokens: 4, of: ['repair', 'squadron', 'concentrate'], kinds: 2 } },
  ),
]);
