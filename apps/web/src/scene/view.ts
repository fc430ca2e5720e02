// Which part of the table the screen shows. Pure, so that panning and zooming can be tested without a screen.
import type { Vec } from '@holotisch/table';

export interface View {
  /** The point of the table in the middle of the screen. */
  readonly x: number;
  readonly y: number;
  /** How many millimetres the shorter side of the screen shows. */
  readonly span: number;
}

const NEAREST = 90;
/** Some table edge stays visible around the play area. */
const MARGIN = 1.08;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

export const wholeTable = (side: number): View => ({ x: side / 2, y: side / 2, span: side * MARGIN });

/** Keeps the middle on the table and the span sensible. */
const tidy = (view: View, side: number): View => ({
  x: within(view.x, 0, side),
  y: within(view.y, 0, side),
  span: within(view.span, NEAREST, side * MARGIN),
});

export const panned = (view: View, side: number, dx: number, dy: number): View =>
  tidy({ ...view, x: view.x + dx, y: view.y + dy }, side);

/** Zooms so that `at` stays where it is on the screen; a factor below 1 goes nearer. */
export function zoomed(view: View, side: number, factor: number, at: Vec = view): View {
  const span = within(view.span * factor, NEAREST, side * MARGIN);
  const ratio = span / view.span;
  return tidy({ x: at.x + (view.x - at.x) * ratio, y: at.y + (view.y - at.y) * ratio, span }, side);
}

export const canZoom = (view: View, side: number, factor: number): boolean =>
  zoomed(view, side, factor).span !== view.span;

/** SVG counts downwards, the table away from the first player: the scene flips y, the box follows. */
export const viewBox = ({ x, y, span }: View): string => `${x - span / 2} ${-y - span / 2} ${span} ${span}`;
