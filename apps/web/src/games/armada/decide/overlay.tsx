import type { ArmadaQuestion } from '@holotisch/armada';
import { useMemo } from 'react';
import { PickablePieces } from '../../../play/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../play/decide/spot-ghost.tsx';
import { useDraft } from '../../../play/draft.tsx';
import type { OptionOf, OverlayProps } from '../../game-face.ts';
import { placing } from '../table/ghosts.ts';
import type { ArmadaView } from '../view.ts';
import { unitOf } from './ask.ts';
import { spotOf } from './spot.ts';

/** What the open question lays over the table: pieces to pick, a piece to place, a course, the line of fire. */
export function ArmadaOverlay(props: OverlayProps<ArmadaView, ArmadaQuestion>) {
  const { answer } = useDraft();
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  if (ask.type === 'form') return null;
  if (ask.type !== 'region') return <PickablePieces<OptionOf<ArmadaQuestion>> ask={ask} pieceOf={unitOf} />;
  const spot = spotOf(answer);
  return spot ? <SpotGhost {...props} spot={spot} piece={piece} /> : null;
}
