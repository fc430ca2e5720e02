// What lies under the pointer. Pure: a ray, and things with their forms.
import type { Pose, Vec } from '@holotisch/table';
import type { Point } from '../../models/part.ts';
import { cross, dot, minus } from '../../models/space.ts';
import type { OutlineItem } from '../description.ts';
import type { Form } from './form.ts';
import { groundAt, type Lens, seen, towards } from './lens.ts';
import { covers } from './path.ts';
import { surfacesIn } from './relief.ts';

/** Something that can be picked: where it is, and what it looks like. */
export interface Pickable {
  readonly key: string;
  readonly pose: Pose;
  readonly foot: number;
  readonly form: Form;
}

/** Half the size of a fingertip, in pixels. */
const FINGER = 15;

/** A point or direction of the table in the frame of a piece. */
const within = ({ hx, hy }: Pose, [x, y, z]: Point): Point => [x * hy - y * hx, x * hx + y * hy, z];

/** How far along the ray a box begins, if it meets it. */
function meets(from: Point, way: Point, low: Point, high: Point): number | undefined {
  let [enter, leave] = [0, Infinity];
  for (const i of [0, 1, 2] as const) {
    if (Math.abs(way[i]) < 1e-9) {
      if (from[i] < low[i] || from[i] > high[i]) return undefined;
      continue;
    }
    const [a, b] = [(low[i] - from[i]) / way[i], (high[i] - from[i]) / way[i]];
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter <= leave ? enter : undefined;
}

/** How far along the ray the nearest triangle is. */
function nearest({ corners }: Form, from: Point, way: Point): number | undefined {
  let best: number | undefined;
  for (let i = 0; i < corners.length; i += 9) {
    const a: Point = [corners[i]!, corners[i + 1]!, corners[i + 2]!];
    const ab = minus([corners[i + 3]!, corners[i + 4]!, corners[i + 5]!], a);
    const ac = minus([corners[i + 6]!, corners[i + 7]!, corners[i + 8]!], a);
    const p = cross(way, ac);
    const det = dot(ab, p);
    if (Math.abs(det) < 1e-9) continue;
    const to = minus(from, a);
    const u = dot(to, p) / det;
    if (u < 0 || u > 1) continue;
    const q = cross(to, ab);
    const v = dot(way, q) / det;
    if (v < 0 || u + v > 1) continue;
    const far = dot(ac, q) / det;
    if (far > 0 && (best === undefined || far < best)) best = far;
  }
  return best;
}

/** The first thing that the eye meets in a direction, and how far away. */
function metBy(
  lens: Lens,
  way: Point,
  things: readonly Pickable[],
): { readonly key: string; readonly far: number } | undefined {
  let hit: { readonly key: string; readonly far: number } | undefined;
  for (const { key, pose, foot, form } of things) {
    const own = within(pose, minus(lens.eye, [pose.x, pose.y, foot]));
    const along = within(pose, way);
    if (meets(own, along, form.low, form.high) === undefined) continue;
    const far = nearest(form, own, along);
    if (far !== undefined && (hit === undefined || far < hit.far)) hit = { key, far };
  }
  return hit;
}

/** The place of the table at a place of the screen: on what stands there, or on the ground. */
export function placeAt(lens: Lens, at: Vec, scenery: readonly Pickable[]): Vec {
  const way = towards(lens, at);
  const hit = metBy(lens, way, scenery);
  if (!hit) return groundAt(lens, at);
  return { x: lens.eye[0] + way[0] * hit.far, y: lens.eye[1] + way[1] * hit.far };
}

/** The thing at a place of the screen: the nearest that is hit, else one that a fingertip reaches. */
export function pieceAt(lens: Lens, at: Vec, things: readonly Pickable[]): string | undefined {
  const hit = metBy(lens, towards(lens, at), things);
  if (hit) return hit.key;
  let close: { readonly key: string; readonly off: number } | undefined;
  for (const { key, pose, foot, form } of things) {
    const spot = seen(lens, [pose.x, pose.y, foot + (form.low[2] + form.high[2]) / 2]);
    if (spot.far <= 0) continue;
    const reach = Math.max(FINGER, ((form.high[0] - form.low[0]) / 2) * (lens.focal / spot.far));
    const off = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (off <= reach && (close === undefined || off < close.off)) close = { key, off };
  }
  return close?.key;
}

/** The named surface at a place of the screen, the one laid last. */
export function surfaceAt(
  lens: Lens,
  at: Vec,
  outlines: readonly OutlineItem[],
  poseOf: (key: string) => Pose | undefined,
): string | undefined {
  return outlines.findLast((item) => {
    if (item.label === undefined) return false;
    const { x, y } = groundAt(lens, at, item.height ?? 0);
    const pose = poseOf(item.on ?? item.key) ?? item.pose ?? { x: 0, y: 0, hx: 0, hy: 1 };
    const [px, py] = within(pose, [x - pose.x, y - pose.y, 0]);
    return covers(surfacesIn(item.d), px, py);
  })?.key;
}
