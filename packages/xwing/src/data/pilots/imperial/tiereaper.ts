import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiereaper: readonly Pilot[] = pilotsOf('imperial', 'tiereaper', [
  ace('majorvermeil', 'Major Vermeil', 6, 26, ['crew', 'crew', 'ept'], 75),
  ace('captainferoph', 'Captain Feroph', 4, 24, ['crew', 'crew', 'ept'], 75),
  ace('vizier', ['"Vizier"', '"Wesir"'], 3, 23, ['crew', 'crew'], 75),
  generic('scarifbasepilot', ['Scarif Base Pilot', 'Pilot der Scarif-Basis'], 1, 22, ['crew', 'crew'], 75),
]);
