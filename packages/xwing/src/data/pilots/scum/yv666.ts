import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const yv666: readonly Pilot[] = pilotsOf('scum', 'yv666', [
  ace('bossk', 'Bossk', 7, 35, ['ept', 'cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'], 31),
  ace('moraloeval', 'Moralo Eval', 6, 34, ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'], 31),
  ace('lattsrazzi', 'Latts Razzi', 5, 33, ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'], 31),
  generic(
    'trandoshanslaver',
    ['Trandoshan Slaver', 'Trandoshanischer Sklavenjäger'],
    2,
    29,
    ['cannon', 'missile', 'crew', 'crew', 'crew', 'illicit'],
    31,
  ),
]);
