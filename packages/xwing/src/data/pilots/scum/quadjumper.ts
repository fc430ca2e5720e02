import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const quadjumper: readonly Pilot[] = pilotsOf('scum', 'quadjumper', [
  ace('constablezuvio', 'Constable Zuvio', 7, 19, ['bomb', 'crew', 'ept', 'illicit', 'tech'], 61),
  ace('sarcoplank', 'Sarco Plank', 5, 18, ['crew', 'ept', 'bomb', 'illicit', 'tech'], 61),
  ace('unkarplutt', 'Unkar Plutt', 3, 17, ['bomb', 'crew', 'illicit', 'tech'], 61),
  generic('jakkugunrunner', 'Jakku Gunrunner', 1, 15, ['bomb', 'crew', 'illicit', 'tech'], 61),
]);
