import { lerp, type Measure, type Vec } from '@holotisch/table';

/** Room that a piece takes. */
interface Disc extends Vec {
  readonly r: number;
}

/** How far away the edge of an upright box is from its middle, in a direction. */
const reach = (half: Vec, along: Vec): number => Math.abs(along.x) * half.x + Math.abs(along.y) * half.y;

/** Whether an upright box around a point lies on a piece. */
function covers(at: Vec, half: Vec, { x, y, r }: Disc): boolean {
  const dx = Math.max(0, Math.abs(at.x - x) - half.x);
  const dy = Math.max(0, Math.abs(at.y - y) - half.y);
  return Math.hypot(dx, dy) < r;
}

/** The middle of a box of writing beside a line: as near to it as the pieces at its ends allow. */
export function besideLine({ from, to, distance }: Measure, half: Vec, gap: number, ends: readonly Disc[]): Vec {
  const middle = lerp(from, to, 0.5);
  const across = { x: (from.y - to.y) / distance, y: (to.x - from.x) / distance };
  // Above the line, or to the left of a steep one.
  const sign = Math.abs(across.y) < 0.4 ? -Math.sign(across.x) : Math.sign(across.y);
  const least = gap + reach(half, across);
  const most = least + Math.max(0, ...ends.map(({ r }) => 2 * r)) + reach(half, across);
  for (let away = least; away < most; away += gap) {
    const spots = [sign, -sign].map((s) => ({ x: middle.x + across.x * s * away, y: middle.y + across.y * s * away }));
    const free = spots.find((spot) => !ends.some((end) => covers(spot, half, end)));
    if (free) return free;
  }
  return { x: middle.x + across.x * sign * most, y: middle.y + across.y * sign * most };
}
