import type { QuestionOf } from '@holotisch/xwing';
import { useState } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { barredOf, isQuiet } from '../../../table-ui/decide/ask.ts';
import { Reason } from '../../../table-ui/decide/reason.tsx';
import { useDecideText } from '../../../table-ui/decide/text.ts';
import { cardAbout } from '../cards/card-on.ts';
import { useSayings } from '../cards/use-sayings.ts';
import { viewOf } from '../view.ts';
import { useWords } from '../words.ts';
import { ActionSign } from './action-sign.tsx';

/** The action bar: what is open, and what is not, which says why when it is asked. */
export function Actions({ ask }: { readonly ask: QuestionOf<'action'> }) {
  const { decide, busy } = useMatch();
  const words = useWords();
  const t = useDecideText();
  const [asked, wonder] = useState<string>();
  const barred = barredOf(ask);
  const why = barred.find((b) => b.id === asked);
  const { options } = ask;
  return (
    <>
      <ul className="action-bar">
        {options
          .filter((o) => !isQuiet(o))
          .map((option) => (
            <li key={option.id}>
              <button type="button" className="action" data-step disabled={busy} onClick={() => void decide(option.id)}>
                <ActionSign of={option.id} />
                <span>{words.option(option, ask)}</span>
              </button>
            </li>
          ))}
        {barred.map((option) => (
          <li key={option.id}>
            <button
              type="button"
              className="action action-barred"
              aria-expanded={asked === option.id}
              aria-label={t.because(words.option(option, ask))}
              onClick={() => wonder(asked === option.id ? undefined : option.id)}
            >
              <ActionSign of={option.id} />
              <span>{words.option(option, ask)}</span>
              <small>{t.whyNot}</small>
            </button>
          </li>
        ))}
      </ul>
      <CardActions options={options} />
      {why && (
        <div className="barred-why" role="status">
          <Reason refusal={why.refusal} name={words.option(why, ask)} />
        </div>
      )}
      {options.filter(isQuiet).map((option) => (
        <button
          key={option.id}
          type="button"
          className="choice choice-quiet"
          data-step
          disabled={busy}
          onClick={() => void decide(option.id)}
        >
          <ActionSign of="none" />
          <span className="choice-name">{words.option(option, ask)}</span>
        </button>
      ))}
    </>
  );
}

/** What the actions of cards do: their names alone tell it to nobody who does not know the card. */
function CardActions({ options }: { readonly options: QuestionOf<'action'>['options'] }) {
  const { snapshot } = useMatch();
  const words = useWords();
  const says = useSayings();
  if (!snapshot) return null;
  const said = options.flatMap((o) => {
    const saying = says(cardAbout(viewOf(snapshot), o.about));
    return saying && o.label ? [{ id: o.id, name: words.message(o.label), saying }] : [];
  });
  if (said.length === 0) return null;
  return (
    <dl className="action-says">
      {said.map(({ id, name, saying }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd className="card-says">{saying}</dd>
        </div>
      ))}
    </dl>
  );
}
