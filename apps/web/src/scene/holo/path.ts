import type { Flat } from '../../models/part.ts';
import type { PathData } from '../description.ts';

/** One stroke of the pen: its corners, and whether it comes back to where it began. */
interface Contour {
  readonly points: readonly Flat[];
  readonly closed: boolean;
}

/** Millimetres that a bend may be off its true line. */
const FINE = 0.12;
const MOST_STEPS = 48;

const TOKEN = /[MmLlHhVvZzCcSsQqTtAa]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/g;
/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** In so many steps a bend of that length and radius looks round. */
const stepsFor = (length: number): number =>
  Math.max(3, Math.min(MOST_STEPS, Math.ceil(Math.sqrt(length / FINE) * 1.6)));

const along = (steps: number, at: (t: number) => Flat): readonly Flat[] =>
  Array.from({ length: steps }, (_, i) => at((i + 1) / steps));

const far = (a: Flat, b: Flat): number => Math.hypot(b[0] - a[0], b[1] - a[1]);

function cubic(a: Flat, b: Flat, c: Flat, d: Flat): readonly Flat[] {
  return along(stepsFor(far(a, b) + far(b, c) + far(c, d)), (t) => {
    const s = 1 - t;
    const at = (i: 0 | 1) => s * s * s * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t * t * t * d[i];
    return [at(0), at(1)];
  });
}

function quadratic(a: Flat, b: Flat, c: Flat): readonly Flat[] {
  return along(stepsFor(far(a, b) + far(b, c)), (t) => {
    const s = 1 - t;
    const at = (i: 0 | 1) => s * s * a[i] + 2 * s * t * b[i] + t * t * c[i];
    return [at(0), at(1)];
  });
}

/** An arc as SVG says it: by its end, its radii and which of the four ways round. */
function arc(from: Flat, rxRaw: number, ryRaw: number, degrees: number, large: boolean, sweep: boolean, to: Flat) {
  if (rxRaw === 0 || ryRaw === 0 || far(from, to) === 0) return [to];
  const phi = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x1, y1] = [cos * hx + sin * hy, -sin * hx + cos * hy];
  let [rx, ry] = [Math.abs(rxRaw), Math.abs(ryRaw)];
  const small = (x1 * x1) / (rx * rx) + (y1 * y1) / (ry * ry);
  if (small > 1) [rx, ry] = [rx * Math.sqrt(small), ry * Math.sqrt(small)];
  const below = rx * rx * y1 * y1 + ry * ry * x1 * x1;
  const root = Math.sqrt(Math.max(0, (rx * rx * ry * ry - below) / below)) * (large === sweep ? -1 : 1);
  const [cx1, cy1] = [(root * rx * y1) / ry, (-root * ry * x1) / rx];
  const [cx, cy] = [cos * cx1 - sin * cy1 + (from[0] + to[0]) / 2, sin * cx1 + cos * cy1 + (from[1] + to[1]) / 2];
  const begin = Math.atan2((y1 - cy1) / ry, (x1 - cx1) / rx);
  let by = Math.atan2((-y1 - cy1) / ry, (-x1 - cx1) / rx) - begin;
  if (sweep && by < 0) by += 2 * Math.PI;
  if (!sweep && by > 0) by -= 2 * Math.PI;
  // A chord strays from the arc by its radius times an eighth of the square of its angle.
  const steps = Math.max(2, Math.min(MOST_STEPS, Math.ceil(Math.abs(by) / Math.sqrt((8 * FINE) / Math.max(rx, ry)))));
  return along(steps, (t): Flat => {
    if (t === 1) return to;
    const [px, py] = [rx * Math.cos(begin + by * t), ry * Math.sin(begin + by * t)];
    return [cos * px - sin * py + cx, sin * px + cos * py + cy];
  });
}

