import type { ArmadaQuestion } from '@holotisch/armada';
import { useMemo } from 'react';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import { type ArmadaView, ownerOf } from '../view.ts';
import { areasOf } from './areas.ts';

type Placing = Extract<ArmadaQuestion, { readonly type: 'region' }>;

/** Where something may lie, as far as that is one area: a strip, a ring, the inside of the table. */
export function Zones({ ask, view }: OverlayProps<ArmadaView, Placing>) {
  const layer = useMemo(() => {
    const owner = ownerOf(view, ask.seat);
    const items = areasOf(ask.region, view).map(
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
  }, [ask, view]);
  useSceneLayer(layer);
  return null;
}
