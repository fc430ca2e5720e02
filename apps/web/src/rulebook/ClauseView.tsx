import { type Clause, type Found, lookUp, type Ruling } from '@holotisch/rulebook';
import { type ReactNode, use, useState } from 'react';
import { clausePath } from '../pages/ClauseLink.tsx';
import { Link } from '../router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { store, stored } from '../settings/stored.ts';
import { bookOf, forget, gameOf } from './books.ts';
import { StandingNote } from './Standing.tsx';
import { useRulebookText } from './words.ts';
import './rulebook.css';

interface ClauseViewProps {
  readonly id: string;
  /** Which heading the id is: the page's own, or one inside a page about something else. */
  readonly level: 1 | 2;
}

/** The text in the reader's language, or in both, side by side. */
function Wording({ clause, both }: { readonly clause: Clause; readonly both: boolean }) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  if (!both) return <p className="clause-text">{clause.text[lang]}</p>;
  return (
    <div className="clause-both">
      {(lang === 'de' ? (['de', 'en'] as const) : (['en', 'de'] as const)).map((which) => (
        <div key={which}>
          <p className="clause-lang">{t.languages[which]}</p>
          <p className="clause-text" lang={which}>
            {clause.text[which]}
          </p>
        </div>
      ))}
    </div>
  );
}

/** Rulings stress a word by writing it *so*. */
const stressed = (text: string) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
  text.split('*').map((part, place) => (place % 2 === 1 ? <em key={place}>{part}</em> : part));

function Rulings({ rulings }: { readonly rulings: readonly Ruling[] }) {
  const { lang } = useLanguage();
  const t = useRulebookText();
  return rulings.map(({ number, question, ruling, reason, confidence }) => (
    <div key={number} className="ruling">
      <p className="ruling-head">
        <strong>{number}</strong> <span>{t.confidence[confidence]}</span>
      </p>
      <p>
        <strong>{stressed(question[lang])}</strong>
      </p>
      <p>{stressed(ruling[lang])}</p>
      <p className="ruling-why">
        {t.why} {stressed(reason[lang])}
      </p>
    </div>
  ));
}

function Related({ clauses }: { readonly clauses: readonly Clause[] }) {
  const { lang, t } = useLanguage();
  return (
    <ul className="related">
      {clauses.map((clause) => (
        <li key={clause.id}>
          <Link to={clausePath(clause.id)} className="clause-link" label={t.clause.open(clause.id)}>
            {clause.id}
          </Link>
          <span>{clause.text[lang]}</span>
        </li>
      ))}
    </ul>
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
  const game = gameOf(id);
  const [, setTries] = useState(0);
  const [both, setBoth] = useState(() => stored('rulebook.languages', ['both', 'one']) === 'both');
  const book = use(bookOf(game));
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
            forget(game);
            setTries((tries) => tries + 1);
          }}
        >
          {t.again}
        </button>
      </div>
    );
  const found = lookUp(book.ledger, id);
  if (!found) return <Heading className="lone">{t.unknown(id)}</Heading>;
  const { clause, related, rulings } = found;
  return (
    <article className="clause">
      <p className="clause-place">
        {t.books[clause.book]} · {clause.entry[lang]} · {t.kinds[clause.kind]}
      </p>
      <Heading>{clause.id}</Heading>
      <Wording clause={clause} both={both} />
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
      <StandingNote book={book} id={id} />
      {rulings.length > 0 && (
        <Section level={inner} title={t.rulings}>
          <p className="section-note">{t.rulingsNote}</p>
          <Rulings rulings={rulings} />
        </Section>
      )}
      {related.length > 0 && (
        <Section level={inner} title={t.related}>
          <Related clauses={related} />
        </Section>
      )}
      <Neighbours found={found} all={book.ledger.clauses} />
    </article>
  );
}
