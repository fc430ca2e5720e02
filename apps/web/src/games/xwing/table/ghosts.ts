import { type Pose, type Strip, stripOutline } from '@holotisch/table';
import type { XWingQuestion } from '@holotisch/xwing';
import type { OutlineItem, Owner, PieceItem } from '../../../scene/description.ts';
import { outline } from '../../../scene/svg.ts';
import type { ShipView, XWingView } from '../view.ts';
import { badgeOf, ownerOf } from './describe.ts';
import { bombParts, bombShape, obstacleShape } from './ground-drawing.ts';
import { shipShape } from './ship-drawing.ts';

type Ghost = NonNullable<PieceItem['ghost']>;

/** A ship where it might come to stand, in the colours of its owner. */
export const shipGhost = (view: XWingView, ship: ShipView, key: string, pose: Pose, ghost: Ghost): PieceItem => ({
  kind: 'piece',
  key,
  pose,
  ghost,
  owner: ownerOf(view, ship.seat),
  ...shipShape(ship.type),
  badge: badgeOf(ship),
});

/** The template that a ship goes along. */
export const templateItem = (key: string, template: Strip, owner: Owner, barred: boolean): OutlineItem => ({
  kind: 'outline',
  key,
  d: outline(stripOutline(template)),
  owner,
  tone: barred ? 'barred' : 'owner',
  fill: 'soft',
});

/** What a question places: an obstacle, the tokens of a bomb, or a ship with its base. */
export function placing(view: XWingView, ask: XWingQuestion): Omit<PieceItem, 'kind' | 'key' | 'pose'> | undefined {
  if (ask.type !== 'region') return undefined;
  const { about } = ask;
  if ('obstacle' in about) return obstacleShape(about.obstacle);
  const ship = view.ships[about.ship];
  if ('bomb' in about) {
    const { bomb } = about;
    const parts = bombParts(bomb).map((part) => bombShape(bomb, part));
    return {
      height: Math.max(...parts.map(({ height }) => height)),
      radius: Math.max(...parts.map(({ radius }) => radius)),
      outline: parts.map((part) => part.outline).join(''),
      drawing: parts.flatMap(({ drawing }) => drawing),
      // The ship that lays it is only its owner.
      ...(ship && { owner: ownerOf(view, ship.seat) }),
    };
  }
  return ship && { ...shipShape(ship.type), owner: ownerOf(view, ship.seat), badge: badgeOf(ship) };
}
