import { laterUnit, unit, unitsOf } from '../../rows.ts';

export const REPUBLIC_CORPS = unitsOf('republic', 'corps', [
  unit(
    'phase-i-clone-troopers',
    'Phase I Clone Troopers',
    52,
    '4x1 C1 -/- red 2',
    'clone-trooper 27',
    'Fire Support',
    'Unarmed [M] 1B; DC-15A Blaster Rifle [1-3] 1B',
    'heavy-weapon personnel gear grenades',
  ),
  unit(
    'phase-ii-clone-troopers',
    'Phase II Clone Troopers',
    [62, 60],
    '4x1 C2 -/- red 2',
    'clone-trooper 27',
    'Fire Support, Reliable 1',
    'Unarmed [M] 1B; DC-15A Blaster Rifle [1-3] 1B',
    'heavy-weapon personnel training gear grenades',
  ),
  laterUnit(
    'clone-trooper-infantry',
    'Clone Trooper Infantry',
    56,
    '4x1 C2 -/- red 2',
    'clone-trooper 27',
    'Reliable 1',
    'Unarmed [M] 1B; DC-15A Blaster Carbine [1-3] 1B',
    'squad-leader heavy-weapon personnel training gear grenades',
  ),
  laterUnit(
    'clone-trooper-marksmen',
    'Clone Trooper Marksmen',
    50,
    '4x1 C2 -/- red 1',
    'clone-trooper 27',
    'Prepared Position, Marksman',
    'Unarmed [M] 1B; DC-15A Blaster Rifle [1-3] 1B (Long Shot)',
    'squad-leader heavy-weapon personnel training gear',
  ),
]);
