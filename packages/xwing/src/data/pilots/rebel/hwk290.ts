import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const hwk290: readonly Pilot[] = pilotsOf('rebel', 'hwk290', [
  ace('janors', 'Jan Ors', 8, 25, ['ept', 'turret', 'crew'], 12),
  ace('kylekatarn', 'Kyle Katarn', 6, 21, ['ept', 'turret', 'crew'], 12),
  ace('roarkgarnet', 'Roark Garnet', 4, 19, ['turret', 'crew'], 12),
  generic('rebeloperative', ['Rebel Operative', 'Rebellenagent'], 2, 16, ['turret', 'crew'], 12),
]);
