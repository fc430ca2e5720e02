import { readDeployment } from '@holotisch/legion';
import { useMemo } from 'react';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import type { OverlayProps } from '../../../table-ui/game-face.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';
import { followerGhosts, miniOfGhost, othersWith } from './unit-ghosts.ts';
import { type DeployAsk, useDeployPlaced } from './use-placed.ts';

/** All who are deployed with their leader, each to be drawn where it is wanted. */
export function DeployGhosts({ view, ask }: OverlayProps<LegionView, DeployAsk>) {
  const { answer, set, refusal } = useDraft();
  const { own } = useWords();
  const deploys = useMemo(() => readDeployment(answer), [answer]);
  const placed = useDeployPlaced(ask, deploys);
  const layer = useMemo(() => {
    const unit = view.units[ask.region.unit];
    if (!unit || !placed || !deploys || refusal) return undefined;
    return {
      items: followerGhosts(view, unit, placed, (mini) => own.move.mini(mini + 1)),
      actions: {
        onDrag: (key: string, to: { readonly x: number; readonly y: number }) => {
          const mini = miniOfGhost(key);
          if (mini !== undefined) set({ ...deploys, others: othersWith(unit, placed, mini, to) });
        },
      },
    };
  }, [view, ask, placed, deploys, refusal, own, set]);
  useSceneLayer(layer);
  return null;
}
