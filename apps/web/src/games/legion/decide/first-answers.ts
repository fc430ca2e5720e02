import type { Json } from '@holotisch/engine';
import type { DeploymentData, LegionQuestion } from '@holotisch/legion';
import { type LegionView, leaderPose } from '../view.ts';
import { straightOn } from './move.ts';

/** Answers to begin with, the best first; whether one is legal is for the engine to say. */
export function firstAnswers(view: LegionView, ask: LegionQuestion): readonly Json[] {
  if (ask.type !== 'region') return [];
  const { region } = ask;
  if (region.name === 'move') {
    const ahead = straightOn(view, region);
    return [{ ...ahead }, { ...ahead, speed: 1 }, { ...ahead, way: 0 }];
  }
  return region.name === 'deployment' ? inLine(view, region) : [];
}

/** Millimetres between two leaders that are deployed side by side. */
const APART = 130;

/** At the front of its zone, beside the friends that stand there already, facing across the table. */
function inLine(view: LegionView, { unit: id, zones }: DeploymentData): readonly Json[] {
  const unit = view.units[id];
  if (!unit) return [];
  const south = view.edges[view.sides[unit.seat] ?? 0] === 'south';
  const friends = view.units.flatMap((u) => (u.seat === unit.seat && u.id !== id ? (leaderPose(u) ?? []) : []));
  return zones
    .flatMap((zone): readonly { readonly x: number; readonly y: number }[] => {
      const corners = 'centre' in zone ? boxed(zone.centre, zone.radius) : zone;
      const xs = corners.map(([x]) => x);
      const ys = corners.map(([, y]) => y);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const [low, high] = [Math.min(...ys), Math.max(...ys)];
      const deep = high - low;
      return [0.25, 0.5, 0.75].flatMap((share) => {
        const y = south ? high - deep * share : low + deep * share;
        const count = Math.max(1, Math.floor((right - left) / (APART / 2)));
        return Array.from({ length: count }, (_, i) => ({ x: left + ((i + 0.5) * (right - left)) / count, y }));
      });
    })
    .filter(({ x, y }) => friends.every((f) => Math.hypot(f.x - x, f.y - y) >= APART))
    .slice(0, 12)
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y), degrees: south ? 0 : 180 }));
}
const boxed = ([x, y]: readonly [number, number], r: number): readonly (readonly [number, number])[] => [
  [x - r, y - r],
  [x + r, y + r],
];
