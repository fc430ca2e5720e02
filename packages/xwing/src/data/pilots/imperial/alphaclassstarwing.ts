import { ace, generic, pilotsOf } from '../../rows.ts';
import type { Pilot } from '../../types.ts';

export const alphaclassstarwing: readonly Pilot[] = pilotsOf('imperial', 'alphaclassstarwing', [
  ace('majorvynder', 'Major Vynder', 7, 26, ['ept', 'missile', 'torpedo'], 69),
  ace('lieutenantkarsabi', 'Lieutenant Karsabi', 5, 24, ['ept', 'missile', 'torpedo'], 69),
  generic(
    'rhosquadronveteran',
    ['Rho Squadron Veteran', 'Veteran der Rho-Staffel'],
    4,
    21,
    ['ept', 'missile', 'torpedo'],
    69,
  ),
  generic('nusquadronpilot', ['Nu Squadron Pilot', 'Pilot der Nu-Staffel'], 2, 18, ['missile', 'torpedo'], 69),
]);
