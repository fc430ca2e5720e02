import { type Polygon, type Pose, placed, polygon } from '@holotisch/table';
import { obstacleToken } from '../data/index.ts';

const OUTLINES = new Map<string, Polygon>();

/** The outline of an obstacle token in its own frame, worked out once. */
export function outlineOf(token: string): Polygon {
  let known = OUTLINES.get(token);
  if (known === undefined) {
    known = polygon(obstacleToken(token).outline.map(([x, y]) => ({ x, y })));
    OUTLINES.set(token, known);
  }
  return known;
}

export const outlineAt = (token: string, at: Pose): Polygon => placed(outlineOf(token), at);
