import { unit, unitsOf } from '../../rows.ts';

export const REBEL_COUNTERPART = unitsOf('rebel', 'counterpart', [
  unit(
    'c-3po-human-cyborg-relations',
    '•C-3PO — Human-Cyborg Relations',
    15,
    '1x2 - -/- - -',
    'droid-trooper 27',
    '→ Calculate Odds, » Distract, Counterpart: R2-D2',
    'Clumsy Kick [M] 1W',
    '',
    { later: {} },
  ),
]);
