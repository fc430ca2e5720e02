import { type Game, lookUp } from '@holotisch/rulebook';
import { Suspense, use, useState } from 'react';
import { referencePath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { type Book, bookOf, forget } from '../rulebook/books.ts';
import { ClausesBeside } from '../rulebook/clauses-beside.tsx';
import { useAnswer } from '../rulebook/use-answer.ts';
import { useLanguage } from '../settings/language.tsx';
import type { CompanionGame } from '../table-ui/companion/companion-game.ts';
import { keep, kept } from '../table-ui/companion/kept.ts';
import { useCompanionText } from '../table-ui/companion/text.ts';
import { ClauseName, clausePath } from '../ui/clause-link.tsx';
import '../rulebook/rulebook.css';
import './ask.css';

interface AskProps {
  readonly game: Game;
  readonly edition: string | undefined;
  readonly asked: CompanionGame['asked'];
}

const PLACE = 'asked';
/** Whatever was asked last stands there again: the next question is often about the same. */
const lastAsked = (): string => {
  const words = kept(PLACE);
  return typeof words === 'string' ? words.slice(0, 200) : '';
};

/** A rule, asked for in the words of the table; the best answer lies open already. */
export function Ask({ game, edition, asked }: AskProps) {
  const { lang } = useLanguage();
  const t = useCompanionText().asking;
  const [words, setWords] = useState(lastAsked);
  const ask = (next: string) => {
    setWords(next);
    keep(PLACE, next);
  };
  return (
    <ClausesBeside className="asking">
      <search>
        <label htmlFor="companion-words">{t.label}</label>
        <div className="asking-words">
          <input
            id="companion-words"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            placeholder={t.placeholder}
            value={words}
            onChange={({ target }) => ask(target.value)}
          />
          {words !== '' && (
            <button type="button" aria-label={t.clear} onClick={() => ask('')}>
              ×
            </button>
          )}
        </div>
      </search>
      {words.trim() === '' ? (
        <section className="asking-often" aria-labelledby="often-asked">
          <h2 id="often-asked">{t.often}</h2>
          <ul>
            {asked[lang].map((one) => (
              <li key={one}>
                <button type="button" className="asked-button" onClick={() => ask(one)}>
                  {one}
                </button>
              </li>
            ))}
          </ul>
          <p>
            <Link to={referencePath(edition === '2.6' ? `${game}-2.6` : game)}>{t.procedures}</Link>
          </p>
          <p>
            <Link to={`/regeln?buch=${game}`}>{t.rulebook}</Link>
          </p>
        </section>
      ) : (
        <Suspense fallback={<p className="quiet">{t.loading}</p>}>
          <Answers game={game} edition={edition} words={words.trim()} />
        </Suspense>
      )}
    </ClausesBeside>
  );
}

interface AnswersProps {
  readonly game: Game;
  readonly edition: string | undefined;
  readonly words: string;
}

const SHOWN = 12;

function Answers({ game, edition, words }: AnswersProps) {
  const t = useCompanionText().asking;
  const [, setTries] = useState(0);
  const book = use(bookOf(game));
  const found = useAnswer(book, { scope: game, kind: undefined, edition, words })?.found;
  if (!book || found === 'failed')
    return (
      <p className="notice">
        {t.failed}{' '}
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            forget(game);
            setTries((tries) => tries + 1);
          }}
        >
          {t.again}
        </button>
      </p>
    );
  if (!found) return <p className="quiet">{t.loading}</p>;
  if (found.total === 0) return <p>{t.nothing}</p>;
  return <Found book={book} ids={found.hits.slice(0, SHOWN).map(({ id }) => id)} />;
}

/** Every answer is a line that opens; the first is open. */
function Found({ book, ids }: { readonly book: Book; readonly ids: readonly string[] }) {
  const { lang } = useLanguage();
  const t = useCompanionText().asking;
  const [opened, setOpened] = useState<string>();
  const open = opened !== undefined && ids.includes(opened) ? opened : ids[0];
  return (
    <ol className="answers">
      {ids.map((id) => {
        const clause = book.ledger.byId.get(id);
        if (!clause) return null;
        return id === open ? (
          <li key={id}>
            <article className="answer-open">
              <h2>
                <ClauseName id={id} /> <small>{id}</small>
              </h2>
              <p className="answer-text">{clause.text[lang]}</p>
              <Link to={clausePath(id)}>{t.whole(lookUp(book.ledger, id)?.rulings.length ?? 0)}</Link>
            </article>
          </li>
        ) : (
          <li key={id}>
            <button type="button" className="asked-button" onClick={() => setOpened(id)}>
              <strong>
                <ClauseName id={id} />
              </strong>
              <span>{clause.text[lang]}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
