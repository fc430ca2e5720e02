import type { OverlayProps, TableFace } from '../../games/game-face.ts';
import { useDraft } from '../draft.tsx';
import { isSpot, shipOf } from './ask.ts';
import { PickablePieces } from './pickable-pieces.tsx';
import { SpotGhost } from './spot-ghost.tsx';

interface DecisionOverlayProps<V> extends OverlayProps<V> {
  readonly face: Pick<TableFace<V>, 'Overlay' | 'placing'>;
}

/** What the open question lays over the table: what the game has for it, else what any game can do with it. */
export function DecisionOverlay<V>({ face, ...props }: DecisionOverlayProps<V>) {
  const { Overlay } = face;
  return Overlay ? <Overlay {...props} /> : <CommonOverlay {...props} placing={face.placing} />;
}

interface CommonOverlayProps<V> extends OverlayProps<V> {
  readonly placing: TableFace<V>['placing'];
}

/** A spot is chosen with a piece in the hand; pieces that options are about can be picked. */
export function CommonOverlay<V>({ placing, ...props }: CommonOverlayProps<V>) {
  const { answer } = useDraft();
  const { ask, view } = props;
  if (ask.type === 'region')
    return isSpot(answer) ? <SpotGhost {...props} spot={answer} piece={placing?.(view, ask)} /> : null;
  return ask.type === 'form' ? null : <PickablePieces ask={ask} pieceOf={shipOf} />;
}
