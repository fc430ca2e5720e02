// Squadrons: three of their craft on a disc. Those that other games fly, too, are drawn once for all of them.

import { IMPERIAL } from '../../../drawings/fighters/imperial.ts';
import { REBEL } from '../../../drawings/fighters/rebel.ts';
import { SCUM } from '../../../drawings/fighters/scum.ts';
import { drawn, mid, oval, pair, type Silhouette } from '../../../scene/silhouette.ts';

const OWN: Readonly<Record<string, Silhouette>> = {
  gauntlet: drawn(
    'M0 14V-8M-6-2H-16M6-2H16',
    mid(0, 17, 4, 15, 6, 6, 6, -8, 3, -14, 0, -14),
    pair(5.6, 4, 17, 0, 18, -6, 15, -12, 5.8, -9),
  ),
  'delta-7': drawn('M0 17V0M-3-4H3M-7-10H7', mid(0, 19, 3, 10, 10, -10, 10, -14, 3, -13, 0, -11)),
  'v-19': drawn(
    'M0 17V-6M-2 2H2M9-2 14-14M-9-2-14-14',
    mid(0, 18, 2.4, 14, 3.4, 2, 3.4, -10, 0, -13),
    pair(3.4, 4, 8, 6, 16, -16, 13.6, -18, 8, -6, 3.4, -6),
  ),
  'belbullab-22': drawn(
    'M0 8V-14M6 12V-12M-6 12V-12',
    mid(0, 9, 3, 7, 3.4, -13, 0, -15),
    pair(3.4, 2, 5, 17, 8.6, 17, 10.6, 0, 10, -13, 4, -11),
  ),
  'tri-fighter': drawn(
    'M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z',
    mid(...oval(0, 0, 5.6)),
    mid(0, -4, 2, -6, 2.6, -15, 1, -18, 0, -18),
    pair(3, 2, 8, 5, 12, 12, 13.4, 12, 15, 6, 11, 0, 5, -2),
  ),
  'hyena-droid': drawn(
    'M0 12V-8M7 2H16M-7 2H-16',
    mid(0, 13, 3, 10, 5, 2, 5, -10, 0, -12),
    pair(5, 4, 17, 10, 18, 2, 17, -8, 5, -6),
  ),
  'vulture-droid': drawn(
    'M0 8V-6M8 10V-12M-8 10V-12',
    mid(0, 9, 3, 6, 3.6, -5, 0, -8),
    pair(3.4, 3, 6, 17, 8.6, 17, 10, 2, 9, -16, 6.6, -16, 3.6, -3),
  ),
};

const known = (from: Readonly<Record<string, Silhouette>>, type: string): Silhouette => {
  const found = from[type];
  if (!found) throw new Error(`no drawing of the craft ${type}`);
  return found;
};

/** By Armada's name for the craft: the drawing that it has elsewhere. */
const SHARED: Readonly<Record<string, readonly [Readonly<Record<string, Silhouette>>, string]>> = {
  'a-wing': [REBEL, 'awing'],
  'b-wing': [REBEL, 'bwing'],
  'e-wing': [REBEL, 'ewing'],
  'hwk-290': [REBEL, 'hwk290'],
  'vcx-100': [REBEL, 'vcx100'],
  'x-wing': [REBEL, 'xwing'],
  'y-wing': [REBEL, 'ywing'],
  'btl-b-y-wing': [REBEL, 'ywing'],
  'yt-1300': [REBEL, 'yt1300'],
  'yt-2400': [REBEL, 'yt2400'],
  'z-95': [REBEL, 'z95headhunter'],
  'arc-170': [REBEL, 'arc170'],
  lancer: [SCUM, 'lancerclasspursuitcraft'],
  scurrg: [SCUM, 'scurrgh6bomber'],
  aggressor: [SCUM, 'aggressor'],
  'firespray-31': [SCUM, 'firespray31'],
  jumpmaster: [SCUM, 'jumpmaster5000'],
  'yv-666': [SCUM, 'yv666'],
  'lambda-shuttle': [IMPERIAL, 'lambdaclassshuttle'],
  'tie-advanced': [IMPERIAL, 'tieadvanced'],
  'tie-bomber': [IMPERIAL, 'tiebomber'],
  'tie-defender': [IMPERIAL, 'tiedefender'],
  'tie-fighter': [IMPERIAL, 'tiefighter'],
  'tie-interceptor': [IMPERIAL, 'tieinterceptor'],
  'tie-phantom': [IMPERIAL, 'tiephantom'],
  decimator: [IMPERIAL, 'vt49decimator'],
};

export function craftOf(craft: string): Silhouette {
  const shared = SHARED[craft];
  return shared ? known(shared[0], shared[1]) : known(OWN, craft);
}
