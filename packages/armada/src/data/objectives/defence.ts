import { objectivesOf } from '../rows.ts';
import type { ObjectiveCard } from '../types.ts';

export const defence: readonly ObjectiveCard[] = objectivesOf('defence', [
  ['contested-outpost', ['Contested Outpost', 'Umkämpfter Außenposten'], 'core', 20],
  ['fire-lanes', ['Fire Lanes', 'Schussbahnen'], 'core', 15],
  ['fleet-ambush', ['Fleet Ambush', 'Hinterhalt'], 'core'],
  ['hyperspace-assault', ['Hyperspace Assault', 'Angriff aus dem Hyperraum'], 'core'],
  ['capture-the-vip', ['Capture the VIP', 'Zielperson gefangen nehmen'], 'corellian-conflict', 50],
  ['fighter-ambush', ['Fighter Ambush', 'Jägerangriff aus dem Hinterhalt'], 'corellian-conflict', 15],
  ['jamming-barrier', ['Jamming Barrier', 'Störbarriere'], 'corellian-conflict'],
  ['planetary-ion-cannon', ['Planetary Ion Cannon', 'Planetare Ionenkanone'], 'corellian-conflict'],
  ['abandoned-mining-facility', 'Abandoned Mining Facility', 'rebellion-in-the-rim', 10],
  ['asteroid-tactics', 'Asteroid Tactics', 'rebellion-in-the-rim'],
  ['fleet-in-being', 'Fleet in Being', 'rebellion-in-the-rim', 15],
  ['rift-ambush', 'Rift Ambush', 'rebellion-in-the-rim'],
]);
