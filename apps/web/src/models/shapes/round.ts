import type { Ball, Bar, Boulder, Flat, Point, Ring, Tube, Turned } from '../part.ts';
import { cross, lengthOf, minus, plus, type Triangle, times, unit } from '../space.ts';

/** Round things, in the frame of their part. */

type Along = 'x' | 'y' | 'z';

/** From an upright axis to another, keeping what is outside outside. */
const laid = ([x, y, z]: Point, along: Along): Point =>
  along === 'z' ? [x, y, z] : along === 'y' ? [y, z, x] : [z, x, y];

const around = (sides: number): readonly Flat[] =>
  Array.from({ length: sides }, (_, i) => {
    const angle = ((i + 0.5) / sides) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });

const quad = (a: Point, b: Point, c: Point, d: Point): readonly Triangle[] => [
  [a, b, c],
  [a, c, d],
];

/** A profile from below upwards, turned about z; what has no radius is a tip. */
function lathe(profile: readonly Flat[], sides: number): readonly Triangle[] {
  const round = around(sides);
  const corner = ([radius, up]: Flat, i: number): Point => {
    const [x, y] = round[i % sides]!;
    return [x * radius, y * radius, up];
  };
  return profile.slice(1).flatMap((above, step) => {
    const below = profile[step]!;
    return round.flatMap((_, i): readonly Triangle[] => {
      const [a, b] = [corner(below, i), corner(below, i + 1)];
      const [c, d] = [corner(above, i + 1), corner(above, i)];
      if (below[0] === 0) return above[0] === 0 ? [] : [[a, c, d]];
      return above[0] === 0 ? [[a, b, c]] : quad(a, b, c, d);
    });
  });
}

const withAxis = (triangles: readonly Triangle[], along: Along): readonly Triangle[] =>
  along === 'z' ? triangles : triangles.map(([a, b, c]) => [laid(a, along), laid(b, along), laid(c, along)]);

/** Goes from the lower end to the upper one, so that its outside is outside. */
const upwards = (profile: readonly Flat[]): readonly Flat[] =>
  profile.length > 1 && profile[0]![1] > profile.at(-1)![1] ? profile.toReversed() : profile;

export function tube({ radius, length, along = 'y', sides, open }: Tube, most: number): readonly Triangle[] {
  const [behind, ahead] = typeof radius === 'number' ? [radius, radius] : radius;
  const half = length / 2;
  const wall: readonly Flat[] = [
    [behind, -half],
    [ahead, half],
  ];
  const profile: readonly Flat[] = open ? wall : [[0, -half], ...wall, [0, half]];
  const outside = lathe(profile, Math.min(sides ?? 16, most));
  const inside = open ? outside.map(([a, b, c]): Triangle => [a, c, b]) : [];
  return withAxis([...outside, ...inside], along);
}

export function ball({ radius, half, rings = 8 }: Ball, most: number): readonly Triangle[] {
  const steps = Math.min(rings, Math.ceil(most / 2));
  const from = half ? 0 : -steps;
  const arc = Array.from({ length: steps - from + 1 }, (_, i): Flat => {
    const angle = ((from + i) / steps) * (Math.PI / 2);
    return [Math.abs(from + i) === steps ? 0 : Math.cos(angle) * radius, Math.sin(angle) * radius];
  });
  return lathe(half ? [[0, 0], ...arc] : arc, Math.min(steps * 2 + 2, most));
}

export const turnedBody = ({ profile, along = 'z', sides = 20 }: Turned, most: number): readonly Triangle[] =>
  withAxis(lathe(upwards(profile), Math.min(sides, most)), along);

export function ring({ radius, thick, along = 'z', sides = 20, bent = 6 }: Ring, most: number): readonly Triangle[] {
  const [big, small] = [around(Math.min(sides, most)), around(Math.min(bent, most))];
  const corner = (i: number, j: number): Point => {
    const [x, y] = big[i % big.length]!;
    const [out, up] = small[j % small.length]!;
    const far = radius + out * thick;
    return [x * far, y * far, up * thick];
  };
  const triangles = big.flatMap((_, i) =>
    small.flatMap((__, j) => quad(corner(i, j), corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1))),
  );
  return withAxis(triangles, along);
}

export function bar({ from, to, radius, sides = 8, joined }: Bar, most: number): readonly Triangle[] {
  const way = minus(to, from);
  const ahead = unit(way);
  const right = unit(cross(Math.abs(ahead[2]) > 0.9 ? [0, 1, 0] : [0, 0, 1], ahead));
  const up = cross(ahead, right);
  const whole = tube({ shape: 'tube', stuff: 'hull', radius, length: lengthOf(way), along: 'z', sides }, most);
  // What meets the axis is an end.
  const upright = joined ? whole.filter((face) => face.every(([x, y]) => x !== 0 || y !== 0)) : whole;
  const middle = times(plus(from, to), 0.5);
  const put = ([x, y, z]: Point): Point => plus(middle, plus(plus(times(right, x), times(up, y)), times(ahead, z)));
  return upright.map(([a, b, c]) => [put(a), put(b), put(c)]);
}

/** Bumps that join all around, the same for the same seed. */
const bump = ([x, y, z]: Point, seed: number): number =>
  0.5 * Math.sin(x * 2.1 + seed * 1.3) * Math.sin(y * 2.7 + seed * 2.1) +
  0.3 * Math.sin(z * 3.9 + seed * 0.7 + x * 2.3) +
  0.2 * Math.sin(y * 6.1 + z * 5.3 + seed * 3.1);

export function boulder({ radius, seed, rough = 0.5 }: Boulder, most: number): readonly Triangle[] {
  const smooth = ball({ shape: 'ball', stuff: 'rock', radius: 1, rings: 5 }, most);
  const out = (corner: Point): Point => times(corner, radius * (1 + rough * 0.45 * bump(corner, seed)));
  return smooth.map(([a, b, c]) => [out(a), out(b), out(c)]);
}
