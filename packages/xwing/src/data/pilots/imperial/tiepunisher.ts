import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiepunisher: readonly Pilot[] = pilotsOf('imperial', 'tiepunisher', [
  ace(
    'redline',
    ['"Redline"', '"Rote Linie"'],
    7,
    27,
    ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
    34,
  ),
  ace(
    'deathrain',
    ['"Deathrain"', '"Todesregen"'],
    6,
    26,
    ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
    34,
  ),
  generic(
    'blackeightsqpilot',
    ['Black Eight Squadron Pilot', 'Pilot der Schwarzen-Acht-Staffel'],
    4,
    23,
    ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
    34,
  ),
  generic(
    'cutlasssquadronpilot',
    ['Cutlass Squadron Pilot', 'Pilot der Entermesser-Staffel'],
    2,
    21,
    ['system', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb', 'bomb'],
    34,
  ),
]);
