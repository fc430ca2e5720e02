import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const yt1300: readonly Pilot[] = [
  ...pilotsOf('rebel', 'yt1300', [
    ace('hansolo', 'Han Solo', 9, 46, ['ept', 'missile', 'crew', 'crew'], 6),
    ace('landocalrissian', 'Lando Calrissian', 7, 44, ['ept', 'missile', 'crew', 'crew'], 6),
    ace('chewbacca', 'Chewbacca', 5, 42, ['ept', 'missile', 'crew', 'crew'], 6),
    generic('outerrimsmuggler', ['Outer Rim Smuggler', 'Schmuggler aus dem Outer Rim'], 1, 27, ['crew', 'crew'], 6, {
      stats: { attack: 2, hull: 6, shields: 4 },
    }),
  ]),
  ...pilotsOf(
    'rebel',
    'yt1300',
    [
      ace('hansolo-swx57', 'Han Solo', 9, 46, ['ept', 'crew', 'crew', 'missile'], 57),
      ace('rey', 'Rey', 8, 45, ['crew', 'crew', 'ept', 'missile'], 57),
      ace('chewbacca-swx57', 'Chewbacca', 5, 42, ['crew', 'crew', 'ept', 'missile'], 57),
      generic(
        'resistancesympathizer',
        ['Resistance Sympathizer', 'Sympathisant des Widerstands'],
        3,
        38,
        ['crew', 'crew', 'missile'],
        57,
      ),
    ],
    'resistance',
  ),
];
