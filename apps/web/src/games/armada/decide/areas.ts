import { type ArmadaQuestion, type Bounds, type Edge, geometry, setupBounds, zoneBounds } from '@holotisch/armada';
import type { OutlineItem } from '../../../scene/description.ts';
import { circlePath, rectPath } from '../../../scene/svg.ts';
import { around } from '../table/arcs.ts';
import type { ArmadaView } from '../view.ts';

type Region = Extract<ArmadaQuestion, { readonly type: 'region' }>['region'];
type Area = Pick<OutlineItem, 'd' | 'pose'>;

const mm = (band: number): number => geometry.DISTANCE[band - 1] ?? 0;

/** The areas that bound a place, measured as the rules do: what is drawn as open must not be refused for its zone. */
export function areasOf(region: Region, view: ArmadaView): readonly Area[] {
  const setup = setupBounds({ state: view });
  const isPlayers = (edge: Edge): boolean => view.edges.includes(edge);
  switch (region.name) {
    case 'obstacle-place': {
      const { fromEdges, fromPlayerEdges, beyondEdge, depth = 0 } = region;
      if (region.touching || region.atMarker) return [];
      const away = (edge: Edge): readonly number[] => [
        mm(fromEdges),
        isPlayers(edge) ? Math.max(mm(fromPlayerEdges), depth) : 0,
        edge === beyondEdge?.edge ? mm(beyondEdge.least) : 0,
      ];
      return [box(within(setup, view, away))];
    }
    case 'marker-place': {
      const { inSetupArea, touching, at, beyond = {} } = region;
      if (!inSetupArea || touching !== undefined || at) return [];
      const { edges = 0, playerEdges = 0 } = beyond;
      return [box(within(setup, view, (edge) => [mm(edges), isPlayers(edge) ? mm(playerEdges) : 0]))];
    }
    case 'deployment': {
      const unit = view.units[region.unit];
      if (unit?.kind === 'squadron') return friendlyShips(view, unit.seat, mm(2));
      if (region.near || region.on !== undefined || region.marker !== undefined) return [];
      return [box(region.zone ?? zoneBounds({ state: view }, region.edge, region.depth))];
    }
    case 'squadron-move': {
      const pose = view.units[region.squadron]?.pose;
      // All of the base stays before the line of the ruler, which begins at its edge.
      return pose ? [{ d: circlePath(mm(region.distance) + geometry.SQUADRON_RADIUS), pose }] : [];
    }
    case 'obstacle-move': {
      const obstacle = view.obstacles[region.obstacle];
      return obstacle ? [{ d: circlePath(mm(region.most)), pose: obstacle.pose }] : [];
    }
    default:
      return [];
  }
}

const box = ([west, south, east, north]: Bounds): Area => ({ d: rectPath(west, south, east - west, north - south) });

/** What of an area lies so far from the edges of the table. */
function within(
  area: Bounds,
  { rules: { width, depth } }: ArmadaView,
  away: (edge: Edge) => readonly number[],
): Bounds {
  const from = (edge: Edge): number => Math.max(...away(edge));
  return [
    Math.max(area[0], from('west')),
    Math.max(area[1], from('south')),
    Math.min(area[2], width - from('east')),
    Math.min(area[3], depth - from('north')),
  ];
}

/** AR-AUFBAU-21: squadrons are deployed around friendly ships. */
const friendlyShips = (view: ArmadaView, seat: number, far: number): readonly Area[] =>
  view.units.flatMap((unit) =>
    unit.kind === 'ship' && unit.pose && unit.status === 'play' && view.sides[unit.seat] === view.sides[seat]
      ? [{ d: around(unit.card, far), pose: unit.pose }]
      : [],
  );
