import { type CourseAnswer, type CourseData, data, geometry } from '@holotisch/armada';
import type { Vec } from '@holotisch/table';
import { type ArmadaView, shipIn } from '../view.ts';
import { jointsAt, landingOf, mostClicks, movingAt } from './course.ts';

/** The course whose end lies nearest to a place; of about equal ones that with the fewest clicks. */

/** So many millimetres are a click worth: who wants another course shows a place that is further off. */
const A_CLICK = 1;

export function courseTowards(view: ArmadaView, region: CourseData, to: Vec): CourseAnswer | undefined {
  const ship = shipIn(view, region.ship);
  if (!ship?.pose) return undefined;
  const cls = data.classOf(data.shipCard(ship.card));
  let best: { readonly course: CourseAnswer; readonly off: number } | undefined;
  for (const speed of region.speeds) {
    const moving = movingAt(region, speed);
    if (moving === 0) continue;
    for (const clicks of bends(region, speed, [])) {
      const course: CourseAnswer = { speed, clicks, side: 'right' };
      const { pose } = geometry.endOfCourse(cls, ship.pose, course, moving);
      const bent = clicks.reduce((sum, n) => sum + Math.abs(n), 0);
      const off = Math.hypot(pose.x - to.x, pose.y - to.y) + A_CLICK * bent;
      if (best === undefined || off < best.off) best = { course, off };
    }
  }
  return best && onFreeSide(view, region, best.course);
}

/** Every way to bend the joints that the ship's chart and its additional clicks allow. */
function* bends(region: CourseData, speed: number, clicks: readonly number[]): Generator<number[]> {
  const joint = clicks.length;
  if (joint === jointsAt(region, speed)) return yield [...clicks];
  const most = mostClicks(region, { speed, clicks: [...clicks], side: 'right' }, joint);
  for (let n = -most; n <= most; n++) yield* bends(region, speed, [...clicks, n]);
}

const onFreeSide = (view: ArmadaView, region: CourseData, course: CourseAnswer): CourseAnswer =>
  landingOf(view, region, course)?.onTool ? { ...course, side: 'left' } : course;
