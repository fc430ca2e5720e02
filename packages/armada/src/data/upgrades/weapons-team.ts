import { card, unique, upgradesOf } from '../rows.ts';
import type { UpgradeCard } from '../types.ts';

export const weaponsTeam: readonly UpgradeCard[] = upgradesOf('weapons-team', [
  unique('caitken-and-shollan', 'Caitken and Shollan', 6, { factions: ['rebel'] }, { exhausts: true }),
  card('clone-gunners', 'Clone Gunners', 4, { factions: ['republic'], traits: ['clone'] }),
  card('fire-control-team', ['Fire-Control Team', 'Feuerleitteam'], 2, {}, { exhausts: true }),
  card('flight-controllers', ['Flight Controllers', 'Flugkontrolle'], 6),
  unique('gunnery-chief-varnillian', 'Gunnery Chief Varnillian', 6, { factions: ['empire'] }),
  card('gunnery-team', ['Gunnery Team', 'Bordschützenteam'], 7),
  card('local-fire-control', 'Local Fire Control', 4),
  card('ordnance-experts', ['Ordnance Experts', 'Flugkörperexperten'], 4),
  card('ruthless-strategists', 'Ruthless Strategists', 4),
  card('sensor-team', 'Sensor Team', 5, {}, { exhausts: true }),
  card('veteran-gunners', ['Veteran Gunners', 'Erfahrene Bordschützen'], 5, {}, { exhausts: true }),
  card('weapons-battery-techs', 'Weapons Battery Techs', [4, 5]),
]);
