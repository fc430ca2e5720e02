import { useMemo } from 'react';
import { type AskView, type OptionView, pieceKey } from '../../games/game-face.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Light } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { usePicked } from './use-picked.ts';

interface PickableProps<O> {
  readonly ask: Omit<AskView, 'options'> & { readonly options?: readonly O[] };
  readonly pieceOf: (option: O) => number | undefined;
}

/** Pieces that exactly one option is about; two options about one piece are told apart in the panel. */
function onePerPiece<O extends OptionView>({ ask, pieceOf }: PickableProps<O>): ReadonlyMap<string, string> {
  const options: readonly O[] = ask.options ?? [];
  const about = options.flatMap((option) => {
    const piece = pieceOf(option);
    return piece === undefined ? [] : [[piece, option.id] as const];
  });
  return new Map(
    about.flatMap(([piece, id]) =>
      about.filter(([other]) => other === piece).length === 1 ? [[pieceKey(piece), id] as const] : [],
    ),
  );
}

/** Pieces that answer the question when they are picked. The buttons of the panel say the same. */
export function PickablePieces<O extends OptionView>({ ask, pieceOf }: PickableProps<O>) {
  const { decide } = useMatch();
  const { picked, toggle } = usePicked(ask);
  const several = ask.type === 'several';
  const chosen = several ? picked.join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked says when `toggle` does something else
  const layer = useMemo(() => {
    const options = onePerPiece({ ask, pieceOf });
    const lights: Record<string, Light> = {};
    for (const [key, id] of options) lights[key] = several && picked.includes(id) ? 'active' : 'choice';
    return {
      lights,
      actions: {
        onPick: (key: string) => {
          const id = options.get(key);
          if (id === undefined) return;
          if (several) toggle(id);
          else void decide(id);
        },
      },
    };
  }, [ask, pieceOf, several, chosen, decide]);
  useSceneLayer(layer);
  return null;
}
