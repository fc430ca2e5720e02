import type { Json } from '@holotisch/engine';
import type { XWingQuestion } from '@holotisch/xwing';
import { straightened } from '../../../table-ui/decide/move-spot.ts';
import { baseOf } from '../table/facts.ts';
import type { XWingView } from '../view.ts';

/** Millimetres between the bases of a formation, and between two places that are tried. */
const GAP = 20;

type RegionQuestion = Extract<XWingQuestion, { readonly type: 'region' }>;

/** Places to begin with, the best first; whether one is legal is for the engine to say. */
export function firstPlaces({ region }: Pick<RegionQuestion, 'region'>, view: XWingView): readonly Json[] {
  if ('slides' in region) return [[0, 0]];
  if ('slide' in region) return [0];
  if (!('edge' in region)) return [];
  const ship = view.ships[region.ship];
  return ship ? inLine(ship, region.edge, region.depth, view) : [];
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
