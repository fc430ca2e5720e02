import type { Flat } from './part.ts';

/** Triangles that join points without any thin ones where that can be helped (Delaunay), as places in the list. */

type Facet = readonly [number, number, number];
interface Round {
  readonly facet: Facet;
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

/** The circle through three points. */
function roundOf(points: readonly Flat[], facet: Facet): Round {
  const [[ax, ay], [bx, by], [cx, cy]] = [points[facet[0]]!, points[facet[1]]!, points[facet[2]]!];
  const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by)) || 1e-9;
  const [a, b, c] = [ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy];
  const x = (a * (by - cy) + b * (cy - ay) + c * (ay - by)) / d;
  const y = (a * (cx - bx) + b * (ax - cx) + c * (bx - ax)) / d;
  return { facet, x, y, square: (ax - x) ** 2 + (ay - y) ** 2 };
}

export function joined(points: readonly Flat[]): readonly Facet[] {
  const far = 1e4;
  const all: readonly Flat[] = [...points, [-far, -far], [far, -far], [0, far]];
  const first = points.length;
  let rounds: Round[] = [roundOf(all, [first, first + 1, first + 2])];
  for (const [i, [x, y]] of points.entries()) {
    const kept: Round[] = [];
    // Edges of what falls away: those that two of them share are inside and fall away, too.
    const edges = new Map<string, readonly [number, number]>();
    for (const round of rounds) {
      if ((x - round.x) ** 2 + (y - round.y) ** 2 > round.square) {
        kept.push(round);
        continue;
      }
      const [a, b, c] = round.facet;
      for (const [from, to] of [
        [a, b],
        [b, c],
        [c, a],
      ] as const) {
        if (!edges.delete(`${to} ${from}`)) edges.set(`${from} ${to}`, [from, to]);
      }
    }
    rounds = [...kept, ...[...edges.values()].map(([from, to]) => roundOf(all, [from, to, i]))];
  }
  return rounds.map(({ facet }) => facet).filter((facet) => facet.every((i) => i < first));
}
