import { ace, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const aggressor: readonly Pilot[] = pilotsOf('scum', 'aggressor', [
  ace('ig88a', 'IG-88A', 6, 36, ['ept', 'system', 'cannon', 'cannon', 'bomb', 'illicit'], 27),
  ace('ig88b', 'IG-88B', 6, 36, ['ept', 'system', 'cannon', 'cannon', 'bomb', 'illicit'], 27),
  ace('ig88c', 'IG-88C', 6, 36, ['ept', 'system', 'cannon', 'cannon', 'bomb', 'illicit'], 27),
  ace('ig88d', 'IG-88D', 6, 36, ['ept', 'system', 'cannon', 'cannon', 'bomb', 'illicit'], 27),
]);
