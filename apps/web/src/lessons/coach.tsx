import { type Lesson, lessonsOf, type Mistake, refusedBy, type Step, strayed } from '@holotisch/lessons';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { lessonPath, lessonsPath, matchPath } from '../address/paths.ts';
import { Link, navigate } from '../address/router.tsx';
import type { AskView } from '../match/ask-view.ts';
import { useMatch } from '../match/match-api.ts';
import { useSceneLayer } from '../scene/layers.tsx';
import { useLanguage } from '../settings/language.tsx';
import { useDraft } from '../table-ui/draft.tsx';
import { pieceKey } from '../table-ui/game-face.ts';
import { usePlaying } from '../table-ui/playing.ts';
import { Clauses } from '../ui/clauses.tsx';
import { modelFor } from './model-for.ts';
import { useLessonText } from './text.ts';
import { useLesson } from './use-lesson.ts';

/** What the coach says, beside the table: this step, and what has become of the last answer. */
export function Coach({ onAnew }: { readonly onAnew: () => void }) {
  const t = useLessonText();
  const { lang } = useLanguage();
  const { waiting } = usePlaying();
  const { lesson, progress, step, read, back } = useLesson();
  // While things move the coach waits: his next words are about what is then to be seen.
  const seen = useRef({ at: progress.length, step });
  if (!waiting || progress.length < seen.current.at) seen.current = { at: progress.length, step };
  const { at, step: told } = seen.current;
  const all = lesson.steps.length;
  return (
    <section className="coach" aria-label={t.coach} data-lesson={lesson.id} data-step={at}>
      <header>
        <h2>{lesson.title[lang]}</h2>
        <small>{told ? t.step(at + 1, all) : t.done}</small>
        <progress max={all} value={at} aria-hidden="true" />
      </header>
      <div aria-live="polite">
        {told ? (
          <p className="coach-says">
            <Said text={told.say[lang]} />
          </p>
        ) : (
          <Finished lesson={lesson} />
        )}
        {told && <Corrected step={told} />}
      </div>
      <div className="coach-ways">
        {told && !told.done && (
          <button type="button" className="primary coach-next" onClick={read}>
            {t.read}
          </button>
        )}
        {told?.done && !waiting && <ShowMe step={told} />}
        <button type="button" className="tool tool-text" disabled={!back} onClick={back}>
          {t.back}
        </button>
        <details className="coach-more">
          <summary>{t.more}</summary>
          <div>
            {told?.why && <Clauses ids={told.why} />}
            <button type="button" onClick={onAnew}>
              {t.anew}
            </button>
            <button type="button" onClick={() => navigate(matchPath(lesson.game))}>
              {t.freely}
            </button>
            <Link to={lessonsPath(lesson.game)}>{t.all}</Link>
          </div>
        </details>
      </div>
    </section>
  );
}

/** What stands between two stars is what to look for on the screen. */
const Said = ({ text }: { readonly text: string }): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never change places
  text.split('*').map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part));

/** What the coach says to a mistake: to an answer he has held back, one that the rules refuse, or what has come of one. */
function Corrected({ step }: { readonly step: Step }) {
  const t = useLessonText();
  const { lang } = useLanguage();
  const { refusal } = useMatch();
  const draft = useDraft();
  const { said, progress, sighted, back } = useLesson();
  const refused = draft.refusal ?? (refusal && 'clauses' in refusal ? refusal : undefined);
  const wrong = sighted && strayed(step, progress, sighted);
  const mistake: Mistake | 'elsewhere' | undefined = said ?? (refused && refusedBy(step, refused.clauses)) ?? wrong;
  if (!mistake) return null;
  return (
    <div className="coach-corrects" role="alert">
      <p>{mistake === 'elsewhere' ? t.elsewhere : <Said text={mistake.say[lang]} />}</p>
      {mistake === wrong && back && (
        <button type="button" className="primary" onClick={back}>
          {t.takeBack}
        </button>
      )}
    </div>
  );
}

/** Puts the model answer where the learner can see it; what is answered with one click is done. */
function ShowMe({ step }: { readonly step: Step }) {
  const t = useLessonText();
  const { snapshot, decide, busy } = useMatch();
  const { set } = useDraft();
  const ask = snapshot?.ask;
  const [shown, setShown] = useState<AskView>();
  const model = ask && modelFor(step, ask);
  if (!ask || model === undefined) return null;
  if (shown === ask) return <p className="quiet">{t.shown}</p>;
  return (
    <button
      type="button"
      className="tool tool-text"
      disabled={busy}
      onClick={() => {
        if (ask.type === 'choice') return void decide(model);
        set(model);
        setShown(ask);
      }}
    >
      {t.showMe}
    </button>
  );
}

function Finished({ lesson }: { readonly lesson: Lesson }) {
  const t = useLessonText();
  const { lang } = useLanguage();
  const [next, setNext] = useState<Lesson>();
  useEffect(() => {
    void lessonsOf(lesson.game).then((all) => setNext(all[all.findIndex(({ id }) => id === lesson.id) + 1]));
  }, [lesson]);
  return (
    <div className="coach-finished">
      <p>
        <strong>{t.finished}</strong> {lesson.end[lang]}
      </p>
      {next && (
        <Link to={lessonPath(next.game, next.id)} className="primary">
          {t.next(next.title[lang])}
        </Link>
      )}
    </div>
  );
}

/** Lights up the pieces that the coach speaks of. */
export function CoachsLight() {
  const { waiting } = usePlaying();
  const { step } = useLesson();
  const pieces = waiting ? undefined : step?.show;
  const layer = useMemo(
    () => pieces && { lights: Object.fromEntries(pieces.map((id) => [pieceKey(id), 'pointed' as const])) },
    [pieces],
  );
  useSceneLayer(layer);
  return null;
}
