// Which part of the table the screen shows. Pure, so that panning, zooming and framing can be tested without a screen.
import { cosDegrees, sinDegrees, type Vec } from '@holotisch/table';

export interface View {
  /** The point of the table in the middle of the free part of the screen. */
  readonly x: number;
  readonly y: number;
  /** How many millimetres a pixel of the screen is. */
  readonly pixel: number;
}

/** The play area in millimetres. */
export interface Area {
  readonly width: number;
  readonly depth: number;
}

/** The picture in pixels, and how much of it is covered along its sides. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** By how many degrees the picture is turned clockwise, to bring another edge of the table towards the player. */
export type Turn = 0 | 90 | 180 | 270;

/** A table on a screen: all that bounds a view. */
export interface Place {
  readonly area: Area;
  readonly screen: Screen;
  /** Any angle: on its way from one edge to another the picture stands askew. */
  readonly turn: number;
  /** Which edges of the table bear a name outside of it: those to the north and south, those to the east and west. */
  readonly named?: { readonly ends: boolean; readonly sides: boolean };
}

/** How many millimetres the shorter side of the screen shows at the nearest. */
const NEAREST = 90;
/** Pixels around the whole table, where the name of an edge stands and where none does. */
const NAMED = 22;
const BARE = 10;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** What of the screen lies open. */
export const freeOf = ({ width, height, left, right, top, bottom }: Screen) => ({
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
});

/** Where on the screen the middle of the view lies. */
const middleOf = ({ width, height, left, right, top, bottom }: Screen): Vec => ({
  x: (left + width - right) / 2,
  y: (top + height - bottom) / 2,
});

/** A direction of the screen (x right, y up) as a direction of the table. */
export function alongTable(dx: number, dy: number, turn: number): Vec {
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  return { x: dx * c - dy * s, y: dx * s + dy * c };
}

/** Where a place of the table lies in the turned picture of it: so far from its left side, and from below. */
export function inPicture({ x, y }: Vec, { width, depth }: Area, turn: Turn): Vec {
  switch (turn) {
    case 0:
      return { x, y };
    case 90:
      return { x: y, y: width - x };
    case 180:
      return { x: width - x, y: depth - y };
    case 270:
      return { x: depth - y, y: x };
  }
}

/** How far a box of the table reaches on the turned screen, in millimetres to the right and down. */
function reachOf(width: number, depth: number, turn: number) {
  const [c, s] = [Math.abs(cosDegrees(turn)), Math.abs(sinDegrees(turn))];
  return { across: width * c + depth * s, down: width * s + depth * c };
}

/** Millimetres of a pixel at which a box fits into the free part of the screen, so many pixels off its sides. */
function pixelFor(width: number, depth: number, { screen, turn }: Place, margin: Vec): number {
  const { across, down } = reachOf(width, depth, turn);
  const free = freeOf(screen);
  return Math.max(across / Math.max(1, free.width - 2 * margin.x), down / Math.max(1, free.height - 2 * margin.y));
}

function farthest(place: Place): number {
  const { ends, sides } = place.named ?? { ends: true, sides: true };
  const askew = Math.round(place.turn / 90) % 2 !== 0;
  const margin = { x: (askew ? ends : sides) ? NAMED : BARE, y: (askew ? sides : ends) ? NAMED : BARE };
  return pixelFor(place.area.width, place.area.depth, place, margin);
}
const nearest = ({ screen }: Place): number => {
  const free = freeOf(screen);
  return NEAREST / Math.min(free.width, free.height);
};

export const wholeTable = (place: Place): View => ({
  x: place.area.width / 2,
  y: place.area.depth / 2,
  pixel: farthest(place),
});

/** Whether all of the table is seen at once. */
export const isWhole = (view: View, place: Place): boolean => view.pixel > farthest(place) * 0.98;

/** Keeps the middle on the table and the distance sensible. */
function tidy(view: View, place: Place): View {
  const most = farthest(place);
  const pixel = within(view.pixel, Math.min(most, nearest(place)), most);
  return { x: within(view.x, 0, place.area.width), y: within(view.y, 0, place.area.depth), pixel };
}

export const panned = (view: View, place: Place, dx: number, dy: number): View =>
  tidy({ ...view, x: view.x + dx, y: view.y + dy }, place);

