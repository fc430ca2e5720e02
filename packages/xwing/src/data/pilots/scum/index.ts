import type { Pilot } from '../../types.ts';
import { aggressor } from './aggressor.ts';
import { croccruiser } from './croccruiser.ts';
import { firespray31 } from './firespray31.ts';
import { g1astarfighter } from './g1astarfighter.ts';
import { hwk290 } from './hwk290.ts';
import { jumpmaster5000 } from './jumpmaster5000.ts';
import { kihraxzfighter } from './kihraxzfighter.ts';
import { lancerclasspursuitcraft } from './lancerclasspursuitcraft.ts';
import { m3ainterceptor } from './m3ainterceptor.ts';
import { m12lkimogilafighter } from './m12lkimogilafighter.ts';
import { protectoratestarfighter } from './protectoratestarfighter.ts';
import { quadjumper } from './quadjumper.ts';
import { scurrgh6bomber } from './scurrgh6bomber.ts';
import { starviper } from './starviper.ts';
import { yv666 } from './yv666.ts';
import { ywing } from './ywing.ts';
import { z95headhunter } from './z95headhunter.ts';

/** Scum pilots (Scum and Villainy): id, name, skill, points, upgrade bar, sets. */
export const SCUM_PILOTS: readonly Pilot[] = [
  ...ywing,
  ...firespray31,
  ...hwk290,
  ...z95headhunter,
  ...starviper,
  ...m3ainterceptor,
  ...aggressor,
  ...yv666,
  ...kihraxzfighter,
  ...jumpmaster5000,
  ...g1astarfighter,
  ...protectoratestarfighter,
  ...lancerclasspursuitcraft,
  ...quadjumper,
  ...croccruiser,
  ...scurrgh6bomber,
  ...m12lkimogilafighter,
];
