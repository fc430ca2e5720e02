import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const sheathipedeclassshuttle: readonly Pilot[] = pilotsOf('rebel', 'sheathipedeclassshuttle', [
  ace('fennrau', 'Fenn Rau', 9, 20, ['amd', 'crew', 'ept'], 72),
  ace('ezrabridger', 'Ezra Bridger', 5, 17, ['amd', 'crew', 'ept'], 72),
  ace('zeborrelios', '"Zeb" Orrelios', 3, 16, ['amd', 'crew'], 72),
  ace('ap5', 'AP-5', 1, 15, ['amd', 'crew'], 72),
]);
