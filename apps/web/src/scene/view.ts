// Which part of the table the screen shows. Pure, so that panning and zooming can be tested without a screen.
import type { Vec } from '@holotisch/table';

export interface View {
  /** The point of the table in the middle of the screen. */
  readonly x: number;
  readonly y: number;
  /** How many millimetres the shorter side of the screen shows. */
  readonly span: number;
}

/** The play area in millimetres. */
export interface Area {
  readonly width: number;
  readonly depth: number;
}

/** By how many degrees the picture is turned clockwise, to bring another edge of the table towards the player. */
export type Turn = 0 | 90 | 180 | 270;

const NEAREST = 90;
/** Some table edge stays visible around the play area. */
const MARGIN = 1.08;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

const farthest = ({ width, depth }: Area): number => Math.max(width, depth) * MARGIN;

export const wholeTable = (area: Area): View => ({ x: area.width / 2, y: area.depth / 2, span: farthest(area) });

/** Keeps the middle on the table and the span sensible. */
const tidy = (view: View, area: Area): View => ({
  x: within(view.x, 0, area.width),
  y: within(view.y, 0, area.depth),
  span: within(view.span, NEAREST, farthest(area)),
});

export const panned = (view: View, area: Area, dx: number, dy: number): View =>
  tidy({ ...view, x: view.x + dx, y: view.y + dy }, area);

/** Zooms so that `at` stays where it is on the screen; a factor below 1 goes nearer. */
export function zoomed(view: View, area: Area, factor: number, at: Vec = view): View {
  const span = within(view.span * factor, NEAREST, farthest(area));
  const ratio = span / view.span;
  return tidy({ x: at.x + (view.x - at.x) * ratio, y: at.y + (view.y - at.y) * ratio, span }, area);
}

/** Room that a piece wants around its middle. */
const ROOM = 60;

/** Keeps the picture on the table as far as it can: a middle from which less of the space beyond is seen. */
const onTable = (middle: number, span: number, side: number): number =>
  span >= side ? side / 2 : within(middle, span / 2, side - span / 2);

/** The nearest view in which all these points can be seen. */
export function withInSight(view: View, area: Area, points: readonly Vec[]): View {
  // Near the edge of the table nothing lies beyond a piece that would have to be seen.
  const isSeenAlong = (at: number, middle: number, side: number) =>
    Math.abs(at - middle) <= view.span / 2 - Math.min(ROOM, at, side - at);
  const isSeen = ({ x, y }: Vec) => isSeenAlong(x, view.x, area.width) && isSeenAlong(y, view.y, area.depth);
  if (points.length === 0 || points.every(isSeen)) return view;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const span = Math.max(view.span, right - left + 2 * ROOM, high - low + 2 * ROOM);
  const x = onTable((left + right) / 2, span, area.width);
  return tidy({ x, y: onTable((low + high) / 2, span, area.depth), span }, area);
}

export const canZoom = (view: View, area: Area, factor: number): boolean =>
  zoomed(view, area, factor).span !== view.span;

const COS: Readonly<Record<Turn, number>> = { 0: 1, 90: 0, 180: -1, 270: 0 };
const SIN: Readonly<Record<Turn, number>> = { 0: 0, 90: 1, 180: 0, 270: -1 };

/** A direction of the screen (x right, y up) as a direction of the table. */
export const alongTable = (dx: number, dy: number, turn: Turn): Vec => ({
  x: dx * COS[turn] - dy * SIN[turn],
  y: dx * SIN[turn] + dy * COS[turn],
});

/** SVG counts downwards, the table away from the first player: the scene flips y, then turns about its middle. */
export const sceneTransform = ({ width, depth }: Area, turn: Turn): string =>
  turn === 0 ? 'scale(1 -1)' : `rotate(${turn} ${width / 2} ${-depth / 2}) scale(1 -1)`;

/** The part of the turned scene that the view shows. */
export function viewBox({ x, y, span }: View, { width, depth }: Area, turn: Turn = 0): string {
  const dx = x - width / 2;
  const dy = depth / 2 - y;
  const middleX = width / 2 + dx * COS[turn] - dy * SIN[turn];
  const middleY = -depth / 2 + dx * SIN[turn] + dy * COS[turn];
  return `${middleX - span / 2} ${middleY - span / 2} ${span} ${span}`;
}
