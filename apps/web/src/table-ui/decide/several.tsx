import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useFace } from '../use-face.ts';
import { useWords } from '../words.ts';
import { barredOf } from './ask.ts';
import { useDecideText } from './text.ts';
import { usePicked } from './use-picked.ts';
import { WhyNot } from './why-not.tsx';

/** Some of a list: cards or pieces to take. */
export function Several({ ask }: { readonly ask: AskView }) {
  const { decide, busy, snapshot } = useMatch();
  const { pieceOf, sign, Says } = useFace().decide;
  const { point, pointed } = useDraft();
  const words = useWords();
  const t = useDecideText();
  const { picked, min, max, missing, full, toggle } = usePicked(ask);
  if (!snapshot) return null;
  return (
    <>
      <fieldset className="several">
        <legend>{t.pick(min, max)}</legend>
        {ask.options?.map((option) => {
          const piece = pieceOf(option);
          const pointAt = (on: boolean) => piece !== undefined && point(on ? piece : undefined);
          return (
            <label
              key={option.id}
              className="several-one"
              data-pointed={piece !== undefined && pointed === piece}
              onPointerEnter={() => pointAt(true)}
              onPointerLeave={() => pointAt(false)}
            >
              <input
                type="checkbox"
                data-step
                checked={picked.includes(option.id)}
                disabled={full && !picked.includes(option.id)}
                onChange={() => toggle(option.id)}
              />
              {sign?.(snapshot.view, option)}
              <span className="choice-name">
                {words.option(option, ask)}
                {Says && <Says view={snapshot.view} id={option.id} about={option.about} />}
              </span>
            </label>
          );
        })}
      </fieldset>
      <button
        type="button"
        className="primary"
        data-confirm
        disabled={busy || missing > 0}
        onClick={() => void decide(picked)}
      >
        {missing > 0 ? t.pickMore(missing) : t.confirm}
      </button>
      <WhyNot barred={barredOf(ask)} ask={ask} />
    </>
  );
}
