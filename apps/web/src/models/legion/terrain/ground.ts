import { seeded } from '../../noise.ts';
import type { Flat, Part } from '../../part.ts';
import { frame, put } from '../kit.ts';

/** Outlines of terrain: what lies within them, along them, and near their middle. */

export type Outline = readonly Flat[];

/** The same every time for the same piece. */
export const chanceOf = (outline: Outline): (() => number) =>
  seeded(outline.reduce((sum, [x, y]) => Math.imul(sum, 31) + Math.round(x * 7 + y), 11));

/** Drawn in by so many millimetres, about the middle. */
export function inset(outline: Outline, mm: number): readonly Flat[] {
  const reach = Math.max(...outline.map(([x, y]) => Math.hypot(x, y)));
  const share = Math.max(0.15, 1 - mm / reach);
  return outline.map(([x, y]) => [x * share, y * share]);
}

export interface Edge {
  readonly from: Flat;
  readonly to: Flat;
  readonly length: number;
  /** Degrees by which the x axis is turned to go along it; y then points inwards. */
  readonly turn: number;
}
export const edgesOf = (outline: Outline): readonly Edge[] =>
  outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return { from, to, length: Math.hypot(dx, dy), turn: (Math.atan2(dy, dx) * 180) / Math.PI };
  });

/** Parts written along an edge: x from its middle, y inwards, z up. */
export const onEdge = ({ from, to, turn }: Edge, parts: readonly Part[]): readonly Part[] =>
  put(parts, frame([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, 0], [0, 0, turn]));

/** How far a point within a convex outline is from its edge; below zero outside. */
export const depthIn = (outline: Outline, [x, y]: Flat): number =>
  Math.min(
    ...edgesOf(outline).map(({ from, to, length }) => {
      const cross = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
      return cross / length;
    }),
  );

const areaOf = (outline: Outline): number =>
  Math.abs(
    outline.reduce((sum, [x, y], i) => {
      const [nx, ny] = outline[(i + 1) % outline.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

/** A place within, how far from the edge it is, and a number of its own. */
interface Spot {
  readonly at: Flat;
  readonly room: number;
  readonly n: number;
}
/** Places within an outline that keep off its edge and each other, about one for so many square millimetres. */
export function spots(outline: Outline, each: number, most: number, room: number, apart: number): readonly Spot[] {
  const next = chanceOf(outline);
  const wanted = Math.min(most, Math.max(2, Math.round(areaOf(outline) / each)));
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const found: Spot[] = [];
  for (let tries = 0; tries < wanted * 12 && found.length < wanted; tries++) {
    const at: Flat = [left + next() * (right - left), low + next() * (high - low)];
    const n = next();
    const depth = depthIn(outline, at);
    const free = found.every(({ at: other }) => Math.hypot(other[0] - at[0], other[1] - at[1]) >= apart);
    if (depth >= room && free) found.push({ at, room: depth, n });
  }
  return found;
}
