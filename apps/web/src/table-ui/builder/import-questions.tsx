import type { Meant } from '@holotisch/engine/list';
import { useState } from 'react';
import { type Asked, answersTo } from './bring-in.ts';
import { useBuilderText } from './words.ts';

interface ImportQuestionsProps {
  readonly questions: readonly Asked[];
  readonly onAnswer: (meant: Meant) => void;
}

/** Names that no card has: which card is meant, or none. Nothing is taken before somebody has said so. */
export function ImportQuestions({ questions, onAnswer }: ImportQuestionsProps) {
  const t = useBuilderText();
  const [meant, setMeant] = useState(() => answersTo(questions));
  return (
    <section className="notice import-questions" aria-label={t.bringIn.asks}>
      <p>{t.bringIn.asks}</p>
      {questions.map(({ said, words, options, line }) => (
        <label key={said}>
          {t.bringIn.meant(words, line)}{' '}
          <select
            value={meant[said] ?? ''}
            onChange={({ target }) => setMeant({ ...meant, [said]: target.value === '' ? null : target.value })}
          >
            {options.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
            <option value="">{t.bringIn.none}</option>
          </select>
        </label>
      ))}
      <button type="button" className="primary" onClick={() => onAnswer(meant)}>
        {t.bringIn.answer}
      </button>
    </section>
  );
}
