import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerInWords } from '../../analysis/answer-words.ts';
import { haveLooked, SEED } from '../../analysis/look-back.ts';
import type { AdviceOrder, Explained } from '../../analysis/orders.ts';
import type { AskView } from '../../match/ask-view.ts';
import { useMatch } from '../../match/use-match.tsx';
import { useFace } from '../../table-ui/use-face.ts';
import { useWords } from '../../table-ui/words.ts';
import { adviceFrom } from './advice.ts';
import { coachText } from './text.ts';
import './coach-tools.css';

const WAYS = ['options', 'advice'] as const;

interface CoachToolsProps {
  readonly ask: AskView;
  readonly onClose: () => void;
}

/** What somebody who plays their first matches may ask at any question: what there is to do, and what the computer would do. */
export function CoachTools({ ask, onClose }: CoachToolsProps) {
  const { lang } = useWords();
  const { local } = useMatch();
  const t = coachText[lang];
  const [shown, setShown] = useState<(typeof WAYS)[number]>();
  const turn = (what: typeof shown) => setShown(shown === what ? undefined : what);
  return (
    <section className="coach-tools" aria-label={t.label}>
      <div>
        {/* A match elsewhere hides from this machine what the computer would have to know. */}
        {(local ? WAYS : WAYS.slice(0, 1)).map((what) => (
          <button
            key={what}
            type="button"
            className="text-button"
            aria-expanded={shown === what}
            onClick={() => turn(what)}
          >
            {t[what]}
          </button>
        ))}
        <button type="button" className="tool coach-away" aria-label={t.away} title={t.away} onClick={onClose}>
          ×
        </button>
      </div>
      {shown === 'options' && <Options ask={ask} />}
      {shown === 'advice' && <Advised ask={ask} />}
    </section>
  );
}

/** What the coach says comes into sight: below the question there is seldom room for it. */
function Said({ children }: { readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div ref={box} className="coach-said" role="status">
      {children}
    </div>
  );
}

/** The open question in plain words: what it is about, and what each answer is for. */
function Options({ ask }: { readonly ask: AskView }) {
  const { snapshot } = useMatch();
  const face = useFace();
  const words = useWords();
  const { Says, hint } = face.decide;
  if (!snapshot) return null;
  const { view, aids } = snapshot;
  const said = hint(ask.kind, words.lang, aids, view);
  const options = ask.options ?? [];
  return (
    <Said>
      {/* With the aid on it stands above the question already. */}
      {said && !aids['hints'] && <p>{said}</p>}
      {ask.fields && (
        <ul>
          {ask.fields.map((field) => (
            <li key={field.id}>
              <strong>{words.field(field, ask)}</strong>{' '}
              {field.options.map((option) => words.option(option, ask)).join(', ')}
            </li>
          ))}
        </ul>
      )}
      {options.length > 0 && (
        <ul>
          {options.map((option) => (
            <li key={option.id}>
              <strong>{words.option(option, ask)}</strong>{' '}
              {Says && <Says view={view} id={option.id} about={option.about} />}
            </li>
          ))}
        </ul>
      )}
      {said && aids['hints'] && options.length === 0 && !ask.fields && <p>{said}</p>}
    </Said>
  );
}

function Advised({ ask }: { readonly ask: AskView }) {
  const { file, decide, busy } = useMatch();
  const words = useWords();
  const t = coachText[words.lang];
  const [found, setFound] = useState<Explained | 'failed'>();
  const { seat } = ask;
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isHere = true;
    const fail = () => isHere && setFound('failed');
    void file().then((whole) => {
      const order: AdviceOrder = { file: whole, seed: SEED, advise: seat };
      if (isHere) stop = haveLooked(order, (news) => setFound('why' in news ? news.why : 'failed'));
    }, fail);
    return () => {
      isHere = false;
      stop?.();
    };
  }, [file, seat]);
  if (found === undefined) return <p role="status">{t.thinking}</p>;
  const advice = found === 'failed' ? undefined : adviceFrom(found);
  if (found === 'failed' || !advice) return <p role="status">{t.failed}</p>;
  const { answer, instead, because } = advice;
  const called = (one: typeof answer) => answerInWords(words, found, one.answer, t.elsewhere);
  return (
    <Said>
      <p>
        <strong>{t.would(called(answer))}</strong>
      </p>
      {because.length > 0 && (
        <ul>
          {because.map((reason) => (
            <li key={reason.what}>{t.because(reason, 'piece' in reason ? words.piece(reason.piece) : '')}</li>
          ))}
        </ul>
      )}
      <p className="quiet">{instead ? t.instead(called(instead)) : t.alone}</p>
      <button type="button" className="tool tool-text" disabled={busy} onClick={() => void decide(answer.answer)}>
        {t.take}
      </button>
    </Said>
  );
}
