import { useMemo } from 'react';
import type { AskView, OptionView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import type { Light } from '../../scene/description.ts';
import { useSceneLayer } from '../../scene/layers.tsx';
import { usePicked } from './use-picked.ts';

interface PickableProps<O> {
  readonly ask: Omit<AskView, 'options'> & { readonly options?: readonly O[] };
  /** The key of the thing on the table that an option is about. */
  readonly keyOf: (option: O) => string | undefined;
}

/** Pieces that exactly one option is about; two options about one piece are told apart in the panel. */
function onePerPiece<O extends OptionView>({ ask, keyOf }: PickableProps<O>): ReadonlyMap<string, string> {
  const options: readonly O[] = ask.options ?? [];
  const about = options.flatMap((option) => {
    const key = keyOf(option);
    return key === undefined ? [] : [[key, option.id] as const];
  });
  return new Map(
    about.flatMap(([key, id]) => (about.filter(([other]) => other === key).length === 1 ? [[key, id] as const] : [])),
  );
}

/** Pieces that answer the question when they are picked. The buttons of the panel say the same. */
export function PickablePieces<O extends OptionView>({ ask, keyOf }: PickableProps<O>) {
  const { decide } = useMatch();
  const { picked, toggle } = usePicked(ask);
  const several = ask.type === 'several';
  const chosen = several ? picked.join(' ') : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is picked says when `toggle` does something else
  const layer = useMemo(() => {
    const options = onePerPiece({ ask, keyOf });
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
  }, [ask, keyOf, several, chosen, decide]);
  useSceneLayer(layer);
  return null;
}
