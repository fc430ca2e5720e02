import type { Json } from '@holotisch/engine';
import type { Outcome, Puzzle } from '@holotisch/lessons/puzzles';
import { useState } from 'react';
import { PUZZLES, puzzlePath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useWords } from '../table-ui/words.ts';
import { useAnswerNames } from './answer-names.ts';
import { reasonsFor } from './reasons.ts';
import { usePuzzleText } from './text.ts';
import { usePuzzle, type Verdict } from './use-puzzle.ts';

/** What a puzzle asks, beside the table; and what has become of the answer, in figures. */
export function Asker({ next }: { readonly next: string | undefined }) {
  const t = usePuzzleText();
  const { puzzle, verdict, judging, showing, giveUp, again, show } = usePuzzle();
  const { player } = useWords();
  const theme = t.theme(puzzle.game, puzzle.ground);
  return (
    <section className="coach puzzle-asker" aria-label={t.puzzle} data-puzzle={puzzle.id}>
      <header>
        <h2>{theme.name}</h2>
        <small>
          {t.levels[puzzle.level]} · {t.byPlayer(player(puzzle.seat))}
        </small>
      </header>
      <div aria-live="polite">
        {verdict ? (
          <Told verdict={verdict} />
        ) : (
          <p className="coach-says">{judging ? t.judging(puzzle.futures) : `${theme.question} ${t.aim}`}</p>
        )}
      </div>
      <div className="coach-ways">
        {verdict ? (
          <>
            {next !== undefined && (
              <Link to={puzzlePath(puzzle.game, next)} className="primary">
                {t.next}
              </Link>
            )}
            <button type="button" className="tool tool-text" onClick={show} disabled={showing}>
              {t.show}
            </button>
            <button type="button" className="tool tool-text" onClick={again}>
              {t.again}
            </button>
          </>
        ) : (
          <button type="button" className="tool tool-text" onClick={giveUp} disabled={judging}>
            {t.giveUp}
          </button>
        )}
        <Share puzzle={puzzle} />
        <Link to={PUZZLES}>{t.all}</Link>
      </div>
    </section>
  );
}

/** The address of the puzzle: whoever opens it finds the question and no answer. */
function Share({ puzzle }: { readonly puzzle: Puzzle }) {
  const t = usePuzzleText();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    const url = new URL(puzzlePath(puzzle.game, puzzle.id), location.href).href;
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      prompt(t.share, url);
    }
  };
  return (
    <button type="button" className="tool tool-text" onClick={() => void copy()}>
      {isCopied ? t.copied : t.share}
    </button>
  );
}

function Told({ verdict }: { readonly verdict: Verdict }) {
  const t = usePuzzleText();
  const { puzzle } = usePuzzle();
  const { best, guess, margin, error, futures } = puzzle;
  const named = useAnswerNames();
  const isSame = (line: readonly Json[]) => JSON.stringify(line) === JSON.stringify(verdict.line);
  const own = verdict.outcome && !isSame(best.line) && !isSame(guess.line) ? verdict : undefined;
  const rows: readonly (readonly [string, readonly Json[], Outcome])[] = [
    [t.best, best.line, best.outcome],
    [t.obvious, guess.line, guess.outcome],
    ...(own?.outcome ? [[t.yours, own.line, own.outcome] as const] : []),
  ];
  const tellsVictory = rows.some(([, , { victory }]) => victory !== 0);
  const measures: readonly (readonly [string, (outcome: Outcome) => string])[] = [
    [t.ahead, ({ points }) => t.signed(points)],
    [t.dealt, ({ dealt }) => t.number(dealt)],
    [t.suffered, ({ suffered }) => t.number(suffered)],
    ...(tellsVictory ? [[t.victory, ({ victory }: Outcome) => t.signed(victory)] as const] : []),
  ];
  const heading = verdict.givenUp
    ? t.givenUp
    : verdict.outcome === undefined
      ? t.unknown
      : verdict.right
        ? t.right
        : t.wrong;
  return (
    <div className="puzzle-told" data-right={verdict.right}>
      <p className="coach-says">
        <strong>{heading}</strong> {t.itWas(named(best.line))}
      </p>
      {reasonsFor(puzzle, t).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <table>
        <thead>
          <tr>
            <td />
            {rows.map(([name, line]) => (
              <th key={name} scope="col">
                {name} <small>{named(line)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measures.map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {rows.map(([column, , outcome]) => (
                <td key={column}>{of(outcome)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">{t.how(futures, t.number(margin), t.number(error))}</p>
    </div>
  );
}
