import type { Vec } from '@holotisch/table';
import { useMemo, useState } from 'react';
import type { Description } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { type MeasureEnd, pieceOfKey, type TableFace } from '../../table-ui/game-face.ts';
import type { RulerState } from './use-ruler.ts';

/** The piece at a point of the table, or the point itself. */
export function endAt({ items }: Description, at: Vec): MeasureEnd {
  for (const item of items) {
    const piece = item.kind === 'piece' && item.label !== undefined ? pieceOfKey(item.key) : undefined;
    if (piece === undefined || item.kind !== 'piece') continue;
    if (Math.hypot(item.pose.x - at.x, item.pose.y - at.y) < item.radius * 0.9) return { piece };
  }
  return at;
}

interface RulerLayerProps<V> {
  readonly ruler: RulerState;
  readonly view: V;
  readonly description: Description;
  readonly Measure: NonNullable<TableFace<V>['measure']>;
}

/** The ruler in the hand: its second end follows the pointer until it is laid down. */
export function RulerLayer<V>({ ruler, view, description, Measure }: RulerLayerProps<V>) {
  const [hover, setHover] = useState<MeasureEnd>();
  const { pick, from } = ruler;
  const layer = useMemo(
    () => ({
      actions: {
        onMove: (at: Vec) => setHover(endAt(description, at)),
        onGround: (at: Vec) => pick(endAt(description, at)),
      },
    }),
    [description, pick],
  );
  useSceneLayer(layer);
  const to = ruler.to ?? hover;
  return from && to ? <Measure view={view} from={from} to={to} /> : null;
}
