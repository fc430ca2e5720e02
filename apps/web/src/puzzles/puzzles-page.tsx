import { gameOfDay, LEVELS, type Level, type Puzzle, puzzleOfDay } from '@holotisch/lessons/puzzles';
import { type Game, games } from '@holotisch/rulebook';
import { lazy, Suspense, use, useState } from 'react';
import { PUZZLE_OF_DAY, PUZZLES, puzzlePath, puzzlesPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { puzzledGames, puzzlesOf } from './kept-puzzles.ts';
import { Puzzling } from './puzzling.tsx';
import { puzzleKey, type Standing, standing, streakOn, today } from './standing.ts';
import { usePuzzleText } from './text.ts';
import '../style/home.css';
import '../style/lessons.css';
import './puzzles.css';

const PuzzleTable = lazy(() => import('./puzzle-table.tsx'));

interface PuzzlesPageProps {
  /** A game, or `heute`: whatever is the puzzle of the day. */
  readonly game: string | undefined;
  readonly puzzle: string | undefined;
}

/** Where puzzles wait: that of the day, all of them by game, theme and difficulty, and each at its table. */
export default function PuzzlesPage({ game, puzzle }: PuzzlesPageProps) {
  const { t } = useLanguage();
  const day = today();
  const isOfDay = `${PUZZLES}/${game}` === PUZZLE_OF_DAY;
  const known = isOfDay ? gameOfDay(day, puzzledGames) : puzzledGames.find((one) => one === game);
  return (
    <Puzzling>
      <Suspense fallback={<p className="lone">{t.playLoading}</p>}>
        {known !== undefined && (isOfDay || puzzle !== undefined) ? (
          <AtTable key={`${known}/${puzzle}`} game={known} id={puzzle} day={day} />
        ) : (
          <Shelf game={(known ?? puzzledGames[0]) as Game} day={day} />
        )}
      </Suspense>
    </Puzzling>
  );
}

interface AtTableProps {
  readonly game: string;
  /** Without it that of the day. */
  readonly id: string | undefined;
  readonly day: string;
}

function AtTable({ game, id, day }: AtTableProps) {
  const t = usePuzzleText();
  const puzzles = use(puzzlesOf(game));
  const ofDay = gameOfDay(day, puzzledGames) === game ? puzzleOfDay(day, puzzles) : undefined;
  const puzzle = id === undefined ? ofDay : puzzles.find((one) => one.id === id);
  if (!puzzle)
    return (
      <div className="lone">
        <h1>{t.unknownPuzzle}</h1>
        <Link to={PUZZLES}>{t.all}</Link>
      </div>
    );
  const next = nextOf(puzzles, standing(), puzzle);
  return <PuzzleTable key={puzzle.id} puzzle={puzzle} day={puzzle === ofDay ? day : undefined} next={next?.id} />;
}

/** Whatever has not been tried yet, from here on. */
function nextOf(puzzles: readonly Puzzle[], { tried }: Standing, after?: Puzzle): Puzzle | undefined {
  const at = after === undefined ? -1 : puzzles.indexOf(after);
  const others = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return others.find((one) => tried[puzzleKey(one)] === undefined) ?? others[0];
}

function Shelf({ game, day }: { readonly game: Game; readonly day: string }) {
  const site = useLanguage().t;
  const t = usePuzzleText();
  const puzzles = use(puzzlesOf(game));
  const [kept] = useState(standing);
  const [theme, setTheme] = useState('');
  const [level, setLevel] = useState<Level>();
  const themes = [...new Set(puzzles.map(({ ground }) => ground))];
  const fitting = puzzles.filter(
    (one) => (theme === '' || one.ground === theme) && (level === undefined || one.level === level),
  );
  const next = nextOf(fitting, kept);
  const results = Object.values(kept.tried);
  const streak = streakOn(kept, day);
  return (
    <section className="learn puzzles" aria-labelledby="puzzles-title">
      <div className="section-head">
        <h1 id="puzzles-title">{t.title}</h1>
        <p>{t.intro}</p>
      </div>
      <div className="puzzle-day">
        <Link to={PUZZLE_OF_DAY} className="learn-game">
          <strong>{t.ofDay}</strong>
          <span>{kept.day === day ? t.doneToday : t.ofDayNote}</span>
        </Link>
        <ul className="puzzle-standing">
          {results.length === 0 ? (
            <li>{t.untried}</li>
          ) : (
            <>
              <li>{t.rating(kept.rating)}</li>
              {streak > 0 && <li>{t.streak(streak)}</li>}
              <li>{t.solved(results.filter((one) => one === 'right').length, results.length)}</li>
            </>
          )}
        </ul>
      </div>
      <nav className="puzzle-games" aria-label={t.game}>
        {games.map((one) => (
          <Link key={one} to={puzzlesPath(one)} className={one === game ? 'here' : 'elsewhere'}>
            {site.games.name[one]}
          </Link>
        ))}
      </nav>
      <div className="puzzle-filters">
        <label>
          {t.themeLabel}{' '}
          <select value={theme} onChange={(event) => setTheme(event.target.value)}>
            <option value="">{t.any}</option>
            {themes.map((one) => (
              <option key={one} value={one}>
                {t.theme(game, one).name}
              </option>
            ))}
          </select>
        </label>
        <label>
          {t.level}{' '}
          <select
            value={level ?? ''}
            onChange={(event) => setLevel(LEVELS.find((one) => String(one) === event.target.value))}
          >
            <option value="">{t.any}</option>
            {LEVELS.map((one) => (
              <option key={one} value={one}>
                {t.levels[one]}
              </option>
            ))}
          </select>
        </label>
        <output>{t.count(fitting.length)}</output>
        {next && (
          <Link to={puzzlePath(game, next.id)} className="primary">
            {t.open}
          </Link>
        )}
      </div>
      {fitting.length === 0 ? (
        <p>{t.nothing}</p>
      ) : (
        <ol className="puzzle-list">
          {fitting.map((one, i) => {
            const state = kept.tried[puzzleKey(one)] ?? 'open';
            return (
              <li key={one.id} data-state={state}>
                <Link to={puzzlePath(game, one.id)} className="puzzle-link">
                  <strong>
                    {i + 1}. {t.theme(game, one.ground).name}
                  </strong>
                  <small>
                    {t.levels[one.level]} · {t.states[state]}
                  </small>
                </Link>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
