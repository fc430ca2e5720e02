import { card, unique, upgradesOf } from '../../rows.ts';
import { COMMANDS, type UpgradeCard } from '../../types.ts';

export const officerLtoR: readonly UpgradeCard[] = upgradesOf('officer', [
  unique('lando-calrissian-officer', 'Lando Calrissian', 4, { factions: ['rebel'] }),
  unique('leia-organa-officer', 'Leia Organa', 3, { factions: ['rebel'] }),
  unique('lira-wessex', 'Lira Wessex', 2, { factions: ['empire'] }),
  unique('major-derlin', 'Major Derlin', 7, { factions: ['rebel'] }, { exhausts: true }),
  unique(
    'minister-tua',
    ['Minister Tua', 'Ministerin Tua'],
    2,
    { factions: ['empire'], without: { icon: 'defensive-retrofit', sizes: ['medium', 'large'] } },
    { adds: ['defensive-retrofit'], ability: false },
  ),
  card('navigation-officer', 'Navigation Officer', 6),
  unique('passel-argente', 'Passel Argente', 6, { factions: ['separatist'] }),
  unique('raymus-antilles', 'Raymus Antilles', 7, { factions: ['rebel'] }),
  unique('reeva-demesne', 'Reeva Demesne', 4, { factions: ['empire'] }, { exhausts: true }),
  unique('rune-haako', 'Rune Haako', 4, { factions: ['separatist'] }, { starts: { tokens: 2, of: COMMANDS } }),
]);
