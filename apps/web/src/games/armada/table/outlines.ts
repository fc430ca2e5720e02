import { data, geometry } from '@holotisch/armada';
import { type Pose, pose, type Shape } from '@holotisch/table';
import { circlePath, outline, round } from '../../../scene/svg.ts';

/** In the frame of a piece itself: its middle, looking up. */
export const ORIGIN: Pose = pose(0, 0);

/** A ship of a card where it stands: the very shapes that are measured. */
export const standing = (card: string, at: Pose): geometry.StandingShip =>
  new geometry.StandingShip(data.classOf(data.shipCard(card)), at);

/** A shape of the rules as it is drawn. */
export function shapePath(shape: Shape): string {
  if (shape.kind !== 'circle') return outline(shape);
  const { cx, cy, radius: r } = shape;
  return `M${round(cx - r)} ${round(cy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

export const SQUADRON_DISC = circlePath(geometry.SQUADRON_RADIUS);
