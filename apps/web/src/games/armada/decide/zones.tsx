import { type ArmadaQuestion, geometry } from '@holotisch/armada';
import { useMemo } from 'react';
import { zoneAlong } from '../../../play/decide/zone.ts';
import type { Ground, OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { circlePath, rectPath } from '../../../scene/svg.ts';
import type { OverlayProps } from '../../game-face.ts';
import { around } from '../table/arcs.ts';
import { type ArmadaView, ownerOf } from '../view.ts';

type Placing = Extract<ArmadaQuestion, { readonly type: 'region' }>;

/** Where something may lie, as far as that is one area: a strip, a ring, the inside of the table. */
export function Zones({ ask, ground, view }: OverlayProps<ArmadaView, Placing>) {
  const layer = useMemo(() => {
    const owner = ownerOf(view, ask.seat);
    const items = areasOf(ask, ground, view).map(
      ({ d, pose }, i): OutlineItem => ({
        kind: 'outline',
        key: `zone:${i}`,
        d,
        ...(pose && { pose }),
        owner,
        tone: 'owner',
        fill: 'soft',
        line: 'dashed',
      }),
    );
    return { items };
  }, [ask, ground, view]);
  useSceneLayer(layer);
  return null;
}

type Area = Pick<OutlineItem, 'd' | 'pose'>;

const inside = (by: number, { width, depth }: Ground): string => rectPath(by, by, width - 2 * by, depth - 2 * by);
const mm = (band: number): number => geometry.DISTANCE[band - 1] ?? 0;

function areasOf({ region }: Placing, ground: Ground, view: ArmadaView): readonly Area[] {
  switch (region.name) {
    case 'obstacle-place':
      return region.fromEdges > 0 ? [{ d: inside(mm(region.fromEdges), ground) }] : [];
    case 'deployment': {
      const unit = view.units[region.unit];
      if (unit?.kind === 'squadron') return friendlyShips(view, unit.seat, mm(2));
      if (region.zone) {
        const [west, south, east, north] = region.zone;
        return [{ d: rectPath(west, south, east - west, north - south) }];
      }
      const d = zoneAlong(region.edge, region.depth, ground);
      return d === undefined ? [] : [{ d }];
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

/** AR-AUFBAU-21: squadrons are deployed around friendly ships. */
const friendlyShips = (view: ArmadaView, seat: number, far: number): readonly Area[] =>
  view.units.flatMap((unit) =>
    unit.kind === 'ship' && unit.pose && unit.status === 'play' && view.sides[unit.seat] === view.sides[seat]
      ? [{ d: around(unit.card, far), pose: unit.pose }]
      : [],
  );
