import { useMemo } from 'react';
import type { OptionView } from '../../match/ask-view.ts';
import { isSpot } from '../../table-ui/decide/ask.ts';
import { PickablePieces } from '../../table-ui/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../table-ui/decide/spot-ghost.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { keyedBy, type OverlayProps, type TableFace } from '../../table-ui/game-face.ts';

interface DecisionOverlayProps<V> extends OverlayProps<V> {
  readonly table: Pick<TableFace<V>, 'Overlay' | 'placing'>;
  readonly pieceOf: (option: OptionView) => number | undefined;
}

/** What the open question lays over the table: what the game has for it, else what any game can do with it. */
export function DecisionOverlay<V>({ table, pieceOf, ...props }: DecisionOverlayProps<V>) {
  const { Overlay, placing } = table;
  return Overlay ? <Overlay {...props} /> : <CommonOverlay {...props} placing={placing} pieceOf={pieceOf} />;
}

interface CommonOverlayProps<V> extends OverlayProps<V> {
  readonly placing: TableFace<V>['placing'];
  readonly pieceOf: (option: OptionView) => number | undefined;
}

/** A spot is chosen with a piece in the hand; pieces that options are about can be picked. */
function CommonOverlay<V>({ placing, pieceOf, ...props }: CommonOverlayProps<V>) {
  const { answer } = useDraft();
  const { ask, view } = props;
  const keyOf = useMemo(() => keyedBy(pieceOf), [pieceOf]);
  if (ask.type === 'region')
    return isSpot(answer) ? <SpotGhost {...props} spot={answer} piece={placing?.(view, ask)} /> : null;
  return ask.type === 'form' ? null : <PickablePieces ask={ask} keyOf={keyOf} />;
}
