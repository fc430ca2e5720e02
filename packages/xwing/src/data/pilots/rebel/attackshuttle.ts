import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const attackshuttle: readonly Pilot[] = pilotsOf('rebel', 'attackshuttle', [
  ace('herasyndulla', 'Hera Syndulla', 7, 22, ['ept', 'turret', 'crew'], 39),
  ace('sabinewren', 'Sabine Wren', 5, 21, ['turret', 'crew', 'ept'], 39),
  ace('ezrabridger', 'Ezra Bridger', 4, 20, ['turret', 'crew', 'ept'], 39),
  ace('zeborrelios', '"Zeb" Orrelios', 3, 18, ['crew', 'turret'], 39),
]);
