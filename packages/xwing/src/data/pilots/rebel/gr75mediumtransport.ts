import { generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const gr75mediumtransport: readonly Pilot[] = pilotsOf('rebel', 'gr75mediumtransport', [
  generic(
    'gr75mediumtransport',
    ['GR-75 Medium Transport', 'Medium-Transporter GR-75'],
    3,
    30,
    ['crew', 'crew', 'cargo', 'cargo', 'cargo'],
    11,
  ),
]);
