import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const hwk290: readonly Pilot[] = pilotsOf('scum', 'hwk290', [
  ace('dacebonearm', 'Dace Bonearm', 7, 23, ['ept', 'turret', 'crew', 'illicit'], 28),
  ace('palobgodalhi', 'Palob Godalhi', 5, 20, ['ept', 'turret', 'crew', 'illicit'], 28),
  ace('torkilmux', 'Torkil Mux', 3, 19, ['turret', 'crew', 'illicit'], 28),
  generic('spicerunner', ['Spice Runner', 'Spiceschmuggler'], 1, 16, ['turret', 'crew', 'illicit'], 28),
]);
