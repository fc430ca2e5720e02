import { data, geometry } from '@holotisch/armada';
import type { Layer, PieceItem } from '../../../scene/description.ts';
import { craftOf } from './craft.ts';
import { SQUADRON_DISC } from './outlines.ts';

type SquadronShape = Pick<PieceItem, 'height' | 'outline' | 'radius' | 'drawing' | 'model'>;

const R = geometry.SQUADRON_RADIUS;
/** Three craft in a wedge, or one that stands for itself. */
const WEDGE = [
  { x: 0, y: 6.4, scale: 0.34 },
  { x: -7.4, y: -4.6, scale: 0.34 },
  { x: 7.4, y: -4.6, scale: 0.34 },
] as const;
const ALONE = [{ x: 0, y: 0, scale: 0.66 }] as const;
const HOVERS = 14;

const known = new Map<string, SquadronShape>();

/** A squadron on its disc, whoever flies it. A squadron looks nowhere: it has no front. */
export function squadronShape(card: string): SquadronShape {
  const { craft, irregular } = data.squadronCard(card);
  const key = `${craft} ${irregular === true}`;
  const old = known.get(key);
  if (old) return old;
  const { hull, detail } = craftOf(craft);
  const drawing: readonly Layer[] = [
    { d: SQUADRON_DISC, paint: 'base' },
    ...(irregular ? ALONE : WEDGE).flatMap((at): readonly Layer[] => [
      { d: hull, paint: 'body', lift: HOVERS, at },
      ...(irregular ? [{ d: detail, paint: 'detail' as const, at }] : []),
    ]),
  ];
  const made = { model: `armada/squadron/${craft}`, height: 4, outline: SQUADRON_DISC, radius: R, drawing };
  known.set(key, made);
  return made;
}
