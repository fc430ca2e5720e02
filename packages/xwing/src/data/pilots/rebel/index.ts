import type { Pilot } from '../../types.ts';
import { arc170 } from './arc170.ts';
import { attackshuttle } from './attackshuttle.ts';
import { auzituckgunship } from './auzituckgunship.ts';
import { awing } from './awing.ts';
import { bsf17bomber } from './bsf17bomber.ts';
import { bwing } from './bwing.ts';
import { cr90corvetteaft } from './cr90corvetteaft.ts';
import { cr90corvettefore } from './cr90corvettefore.ts';
import { ewing } from './ewing.ts';
import { gr75mediumtransport } from './gr75mediumtransport.ts';
import { hwk290 } from './hwk290.ts';
import { kwing } from './kwing.ts';
import { scurrgh6bomber } from './scurrgh6bomber.ts';
import { sheathipedeclassshuttle } from './sheathipedeclassshuttle.ts';
import { t70xwing } from './t70xwing.ts';
import { tiefighter } from './tiefighter.ts';
import { uwing } from './uwing.ts';
import { vcx100 } from './vcx100.ts';
import { xwing } from './xwing.ts';
import { yt1300 } from './yt1300.ts';
import { yt2400 } from './yt2400.ts';
import { ywing } from './ywing.ts';
import { z95headhunter } from './z95headhunter.ts';

/** Rebel pilots (Rebel Alliance and Resistance): id, name, skill, points, upgrade bar, sets. */
export const REBEL_PILOTS: readonly Pilot[] = [
  ...xwing,
  ...ywing,
  ...awing,
  ...yt1300,
  ...tiefighter,
  ...hwk290,
  ...bwing,
  ...gr75mediumtransport,
  ...z95headhunter,
  ...ewing,
  ...cr90corvettefore,
  ...cr90corvetteaft,
  ...yt2400,
  ...kwing,
  ...t70xwing,
  ...vcx100,
  ...attackshuttle,
  ...arc170,
  ...uwing,
  ...auzituckgunship,
  ...scurrgh6bomber,
  ...sheathipedeclassshuttle,
  ...bsf17bomber,
];
