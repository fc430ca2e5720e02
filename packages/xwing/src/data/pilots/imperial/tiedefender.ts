import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiedefender: readonly Pilot[] = pilotsOf('imperial', 'tiedefender', [
  ace('rexlerbrath', 'Rexler Brath', 8, 37, ['ept', 'cannon', 'missile'], 17),
  ace('maarekstele', 'Maarek Stele', 7, 35, ['ept', 'cannon', 'missile'], 52),
  ace('colonelvessery', 'Colonel Vessery', 6, 35, ['ept', 'cannon', 'missile'], 17),
  generic(
    'glaivesquadronpilot',
    ['Glaive Squadron Pilot', 'Pilot der Gleven-Staffel'],
    6,
    34,
    ['ept', 'missile', 'cannon'],
    52,
  ),
  ace('countessryad', ['Countess Ryad', 'Gräfin Ryad'], 5, 34, ['cannon', 'ept', 'missile'], 52),
  generic('onyxsquadronpilot', ['Onyx Squadron Pilot', 'Pilot der Onyx-Staffel'], 3, 32, ['cannon', 'missile'], 17),
  generic('deltasquadronpilot', ['Delta Squadron Pilot', 'Pilot der Delta-Staffel'], 1, 30, ['cannon', 'missile'], 17),
]);
