import { cosDegrees, type Polygon, type Pose, sinDegrees, type Vec } from '@holotisch/table';
import type { OutlineItem, Owner, PathData } from './description.ts';

/** Three decimals of a millimetre are finer than any screen shows and keep the markup short. */
export const round = (value: number) => Math.round(value * 1000) / 1000;

export const outline = (polygon: Polygon): PathData =>
  `M${polygon.points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;

export const circlePath = (radius: number): PathData =>
  `M${-radius} 0A${radius} ${radius} 0 1 0 ${radius} 0A${radius} ${radius} 0 1 0 ${-radius} 0Z`;

export const rectPath = (x: number, y: number, width: number, depth: number): PathData =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(depth)}h${round(-width)}Z`;

export const linePath = (from: Vec, to: Vec): PathData =>
  `M${round(from.x)} ${round(from.y)}L${round(to.x)} ${round(to.y)}`;

/** Five decimals: a heading must not be rounded away over the length of an arc. */
const fine = (value: number) => Math.round(value * 1e5) / 1e5;

/** Puts a drawing made in the frame of a piece (nose up) onto the table. */
export const placement = ({ x, y, hx, hy }: Pose): string =>
  `matrix(${fine(hy)},${fine(-hx)},${fine(hx)},${fine(hy)},${round(x)},${round(y)})`;

/** Moves a drawing as a whole: by style, so that one which has a picture of its own is not painted anew. */
export function put(node: SVGElement | null, transform: string): void {
  if (node) node.style.transform = transform;
}

/** The table's y axis points up and the table itself may be turned: writing has to be turned back. */
export const upright = (x: number, y: number, turn = 0): string =>
  `translate(${round(x)} ${round(y)}) ${turn === 0 ? '' : `rotate(${round(turn)}) `}scale(1 -1)`;

/** The same for what moves as a whole: so many times as large, and as far off its place, to the right and down, as said. */
export function uprightOff({ x, y }: Vec, turn: number, size: number, off: Vec): string {
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  const [wide, deep] = [fine(c * size), fine(s * size)];
  const [right, down] = [round(x + c * off.x + s * off.y), round(y + s * off.x - c * off.y)];
  return `matrix(${wide},${deep},${deep},${-wide},${right},${down})`;
}

/** The class that carries a side's colour and pattern. */
export const sideClass = (owner: Owner | undefined): string =>
  owner === undefined ? '' : owner === 0 ? 'side-first' : 'side-second';

export const toneClass = ({ tone, fill, line }: Pick<OutlineItem, 'tone' | 'fill' | 'line'>): string =>
  `tone-${tone} fill-${fill ?? 'none'} line-${line ?? 'solid'}`;
