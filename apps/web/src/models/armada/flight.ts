import type { Flat, Model, Part, Point } from '../part.ts';
import { plus, times } from '../space.ts';

/** Several of one ship beside each other: flotillas, and flights of fighters. */

/** A part at another place and size; whatever was mirrored becomes two parts, since it has left the middle line. */
function elsewhere({ twin, ...part }: Part, size: number, shift: Point): readonly Part[] {
  const at = times(part.at ?? [0, 0, 0], size);
  const [sx, sy, sz] = times(part.scale ?? [1, 1, 1], size);
  const own: Part = { ...part, scale: [sx, sy, sz], at: plus(at, shift) };
  if (!twin) return [own];
  const [ax, ay, az] = part.turn ?? [0, 0, 0];
  const other: Part = { ...part, scale: [-sx, sy, sz], turn: [ax, -ay, -az], at: plus([-at[0], at[1], at[2]], shift) };
  return [own, other];
}

/** Small things need fewer sides. */
function coarse(part: Part): Part {
  switch (part.shape) {
    case 'tube':
    case 'bar':
      return { ...part, sides: part.shape === 'bar' ? 4 : Math.min(part.sides ?? 16, 7) };
    case 'ball':
      return { ...part, rings: Math.min(part.rings ?? 8, 3) };
    case 'turned':
    case 'ring':
      return { ...part, sides: Math.min(part.sides ?? 20, 12) };
    case 'loft':
      return { ...part, sides: Math.min(part.sides ?? 12, 8) };
    default:
      return part;
  }
}

function several(one: Model, size: number, places: readonly Point[], lift: number, make: (part: Part) => Part): Model {
  const scale = (one.scale ?? 1) * size;
  const at = (p: Point, shift: Point): Point => plus(times(p, scale), shift);
  return {
    parts: places.flatMap((shift) => one.parts.flatMap((part) => elsewhere(make(part), scale, shift))),
    lift,
    muzzles: places.flatMap((shift) => (one.muzzles ?? []).map((muzzle) => at(muzzle, shift))),
    glows: places.flatMap((shift) =>
      (one.glows ?? []).map((glow) => ({ at: at(glow.at, shift), radius: glow.radius * scale })),
    ),
  };
}

/** Transports that fly together, one a little higher than the other. */
export const pair = (one: Model, size: number, places: readonly Flat[], lift: number): Model =>
  several(
    one,
    size,
    places.map(([x, y], i): Point => [x, y, i * 3 - 1]),
    lift,
    (part) => part,
  );

const WEDGE: readonly Point[] = [
  [0, 7, 1.6],
  [-8.2, -5, 0],
  [8.2, -5, -1.2],
];

/** Three fighters in a wedge over the disc of their squadron. */
export const flight = (one: Model, size: number, lift: number): Model => several(one, size, WEDGE, lift, coarse);

/** A ship that stands for itself on such a disc. */
export const alone = (one: Model, size: number, lift: number): Model => several(one, size, [[0, 0, 0]], lift, coarse);
