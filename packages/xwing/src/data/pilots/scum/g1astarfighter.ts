import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const g1astarfighter: readonly Pilot[] = pilotsOf('scum', 'g1astarfighter', [
  ace('zuckuss', 'Zuckuss', 7, 28, ['crew', 'ept', 'illicit', 'system'], 41),
  ace('4lom', '4-LOM', 6, 27, ['crew', 'ept', 'illicit', 'system'], 41),
  generic('gandfindsman', ['Gand Findsman', 'Gand-Finder'], 5, 25, ['crew', 'ept', 'illicit', 'system'], 41),
  generic(
    'ruthlessfreelancer',
    ['Ruthless Freelancer', 'Skrupelloser Söldner'],
    3,
    23,
    ['illicit', 'crew', 'system'],
    41,
  ),
]);
