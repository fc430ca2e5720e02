import { lessonsOf, taughtGames } from '@holotisch/lessons';
import { type Game, games } from '@holotisch/rulebook';
import { lazy, Suspense, use, useState } from 'react';
import { LEARN, lessonPath, lessonsPath, PUZZLES, puzzlesPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { keptLessons, lessonKey } from './kept.ts';
import { useLessonText } from './text.ts';
import '../style/home.css';
import '../style/lessons.css';

const LessonTable = lazy(() => import('./lesson-table.tsx'));

/** Where one learns to play: which game it is to be, its lessons, and each of them at its table. */
export default function LearnPage(props: { readonly game: string | undefined; readonly lesson: string | undefined }) {
  const { t } = useLanguage();
  const { game, lesson } = props;
  const known = games.find((one) => one === game && taughtGames.includes(one));
  if (known === undefined) return <Games />;
  return (
    <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
      {lesson === undefined ? (
        <Lessons game={known} />
      ) : (
        <LessonTable key={`${known}/${lesson}`} game={known} id={lesson} />
      )}
    </Suspense>
  );
}

/** Fetched once; what is fetched stays the same. */
const fetched = new Map<string, ReturnType<typeof lessonsOf>>();
function useLessons(game: string) {
  if (!fetched.has(game)) fetched.set(game, lessonsOf(game));
  return use(fetched.get(game)!);
}

function Games() {
  const site = useLanguage().t;
  const t = useLessonText();
  return (
    <section className="learn" aria-labelledby="learn-title">
      <div className="section-head">
        <h1 id="learn-title">{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <ul className="learn-games">
        {games.map((game) => (
          <li key={game}>
            <Link to={lessonsPath(game)} className="learn-game">
              <strong>{site.games.name[game]}</strong>
              <span>{site.games.about[game]}</span>
              <Suspense fallback={<small>…</small>}>
                <Standing game={game} />
              </Suspense>
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <Link to={PUZZLES}>{t.puzzles}</Link>
      </p>
    </section>
  );
}

function Standing({ game }: { readonly game: Game }) {
  const t = useLessonText();
  const lessons = useLessons(game);
  const [kept] = useState(keptLessons);
  return <small>{t.doneOf(lessons.filter((one) => kept[lessonKey(one)]?.done).length, lessons.length)}</small>;
}

function Lessons({ game }: { readonly game: Game }) {
  const site = useLanguage();
  const t = useLessonText();
  const lessons = useLessons(game);
  const [kept] = useState(keptLessons);
  const next = lessons.find((one) => !kept[lessonKey(one)]?.done);
  return (
    <section className="learn" aria-labelledby="learn-title">
      <div className="section-head">
        <h1 id="learn-title">{t.lessonsOf(site.t.games.name[game])}</h1>
        <p>{t.intro}</p>
      </div>
      <ol className="lesson-list">
        {lessons.map((lesson, i) => {
          const { done = false, match } = kept[lessonKey(lesson)] ?? {};
          return (
            <li key={lesson.id} data-done={done} data-next={lesson === next}>
              <Link to={lessonPath(game, lesson.id)} className="lesson-link">
                <span className="lesson-number" aria-hidden="true">
                  {done ? '✓' : i + 1}
                </span>
                <span className="lesson-about">
                  <strong>{lesson.title[site.lang]}</strong>
                  <span>{lesson.about[site.lang]}</span>
                </span>
                <span className="lesson-state">
                  <small>{t.minutes(lesson.minutes)}</small>
                  <small>{done ? t.done : match === undefined ? t.start : t.goOn}</small>
                </span>
              </Link>
            </li>
          );
        })}
      </ol>
      <p>
        <Link to={LEARN}>{t.otherGames}</Link> · <Link to={puzzlesPath(game)}>{t.puzzles}</Link>
      </p>
    </section>
  );
}
