import { type Clause, type Found, type Lang, type Ledger, lookUp, mentionsIn, type Ruling } from '@holotisch/rulebook';
import { lazy, type ReactNode, Suspense, use, useState } from 'react';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { store, stored } from '../settings/stored.ts';
import { ClauseLink, ClauseName, clausePath } from '../ui/clause-link.tsx';
import { bookOf, forget, gameOf } from './books.ts';
import { StandingNote } from './standing.tsx';
import { Unknown } from './unknown.tsx';
import { rulebookText, useRulebookText } from './words.ts';
import './rulebook.css';

// Where a clause can be seen is looked up after it has been read.
const SeenAtTable = lazy(() => import('./at-table.tsx'));

interface ClauseViewProps {
  readonly id: string;
  /** Which heading the id is: the page's own, or one inside a page about something else. */
  readonly level: 1 | 2;
}

interface WordingProps {
  readonly both: boolean;
  readonly children: (lang: Lang) => ReactNode;
}

/** What is said in the reader's language, or in both, side by side. */
function Wording({ both, children }: WordingProps) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  if (!both) return children(lang);
  return (
    <div className="clause-both">
      {(lang === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const)).map((which) => (
        <div key={which}>
          <p className="clause-lang">{t.languages[which]}</p>
          <div lang={which}>{children(which)}</div>
        </div>
      ))}
    </div>
  );
}

/** Rulings stress a word by writing it *so*. */
const stressed = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
  text.split('*').map((part, place) => (place % 2 === 1 ? <em key={place}>{part}</em> : part));

function Rulings({ rulings, both }: { readonly rulings: readonly Ruling[]; readonly both: boolean }) {
  const t = useRulebookText();
  return rulings.map(({ number, question, ruling, reason, confidence }) => (
    <div key={number} className="ruling">
      <p className="ruling-head">
        <strong>{number}</strong> <span>{t.confidence[confidence]}</span>
      </p>
      <Wording both={both}>
        {(lang) => (
          <>
            <p>
              <strong>{stressed(question[lang])}</strong>
            </p>
            <p>{stressed(ruling[lang])}</p>
            <p className="ruling-why">
              {rulebookText(lang).why} {stressed(reason[lang])}
            </p>
          </>
        )}
      </Wording>
    </div>
  ));
}

function Related({ clauses }: { readonly clauses: readonly Clause[] }) {
  const { lang } = useLanguage();
  return (
    <ul className="related">
      {clauses.map((clause) => (
        <li key={clause.id}>
          <ClauseLink id={clause.id} />
          <span>{clause.text[lang]}</span>
        </li>
      ))}
    </ul>
  );
}

/** What a clause says; what has an entry of its own leads there. */
function Said({ ledger, clause, lang }: { readonly ledger: Ledger; readonly clause: Clause; readonly lang: Lang }) {
  return (
    <p className="clause-text">
      {mentionsIn(ledger, clause, lang).map(({ text, id }, place) =>
        id === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name than their place
          <Link key={place} to={clausePath(id)} className="mention">
            {text}
          </Link>
        ),
      )}
    </p>
  );
}

/** To the clauses before and after it in the same book. */
function Neighbours({ found, all }: { readonly found: Found; readonly all: readonly Clause[] }) {
  const t = useRulebookText();
  const own = all.filter((clause) => clause.book === found.clause.book);
  const at = own.indexOf(found.clause);
  const [before, after] = [own[at - 1], own[at + 1]];
  return (
    <nav className="neighbours" aria-label={t.neighbours}>
      {before && (
        <Link to={clausePath(before.id)} label={t.before(before.id)}>
          ← {before.id}
        </Link>
      )}
      {after && (
        <Link to={clausePath(after.id)} label={t.after(after.id)}>
          {after.id} →
        </Link>
      )}
    </nav>
  );
}

function Section({ level, title, children }: { level: 2 | 3; title: string; children: ReactNode }) {
  const Heading = `h${level}` as const;
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  );
}

/** One clause: what it says, whether it is enforced, what was decided about it, and where to read on. */
export function ClauseView({ id, level }: ClauseViewProps) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  const scope = gameOf(id) ?? 'all';
  const [, setTries] = useState(0);
  const [both, setBoth] = useState(() => stored('rulebook.languages', ['both', 'one']) === 'both');
  const book = use(bookOf(scope));
  const Heading = `h${level}` as const;
  const inner = level === 1 ? 2 : 3;
  if (!book)
    return (
      <div className="lone">
        <p>{t.failed}</p>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            forget(scope);
            setTries((tries) => tries + 1);
          }}
        >
          {t.again}
        </button>
      </div>
    );
  const found = lookUp(book.ledger, id);
  if (!found) return <Unknown id={id} level={level} book={book} scope={scope} />;
  const { clause, related, changedBy, rulings } = found;
  return (
    <article className="clause">
      <p className="clause-place">
        {t.books[clause.book]} · {clause.entry[lang]} · {t.kinds[clause.kind]}
      </p>
      <Heading className="clause-heading">
        <ClauseName id={clause.id} /> <small>{clause.id}</small>
      </Heading>
      <Wording both={both}>{(which) => <Said ledger={book.ledger} clause={clause} lang={which} />}</Wording>
      <button
        type="button"
        className="text-button"
        aria-expanded={both}
        onClick={() => {
          store('rulebook.languages', both ? 'one' : 'both');
          setBoth(!both);
        }}
      >
        {both ? t.oneLanguage : t.bothLanguages}
      </button>
      <Suspense>
        <SeenAtTable id={id} />
      </Suspense>
      <StandingNote book={book} id={id} />
      {rulings.length > 0 && (
        <Section level={inner} title={t.rulings}>
          <p className="section-note">{t.rulingsNote}</p>
          <Rulings rulings={rulings} both={both} />
        </Section>
      )}
      {related.length > 0 && (
        <Section level={inner} title={t.related}>
          <Related clauses={related} />
        </Section>
      )}
      {changedBy.length > 0 && (
        <Section level={inner} title={t.changedBy}>
          <Related clauses={changedBy} />
        </Section>
      )}
      <Neighbours found={found} all={book.ledger.clauses} />
    </article>
  );
}
