import { objectivesOf } from '../rows.ts';
import type { ObjectiveCard } from '../types.ts';

/** Objectives of The Corellian Conflict: the place that is fought for names them, no fleet brings them. */
export const campaign: readonly ObjectiveCard[] = objectivesOf('campaign', [
  [
    'base-defense-armed-station',
    ['Base Defense: Armed Station', 'Basenverteidigung: Bewaffnete Raumstation'],
    'corellian-conflict',
    20,
  ],
  ['asteroids', ['Asteroids', 'Asteroiden'], 'corellian-conflict'],
  [
    'base-defense-fighter-wing',
    ['Base Defense: Fighter Wing', 'Basenverteidigung: Jägergeschwader'],
    'corellian-conflict',
  ],
  ['independent-station', ['Independent Station', 'Unabhängige Raumstation'], 'corellian-conflict'],
  ['nebula-outskirts', ['Nebula Outskirts', 'Nebelrandregion'], 'corellian-conflict'],
  ['base-defense-ion-cannon', ['Base Defense: Ion Cannon', 'Basenverteidigung: Ionenkanone'], 'corellian-conflict', 20],
  ['hyperlane-raid', ['Hyperlane Raid', 'Hyperraumroutenüberfall'], 'corellian-conflict', 15],
  ['show-of-force', ['Show of Force', 'Machtdemonstration'], 'corellian-conflict', 20],
]);
