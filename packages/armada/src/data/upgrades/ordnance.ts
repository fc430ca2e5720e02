import { card, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const ordnance: readonly UpgradeCard[] = upgradesOf('ordnance', [
  card(
    'assault-concussion-missiles',
    ['Assault Concussion Missiles', 'Angriffs-Erschütterungsraketen'],
    5,
    {},
    { exhausts: true },
  ),
  card(
    'assault-proton-torpedoes',
    ['Assault Proton Torpedoes', 'Angriffs-Protonentorpedos'],
    4,
    {},
    { exhausts: true },
  ),
  card('expanded-launchers', 'Expanded Launchers', [8, 13], {}, { modification: true }),
  card('external-racks', ['External Racks', 'Externe Träger'], 4),
  card('flechette-torpedoes', ['Flechette Torpedoes', 'Flechette-Torpedos'], 3),
  card('ordnance-pods', ['Ordnance Pods', 'Sprengkapseln'], 3, { sizes: ['medium', 'large'] }, { exhausts: true }),
  card('rapid-reload', 'Rapid Reload', [4, 8], {}, { modification: true }),
  card('wide-area-barrage', 'Wide-Area Barrage', 2),
]);
