import { data, geometry } from '@holotisch/armada';
import { polygon } from '@holotisch/table';
import { seeded } from '../../../models/noise.ts';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { circlePath, outline, round } from '../../../scene/svg.ts';
import type { ArmadaView } from '../view.ts';

/** What lies on the table, in its own frame. */
type GroundShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing' | 'model'>;

const shapes = new Map<string, GroundShape>();
function remembered(key: string, make: () => GroundShape): GroundShape {
  const known = shapes.get(key);
  if (known) return known;
  const made = make();
  shapes.set(key, made);
  return made;
}

type Points = readonly (readonly [number, number])[];
const pathOf = (points: Points): string => outline(polygon(points.map(([x, y]) => ({ x, y }))));
const shrunk = (points: Points, by: number, dx = 0, dy = 0): string =>
  pathOf(points.map(([x, y]) => [x * by + dx, y * by + dy]));
const reach = (points: Points): number => Math.max(...points.map(([x, y]) => Math.hypot(x, y)));

/** Small rings or splinters strewn about the middle: always the same ones on the same token. */
function strewn(
  token: string,
  points: Points,
  count: number,
  mark: (x: number, y: number, r: number) => string,
): string {
  const next = seeded([...token].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7));
  return Array.from({ length: count }, () => {
    const at = points[Math.floor(next() * points.length)]!;
    const inwards = 0.15 + next() * 0.55;
    return mark(at[0] * inwards, at[1] * inwards, 1.4 + next() * 3);
  }).join('');
}
const ring = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0Z`;
const splinter = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}l${round(r)} ${round(r * 0.9)} ${round(r)}-${round(r * 1.4)}-${round(r * 0.8)}-${round(r * 0.4)}Z`;

/** How each kind looks: rock, wreckage, a station's ring, mist, a maw, a whale's back, a whirl. */
const LOOKS: Readonly<Record<data.ObstacleKind, (token: string, points: Points) => readonly Layer[]>> = {
  asteroid: (token, points) => [
    { d: pathOf(points), paint: 'rock' },
    { d: shrunk(points, 0.74, 0.8, 1.2), paint: 'light' },
    { d: shrunk(points, 0.46, 2, 2.6), paint: 'light' },
    { d: strewn(token, points, 7, ring), paint: 'dark' },
  ],
  debris: (token, points) => [
    { d: pathOf(points), paint: 'glass' },
    { d: strewn(token, points, 12, splinter), paint: 'debris' },
  ],
  station: (_, points) => [
    { d: pathOf(points), paint: 'frame' },
    { d: shrunk(points, 0.9), paint: 'base' },
    { d: shrunk(points, 0.55), paint: 'body' },
    { d: ring(0, 0, reach(points) * 0.2), paint: 'detail' },
  ],
  dust: (token, points) => [
    { d: pathOf(points), paint: 'glass' },
    { d: shrunk(points, 0.7, 2, -2), paint: 'light' },
    { d: strewn(token, points, 16, (x, y) => ring(x, y, 1)), paint: 'light' },
  ],
  exogorth: (_, points) => [
    { d: pathOf(points), paint: 'rock' },
    { d: shrunk(points, 0.55), paint: 'dark' },
    { d: shrunk(points, 0.3), paint: 'hot' },
  ],
  purrgil: (_, points) => [
    { d: pathOf(points), paint: 'leaf' },
    { d: shrunk(points, 0.6), paint: 'light' },
  ],
  rift: (_, points) => [
    { d: pathOf(points), paint: 'glass' },
    { d: shrunk(points, 0.72), paint: 'frame' },
    { d: shrunk(points, 0.42), paint: 'dark' },
  ],
};
const HEIGHTS: Readonly<Record<data.ObstacleKind, number>> = {
  asteroid: 24,
  debris: 8,
  station: 20,
  dust: 2,
  exogorth: 18,
  purrgil: 16,
  rift: 2,
};

/** An obstacle along the very outline that is measured. */
export const obstacleShape = (token: string): GroundShape =>
  remembered(token, () => {
    const { kind, outline: points } = data.obstacleToken(token);
    return {
      model: `armada/obstacle/${kind}/${token}`,
      height: HEIGHTS[kind],
      outline: pathOf(points),
      radius: reach(points),
      drawing: LOOKS[kind](token, points),
    };
  });

type MarkerKind = ArmadaView['markers'][number]['kind'];

const MARKS: Readonly<Record<MarkerKind, string>> = {
  objective: 'M0 5.4 1.6 1.7 5.4 1.7 2.4-.8 3.5-4.7 0-2.3-3.5-4.7-2.4-.8-5.4 1.7-1.6 1.7Z',
  mine: 'M0 6V-6M-6 0H6M-4-4 4 4M-4 4 4-4M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z',
  'grav-well': 'M-6 0A6 6 0 1 0 6 0 6 6 0 1 0-6 0ZM-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0Z',
  'grav-shift': 'M-5 3 0-4 5 3M-5-1 0-8 5-1',
};

/** A small round token. */
export const markerShape = (kind: MarkerKind): GroundShape =>
  remembered(`marker ${kind}`, () => {
    const radius = kind === 'objective' ? geometry.OBJECTIVE_RADIUS : geometry.MARKER_RADIUS;
    const disc = circlePath(radius);
    return {
      model: `armada/marker/${kind}`,
      height: 2,
      outline: disc,
      radius,
      drawing: [
        { d: disc, paint: kind === 'mine' ? 'hot' : 'base' },
        { d: MARKS[kind], paint: kind === 'objective' ? 'front' : 'detail' },
      ],
    };
  });
