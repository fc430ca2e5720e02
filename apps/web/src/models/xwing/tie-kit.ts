import type { Part, Point, Stuff } from '../part.ts';
import { drum, globe, rods, wing } from '../ship-kit.ts';
import { minus, plus, times } from '../space.ts';

/** What all TIEs are made of: a ball with a round window, pylons and framed panels. */

/** The ball about a place, its window ahead and the hatch above. */
export const ball = (radius: number, at: Point = [0, 0, 0], window = 0.56): readonly Part[] => [
  globe('hull', radius, at, { rings: 5 }),
  drum('trim', radius * (window + 0.1), radius * 0.2, plus(at, [0, radius * 0.78, 0])),
  drum('glass', radius * window, radius * 0.2, plus(at, [0, radius * 0.95, 0]), { sides: 8 }),
  drum('trim', radius * 0.4, radius * 0.12, plus(at, [0, -radius * 0.1, radius * 0.97]), { along: 'z', sides: 8 }),
];

interface PanelLook {
  readonly frame?: Stuff;
  readonly cells?: Stuff;
  readonly shade?: number;
  readonly thick?: number;
  readonly turn?: Point;
  readonly lone?: true;
}

/** A panel about its hub: a dark field to every edge, the frame and its spokes between them; on both sides unless alone. */
export function panel(edge: readonly Point[], hub: Point, look: PanelLook = {}): readonly Part[] {
  const { frame = 'hull', cells = 'dark', shade = 1, thick = 0.7, turn, lone } = look;
  const rest = { ...(turn && { turn }), ...(!lone && { twin: true as const }) };
  return edge.flatMap((corner, i): readonly Part[] => {
    const next = edge[(i + 1) % edge.length]!;
    const middle = times(plus(plus(hub, corner), next), 1 / 3);
    const inset = (p: Point): Point => plus(middle, times(minus(p, middle), 0.8));
    return [
      wing(frame, thick, [hub, corner, next], rest),
      wing(cells, thick * 1.6, [inset(hub), inset(corner), inset(next)], { shade, ...rest }),
    ];
  });
}

/** Pylons from the ball to the panels at x. */
export const pylons = (x: number, z = 0): readonly Part[] => [
  rods('hull', [3.6, 0, z * 0.5], [x, 0, z], [2.2, 1.3], { sides: 8 }),
  rods('trim', [x - 1.6, 0, z], [x + 0.2, 0, z], [1.4, 2.6], { sides: 6 }),
];

/** A six-sided panel, so high and long, flat above and below. */
export const sixSided = (x: number, high: number, long: number, flat = 0.5): readonly Point[] => [
  [x, long, 0],
  [x, long * flat, high],
  [x, -long * flat, high],
  [x, -long, 0],
  [x, -long * flat, -high],
  [x, long * flat, -high],
];

/** The upper or lower half of a panel that bends inwards; `side` is 1 or -1. */
export const bent = (x: number, inner: number, high: number, waist: number, long: number, side: number) => {
  const edge: readonly Point[] = [
    [x, long, side * waist],
    [inner, long * 0.6, side * high],
    [inner, -long * 0.6, side * high],
    [x, -long, side * waist],
  ];
  return { edge, hub: [(x + inner) / 2, 0, (side * (waist + high)) / 2] satisfies Point };
};
