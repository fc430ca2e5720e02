import {
  barrelRoll,
  compose,
  endPose,
  flightPath,
  laidTemplate,
  type Pose,
  type Strip,
  tallonPose,
} from '@holotisch/table';
import type { Laid } from '@holotisch/xwing';

/** Where a ship would come to stand, and the template it goes along. */
interface Placed {
  readonly end: Pose;
  readonly template: Strip;
}

/** A declared way at these slides. Only the ship's own geometry: whether it is legal is found out by trying. */
export function placeOnWay({ template, side }: Laid, start: Pose, half: number, slides: unknown): Placed {
  if (side !== undefined) {
    const [a = 0, b = 0] = Array.isArray(slides) ? slides.map(Number) : [];
    return barrelRoll(start, half, template, side, a, b);
  }
  const path = flightPath(half, template);
  const end = typeof slides === 'number' ? tallonPose(path, slides) : endPose(path);
  return { end: compose(start, end), template: laidTemplate(path, start) };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));

/** Slides that push the base so far along: both take their half of it, and neither more than it may. */
export function slidesFor(total: number, most: number, two: boolean): readonly number[] | number {
  if (!two) return clamp(total, most);
  const first = clamp(total / 2, most);
  return [first, clamp(total - first, most)];
}

export const sumOf = (slides: unknown): number =>
  Array.isArray(slides) ? slides.map(Number).reduce((a, b) => a + b, 0) : Number(slides);
