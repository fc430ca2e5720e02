import type { Rng } from '@holotisch/engine';
import { type Area, type Spot, sampleSpot } from '@holotisch/table';
import type { Armada } from '../../armada.ts';
import { baseSize } from '../../geometry/index.ts';
import type { Deployment } from '../../payloads.ts';
import type { Ship, Unit } from '../../state.ts';
import { isFriendly, shipsInPlay } from '../../values.ts';
import { heading, setupBounds, spotsIn, zoneBounds } from './areas.ts';

/** Where to look first for a place at which a unit may be deployed: any legal one will do. */

export function sampleDeployment(
  g: Armada,
  where: Deployment,
  rng: Rng,
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  const unit = g.unit(where.unit);
  const straight = heading[where.edge];
  const special = [where.on, where.marker, where.zone, where.near].some((named) => named !== undefined);
  const huge = unit.kind === 'ship' && g.class(unit).size === 'huge';
  if (where.zone && where.part !== undefined) {
    for (const spot of spotsIn(where.zone)) if (legal(spot)) return spot;
    return undefined;
  }
  if (huge && !special) return sampleHuge(g, unit, where, rng, legal);
  const turns = special ? [0, 90, -90, 30, -30, 60, -60, 180] : [0, -15, 15, -30, 30, 60, -60];
  const headings = unit.kind === 'ship' ? turns.map((d) => straight + d) : [0];
  const around = placeNamed(g, where) ?? near(g, unit);
  const [west, south, east, north] =
    unit.kind === 'squadron' ? setupBounds(g) : (where.zone ?? zoneBounds(g, where.edge, where.depth));
  const found = sampleSpot(rng, around ?? { x: [west, east], y: [south, north] }, headings, legal);
  if (found || !where.orObstacle) return found;
  return sampleSpot(rng, { x: [west, east], y: [south, north] }, headings, legal);
}

/** Around the obstacle, the token or the unit that it is deployed at. */
function placeNamed(g: Armada, { on, marker, near: beside }: Deployment): Area | undefined {
  const token = g.state.markers.find((m) => m.id === marker);
  const at =
    on !== undefined ? g.state.obstacles[on]!.pose : (token ?? (beside && g.unit(beside.unit).pose) ?? undefined);
  const far = beside ? 330 : 190;
  return at && { x: [at.x - far, at.x + far], y: [at.y - far, at.y + far] };
}

/** AR-RIESIGES-SCHIFF-09: a huge ship stands with its stern, or with a side, against its player's edge. */
function sampleHuge(
  g: Armada,
  ship: Ship,
  where: Deployment,
  rng: Rng,
  legal: (spot: Spot) => boolean,
): Spot | undefined {
  const { halfLength, halfWidth } = baseSize(g.class(ship).size);
  const [west, south, east, north] = setupBounds(g);
  const straight = heading[where.edge];
  const step = 6;
  for (const [turn, deep] of [
    [0, halfLength],
    [90, halfWidth],
    [-90, halfWidth],
  ] as const) {
    const along = where.edge === 'south' || where.edge === 'north' ? east - west : north - south;
    const start = rng.below(Math.max(1, Math.floor(along / step)));
    const count = Math.floor(along / step);
    for (let i = 0; i < count; i++) {
      const t = step * ((start + i) % count);
      const at = {
        south: { x: west + t, y: south + deep },
        north: { x: west + t, y: north - deep },
        west: { x: west + deep, y: south + t },
        east: { x: east - deep, y: south + t },
      }[where.edge];
      const spot = { ...at, degrees: straight + turn };
      if (legal(spot)) return spot;
    }
  }
  return undefined;
}

/** A squadron is looked for around the friendly ships. */
function near(g: Armada, unit: Unit) {
  if (unit.kind === 'ship') return undefined;
  const ships = shipsInPlay(g.state).filter((s) => isFriendly(g.state, s, unit));
  if (ships.length === 0) return undefined;
  const xs = ships.map((s) => s.pose!.x);
  const ys = ships.map((s) => s.pose!.y);
  const far = 260;
  return {
    x: [Math.min(...xs) - far, Math.max(...xs) + far] as const,
    y: [Math.min(...ys) - far, Math.max(...ys) + far] as const,
  };
}
