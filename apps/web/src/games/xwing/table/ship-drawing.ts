import { movementFootprint, type Pose, squareBase } from '@holotisch/table';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { outline } from '../../../scene/svg.ts';
import { baseOf } from './facts.ts';
import { ON_BASE, silhouetteOf } from './ships.ts';

const ORIGIN: Pose = { x: 0, y: 0, hx: 0, hy: 1 };
/** A base is a plate of cardboard; the ship stands on a peg above it. */
const PLATE = 3;
const PEG = 34;
/** Millimetres: the mark before the front edge. Many a ship looks the same from before and behind. */
const FRONT = { half: 8, ahead: 8 };

/** What a ship looks like whoever flies it, in the frame of its base. */
type ShipShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'front' | 'drawing' | 'model'>;

const known = new Map<string, ShipShape>();

/** A ship on its base, drawn from the very outlines that are measured. The same object for all ships of a type. */
export function shipShape(type: string): ShipShape {
  const old = known.get(type);
  if (old) return old;
  const { half, edge } = baseOf(type);
  const scale = half / 20;
  const { hull, detail } = silhouetteOf(type);
  const square = outline(squareBase(ORIGIN, half));
  const guides = movementFootprint(ORIGIN, half).parts.slice(1).map(outline).join('');
  const at = { x: 0, y: ON_BASE.y * scale, scale: ON_BASE.scale * scale };
  const drawing: readonly Layer[] = [
    { d: guides, paint: 'dark' },
    { d: square, paint: 'base' },
    { d: `M0 0L${edge.x} ${edge.y}M0 0L${-edge.x} ${edge.y}`, paint: 'line' },
    { d: hull, paint: 'body', lift: PEG * scale, at },
    { d: detail, paint: 'detail', at },
    { d: `M${-FRONT.half} ${half - 1}L0 ${half + FRONT.ahead}L${FRONT.half} ${half - 1}Z`, paint: 'front' },
  ];
  const made = {
    model: `xwing/${type}`,
    height: PLATE,
    outline: square,
    radius: half * Math.SQRT2,
    front: half,
    drawing,
  };
  known.set(type, made);
  return made;
}
