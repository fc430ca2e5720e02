import { headingDegrees, type Polygon, type Pose } from '@holotisch/table';

/** Three decimals of a millimetre are finer than any screen shows and keep the markup short. */
const round = (value: number) => Math.round(value * 1000) / 1000;

export const outline = (polygon: Polygon): string =>
  `M${polygon.points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

/** Puts a drawing made in the frame of a piece (nose up) onto the table. */
export const placement = (p: Pose): string =>
  `translate(${round(p.x)} ${round(p.y)}) rotate(${round(-headingDegrees(p.hx, p.hy))})`;

/** The table's y axis points up and the table itself may be turned: writing has to be turned back. */
export const upright = (x: number, y: number, turn = 0): string =>
  `translate(${round(x)} ${round(y)}) ${turn === 0 ? '' : `rotate(${turn}) `}scale(1 -1)`;
