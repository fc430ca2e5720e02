import { useMemo } from 'react';
import type { LabelItem } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { pieceKey } from '../../table-ui/game-face.ts';
import type { Playing } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';

/** What is told on the table itself: effects, and a few words at the pieces. The announcer tells them aloud. */
export function Telling({ view, act, marks, labels }: Pick<Playing, 'view' | 'act' | 'marks' | 'labels'>) {
  const { throws } = useFace();
  const layer = useMemo(
    () => ({
      items: [
        ...marks,
        ...(throws?.(view, act) ?? []),
        ...labels.map(
          ({ id, piece, at, text, tone, clause }): LabelItem => ({
            kind: 'label',
            key: `told:${piece}:${id}`,
            at: at ?? { piece: pieceKey(piece) },
            text,
            silent: true,
            ...(tone && { tone }),
            ...(clause && { clause }),
          }),
        ),
      ],
    }),
    [throws, view, act, marks, labels],
  );
  useSceneLayer(layer);
  return null;
}
