import { Suspense, use, useState } from 'react';
import { companionPath, referencePath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { ClauseLink } from '../ui/clause-link.tsx';
import { bookOf, forget } from './books.ts';
import { type Procedure, REFERENCES, type ReferenceBook } from './procedures/index.ts';
import { useRulebookText } from './words.ts';
import './rulebook.css';
import './reference.css';

const BOOKS = Object.entries(REFERENCES);

interface ReferencePageProps {
  readonly book: string | undefined;
  /** One of its procedures, on a page of its own. */
  readonly procedure: string | undefined;
}

/** The procedures of a game, step by step: to read one, or to print all of them on two pages. */
export default function ReferencePage({ book: asked, procedure }: ReferencePageProps) {
  const { t: site } = useLanguage();
  const t = useRulebookText();
  const [key, book] = BOOKS.find(([one]) => one === asked) ?? BOOKS[0]!;
  const only = book.procedures.find(({ id }) => id === procedure);
  const name = nameOf(site.games.name[book.game], book);
  return (
    <section className="reference" aria-labelledby="reference-title">
      <div className="section-head">
        <h1 id="reference-title">{t.reference.title(name)}</h1>
        <p className="reference-intro">{t.reference.intro}</p>
      </div>
      <nav className="reference-books" aria-label={t.game}>
        {BOOKS.map(([one, other]) => (
          <Link key={one} to={referencePath(one)} className={one === key ? 'here' : 'elsewhere'} here={one === key}>
            {nameOf(site.games.name[other.game], other)}
          </Link>
        ))}
        <button type="button" className="tool tool-text" onClick={() => window.print()}>
          {t.reference.print}
        </button>
        <Link to={companionPath(book.game, 'ask')}>{site.companion}</Link>
      </nav>
      {only && (
        <p>
          <Link to={referencePath(key)}>← {t.reference.all}</Link>
        </p>
      )}
      <Suspense fallback={<p className="lone">{t.loading}</p>}>
        <Procedures bookKey={key} book={book} procedures={only ? [only] : book.procedures} />
      </Suspense>
    </section>
  );
}

const nameOf = (game: string, { edition }: ReferenceBook): string =>
  edition === undefined ? game : `${game} ${edition}`;

interface ProceduresProps {
  readonly bookKey: string;
  readonly book: ReferenceBook;
  readonly procedures: readonly Procedure[];
}

function Procedures({ bookKey, book, procedures }: ProceduresProps) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  const [, setTries] = useState(0);
  const found = use(bookOf(book.game));
  if (!found)
    return (
      <div className="lone">
        <p>{t.failed}</p>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            forget(book.game);
            setTries((tries) => tries + 1);
          }}
        >
          {t.again}
        </button>
      </div>
    );
  return (
    <div className="procedures" data-all={procedures.length > 1}>
      {procedures.map(({ id, title, steps }) => (
        <section key={id} className="procedure">
          <h2>
            <Link to={referencePath(bookKey, id)}>{title[lang]}</Link>
          </h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>
                {found.ledger.byId.get(step)?.text[lang]} <ClauseLink id={step} sign="§" />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
