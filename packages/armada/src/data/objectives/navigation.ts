import { objectivesOf } from '../rows.ts';
import type { ObjectiveCard } from '../types.ts';

export const navigation: readonly ObjectiveCard[] = objectivesOf('navigation', [
  ['dangerous-territory', ['Dangerous Territory', 'Gefährliches Terrain'], 'core', 15],
  ['intel-sweep', ['Intel Sweep', 'Spionageflug'], 'core'],
  ['minefields', ['Minefields', 'Minenfeld'], 'core'],
  ['superior-positions', 'Superior Positions', 'core', 15],
  ['navigational-hazards', ['Navigational Hazards', 'Navigationshindernisse'], 'corellian-conflict', 15],
  ['salvage-run', 'Salvage Run', 'corellian-conflict', 20],
  ['sensor-net', 'Sensor Net', 'corellian-conflict', 15],
  ['solar-corona', ['Solar Corona', 'Sonnenkorona'], 'corellian-conflict'],
  ['doomed-station', ['Doomed Station', 'Dem Untergang geweihte Raumstation'], 'rebellion-in-the-rim', 20],
  ['hyperspace-migration', ['Hyperspace Migration', 'Hyperraum-Wanderung'], 'rebellion-in-the-rim', 20],
  ['infested-fields', 'Infested Fields', 'rebellion-in-the-rim', 15],
  ['volatile-deposits', 'Volatile Deposits', 'rebellion-in-the-rim', 15],
]);
