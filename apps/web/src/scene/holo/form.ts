// Triangles as the graphics card takes them: made once for each kind of thing, without a graphics card.
import type { Patch } from '../../models/mesh.ts';
import type { Point } from '../../models/part.ts';
import { cross, dot, minus, unit } from '../../models/space.ts';
import { LOOKS, rgb } from '../../models/stuff.ts';

/** All corners of a thing, three of a triangle after another. */
export interface Form {
  readonly corners: Float32Array;
  readonly normals: Float32Array;
  /** Red, green, blue, and how much of it is the owner's. */
  readonly paint: Float32Array;
  /** How far each corner is from the three edges of its triangle; edges that are none on the thing are far from all. */
  readonly edges: Float32Array;
  /** How much it shines by itself; below zero is glass that is seen through. */
  readonly glow: Float32Array;
  readonly low: Point;
  readonly high: Point;
}

/** What a form is made of: triangles in one colour. */
export interface Piece {
  readonly corners: ArrayLike<number>;
  readonly normals: ArrayLike<number>;
  readonly colour: readonly [number, number, number];
  readonly owned: number;
  readonly glow: number;
  /** Whether its edges are lines of light. */
  readonly lined: boolean;
}

/** An edge that bends more than this is seen as one. */
const CREASE = Math.cos((28 * Math.PI) / 180);

/** A patch of a model, lifted so high. */
export function pieceOf(patch: Patch, lift: number): Piece {
  const look = LOOKS[patch.stuff];
  const [r, g, b] = rgb(patch.colour ?? look.colour);
  const { shade } = patch;
  return {
    corners: lift === 0 ? patch.corners : patch.corners.map((n, i) => (i % 3 === 2 ? n + lift : n)),
    normals: patch.normals,
    colour: [Math.min(1, r * shade), Math.min(1, g * shade), Math.min(1, b * shade)],
    owned: patch.colour === undefined ? look.owned : 0,
    glow: look.glow ?? 0,
    lined: LOOKS[patch.stuff].owned > 0,
  };
}

const place = (n: ArrayLike<number>, i: number): string =>
  `${Math.round(n[i]! * 50)} ${Math.round(n[i + 1]! * 50)} ${Math.round(n[i + 2]! * 50)}`;

/** Which edges of which triangles are edges of the thing: where two faces meet at an angle, or only one ends. */
function creases({ corners, lined }: Piece): Uint8Array {
  const count = corners.length / 9;
  const out = new Uint8Array(count * 3);
  if (!lined) return out;
  const at = (i: number): Point => [corners[i]!, corners[i + 1]!, corners[i + 2]!];
  const faces = Array.from({ length: count }, (_, t) =>
    unit(cross(minus(at(9 * t + 3), at(9 * t)), minus(at(9 * t + 6), at(9 * t)))),
  );
  const meeting = new Map<string, number[]>();
  for (let t = 0; t < count; t++) {
    const names = [0, 3, 6].map((k) => place(corners, 9 * t + k));
    for (let e = 0; e < 3; e++) {
      const [a, b] = [names[(e + 1) % 3]!, names[(e + 2) % 3]!];
      const key = a < b ? `${a}|${b}` : `${b}|${a}`;
      const there = meeting.get(key);
      if (there) there.push(3 * t + e);
      else meeting.set(key, [3 * t + e]);
    }
  }
  for (const edges of meeting.values()) {
    const first = faces[Math.floor(edges[0]! / 3)]!;
    const sharp = edges.length < 2 || edges.some((edge) => dot(faces[Math.floor(edge / 3)]!, first) < CREASE);
    if (sharp) for (const edge of edges) out[edge] = 1;
  }
  return out;
}

/** Puts pieces together to one form. */
export function formOf(pieces: readonly Piece[]): Form {
  const count = pieces.reduce((sum, { corners }) => sum + corners.length / 3, 0);
  const form = {
    corners: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    paint: new Float32Array(count * 4),
    edges: new Float32Array(count * 3),
    glow: new Float32Array(count),
  };
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  let at = 0;
  for (const piece of pieces) {
    form.corners.set(piece.corners, at * 3);
    form.normals.set(piece.normals, at * 3);
    const sharp = creases(piece);
    const own = piece.corners.length / 3;
    for (let i = 0; i < own; i++) {
      const [t, k] = [Math.floor(i / 3), i % 3];
      form.paint.set([...piece.colour, piece.owned], (at + i) * 4);
      for (let e = 0; e < 3; e++) form.edges[(at + i) * 3 + e] = !sharp[3 * t + e] || e === k ? 1 : 0;
      form.glow[at + i] = piece.glow;
      for (const axis of [0, 1, 2] as const) {
        const n = piece.corners[3 * i + axis]!;
        low[axis] = Math.min(low[axis], n);
        high[axis] = Math.max(high[axis], n);
      }
    }
    at += own;
  }
  if (count === 0) return { ...form, low: [0, 0, 0], high: [0, 0, 0] };
  return { ...form, low, high };
}
