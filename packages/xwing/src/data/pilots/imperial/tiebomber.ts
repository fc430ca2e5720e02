import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const tiebomber: readonly Pilot[] = pilotsOf('imperial', 'tiebomber', [
  ace('tomaxbren', 'Tomax Bren', 8, 24, ['bomb', 'ept', 'torpedo', 'torpedo', 'missile', 'missile'], 52),
  ace('majorrhymer', 'Major Rhymer', 7, 26, ['ept', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb'], 15),
  ace('captainjonus', 'Captain Jonus', 6, 22, ['ept', 'torpedo', 'torpedo', 'missile', 'missile', 'bomb'], 15),
  generic(
    'gammasquadronveteran',
    ['Gamma Squadron Veteran', 'Veteran der Gamma-Staffel'],
    5,
    19,
    ['bomb', 'ept', 'missile', 'missile', 'torpedo', 'torpedo'],
    52,
  ),
  generic(
    'gammasquadronpilot',
    ['Gamma Squadron Pilot', 'Pilot der Gamma-Staffel'],
    4,
    18,
    ['torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
    15,
  ),
  ace('deathfire', ['"Deathfire"', '"Todesfeuer"'], 3, 17, ['bomb', 'missile', 'missile', 'torpedo', 'torpedo'], 52),
  generic(
    'scimitarsquadronpilot',
    ['Scimitar Squadron Pilot', 'Pilot der Scimitar-Staffel'],
    2,
    16,
    ['torpedo', 'torpedo', 'missile', 'missile', 'bomb'],
    15,
  ),
]);
