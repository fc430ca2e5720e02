import { card, unique, upgradesOf } from '../rows.ts';
import type { Upgrade } from '../types.ts';

export const amd: readonly Upgrade[] = upgradesOf('amd', [
  card('r2astromech', ['R2 Astromech', 'R2 Astromechdroide'], 1, 4, {
    grants: { dial: { speeds: [1, 2], to: 'green', optional: true } },
    ability: false,
  }),
  unique('r2d2', 'R2-D2', 4, 1),
  unique('r2f2', 'R2-F2', 3, 1),
  unique('r5d8', 'R5-D8', 3, 4),
  unique('r5k6', 'R5-K6', 2, 2),
  card('r5astromech', ['R5 Astromech', 'R5 Astromechdroide'], 1, 2),
  card('r7astromech', ['R7 Astromech', 'R7-Astromech-Droide'], 2, 18),
  unique('r7t1', 'R7-T1', 3, 18),
  unique('r3a2', 'R3-A2', 2, 11),
  unique('r2d6', 'R2-D6', 1, 11, {
    restrict: { withoutSlot: 'ept', minSkill: 3 },
    grants: { gains: [{ slot: 'ept' }] },
    ability: false,
  }),
  unique('r4d6', 'R4-D6', 1, 11),
  unique('r5p9', 'R5-P9', 3, 11),
  unique('bb8', 'BB-8', 2, 36),
  unique('r5x3', 'R5-X3', 1, 36),
  card('targetingastromech', ['Targeting Astromech', 'Zielender Astromech'], 2, 37),
  card('r3astromech', ['R3 Astromech', 'R3-Astromech-Droide'], 2, 53),
  unique('m9g8', 'M9-G8', 3, 57),
  unique('chopper-swx72', '"Chopper"', 1, 72),
  card('flightassistastromech', ['Flight-Assist Astromech', 'Flugassistenz-Astromech'], 1, [72, 74]),
]);
