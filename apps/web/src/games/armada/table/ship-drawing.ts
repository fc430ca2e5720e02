import { data, geometry } from '@holotisch/armada';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { outline } from '../../../scene/svg.ts';
import { ORIGIN, standing } from './outlines.ts';
import { hullOf } from './silhouettes.ts';

/** A base is a thick plate; the ship stands on two pegs above it. */
const PLATE = 5;
const PEG = 40;
/** Millimetres: the mark ahead of the front edge. */
const FRONT = { half: 9, ahead: 9 };

/** What a ship looks like whoever flies it, in the frame of its base. */
type ShipShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'front' | 'drawing' | 'model'>;

const known = new Map<string, ShipShape>();

/** A ship on its base with its hull zones, drawn from the very outlines that are measured. */
export function shipShape(card: string): ShipShape {
  const cls = data.classOf(data.shipCard(card));
  const old = known.get(cls.id);
  if (old) return old;
  const ship = standing(card, ORIGIN);
  const base = ship.base.map(outline).join('');
  const { halfLength, halfWidth } = geometry.baseSize(cls.size);
  const { hull, detail } = hullOf(cls.id);
  // Drawings are made for a base of 40 by 80; a ship fills most of its own.
  const at = { x: 0, y: 0, scale: Math.min(halfLength / 40, (halfWidth / 20) * 1.12) };
  const drawing: readonly Layer[] = [
    { d: ship.zones.map((zone) => outline(ship.dial(zone))).join(''), paint: 'dark' },
    { d: base, paint: 'base' },
    { d: ship.zones.map((zone) => outline(ship.zone(zone))).join(''), paint: 'line' },
    { d: hull, paint: 'body', lift: PEG, at },
    { d: detail, paint: 'detail', at },
    {
      d: `M${-FRONT.half} ${halfLength + 4}L0 ${halfLength + 4 + FRONT.ahead}L${FRONT.half} ${halfLength + 4}Z`,
      paint: 'front',
    },
  ];
  const made = {
    model: `armada/${cls.id}`,
    height: PLATE,
    outline: base,
    radius: ship.radius,
    front: halfLength,
    drawing,
  };
  known.set(cls.id, made);
  return made;
}
