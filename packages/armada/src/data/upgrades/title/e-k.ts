import { unique, upgradesOf } from '../../rows.ts';
import type { UpgradeCard } from '../../types.ts';

export const titleEtoK: readonly UpgradeCard[] = upgradesOf('title', [
  unique('eclipse', 'Eclipse', 3, { factions: ['empire'], ships: ['star-dreadnought'] }),
  unique('endeavor', 'Endeavor', 4, { factions: ['rebel'], ships: ['mc80-liberty'] }),
  unique('executor', 'Executor', 2, { factions: ['empire'], ships: ['star-dreadnought'] }),
  unique('fb-88', 'FB-88', 4, { factions: ['republic'], ships: ['pelta'] }),
  unique('foremans-labor', "Foreman's Labor", 5, { factions: ['separatist'], ships: ['hardcell'] }, { exhausts: true }),
  unique('foresight', 'Foresight', [10, 8], { factions: ['rebel'], ships: ['mc30c'] }),
  unique('gallant-haven', ['Gallant Haven', 'Tapferkeit'], 8, { factions: ['rebel'], ships: ['assault-frigate'] }),
  unique('garels-honor', "Garel's Honor", 4, { factions: ['rebel'], ships: ['hammerhead'] }),
  unique('gilded-aegis', 'Gilded Aegis', 5, { factions: ['separatist'], ships: ['recusant'] }),
  unique(
    'hand-of-justice',
    'Hand of Justice',
    [2, 4],
    { factions: ['empire'], ships: ['arquitens'] },
    { exhausts: true },
  ),
  unique('harrow', 'Harrow', 3, { factions: ['empire'], ships: ['victory'] }, { adds: ['support-team'] }),
  unique('home-one', 'Home One', [5, 7], { factions: ['rebel'], ships: ['mc80-home-one'] }),
  unique('impetuous', ['Impetuous', 'Ungestüm'], 4, { factions: ['empire'], ships: ['raider'] }),
  unique('implacable', 'Implacable', 4, { factions: ['republic'], ships: ['acclamator'] }, { exhausts: true }),
  unique('independence', 'Independence', 8, { factions: ['rebel'], ships: ['mc80-home-one'] }),
  unique('insidious', ['Insidious', 'Heimtücke'], 3, { factions: ['empire'], ships: ['gladiator'] }),
  unique('instigator', ['Instigator', 'Hetzer'], 4, { factions: ['empire'], ships: ['raider'] }),
  unique('interdictor', 'Interdictor', 3, { factions: ['empire'], ships: ['interdictor'] }, { exhausts: true }),
  unique(
    'invincible',
    'Invincible',
    5,
    { factions: ['separatist'], ships: ['providence'] },
    { adds: ['defensive-retrofit'], ability: false },
  ),
  unique('invisible-hand', 'Invisible Hand', [8, 9], { factions: ['separatist'], ships: ['providence'] }),
  unique('jainas-light', "Jaina's Light", [5, 2], { factions: ['rebel'], ships: ['cr90'] }),
]);
