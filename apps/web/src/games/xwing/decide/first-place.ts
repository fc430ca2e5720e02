import type { Json } from '@holotisch/engine';
import { straightened } from '../../../play/decide/move-spot.ts';
import { baseOf } from '../table/facts.ts';
import type { AskView, XWingView } from '../view.ts';

/** Millimetres between the bases of a formation, and between two places that are tried. */
const GAP = 20;

interface Region {
  readonly edge?: string;
  readonly depth?: number;
  readonly slides?: unknown;
  readonly slide?: unknown;
}

/** Places to begin with, the best first; whether one is legal is for the engine to say. */
export function firstPlaces(ask: AskView, view: XWingView): readonly Json[] {
  const { edge, depth, slides, slide } = (ask.region ?? {}) as Region;
  if (slides !== undefined) return [[0, 0]];
  if (slide !== undefined) return [0];
  const ship = view.ships[ask.about?.['ship'] as number];
  return ship && edge !== undefined && depth !== undefined ? inLine(ship, edge, depth, view) : [];
}

/** In the middle of the starting area, or beside the own ships that stand there already, facing across the table. */
function inLine(ship: XWingView['ships'][number], edge: string, depth: number, view: XWingView): readonly Json[] {
  const upright = edge === 'west' || edge === 'east';
  const { width, depth: far } = view.rules;
  const long = upright ? far : width;
  const { half } = baseOf(ship.type);
  const friends = view.ships.flatMap((s) =>
    s.seat === ship.seat && s.pose ? [{ at: upright ? s.pose.y : s.pose.x, half: baseOf(s.type).half }] : [],
  );
  const middle = friends.length === 0 ? long / 2 : friends.reduce((sum, { at }) => sum + at, 0) / friends.length;
  const away = depth / 2;
  const across = edge === 'north' ? far - away : edge === 'east' ? width - away : away;
  const beside = friends.flatMap((f) => [f.half + half + GAP, -(f.half + half + GAP)].map((by) => f.at + by));
  return [...new Set(friends.length === 0 ? [middle] : beside)]
    .filter((at) => at >= half && at <= long - half)
    .filter((at) => friends.every((f) => Math.abs(f.at - at) >= f.half + half + GAP))
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => straightened({ x: upright ? across : at, y: upright ? at : across, degrees: 0 }, edge));
}
