import { objectivesOf } from '../rows.ts';
import type { ObjectiveCard } from '../types.ts';

export const assault: readonly ObjectiveCard[] = objectivesOf('assault', [
  ['advanced-gunnery', ['Advanced Gunnery', 'Fortschrittliche Artillerie'], 'core'],
  ['most-wanted', ['Most Wanted', 'Dringend gesucht!'], 'core'],
  ['opening-salvo', ['Opening Salvo', 'Eröffnungssalve'], 'core'],
  ['precision-strike', 'Precision Strike', 'core', 15],
  ['blockade-run', ['Blockade Run', 'Blockadebrecher'], 'corellian-conflict', 20],
  ['close-range-intel-scan', 'Close-Range Intel Scan', 'corellian-conflict', 10],
  ['station-assault', 'Station Assault', 'corellian-conflict', 40],
  ['targeting-beacons', ['Targeting Beacons', 'Zielbaken'], 'corellian-conflict'],
  ['ion-storm', 'Ion Storm', 'rebellion-in-the-rim', 15],
  ['marked-for-destruction', 'Marked for Destruction', 'rebellion-in-the-rim', 15],
  ['rift-assault', ['Rift Assault', 'Angriff im Strudel'], 'rebellion-in-the-rim', 10],
  ['surprise-attack', ['Surprise Attack', 'Überraschungsangriff'], 'rebellion-in-the-rim'],
]);
