import type { LegionAnswers } from '@holotisch/legion';
import type { Vec } from '@holotisch/table';
import { round } from '../../../scene/svg.ts';

export type Reach = LegionAnswers['reach'];

/** The slices of an area, put together as they came. */
export const joined = (slices: readonly Reach[]): Reach | undefined =>
  slices[0] && { ...slices[0], rows: slices.flatMap(({ rows }) => rows) };

/** How far a place lies inside what a speed reaches (in millimetres), or outside of it. */
function insideBy({ cell, side, rows, far }: Reach, speed: number, column: number, row: number): number {
  const half = (side - 1) / 2;
  const rest = far[speed - 1]! - cell * Math.hypot(column - half, row - half);
  const needed = rows[row]?.[column] ?? 0;
  if (needed > 0 && needed <= speed) return Math.max(0.5, Math.min(cell, rest));
  return rest < 0 ? Math.max(-cell, rest) : -cell / 2;
}

/** The lines around all that a speed reaches, as a path about where the leader stands: between what it reaches and what not. */
export function areaPath(reach: Reach, speed: number): string {
  const { cell, side } = reach;
  const half = (side - 1) / 2;
  const value = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= side || row >= side ? -cell : insideBy(reach, speed, column, row);
  const at = (column: number, row: number): Vec => ({ x: (column - half) * cell, y: (row - half) * cell });
  const next = new Map<string, { readonly to: Vec; readonly key: string }>();
  const keyOf = ({ x, y }: Vec): string => `${round(x)} ${round(y)}`;
  for (let row = -1; row < side; row++)
    for (let column = -1; column < side; column++) {
      // Around the square, so that what is inside lies to the left.
      const corners = [
        { ...at(column, row), v: value(column, row) },
        { ...at(column + 1, row), v: value(column + 1, row) },
        { ...at(column + 1, row + 1), v: value(column + 1, row + 1) },
        { ...at(column, row + 1), v: value(column, row + 1) },
      ];
      const crossings = corners.flatMap((a, i) => {
        const b = corners[(i + 1) % 4]!;
        if (a.v > 0 === b.v > 0) return [];
        const share = a.v / (a.v - b.v);
        return [{ x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y), leaves: a.v > 0 }];
      });
      for (const [i, one] of crossings.entries()) {
        if (!one.leaves) continue;
        const to = crossings[(i + 1) % crossings.length]!;
        next.set(keyOf(one), { to, key: keyOf(to) });
      }
    }
  return rings(next);
}

function rings(next: Map<string, { readonly to: Vec; readonly key: string }>): string {
  let path = '';
  for (const [start] of next) {
    if (!next.has(start)) continue;
    const points: Vec[] = [];
    for (let key = start, one = next.get(key); one; one = next.get(key)) {
      next.delete(key);
      points.push(one.to);
      key = one.key;
    }
    if (points.length > 2) path += `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
  }
  return path;
}
