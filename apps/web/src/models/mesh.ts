import type { Model, Part, Point, Stuff } from './part.ts';
import { box, plate, side, slab } from './shapes/edged.ts';
import { heap } from './shapes/heap.ts';
import { loft } from './shapes/loft.ts';
import { ball, bar, boulder, ring, tube, turnedBody } from './shapes/round.ts';
import { cross, dot, minus, mirrored, placed, plus, type Triangle, unit } from './space.ts';

/** The triangles of what is made of one stuff: three corners of three numbers each, and as many normals. */
export interface Patch {
  readonly stuff: Stuff;
  readonly shade: number;
  readonly colour?: number;
  readonly corners: Float32Array;
  readonly normals: Float32Array;
}

export interface Mesh {
  readonly patches: readonly Patch[];
  readonly triangles: number;
  readonly low: Point;
  readonly high: Point;
}

/** How many sides round things have at most: near, and far away or in a crowd. */
const MOST_SIDES = { near: 24, far: 7 } as const;
type Detail = keyof typeof MOST_SIDES;

function triangles(part: Part, most: number): readonly Triangle[] {
  switch (part.shape) {
    case 'box':
      return box(part);
    case 'slab':
      return slab(part);
    case 'side':
      return side(part);
    case 'plate':
      return plate(part);
    case 'tube':
      return tube(part, most);
    case 'ball':
      return ball(part, most);
    case 'turned':
      return turnedBody(part, most);
    case 'ring':
      return ring(part, most);
    case 'bar':
      return bar(part, most);
    case 'boulder':
      return boulder(part, most);
    case 'loft':
      return loft(part, most);
    case 'heap':
      return heap(part, most);
  }
}

/** Edges sharper than this stay edges; flatter ones are rounded by light. */
const CREASE = Math.cos((38 * Math.PI) / 180);
const place = ([x, y, z]: Point): string => `${Math.round(x * 100)} ${Math.round(y * 100)} ${Math.round(z * 100)}`;

/** Each corner's normal: that of all faces that meet there without a crease. */
function rounded(faces: readonly Triangle[]): readonly Triangle[] {
  const flat = faces.map(([a, b, c]) => unit(cross(minus(b, a), minus(c, a))));
  const meeting = new Map<string, number[]>();
  for (const [i, face] of faces.entries())
    for (const corner of face) {
      const key = place(corner);
      const there = meeting.get(key);
      if (there) there.push(i);
      else meeting.set(key, [i]);
    }
  return faces.map((face, i) => {
    const own = flat[i]!;
    const at = (corner: Point): Point =>
      unit(
        meeting
          .get(place(corner))!
          .reduce<Point>((sum, other) => (dot(flat[other]!, own) > CREASE ? plus(sum, flat[other]!) : sum), [0, 0, 0]),
      );
    return [at(face[0]), at(face[1]), at(face[2])];
  });
}

function facesOf(part: Part, model: Model, most: number): readonly Triangle[] {
  const own = triangles(part, most).map(([a, b, c]): Triangle => [placed(a, part), placed(b, part), placed(c, part)]);
  const negative = part.scale ? part.scale[0] * part.scale[1] * part.scale[2] < 0 : false;
  const outward = negative ? own.map(([a, b, c]): Triangle => [a, c, b]) : own;
  const both = part.twin ? [...outward, ...outward.map(mirrored)] : outward;
  const { scale = 1 } = model;
  const sized = (p: Point): Point => [p[0] * scale, p[1] * scale, p[2] * scale];
  return both.map(([a, b, c]) => [sized(a), sized(b), sized(c)]);
}

interface Gathered {
  readonly stuff: Stuff;
  readonly shade: number;
  readonly colour: number | undefined;
  readonly corners: number[];
  readonly normals: number[];
}

/** The triangles of a model, what is of one stuff together; `lift` is left to whoever puts it on the table. */
export function meshOf(model: Model, detail: Detail = 'near'): Mesh {
  const gathered = new Map<string, Gathered>();
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const part of model.parts) {
    const { stuff, shade = 1, colour } = part;
    const key = `${stuff} ${shade} ${colour}`;
    const patch = gathered.get(key) ?? { stuff, shade, colour, corners: [], normals: [] };
    gathered.set(key, patch);
    const faces = facesOf(part, model, MOST_SIDES[detail]);
    for (const face of faces)
      for (const corner of face) {
        patch.corners.push(...corner);
        for (const i of [0, 1, 2] as const) {
          low[i] = Math.min(low[i], corner[i]);
          high[i] = Math.max(high[i], corner[i]);
        }
      }
    for (const normals of rounded(faces)) for (const normal of normals) patch.normals.push(...normal);
  }
  const patches = [...gathered.values()].map(({ stuff, shade, colour, corners, normals }): Patch => {
    const patch = { stuff, shade, corners: Float32Array.from(corners), normals: Float32Array.from(normals) };
    return colour === undefined ? patch : { ...patch, colour };
  });
  return { patches, triangles: patches.reduce((sum, { corners }) => sum + corners.length / 9, 0), low, high };
}
