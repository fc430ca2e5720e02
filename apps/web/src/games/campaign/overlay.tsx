import { type ComponentType, useMemo } from 'react';
import type { BarredView, OptionView } from '../../match/ask-view.ts';
import type { LabelItem } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { barredOf } from '../../table-ui/decide/ask.ts';
import { PickablePieces } from '../../table-ui/decide/pickable-pieces.tsx';
import { useDraft } from '../../table-ui/draft.tsx';
import { keyedBy, type OverlayProps, pieceKey } from '../../table-ui/game-face.ts';
import { useWords } from '../../table-ui/words.ts';

type PieceOf = (option: OptionView) => number | undefined;

/** What a question lays over the map: what may be chosen is lit; what may not says why, when somebody points at it. */
export function mapOverlay<V>(
  pieceOf: PieceOf,
  foremost: (view: V, barred: readonly BarredView[]) => BarredView | undefined = (_view, [first]) => first,
): ComponentType<OverlayProps<V>> {
  const keyOf = keyedBy(pieceOf);
  return function MapOverlay({ view, ask }) {
    const { pointed } = useDraft();
    const words = useWords();
    const isPointed = (one: OptionView): boolean => pointed !== undefined && pieceOf(one) === pointed;
    const isOpen = (ask.options ?? []).some(isPointed);
    const barred = isOpen ? undefined : foremost(view, barredOf(ask).filter(isPointed));
    const layer = useMemo(() => {
      if (!barred || pointed === undefined) return { items: [] };
      const why: LabelItem = {
        kind: 'label',
        key: 'why-not',
        at: { piece: pieceKey(pointed) },
        text: words.message(barred.refusal.message),
        tone: 'barred',
      };
      return { items: [why] };
    }, [barred, pointed, words]);
    useSceneLayer(layer);
    return ask.type === 'choice' || ask.type === 'several' ? <PickablePieces ask={ask} keyOf={keyOf} /> : null;
  };
}
