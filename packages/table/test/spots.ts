import { headingDegrees, type Pose } from '../src/index.ts';

/** Where something stands, rounded for reading. */
export type Spot = [x: number, y: number, degrees: number];

export function spotOf(pose: Pose | null): Spot {
  if (pose === null) throw new Error('it is not on the table');
  const round = (n: number) => Math.round(n * 1000) / 1000 + 0;
  return [round(pose.x), round(pose.y), round(headingDegrees(pose.hx, pose.hy))];
}
