import type { Model, Models } from '../part.ts';
import { models as fighters } from '../xwing/index.ts';
import { CRAFT } from './craft.ts';
import { alone, flight } from './flight.ts';

/** Flights of three fighters, and single ships that stand for themselves; what X-Wing flies too is the same here. */

const STAND = 18;

/** By Armada's name for the craft: X-Wing's. */
const FLIGHTS: Readonly<Record<string, string>> = {
  'a-wing': 'awing',
  'b-wing': 'bwing',
  'e-wing': 'ewing',
  'x-wing': 'xwing',
  'y-wing': 'ywing',
  'z-95': 'z95headhunter',
  'arc-170': 'arc170',
  'tie-advanced': 'tieadvanced',
  'tie-bomber': 'tiebomber',
  'tie-defender': 'tiedefender',
  'tie-fighter': 'tiefighter',
  'tie-interceptor': 'tieinterceptor',
  'tie-phantom': 'tiephantom',
};
const LONE: Readonly<Record<string, string>> = {
  'hwk-290': 'hwk290',
  lancer: 'lancerclasspursuitcraft',
  scurrg: 'scurrgh6bomber',
  'vcx-100': 'vcx100',
  'yt-1300': 'yt1300',
  'yt-2400': 'yt2400',
  aggressor: 'aggressor',
  'firespray-31': 'firespray31',
  jumpmaster: 'jumpmaster5000',
  'lambda-shuttle': 'lambdaclassshuttle',
  decimator: 'vt49decimator',
  'yv-666': 'yv666',
};

const THIRD = 0.34;
/** Small craft that fly alone are shown larger than large ones, as their drawings are. */
const SMALL_ALONE = 0.6;

const named = (craft: string, model: Model): readonly [string, Model] => [`armada/squadron/${craft}`, model];
const oneOf = (id: string): Model => fighters[`xwing/${id}`]!;
const aloneAs = (one: Model): Model => alone(one, (one.scale ?? 1) > 1.5 ? THIRD : SMALL_ALONE, STAND);

export const SQUADRONS: Models = Object.fromEntries([
  ...Object.entries(FLIGHTS).map(([craft, id]) => named(craft, flight(oneOf(id), THIRD, STAND))),
  ...Object.entries(LONE).map(([craft, id]) => named(craft, aloneAs(oneOf(id)))),
  ...Object.entries(CRAFT).map(([craft, one]) =>
    named(craft, craft === 'gauntlet' ? aloneAs(one) : flight(one, THIRD, STAND)),
  ),
]);
