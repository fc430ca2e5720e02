import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tieadvanced: readonly Pilot[] = pilotsOf('imperial', 'tieadvanced', [
  ace('darthvader', 'Darth Vader', 9, 29, ['ept', 'missile'], 5),
  ace('junoeclipse', 'Juno Eclipse', 8, 28, ['ept', 'missile'], 30),
  ace('maarekstele', 'Maarek Stele', 7, 27, ['ept', 'missile'], 5),
  ace('zertikstrom', 'Zertik Strom', 6, 26, ['ept', 'missile'], 30),
  ace('commanderalozen', 'Commander Alozen', 5, 25, ['ept', 'missile'], 30),
  generic('stormsquadronpilot', ['Storm Squadron Pilot', 'Pilot der Storm-Staffel'], 4, 23, ['missile'], [5, 30]),
  ace('lieutenantcolzet', 'Lieutenant Colzet', 3, 23, ['missile'], 30),
  generic('tempestsquadronpilot', ['Tempest Squadron Pilot', 'Pilot der Tornado-Staffel'], 2, 21, ['missile'], [5, 30]),
]);
