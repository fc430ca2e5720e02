import type { AskView } from '../../games/game-face.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useWords } from '../words.ts';
import { barredOf } from './ask.ts';
import { useDecideText } from './text.ts';
import { usePicked } from './use-picked.ts';
import { WhyNot } from './why-not.tsx';

/** Some of a list: cards or pieces to take. */
export function Several({ ask }: { readonly ask: AskView }) {
  const { decide, busy } = useMatch();
  const words = useWords();
  const t = useDecideText();
  const { picked, min, max, missing, full, toggle } = usePicked(ask);
  return (
    <>
      <fieldset className="several">
        <legend>{t.pick(min, max)}</legend>
        {ask.options?.map((option) => (
          <label key={option.id} className="several-one">
            <input
              type="checkbox"
              data-step
              checked={picked.includes(option.id)}
              disabled={full && !picked.includes(option.id)}
              onChange={() => toggle(option.id)}
            />
            {words.option(option, ask)}
          </label>
        ))}
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
