import { TERRAIN, type Terrain } from '@holotisch/legion';
import { containsPoint, type Polygon, polygon, type Vec } from '@holotisch/table';
import { seeded } from '../../../models/noise.ts';
import type { Layer, Paint, PieceItem } from '../../../scene/description.ts';
import { round } from '../../../scene/svg.ts';

/** Terrain seen from above: what stands high casts a shadow, what rises has contours, what is sunk has a rim. */

type Points = Terrain['outline'];
type TerrainShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing' | 'model'>;

const pathOf = (points: Points): string => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z`;
const shrunk = (points: Points, by: number): string => pathOf(points.map(([x, y]) => [x * by, y * by]));
/** Drawn in by so many millimetres from every side, about the middle. */
const inset = (points: Points, mm: number): string => {
  const reach = Math.max(...points.map(([x, y]) => Math.hypot(x, y)));
  return shrunk(points, Math.max(0.15, 1 - mm / reach));
};
const disc = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;

const areaOf = (points: Points): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length]!;
      return sum + x * ny - nx * y;
    }, 0),
  ) / 2;

/** Inside a convex outline, always the same places for the same piece. */
function strewn(points: Points, each: number, most: number): readonly (readonly [number, number, number])[] {
  const next = seeded(points.reduce((sum, [x, y]) => Math.imul(sum, 31) + Math.round(x * 7 + y), 11));
  const count = Math.min(most, Math.max(2, Math.round(areaOf(points) / each)));
  return Array.from({ length: count }, () => {
    const [ax, ay] = points[Math.floor(next() * points.length)]!;
    const [bx, by] = points[Math.floor(next() * points.length)]!;
    const [t, s] = [next(), 0.3 + 0.55 * next()];
    return [(ax * t + bx * (1 - t)) * s, (ay * t + by * (1 - t)) * s, next()] as const;
  });
}

const trees =
  (each: number, dark: boolean) =>
  (points: Points, height: number): readonly Layer[] => [
    { d: pathOf(points), paint: 'thicket' },
    ...strewn(points, each, 14).map(
      ([x, y, n]): Layer => ({
        d: disc(x, y, 13 + 9 * n),
        paint: 'leaf',
        lift: Math.min(60, height / 2),
      }),
    ),
    ...(dark
      ? strewn(points, each * 2, 6).map(([y, x, n]): Layer => ({ d: disc(x, y, 8 + 6 * n), paint: 'dark' }))
      : []),
  ];
const waves = (points: Points): string =>
  strewn(points, 2600, 12)
    .map(([x, y]) => `M${round(x - 11)} ${round(y)}q5.5 5 11 0t11 0`)
    .join('');
const rubble = (points: Points): string =>
  strewn(points, 1500, 18)
    .map(
      ([x, y, n]) => `M${round(x)} ${round(y)}l${round(6 + 6 * n)} 3 -3 ${round(5 + 4 * n)} -${round(6 + 3 * n)} -2Z`,
    )
    .join('');
const blades = (points: Points): string =>
  strewn(points, 500, 60)
    .map(([x, y, n]) => `M${round(x)} ${round(y)}l${round(4 * n - 2)} 8`)
    .join('');

/** A line for every three centimetres of height. */
const contours = (points: Points, height: number, apart: number): readonly Layer[] =>
  Array.from({ length: Math.min(4, Math.floor(height / 30)) }, (_, i) => ({
    d: inset(points, apart * (i + 1)),
    paint: 'contour' as const,
  }));

const low =
  (paint: Paint) =>
  (points: Points): readonly Layer[] => [
    { d: pathOf(points), paint },
    { d: shrunk(points, 0.72), paint: 'light' },
  ];
const wall = (points: Points, height: number): readonly Layer[] => [
  { d: pathOf(points), paint: 'stone' },
  ...contours(points, height, 2.5),
];
const sunk = (points: Points): readonly Layer[] => [
  { d: pathOf(points), paint: 'earth' },
  { d: inset(points, 9), paint: 'dark' },
  { d: inset(points, 22), paint: 'dark' },
];

const LOOKS: Readonly<Record<Terrain['kind'], (points: Points, height: number) => readonly Layer[]>> = {
  'shallow-water': (points) => [
    { d: pathOf(points), paint: 'water' },
    { d: waves(points), paint: 'detail' },
  ],
  'deep-water': (points) => [
    { d: pathOf(points), paint: 'water' },
    { d: inset(points, 16), paint: 'water' },
    { d: waves(points), paint: 'detail' },
  ],
  'tall-grass': (points) => [
    { d: pathOf(points), paint: 'thicket' },
    { d: blades(points), paint: 'detail' },
  ],
  'light-woods': trees(4200, false),
  'dense-woods': trees(2300, true),
  ruins: (points) => [
    { d: pathOf(points), paint: 'earth' },
    {
      d: `M${points
        .slice(0, 3)
        .map(([x, y]) => `${round(x * 0.94)} ${round(y * 0.94)}`)
        .join('L')}`,
      paint: 'ruin',
    },
    { d: rubble(points), paint: 'debris' },
  ],
  crater: sunk,
  trench: sunk,
  pit: sunk,
  fence: low('stone'),
  sandbags: low('earth'),
  'low-hedge': low('leaf'),
  'low-mud-wall': low('earth'),
  'low-stone-wall': low('stone'),
  barricade: low('stone'),
  hill: (points, height) => [{ d: pathOf(points), paint: 'earth' }, ...contours(points, Math.max(60, height * 2), 14)],
  'high-hedge': (points) => [
    { d: pathOf(points), paint: 'leaf' },
    { d: shrunk(points, 0.7), paint: 'light' },
  ],
  'high-mud-wall': wall,
  'high-stone-wall': wall,
  wreck: (points) => [
    { d: pathOf(points), paint: 'stone' },
    { d: shrunk(points, 0.72), paint: 'dark' },
    { d: rubble(points), paint: 'debris' },
    { d: 'M-78 28-48-24 4-8M-70-32-30-44 18-28', paint: 'ruin' },
    // The head of a walker, with its two eyes.
    { d: 'M8-24 56-28 70 4 52 32 14 28 2 4Z', paint: 'stone' },
    { d: 'M20 12 34 13 33 21 21 20ZM42 14 56 13 52 21 43 22Z', paint: 'dark' },
  ],
  building: (points, height) => [
    { d: pathOf(points), paint: 'stone' },
    { d: inset(points, 9), paint: 'light' },
    ...contours(points, height, 16),
    { d: 'M-14-14H14V14H-14Z', paint: 'dark' },
  ],
};

/** The grade that it gives troopers, as agreed or as usual. */
export const coverFor = ({ kind, cover }: Terrain): 0 | 1 | 2 =>
  (typeof cover === 'object' ? cover.trooper : cover) ?? TERRAIN[kind].cover;

const outlines = new WeakMap<Terrain, Polygon>();
/** Whether a place of the table lies on a piece. */
function liesOn(piece: Terrain, { x, y }: Vec): boolean {
  const outline = outlines.get(piece) ?? polygon(piece.outline.map(([ox, oy]) => ({ x: ox, y: oy })));
  outlines.set(piece, outline);
  const { pose } = piece;
  const [dx, dy] = [x - pose.x, y - pose.y];
  return containsPoint(outline, { x: dx * pose.hy - dy * pose.hx, y: dx * pose.hx + dy * pose.hy });
}
/** How high whoever stands there stands: on a roof, on a hill. LE-HOEHE-04 */
export const heightAt = (terrain: readonly Terrain[], at: Vec): number =>
  terrain.reduce((most, piece) => {
    const { stand } = TERRAIN[piece.kind];
    return (stand === 'top' || stand === 'slope') && piece.height > most && liesOn(piece, at) ? piece.height : most;
  }, 0);

const known = new WeakMap<Terrain, TerrainShape>();

/** A piece of terrain in its own frame. */
export function terrainShape(piece: Terrain): TerrainShape {
  const had = known.get(piece);
  if (had) return had;
  const { outline, kind, height } = piece;
  const { shape } = TERRAIN[kind];
  const flat = shape === 'area' || shape === 'depression';
  const made: TerrainShape = {
    model: `legion/terrain/${kind}/${Math.round(height)}`,
    outline: pathOf(outline),
    radius: Math.max(...outline.map(([x, y]) => Math.hypot(x, y))),
    height: flat ? 1 : Math.max(1, height),
    drawing: LOOKS[kind](outline, height),
  };
  known.set(piece, made);
  return made;
}
