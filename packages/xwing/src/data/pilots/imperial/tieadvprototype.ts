import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tieadvprototype: readonly Pilot[] = pilotsOf('imperial', 'tieadvprototype', [
  ace('theinquisitor', ['The Inquisitor', 'Der Inquisitor'], 8, 25, ['ept', 'missile'], 40),
  ace('valenrudor', 'Valen Rudor', 6, 22, ['ept', 'missile'], 40),
  generic('baronoftheempire', ['Baron of the Empire', 'Imperialer Baron'], 4, 19, ['missile', 'ept'], 40),
  generic('sienartestpilot', ['Sienar Test Pilot', 'Sienar-Testpilot'], 2, 16, ['missile'], 40),
]);
