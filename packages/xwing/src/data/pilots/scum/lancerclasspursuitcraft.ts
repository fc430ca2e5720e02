import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const lancerclasspursuitcraft: readonly Pilot[] = pilotsOf('scum', 'lancerclasspursuitcraft', [
  ace('ketsuonyo', 'Ketsu Onyo', 7, 38, ['crew', 'ept', 'illicit', 'illicit'], 56),
  ace('asajjventress', 'Asajj Ventress', 6, 37, ['crew', 'ept', 'illicit', 'illicit'], 56),
  ace('sabinewren', 'Sabine Wren', 5, 35, ['crew', 'illicit', 'illicit'], 56),
  generic('shadowporthunter', ['Shadowport Hunter', 'Schattenhafen-Jäger'], 2, 33, ['crew', 'illicit', 'illicit'], 56),
]);
