import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useFace } from '../use-face.ts';
import { useWords } from '../words.ts';
import { barredOf, isQuiet } from './ask.ts';
import { hover } from './shared.ts';
import { WhyNot } from './why-not.tsx';

/** One of a list: a button each, what cannot be chosen below with its reason. */
export function Choice({ ask }: { readonly ask: AskView }) {
  const { decide, busy, snapshot } = useMatch();
  const { pieceOf, sign, Says } = useFace().decide;
  const { point, pointed } = useDraft();
  const words = useWords();
  if (!snapshot) return null;
  return (
    <>
      <ul className="choices">
        {(ask.options ?? []).map((option) => {
          const piece = pieceOf(option);
          const pointAt = (on: boolean) => {
            hover(on ? option.id : undefined);
            if (piece !== undefined) point(on ? piece : undefined);
          };
          return (
            <li key={option.id}>
              <button
                type="button"
                className={isQuiet(option) ? 'choice choice-quiet' : 'choice'}
                data-pointed={piece !== undefined && pointed === piece}
                data-step
                disabled={busy}
                onClick={() => void decide(option.id)}
                onPointerEnter={() => pointAt(true)}
                onPointerLeave={() => pointAt(false)}
                onFocus={() => pointAt(true)}
                onBlur={() => pointAt(false)}
              >
                {sign?.(snapshot.view, option)}
                <span className="choice-name">
                  {words.option(option, ask)}
                  {Says && <Says view={snapshot.view} id={option.id} about={option.about} />}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}
