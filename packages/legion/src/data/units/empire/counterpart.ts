import { unit, unitsOf } from '../../rows.ts';

export const EMPIRE_COUNTERPART = unitsOf('empire', 'counterpart', [
  unit(
    'id10-seeker-droid',
    "•Iden's ID10 Seeker Droid",
    15,
    '1x1 - -/- - -',
    'droid-trooper 27',
    'Counterpart: Iden Versio, Recharge 1, Shielded 1, Small',
    'Electro-Shock [M/1] 3W (Suppressive)',
    'comms',
    { later: { points: 0, keywords: 'Observe 1, Counterpart: Iden Versio, Recharge 1, Shielded 1, Small' } },
  ),
]);