/** Zooms so that `at` stays where it is on the screen; a factor below 1 goes nearer. */
export function zoomed(view: View, place: Place, factor: number, at: Vec = view): View {
  const { pixel } = tidy({ ...view, pixel: view.pixel * factor }, place);
  const ratio = pixel / view.pixel;
  return tidy({ x: at.x + (view.x - at.x) * ratio, y: at.y + (view.y - at.y) * ratio, pixel }, place);
}

export const canZoom = (view: View, place: Place, factor: number): boolean =>
  Math.abs(zoomed(view, place, factor).pixel - view.pixel) > view.pixel * 1e-6;

/** Where a point of the table lies on the screen. */
export function onScreen(view: View, { screen, turn }: Pick<Place, 'screen' | 'turn'>, at: Vec): Vec {
  const [dx, dy] = [at.x - view.x, at.y - view.y];
  const [c, s] = [cosDegrees(turn), sinDegrees(turn)];
  const middle = middleOf(screen);
  return { x: middle.x + (dx * c + dy * s) / view.pixel, y: middle.y - (dy * c - dx * s) / view.pixel };
}

/** The point of the table at a place of the screen. */
export function onTable(view: View, { screen, turn }: Pick<Place, 'screen' | 'turn'>, at: Vec): Vec {
  const middle = middleOf(screen);
  const by = alongTable((at.x - middle.x) * view.pixel, (middle.y - at.y) * view.pixel, turn);
  return { x: view.x + by.x, y: view.y + by.y };
}

/** SVG counts downwards, the table away from the first player: the scene flips y and is turned about its origin. */
export const sceneTransform = (pixel: number, turn: number): string =>
  `scale(${1 / pixel}) rotate(${turn}) scale(1 -1)`;

/** Room in millimetres that a piece wants around its middle. */
const ROOM = 60;
const NEARLY = 1.25;

/** Keeps the picture on the table as far as it can: a middle from which less of the space beyond is seen. */
const keptOn = (middle: number, span: number, side: number): number =>
  span >= side ? side / 2 : within(middle, span / 2, side - span / 2);

/** How much of the table is seen along its own axes. */
function spanOf({ pixel }: View, { screen, turn }: Place): Vec {
  const free = freeOf(screen);
  const { across, down } = reachOf(free.width, free.height, turn);
  return { x: across * pixel, y: down * pixel };
}

/**
 * The view in which all these points are seen, as near to the given one as can be. Pieces that would be too small to
 * be followed (`comfort` is the millimetres of a pixel at which they are not) are looked at from nearer.
 */
export function framed(view: View, place: Place, points: readonly Vec[], comfort = Number.POSITIVE_INFINITY): View {
  if (points.length === 0) return view;
  const { area } = place;
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  // A little smaller is no reason to leave the whole table out of sight.
  const wanted = view.pixel > comfort * NEARLY ? comfort : view.pixel;
  const needed = pixelFor(right - left + 2 * ROOM, high - low + 2 * ROOM, place, { x: 0, y: 0 });
  const pixel = Math.max(needed, wanted);
  const span = spanOf({ ...view, pixel }, place);
  // Near the edge of the table nothing lies beyond a piece that would have to be seen.
  const isSeenAlong = (at: number, middle: number, seen: number, side: number) =>
    Math.abs(at - middle) <= seen / 2 - Math.min(ROOM, at, side - at);
  const seen =
    pixel === view.pixel &&
    points.every(
      ({ x, y }) => isSeenAlong(x, view.x, span.x, area.width) && isSeenAlong(y, view.y, span.y, area.depth),
    );
  if (seen) return view;
  const x = keptOn((left + right) / 2, span.x, area.width);
  return tidy({ x, y: keptOn((low + high) / 2, span.y, area.depth), pixel }, place);
}

/** Between two views, at `t` from 0 to 1: as much nearer in each moment as in any other. */
export function between(a: View, b: View, t: number): View {
  if (t >= 1) return b;
  return {
    x: a.x + (b.x - a.x) * t,
    y: a.y + (b.y - a.y) * t,
    pixel: a.pixel * (b.pixel / a.pixel) ** t,
  };
}

/** Degrees of the way from one turn to another that is the shorter one. */
export const turnBetween = (from: number, to: number, t: number): number =>
  t >= 1 ? to : from + (((((to - from) % 360) + 540) % 360) - 180) * t;