/** Reads the path data of SVG: every stroke as a row of corners, bends as many short lines. */
export function contoursOf(d: PathData): readonly Contour[] {
  const tokens = d.match(TOKEN) ?? [];
  const out: Contour[] = [];
  let points: Flat[] = [];
  let [here, start]: [Flat, Flat] = [
    [0, 0],
    [0, 0],
  ];
  /** Where the last bend was pulled to, for a smooth one after it. */
  let pulled: Flat | undefined;
  const lift = (closed: boolean) => {
    if (points.length > 1) out.push({ points: tidied(points, closed), closed });
    points = [];
  };
  const draw = (corners: readonly Flat[]) => {
    if (points.length === 0) points.push(here);
    points.push(...corners);
    here = corners.at(-1) ?? here;
  };
  let command = 'M';
  let i = 0;
  while (i < tokens.length) {
    const token = tokens[i]!;
    if (/[A-Za-z]/.test(token)) {
      command = token;
      i++;
    }
    const upper = command.toUpperCase();
    const relative = command !== upper;
    const takes = TAKES[upper] ?? 0;
    if (upper === 'Z') {
      lift(true);
      here = start;
      pulled = undefined;
      if (i < tokens.length && !/[A-Za-z]/.test(tokens[i]!)) break; // numbers that belong to nothing
      continue;
    }
    const n = tokens.slice(i, i + takes).map(Number);
    if (n.length < takes) break;
    i += takes;
    const [ox, oy] = relative ? here : [0, 0];
    const at = (k: number): Flat => [n[k]! + ox, n[k + 1]! + oy];
    const smooth = (): Flat => (pulled ? [2 * here[0] - pulled[0], 2 * here[1] - pulled[1]] : here);
    let pull: Flat | undefined;
    switch (upper) {
      case 'M':
        lift(false);
        here = at(0);
        start = here;
        // More numbers after a move are lines.
        command = relative ? 'l' : 'L';
        break;
      case 'L':
        draw([at(0)]);
        break;
      case 'H':
        draw([[n[0]! + ox, here[1]]]);
        break;
      case 'V':
        draw([[here[0], n[0]! + oy]]);
        break;
      case 'C':
        pull = at(2);
        draw(cubic(here, at(0), pull, at(4)));
        break;
      case 'S':
        pull = at(0);
        draw(cubic(here, smooth(), pull, at(2)));
        break;
      case 'Q':
        pull = at(0);
        draw(quadratic(here, pull, at(2)));
        break;
      case 'T':
        pull = smooth();
        draw(quadratic(here, pull, at(0)));
        break;
      case 'A':
        draw(arc(here, n[0]!, n[1]!, n[2]!, n[3] !== 0, n[4] !== 0, at(5)));
        break;
    }
    pulled = pull;
  }
  lift(false);
  return out;
}

/** Without corners that lie upon each other. */
function tidied(points: readonly Flat[], closed: boolean): readonly Flat[] {
  const kept = points.filter((p, i) => i === 0 || far(p, points[i - 1]!) > 1e-4);
  return closed && kept.length > 2 && far(kept[0]!, kept.at(-1)!) < 1e-4 ? kept.slice(0, -1) : kept;
}

/** Twice the area of a ring, above zero where it goes anticlockwise. */
const turning = (ring: readonly Flat[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + x * ny - nx * y;
  }, 0);

/** Whether a point lies within a ring. */
export function isWithin(ring: readonly Flat[], x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [[ax, ay], [bx, by]] = [ring[i]!, ring[j]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** A surface: its rim, and what is cut out of it. */
export interface Surface {
  readonly rim: readonly Flat[];
  readonly holes: readonly (readonly Flat[])[];
}

/** What a path fills: strokes that run against the one around them are holes in it, as SVG has it. */
export function surfacesOf(contours: readonly Contour[]): readonly Surface[] {
  const rings = contours.map(({ points }) => points).filter((ring) => ring.length > 2);
  const sized = rings
    .map((ring) => ({ ring, area: turning(ring) }))
    .sort((a, b) => Math.abs(b.area) - Math.abs(a.area));
  const found: { rim: readonly Flat[]; area: number; holes: (readonly Flat[])[] }[] = [];
  for (const { ring, area } of sized) {
    const around = found.findLast(({ rim }) => isWithin(rim, ring[0]![0], ring[0]![1]));
    if (around && Math.sign(around.area) !== Math.sign(area)) around.holes.push(ring);
    else found.push({ rim: ring, area, holes: [] });
  }
  return found;
}

/** Whether a path covers a point. */
export const covers = (surfaces: readonly Surface[], x: number, y: number): boolean =>
  surfaces.some(({ rim, holes }) => isWithin(rim, x, y) && !holes.some((hole) => isWithin(hole, x, y)));
