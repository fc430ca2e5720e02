import { polygon } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { seeded } from '../../../models/noise.ts';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { outline, round } from '../../../scene/svg.ts';
import type { XWingView } from '../view.ts';

/** What lies on the table, in its own frame. */
type GroundShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing' | 'model'>;

/** Millimetres: a rock stands up, debris drifts low, a token is cardboard. */
const ROCK = 26;
const DEBRIS = 9;
const TOKEN = 2;

const shapes = new Map<string, GroundShape>();

function remembered(key: string, make: () => GroundShape): GroundShape {
  const known = shapes.get(key);
  if (known) return known;
  const made = make();
  shapes.set(key, made);
  return made;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const pathOf = (points: readonly Point[]): string => (points.length < 3 ? '' : outline(polygon(points)));
const reach = (points: readonly Point[]): number => Math.max(0, ...points.map(({ x, y }) => Math.hypot(x, y)));

type Mark = readonly [x: number, y: number, r: number];

/** How deep inside an outline a point lies; below nothing: outside of it. */
function depthIn(points: readonly Point[], x: number, y: number): number {
  let inside = false;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, a] of points.entries()) {
    const b = points[(i + 1) % points.length]!;
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const t = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy)));
    least = Math.min(least, Math.hypot(x - a.x - t * dx, y - a.y - t * dy));
  }
  return inside ? least : -least;
}

/** Craters and splinters within an outline: always the same ones on the same rock. */
function marksOf(kind: string, points: readonly Point[]): readonly Mark[] {
  const next = seeded([...kind].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
  const far = reach(points);
  const tries = Array.from({ length: 60 }, (): Mark => {
    const r = 1.1 + next() * next() * 3.6;
    return [(next() * 2 - 1) * far, (next() * 2 - 1) * far, r];
  });
  return tries.filter(([x, y, r]) => depthIn(points, x, y) > r + 1.2).slice(0, 6);
}

const crater = ([x, y, r]: Mark): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
const splinter = ([x, y, r]: Mark): string =>
  `M${round(x - r)} ${round(y)}l${round(r)} ${round(r * 0.9)} ${round(r)}-${round(r * 1.4)}-${round(r * 0.8)}-${round(r * 0.4)}Z`;

/** A rock or a cloud of debris, along the very outline that is measured, and the same drawn smaller for some depth. */
export const obstacleShape = (kind: string, own?: XWingView['obstacles'][number]['outline']): GroundShape =>
  remembered(own ? `${kind} ${own.join(' ')}` : kind, () => {
    const obstacle = data.findObstacle(kind);
    const points = (own ?? obstacle?.outline ?? []).map(([x, y]) => ({ x, y }));
    const shrunk = (by: number, dx: number, dy: number) =>
      pathOf(points.map(({ x, y }) => ({ x: x * by + dx, y: y * by + dy })));
    const edge = pathOf(points);
    const marks = marksOf(kind, points);
    const debris = obstacle?.kind === 'debris';
    const drawing: readonly Layer[] = debris
      ? [
          { d: edge, paint: 'glass' },
          { d: marks.map(splinter).join(''), paint: 'debris' },
        ]
      : [
          { d: edge, paint: 'rock' },
          { d: shrunk(0.74, 0.6, 0.9), paint: 'light' },
          { d: shrunk(0.48, 1.6, 2.2), paint: 'light' },
          { d: marks.map(crater).join(''), paint: 'dark' },
        ];
    const model = `xwing/${debris ? 'debris' : 'asteroid'}/${kind}`;
    return { model, height: debris ? DEBRIS : ROCK, outline: edge, radius: reach(points), drawing };
  });

type BombToken = keyof typeof data.BOMB_TOKENS;

/** A bomb or mine; the facts give it with y away from the ship, but a token looks the way its ship does. */
export const bombShape = (token: BombToken, part: number): GroundShape =>
  remembered(`${token} ${part}`, () => {
    const piece = data.BOMB_TOKENS[token][part] ?? data.BOMB_TOKENS[token][0]!;
    const [cx, cy] = piece.disc?.centre ?? [0, (piece.outline?.[2]?.[1] ?? 30) / 2];
    const points = (piece.outline ?? []).map(([x, y]) => ({ x: -x, y: -y }));
    const r = (piece.disc?.diameter ?? 0) / 2;
    const edge = piece.disc ? crater([-cx, -cy, r]) : pathOf(points);
    const drawing: readonly Layer[] = [
      { d: edge, paint: 'glass' },
      { d: crater([-cx, -cy, 7]), paint: 'hot' },
    ];
    return {
      model: `xwing/bomb/${token}`,
      height: TOKEN,
      outline: edge,
      radius: piece.disc ? Math.hypot(cx, cy) + r : reach(points),
      drawing,
    };
  });

/** The tokens of a bomb card. */
export const bombParts = (token: BombToken): readonly number[] => data.BOMB_TOKENS[token].map((_, part) => part);
