import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const yt2400: readonly Pilot[] = pilotsOf('rebel', 'yt2400', [
  ace('dashrendar', 'Dash Rendar', 7, 36, ['ept', 'cannon', 'missile', 'crew'], 23),
  ace('leebo', '"Leebo"', 5, 34, ['ept', 'cannon', 'missile', 'crew'], 23),
  ace('eadenvrill', 'Eaden Vrill', 3, 32, ['cannon', 'missile', 'crew'], 23),
  generic(
    'wildspacefringer',
    ['Wild Space Fringer', 'Grenzgänger aus dem Wilden Raum'],
    2,
    30,
    ['cannon', 'missile', 'crew'],
    23,
  ),
]);
