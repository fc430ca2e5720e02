import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const z95headhunter: readonly Pilot[] = pilotsOf('rebel', 'z95headhunter', [
  ace('airencracken', 'Airen Cracken', 8, 19, ['ept', 'missile'], 16),
  ace('lieutenantblount', 'Lieutenant Blount', 6, 17, ['ept', 'missile'], 16),
  generic('talasquadronpilot', ['Tala Squadron Pilot', 'Pilot der Tala-Staffel'], 4, 13, ['missile'], 16),
  generic('banditsquadronpilot', ['Bandit Squadron Pilot', 'Pilot der Bandit-Staffel'], 2, 12, ['missile'], 16),
]);
