import { objectivesOf } from '../rows.ts';
import type { ObjectiveCard } from '../types.ts';

/** Campaign objectives that the reference prints: the place that is fought for names them, no fleet brings them. */
export const campaign: readonly ObjectiveCard[] = objectivesOf('campaign', [
  [
    'base-defense-armed-station',
    ['Base Defense: Armed Station', 'Basenverteidigung: Bewaffnete Raumstation'],
    'corellian-conflict',
    20,
  ],
  ['base-defense-ion-cannon', ['Base Defense: Ion Cannon', 'Basenverteidigung: Ionenkanone'], 'corellian-conflict', 20],
  ['hyperlane-raid', ['Hyperlane Raid', 'Hyperraumroutenüberfall'], 'corellian-conflict', 15],
  ['show-of-force', ['Show of Force', 'Machtdemonstration'], 'corellian-conflict', 20],
]);
