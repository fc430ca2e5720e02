import type { Pilot } from '../../types.ts';
import { alphaclassstarwing } from './alphaclassstarwing.ts';
import { firespray31 } from './firespray31.ts';
import { gozanticlasscruiser } from './gozanticlasscruiser.ts';
import { lambdaclassshuttle } from './lambdaclassshuttle.ts';
import { raiderclasscorvetteaft } from './raiderclasscorvetteaft.ts';
import { raiderclasscorvettefore } from './raiderclasscorvettefore.ts';
import { tieadvanced } from './tieadvanced.ts';
import { tieadvprototype } from './tieadvprototype.ts';
import { tieaggressor } from './tieaggressor.ts';
import { tiebomber } from './tiebomber.ts';
import { tiedefender } from './tiedefender.ts';
import { tiefighter } from './tiefighter.ts';
import { tiefofighter } from './tiefofighter.ts';
import { tieinterceptor } from './tieinterceptor.ts';
import { tiephantom } from './tiephantom.ts';
import { tiepunisher } from './tiepunisher.ts';
import { tiereaper } from './tiereaper.ts';
import { tiesffighter } from './tiesffighter.ts';
import { tiesilencer } from './tiesilencer.ts';
import { tiestriker } from './tiestriker.ts';
import { upsilonclassshuttle } from './upsilonclassshuttle.ts';
import { vt49decimator } from './vt49decimator.ts';

/** Imperial pilots (Galactic Empire and First Order): id, name, skill, points, upgrade bar, sets. */
export const IMPERIAL_PILOTS: readonly Pilot[] = [
  ...tiefighter,
  ...tieadvanced,
  ...tieinterceptor,
  ...firespray31,
  ...lambdaclassshuttle,
  ...tiebomber,
  ...tiedefender,
  ...tiephantom,
  ...vt49decimator,
  ...raiderclasscorvettefore,
  ...raiderclasscorvetteaft,
  ...tiepunisher,
  ...tiefofighter,
  ...tieadvprototype,
  ...gozanticlasscruiser,
  ...tiesffighter,
  ...upsilonclassshuttle,
  ...tiestriker,
  ...tieaggressor,
  ...alphaclassstarwing,
  ...tiesilencer,
  ...tiereaper,
];
