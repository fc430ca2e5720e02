import { type ArmadaQuestion, data, geometry, type QuestionOf } from '@holotisch/armada';
import type { Json } from '@holotisch/engine';
import { straightened } from '../../../table-ui/decide/move-spot.ts';
import type { ArmadaView, UnitView } from '../view.ts';
import { straightOn } from './course.ts';

/** Answers to begin with, the best first; whether one is legal is for the engine to say. */
export function firstAnswers(view: ArmadaView, ask: ArmadaQuestion): readonly Json[] {
  if (ask.kind === 'card-zones') return [zonesToStrip(view, ask)];
  if (ask.type !== 'region') return [];
  const { region } = ask;
  switch (region.name) {
    case 'course': {
      const first = straightOn(view, region);
      return [first, { ...first, side: 'left' }];
    }
    case 'squadron-move': {
      const pose = view.units[region.squadron]?.pose;
      return pose ? [{ x: pose.x, y: pose.y }] : [];
    }
    case 'deployment': {
      const unit = view.units[region.unit];
      return unit?.kind === 'ship' ? inLine(view, unit, region.edge, region.depth) : unit ? nearShips(view, unit) : [];
    }
    default:
      return [];
  }
}

/** Who takes somebody's shields takes them where there are any, the strongest zones first; what is moved anywhere is moved by hand. */
export function zonesToStrip(view: ArmadaView, ask: QuestionOf<'card-zones'>): readonly string[] {
  const shields = ({ about }: (typeof ask.options)[number]): number => {
    const ship = about && view.units[about.unit];
    return ship?.kind === 'ship' && view.sides[ship.seat] !== view.sides[ask.seat] ? ship.shields[about!.zone] : 0;
  };
  return ask.options
    .filter((option) => shields(option) > 0)
    .toSorted((a, b) => shields(b) - shields(a))
    .slice(0, ask.max)
    .map(({ id }) => id);
}

/** Millimetres between two that stand side by side. */
const GAP = 40;

/** In the middle of the deployment zone, or beside the own ships that stand there already, facing across the table. */
function inLine(
  view: ArmadaView,
  ship: Extract<UnitView, { kind: 'ship' }>,
  edge: string,
  depth: number,
): readonly Json[] {
  const upright = edge === 'west' || edge === 'east';
  const { width, depth: far } = view.rules;
  const long = upright ? far : width;
  const halfOf = (card: string) => geometry.baseSize(data.classOf(data.shipCard(card)).size).halfWidth;
  const half = halfOf(ship.card);
  const friends = view.units.flatMap((unit) =>
    unit.kind === 'ship' && unit.seat === ship.seat && unit.pose
      ? [{ at: upright ? unit.pose.y : unit.pose.x, half: halfOf(unit.card) }]
      : [],
  );
  const beside = friends.flatMap((f) => [f.half + half + GAP, -(f.half + half + GAP)].map((by) => f.at + by));
  const away = depth / 2;
  const across = edge === 'north' ? far - away : edge === 'east' ? width - away : away;
  return (friends.length === 0 ? [long / 2] : beside)
    .sort((a, b) => Math.abs(a - long / 2) - Math.abs(b - long / 2))
    .map((at) => straightened({ x: upright ? across : at, y: upright ? at : across, degrees: 0 }, edge));
}

/** A squadron ahead of the own ships and beside them. */
const nearShips = (view: ArmadaView, squadron: UnitView): readonly Json[] =>
  view.units.flatMap((unit) => {
    if (unit.kind !== 'ship' || unit.seat !== squadron.seat || !unit.pose) return [];
    const { halfLength, halfWidth } = geometry.baseSize(data.classOf(data.shipCard(unit.card)).size);
    const { x, y, hx, hy } = unit.pose;
    const off = (right: number, ahead: number) => ({
      x: x + hy * right + hx * ahead,
      y: y - hx * right + hy * ahead,
      degrees: 0,
    });
    const front = halfLength + 34;
    return [
      off(-22, front),
      off(22, front),
      off(-66, front),
      off(66, front),
      off(halfWidth + 34, 0),
      off(-halfWidth - 34, 0),
    ];
  });
