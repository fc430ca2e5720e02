import type { Mesh, Patch } from './mesh.ts';
import type { Point } from './part.ts';
import { dot, unit } from './space.ts';
import { colourOf, LOOKS } from './stuff.ts';

/** From where it is looked at, in degrees: turned about its foot, and how far from above. */
export interface Angle {
  readonly turn: number;
  readonly above: number;
}

/** From the front left and a little above, as one holds a miniature. */
export const PORTRAIT: Angle = { turn: 32, above: 24 };

/** Who looks at its front stands ahead of it: its right hand is then on the left. */
interface Eye {
  readonly right: Point;
  readonly up: Point;
  readonly away: Point;
  readonly light: Point;
}

function eyeAt({ turn, above }: Angle): Eye {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [up, flat] = [Math.sin((above * Math.PI) / 180), Math.cos((above * Math.PI) / 180)];
  const right: Point = [-cos, sin, 0];
  const away: Point = [-sin * flat, -cos * flat, -up];
  const upward: Point = [-sin * up, -cos * up, flat];
  const along = (i: 0 | 1 | 2) => -0.5 * right[i] + 0.8 * upward[i] - 0.6 * away[i];
  return { right, up: upward, away, light: unit([along(0), along(1), along(2)]) };
}

/** What shines by itself is not shaded; edges that turn away catch a rim of light. */
const DIM = 0.34;
const RIM = 0.18;

/** Each pixel is the mean of so many by so many, so that edges are smooth. */
const FINE = 2;

/** x to the right and y down in fine pixels, how far away, red, green, blue. */
type Corner = readonly [x: number, y: number, far: number, red: number, green: number, blue: number];

class Canvas {
  readonly #side: number;
  readonly #far: Float32Array;
  readonly #paint: Float32Array;

  constructor(side: number) {
    this.#side = side;
    this.#far = new Float32Array(side * side).fill(Number.POSITIVE_INFINITY);
    this.#paint = new Float32Array(side * side * 3);
  }

  /** Fills a triangle where nothing nearer is. */
  fill(a: Corner, b: Corner, c: Corner): void {
    const whole = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (whole === 0) return;
    const last = this.#side - 1;
    const [left, right] = [
      Math.max(0, Math.floor(Math.min(a[0], b[0], c[0]))),
      Math.min(last, Math.ceil(Math.max(a[0], b[0], c[0]))),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(Math.min(a[1], b[1], c[1]))),
      Math.min(last, Math.ceil(Math.max(a[1], b[1], c[1]))),
    ];
    for (let y = top; y <= bottom; y++)
      for (let x = left; x <= right; x++) {
        const ofB = ((x - a[0]) * (c[1] - a[1]) - (y - a[1]) * (c[0] - a[0])) / whole;
        const ofC = ((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])) / whole;
        const ofA = 1 - ofB - ofC;
        if (ofA < 0 || ofB < 0 || ofC < 0) continue;
        const at = y * this.#side + x;
        const far = a[2] * ofA + b[2] * ofB + c[2] * ofC;
        if (far >= this.#far[at]!) continue;
        this.#far[at] = far;
        for (const i of [0, 1, 2] as const)
          this.#paint[at * 3 + i] = a[i + 3]! * ofA + b[i + 3]! * ofB + c[i + 3]! * ofC;
      }
  }

  /** Red, green, blue and how much it covers, 0 to 255, row by row from the top. */
  pixels(): Uint8ClampedArray<ArrayBuffer> {
    const side = this.#side / FINE;
    const pixels = new Uint8ClampedArray(side * side * 4);
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        const sum = [0, 0, 0];
        let covered = 0;
        for (let i = 0; i < FINE * FINE; i++) {
          const at = (y * FINE + Math.floor(i / FINE)) * this.#side + x * FINE + (i % FINE);
          if (this.#far[at] === Number.POSITIVE_INFINITY) continue;
          covered++;
          for (const c of [0, 1, 2] as const) sum[c]! += this.#paint[at * 3 + c]!;
        }
        if (covered === 0) continue;
        const at = (y * side + x) * 4;
        for (const c of [0, 1, 2] as const) pixels[at + c] = (sum[c]! / covered) * 255;
        pixels[at + 3] = (covered / (FINE * FINE)) * 255;
      }
    return pixels;
  }
}

/** A model as it is seen from far away, so large that it fills a square of pixels but for a small rim. */
export function pictureOf(
  mesh: Mesh,
  angle: Angle,
  owner: number | undefined,
  side: number,
): Uint8ClampedArray<ArrayBuffer> {
  const eye = eyeAt(angle);
  const bounds = boundsOf(mesh, eye);
  const scale = (FINE * (side - 4)) / Math.max(bounds.width, bounds.height, 1);
  const middle = (FINE * side) / 2;
  const canvas = new Canvas(side * FINE);
  for (const patch of mesh.patches) {
    const shone = shading(patch, eye, owner);
    const corner = (i: number): Corner => {
      const p = pointAt(patch.corners, i);
      const [x, y] = [dot(p, eye.right) - bounds.x, bounds.y - dot(p, eye.up)];
      return [middle + x * scale, middle + y * scale, dot(p, eye.away), ...shone(pointAt(patch.normals, i))];
    };
    for (let i = 0; i < patch.corners.length; i += 9) canvas.fill(corner(i), corner(i + 3), corner(i + 6));
  }
  return canvas.pixels();
}

const pointAt = (numbers: Float32Array, i: number): Point => [numbers[i]!, numbers[i + 1]!, numbers[i + 2]!];

/** Its middle and its size on the picture. */
function boundsOf({ patches }: Mesh, { right, up }: Eye) {
  let [left, most, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { corners } of patches)
    for (let i = 0; i < corners.length; i += 3) {
      const p = pointAt(corners, i);
      const [x, y] = [dot(p, right), dot(p, up)];
      left = Math.min(left, x);
      most = Math.max(most, x);
      low = Math.min(low, y);
      high = Math.max(high, y);
    }
  return { x: (left + most) / 2, y: (low + high) / 2, width: most - left, height: high - low };
}

function shading(patch: Patch, { away, light }: Eye, owner: number | undefined) {
  const base = colourOf(patch, owner);
  const glows = LOOKS[patch.stuff].glow !== undefined;
  return (normal: Point): readonly [number, number, number] => {
    const facing = -dot(normal, away);
    // What is seen from behind (the inside of a nozzle) is lit as if it faced the eye.
    const lit = glows ? 1 : DIM + (1 - DIM) * Math.max(0, (facing < 0 ? -1 : 1) * dot(normal, light));
    const rim = RIM * (1 - Math.min(1, Math.abs(facing))) ** 3;
    return [base[0] * lit + rim, base[1] * lit + rim, base[2] * lit + rim];
  };
}
