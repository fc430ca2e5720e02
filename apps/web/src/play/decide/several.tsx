import type { AskView } from '../../games/xwing/view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useDraft } from '../draft.tsx';
import { useWords } from '../words.ts';
import { barredOf, diceAsked } from './ask.ts';
import { useDecideText } from './text.ts';
import { WhyNot } from './why-not.tsx';

/** The options picked so far, and what a click on one of them makes of it. */
export function usePicked(ask: AskView | undefined) {
  const { answer, set } = useDraft();
  const picked = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const full = picked.length >= (ask?.max ?? ask?.options?.length ?? 0);
  return {
    picked,
    full,
    toggle: (id: string) => {
      if (picked.includes(id)) set(picked.filter((o) => o !== id));
      else if (!full) set([...picked, id]);
    },
  };
}

/** Some of a list: dice to reroll (clicked in the tray), cards or ships to take. */
export function Several({ ask }: { readonly ask: AskView }) {
  const { decide, busy } = useMatch();
  const words = useWords();
  const t = useDecideText();
  const { picked, full, toggle } = usePicked(ask);
  const min = ask.min ?? 0;
  const max = ask.max ?? ask.options?.length ?? 0;
  const dice = diceAsked(ask) !== undefined;
  const missing = min - picked.length;
  const go = () => {
    if (missing > 0) return dice ? t.pickMoreDice(missing) : t.pickMore(missing);
    if (ask.kind !== 'reroll') return t.confirm;
    return picked.length === 0 ? t.rerollNone : t.rerollSome(picked.length);
  };
  return (
    <>
      {dice ? (
        <p className="quiet">{t.pickDice(min, max, picked.length)}</p>
      ) : (
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
              {option.label ? words.message(option.label) : option.id}
            </label>
          ))}
        </fieldset>
      )}
      <button
        type="button"
        className="primary"
        data-confirm
        disabled={busy || missing > 0}
        onClick={() => void decide([...picked])}
      >
        {go()}
      </button>
      <WhyNot barred={barredOf(ask)} />
    </>
  );
}
