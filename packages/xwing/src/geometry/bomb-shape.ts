import {
  cosDegrees,
  lerp,
  type Polygon,
  type Pose,
  placed,
  polygon,
  polygonIfSolid,
  sinDegrees,
  type Vec,
} from '@holotisch/table';
import { BOMB_GUIDE, BOMB_TOKENS } from '../data/bomb-tokens.ts';
import type { BombToken } from '../data/types.ts';

/** A disc drawn with this many corners strays from the true circle by less than 0.04 mm. */
const CORNERS = 120;

/** The facts give a token with y away from the ship; a dropped token looks the way its ship does. */
const turnAbout = (p: Vec): Vec => ({ x: -p.x, y: -p.y });

const local = new Map<string, readonly Polygon[]>();

function localShapes(token: BombToken, part: number): readonly Polygon[] {
  const key = `${token}${part}`;
  const known = local.get(key);
  if (known) return known;
  const piece = BOMB_TOKENS[token][part]!;
  const outline =
    piece.outline?.map(([x, y]) => ({ x, y })) ?? discOutline(piece.disc!.centre, piece.disc!.diameter / 2);
  const guides = part === 0 ? [guide(1), guide(-1)] : [];
  const shapes = [outline, ...guides].map((points) => polygon(points.map(turnAbout)));
  local.set(key, shapes);
  return shapes;
}

/** A disc whose part beyond the straight edge (negative y) is cut away. */
function discOutline([cx, cy]: readonly [number, number], r: number): Vec[] {
  const out: Vec[] = [];
  for (let i = 0; i < CORNERS; i++) {
    const a = (360 * i) / CORNERS;
    out.push({ x: cx + r * sinDegrees(a), y: Math.max(0, cy + r * cosDegrees(a)) });
  }
  return out;
}

function guide(side: 1 | -1): Vec[] {
  const { inner, outer, length } = BOMB_GUIDE;
  const [a, b] = [side * inner, side * outer];
  return [
    { x: a, y: 0 },
    { x: b, y: 0 },
    { x: b, y: -length },
    { x: a, y: -length },
  ];
}

/** The parts of a token on the table: its outline and, on the piece that has them, its two guides. */
export const bombShapes = (token: BombToken, part: number, pose: Pose): readonly Polygon[] =>
  localShapes(token, part).map((shape) => placed(shape, pose));

/**
 * XW-BOMBEN-14: what lies outside the play area is ignored. Where a concave token leaves the area twice, a bridge
 * without breadth along the edge joins what is left; no ship can lie on it.
 */
export function withinArea(shape: Polygon, width: number, depth: number): Polygon | undefined {
  let ring = shape.points;
  const sides: readonly ((p: Vec) => number)[] = [(p) => p.x, (p) => width - p.x, (p) => p.y, (p) => depth - p.y];
  for (const inside of sides) {
    if (ring.every((p) => inside(p) >= 0)) continue;
    const kept: Vec[] = [];
    for (let i = 0; i < ring.length; i++) {
      const p = ring[i]!;
      const q = ring[(i + 1) % ring.length]!;
      const [a, b] = [inside(p), inside(q)];
      if (a >= 0) kept.push(p);
      if (a >= 0 !== b >= 0) kept.push(lerp(p, q, a / (a - b)));
    }
    ring = kept;
  }
  return ring === shape.points ? shape : polygonIfSolid(ring);
}
