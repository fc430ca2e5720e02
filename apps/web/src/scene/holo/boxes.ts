import type { Point } from '../../models/part.ts';
import { around, type Box } from '../arrange.ts';
import type { Body } from './bodies.ts';
import { type Lens, seen } from './lens.ts';
import { signsHigh } from './sprites.ts';

type Shown = Pick<Body, 'pose' | 'item' | 'made'>;

/** Millimetres: nobody else stands as near as this. */
const AT_POINT = 5;
/** How much of its box a piece fills, across and down. */
const FILLS = [0.8, 0.86] as const;

/** Where the form of a body lies on the screen, as a box, with so many millimetres over it; undefined behind the eye. */
function boxOf(lens: Lens, { pose, item, made: { form } }: Shown, over = 0): Box | undefined {
  const { low, high } = form;
  const foot = item.foot ?? 0;
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const x of [low[0], high[0]])
    for (const y of [low[1], high[1]])
      for (const z of [low[2], high[2] + over]) {
        const spot = seen(lens, [pose.x + x * pose.hy + y * pose.hx, pose.y - x * pose.hx + y * pose.hy, foot + z]);
        if (spot.far <= 1) return undefined;
        left = Math.min(left, spot.x);
        right = Math.max(right, spot.x);
        top = Math.min(top, spot.y);
        bottom = Math.max(bottom, spot.y);
      }
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top };
}

/** Where pieces are seen, each worked out once for a picture. */
export class Boxes {
  readonly #lens: Lens;
  readonly #bodies: ReadonlyMap<string, Shown>;
  readonly #known = new Map<string, Box | undefined>();

  constructor(lens: Lens, bodies: ReadonlyMap<string, Shown>) {
    this.#lens = lens;
    this.#bodies = bodies;
  }

  of(key: string): Box | undefined {
    if (!this.#known.has(key)) {
      const body = this.#bodies.get(key);
      this.#known.set(key, body && boxOf(this.#lens, body));
    }
    return this.#known.get(key);
  }

  /** With the signs that stand over it. */
  #signed(key: string): Box | undefined {
    const body = this.#bodies.get(key);
    const over = body ? signsHigh(body.item) : 0;
    return body && over > 0 ? boxOf(this.#lens, body, over) : this.of(key);
  }

  /** A piece with all that stand with it: what is written at a unit covers none of its miniatures. */
  room(key: string): Box | undefined {
    const own = this.#signed(key);
    const group = this.#bodies.get(key)?.item.group;
    if (!own || group === undefined) return own;
    const name = `group ${group}`;
    if (!this.#known.has(name)) {
      const members = [...this.#bodies.values()].flatMap(({ item }) =>
        item.group === group && item.ghost === undefined ? (this.#signed(item.key) ?? []) : [],
      );
      this.#known.set(name, around(members));
    }
    return this.#known.get(name) ?? own;
  }

  /** Who stands at a point that something is written at: his box. He may be gone before the words are. */
  about([x, y]: Point): Box | undefined {
    for (const [key, { item, pose }] of this.#bodies)
      if (item.owner !== undefined && Math.hypot(pose.x - x, pose.y - y) < AT_POINT) return this.of(key);
    return undefined;
  }

  /** What nothing should be written upon: all that is somebody's or has a name. */
  solid(): readonly Box[] {
    return [...this.#bodies.values()].flatMap(({ item }) => {
      const box = item.owner === undefined && item.label === undefined ? undefined : this.of(item.key);
      return box ? [{ ...box, width: box.width * FILLS[0], height: box.height * FILLS[1] }] : [];
    });
  }
}
