import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const arc170: readonly Pilot[] = pilotsOf('rebel', 'arc170', [
  ace('norrawexley', 'Norra Wexley', 7, 29, ['amd', 'crew', 'ept', 'torpedo'], 53),
  ace('sharabey', 'Shara Bey', 6, 28, ['crew', 'ept', 'torpedo', 'amd'], 53),
  ace('thanekyrell', 'Thane Kyrell', 4, 26, ['amd', 'crew', 'torpedo'], 53),
  ace('braylenstramm', 'Braylen Stramm', 3, 25, ['amd', 'crew', 'torpedo'], 53),
]);
