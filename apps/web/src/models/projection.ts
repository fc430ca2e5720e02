import type { Mesh } from './mesh.ts';
import type { Flat, Point } from './part.ts';
import { dot, unit } from './space.ts';
import { type Colour, colourOf, LOOKS } from './stuff.ts';

/** A face of a model as one sees it from somewhere, in the order in which it is to be painted. */
export interface SeenFace {
  /** x to the right, y down. */
  readonly corners: readonly [Flat, Flat, Flat];
  readonly colour: Colour;
}

export interface Seen {
  readonly faces: readonly SeenFace[];
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** From where it is looked at, in degrees: turned about its foot, and how far from above. */
export interface Angle {
  readonly turn: number;
  readonly above: number;
}

/** From the front left and a little above, as one holds a miniature. */
export const PORTRAIT: Angle = { turn: 32, above: 24 };

const SUN = unit([-0.5, -0.35, 0.8]);
const RIM = 0.18;

/** A model as seen from far away: parallel, far faces first, shaded by the sun. */
export function seenFrom(mesh: Mesh, { turn, above }: Angle, owner?: number): Seen {
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [up, flat] = [Math.sin((above * Math.PI) / 180), Math.cos((above * Math.PI) / 180)];
  // Who looks at its front stands ahead of it: its right hand is then on the left.
  const right: Point = [-cos, sin, 0];
  const away: Point = [-sin * flat, -cos * flat, -up];
  const upward: Point = [-sin * up, -cos * up, flat];
  const light: Point = unit([
    right[0] * SUN[0] + upward[0] * SUN[2] - away[0] * 0.6,
    right[1] * SUN[0] + upward[1] * SUN[2] - away[1] * 0.6,
    upward[2] * SUN[2] - away[2] * 0.6,
  ]);
  const faces: { readonly face: SeenFace; readonly far: number }[] = [];
  let [left, rightmost, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const patch of mesh.patches) {
    const base = colourOf(patch, owner);
    const glow = LOOKS[patch.stuff].glow ?? 0;
    const { corners, normals } = patch;
    for (let i = 0; i < corners.length; i += 9) {
      const normal = unit([
        normals[i]! + normals[i + 3]! + normals[i + 6]!,
        normals[i + 1]! + normals[i + 4]! + normals[i + 7]!,
        normals[i + 2]! + normals[i + 5]! + normals[i + 8]!,
      ]);
      const facing = -dot(normal, away);
      if (facing < -0.02) continue;
      const points = [0, 3, 6].map((k): Point => [corners[i + k]!, corners[i + k + 1]!, corners[i + k + 2]!]);
      const spots = points.map((p): Flat => [dot(p, right), -dot(p, upward)]);
      for (const [x, y] of spots) {
        left = Math.min(left, x);
        rightmost = Math.max(rightmost, x);
        top = Math.min(top, y);
        bottom = Math.max(bottom, y);
      }
      const lit = glow > 0 ? 1 : 0.34 + 0.66 * Math.max(0, dot(normal, light));
      const rim = RIM * (1 - Math.max(0, facing)) ** 3;
      const shone = (c: number) => Math.min(1, c * lit + rim);
      const far = points.reduce((sum, p) => sum + dot(p, away), 0) / 3;
      faces.push({
        face: { corners: [spots[0]!, spots[1]!, spots[2]!], colour: [shone(base[0]), shone(base[1]), shone(base[2])] },
        far,
      });
    }
  }
  faces.sort((a, b) => b.far - a.far);
  return { faces: faces.map(({ face }) => face), left, top, width: rightmost - left, height: bottom - top };
}

const hex = (c: number): string =>
  Math.round(c * 255)
    .toString(16)
    .padStart(2, '0');

/** As a colour of CSS. */
export const css = ([r, g, b]: Colour): string => `#${hex(r)}${hex(g)}${hex(b)}`;
