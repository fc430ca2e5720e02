import type { ArmadaQuestion } from '@holotisch/armada';
import { geometry } from '@holotisch/armada';
import type { PieceItem } from '../../../scene/description.ts';
import { circlePath } from '../../../scene/svg.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { badgeOf } from './describe.ts';
import { markerShape, obstacleShape } from './ground-drawing.ts';
import { shipShape } from './ship-drawing.ts';
import { squadronShape } from './squadron-drawing.ts';

type Region = Extract<ArmadaQuestion, { readonly type: 'region' }>['region'];
type Placed = Omit<PieceItem, 'kind' | 'key' | 'pose'>;

const AIM = circlePath(geometry.MARKER_RADIUS);

const unitGhost = (view: ArmadaView, id: number): Placed | undefined => {
  const unit = view.units[id];
  if (!unit) return undefined;
  const shape = unit.kind === 'ship' ? shipShape(unit.card) : squadronShape(unit.card);
  return { ...shape, owner: ownerOf(view, unit.seat), badge: badgeOf(unit) };
};

/** What a question about a place puts there; only what looks somewhere can be turned. */
export function placing(view: ArmadaView, ask: ArmadaQuestion): Placed | undefined {
  if (ask.type !== 'region') return undefined;
  const piece = pieceIn(view, ask.region);
  return piece && looksNowhere(view, ask) ? { ...piece, turnable: false } : piece;
}

function pieceIn(view: ArmadaView, region: Region): Placed | undefined {
  switch (region.name) {
    case 'obstacle-place':
      return obstacleShape(region.obstacle);
    case 'deployment':
    case 'redeploy':
      return unitGhost(view, region.unit);
    case 'squadron-move':
    case 'displaced':
      return unitGhost(view, region.squadron);
    case 'marker-place':
      return markerShape(region.kind);
    case 'obstacle-move': {
      const obstacle = view.obstacles[region.obstacle];
      return obstacle && obstacleShape(obstacle.token);
    }
    case 'aim':
      return {
        height: 2,
        outline: AIM,
        radius: geometry.MARKER_RADIUS,
        drawing: [
          { d: AIM, paint: 'hot' },
          { d: 'M-8 0H8M0-8V8', paint: 'detail' },
        ],
      };
    case 'course':
      return undefined;
  }
}

/** What is placed by its middle alone: nothing about it looks anywhere. */
export const looksNowhere = (view: ArmadaView, ask: ArmadaQuestion): boolean =>
  ask.type === 'region' &&
  (ask.region.name === 'squadron-move' ||
    ask.region.name === 'displaced' ||
    ask.region.name === 'marker-place' ||
    ask.region.name === 'aim' ||
    (ask.region.name === 'deployment' && view.units[ask.region.unit]?.kind === 'squadron') ||
    (ask.region.name === 'redeploy' && view.units[ask.region.unit]?.kind === 'squadron'));
