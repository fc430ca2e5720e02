import { useState } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import type { AskView } from '../view.ts';
import { useWords } from '../words.ts';
import type { BarredView } from './ask.ts';
import { WhyNot } from './Choice.tsx';
import { useDecideText } from './text.ts';

/** Some of a list: dice to reroll, cards to take. */
export function Several({ ask }: { readonly ask: AskView }) {
  const { decide, busy } = useMatch();
  const words = useWords();
  const t = useDecideText();
  const [picked, pick] = useState<readonly string[]>([]);
  const min = ask.min ?? 0;
  const max = ask.max ?? ask.options?.length ?? 0;
  const toggle = (id: string) => pick((old) => (old.includes(id) ? old.filter((o) => o !== id) : [...old, id]));
  return (
    <>
      <fieldset className="several">
        <legend>{t.pickDice(min, max)}</legend>
        {ask.options?.map((option) => (
          <label key={option.id} className="several-one">
            <input
              type="checkbox"
              checked={picked.includes(option.id)}
              disabled={!picked.includes(option.id) && picked.length >= max}
              onChange={() => toggle(option.id)}
            />
            {option.label ? words.message(option.label) : option.id}
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="primary"
        disabled={busy || picked.length < min}
        onClick={() => void decide([...picked])}
      >
        {t.confirm}
      </button>
      <WhyNot barred={(ask.barred ?? []) as readonly BarredView[]} />
    </>
  );
}
