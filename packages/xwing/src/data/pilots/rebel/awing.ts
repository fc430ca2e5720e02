import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const awing: readonly Pilot[] = pilotsOf('rebel', 'awing', [
  ace('tychocelchu', 'Tycho Celchu', 8, 26, ['ept', 'missile'], 8),
  ace('jakefarrell', 'Jake Farrell', 7, 24, ['ept', 'missile'], 29),
  ace('arvelcrynyd', 'Arvel Crynyd', 6, 23, ['missile'], 8),
  ace('gemmersojan', 'Gemmer Sojan', 5, 22, ['missile'], 29),
  generic('greensquadronpilot', ['Green Squadron Pilot', 'Pilot der Grün-Staffel'], 3, 19, ['ept', 'missile'], [8, 29]),
  generic('prototypepilot', ['Prototype Pilot', 'Testpilot'], 1, 17, ['missile'], [8, 29]),
]);
