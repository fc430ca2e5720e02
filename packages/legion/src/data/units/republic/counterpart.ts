import { unit, unitsOf } from '../../rows.ts';

export const REPUBLIC_COUNTERPART = unitsOf('republic', 'counterpart', [
  unit(
    'c-3po-made-to-suffer',
    '•C-3PO — Made to Suffer',
    15,
    '1x2 - -/- - -',
    'droid-trooper 27',
    '→ Calculate Odds, » Distract, Counterpart: R2-D2',
    'Clumsy Kick [M] 1W',
    '',
    { later: {} },
  ),
]);
