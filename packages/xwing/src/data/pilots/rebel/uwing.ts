import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const uwing: readonly Pilot[] = pilotsOf('rebel', 'uwing', [
  ace('cassianandor', 'Cassian Andor', 6, 27, ['crew', 'crew', 'ept', 'system', 'torpedo'], 62),
  ace('sawgerrera', 'Saw Gerrera', 6, 26, ['crew', 'crew', 'ept', 'system', 'torpedo'], 74),
  ace('magvayarro', 'Magva Yarro', 5, 25, ['crew', 'crew', 'torpedo', 'system'], 74),
  ace('bodhirook', 'Bodhi Rook', 4, 25, ['system', 'torpedo', 'crew', 'crew'], 62),
  ace('benthictwotubes', 'Benthic Two Tubes', 4, 24, ['crew', 'crew', 'system', 'torpedo'], 74),
  ace('hefftobber', 'Heff Tobber', 3, 24, ['system', 'crew', 'crew', 'torpedo'], 62),
  generic(
    'bluesquadronpathfinder',
    ['Blue Squadron Pathfinder', 'Aufklärer der Blauen Staffel'],
    2,
    23,
    ['crew', 'crew', 'system', 'torpedo'],
    62,
  ),
  generic(
    'partisanrenegade',
    ['Partisan Renegade', 'Überzeugter Partisan'],
    1,
    22,
    ['crew', 'crew', 'system', 'torpedo'],
    74,
  ),
]);
