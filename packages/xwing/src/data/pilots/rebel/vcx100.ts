import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const vcx100: readonly Pilot[] = pilotsOf('rebel', 'vcx100', [
  ace('herasyndulla', 'Hera Syndulla', 7, 40, ['crew', 'crew', 'system', 'torpedo', 'torpedo', 'turret'], 39),
  ace('kananjarrus', 'Kanan Jarrus', 5, 38, ['turret', 'torpedo', 'torpedo', 'system', 'crew', 'crew'], 39),
  ace('chopper', '"Chopper"', 4, 37, ['system', 'turret', 'torpedo', 'torpedo', 'crew', 'crew'], 39),
  generic(
    'lothalrebel',
    ['Lothal Rebel', 'Rebell von Lothal'],
    3,
    35,
    ['crew', 'crew', 'system', 'torpedo', 'torpedo', 'turret'],
    39,
  ),
]);
