import { type CourseAnswer, type CourseData, data, geometry } from '@holotisch/armada';
import type { Vec } from '@holotisch/table';
import { type ArmadaView, shipIn } from '../view.ts';
import { jointsAt, mostClicks, movingAt } from './course.ts';

/** The course whose end lies nearest to a place, the tool on either side; of about equal ones that with the fewest clicks. */

/** So many millimetres are a click worth: courses that end at the same place differ by more. */
const A_CLICK = 0.2;

export function courseTowards(view: ArmadaView, region: CourseData, to: Vec): CourseAnswer | undefined {
  const ship = shipIn(view, region.ship);
  if (!ship?.pose) return undefined;
  const cls = data.classOf(data.shipCard(ship.card));
  let best: { readonly course: CourseAnswer; readonly off: number } | undefined;
  for (const speed of region.speeds) {
    const moving = movingAt(region, speed);
    if (moving === 0) continue;
    for (const clicks of bends(region, speed, []))
      for (const side of SIDES) {
        const course: CourseAnswer = { speed, clicks, side };
        const { pose, overlapsTool } = geometry.endOfCourse(cls, ship.pose, course, moving);
        // AR-BEWEGUNG-VON-SCHIFFEN-07: where both sides end on the tool, the right one says why that is refused.
        if (overlapsTool && (side === 'left' || free(cls, ship.pose, { ...course, side: 'left' }, moving))) continue;
        const bent = clicks.reduce((sum, n) => sum + Math.abs(n), 0);
        const off = Math.hypot(pose.x - to.x, pose.y - to.y) + A_CLICK * bent;
        if (best === undefined || off < best.off) best = { course, off };
      }
  }
  return best?.course;
}
const SIDES = ['right', 'left'] as const;
const free = (...[cls, pose, course, moving]: Parameters<typeof geometry.endOfCourse>): boolean =>
  !geometry.endOfCourse(cls, pose, course, moving).overlapsTool;

/** Every way to bend the joints that the ship's chart and its additional clicks allow. */
function* bends(region: CourseData, speed: number, clicks: readonly number[]): Generator<number[]> {
  const joint = clicks.length;
  if (joint === jointsAt(region, speed)) return yield [...clicks];
  const most = mostClicks(region, { speed, clicks: [...clicks], side: 'right' }, joint);
  for (let n = -most; n <= most; n++) yield* bends(region, speed, [...clicks, n]);
}
