import type { Clause, Kind, Localized } from '@holotisch/rulebook';
import { useMemo, useState } from 'react';
import { useLanguage } from '../settings/language.tsx';
import type { Book } from './books.ts';
import { Row } from './row.tsx';
import { useRulebookText } from './words.ts';

interface HeadingsProps {
  readonly book: Book;
  readonly kind: Kind | undefined;
  readonly current: string | undefined;
}

interface Heading {
  readonly name: Localized;
  readonly clauses: readonly Clause[];
}

/** The clauses under their headings, and those by book, in the order in which they are printed. */
function inOrder(clauses: readonly Clause[]): (readonly [book: string, headings: readonly Heading[]])[] {
  const byBook = Map.groupBy(clauses, (clause) => clause.book);
  return [...byBook].map(([book, own]) => [
    book,
    [...Map.groupBy(own, (clause) => clause.entry.de).values()].flatMap((clauses) => {
      const name = clauses[0]?.entry;
      return name ? [{ name, clauses }] : [];
    }),
  ]);
}

function HeadingItem({ heading, book, current }: { heading: Heading; book: Book; current: string | undefined }) {
  const { lang, number } = useLanguage();
  const holdsCurrent = heading.clauses.some((clause) => clause.id === current);
  // Four thousand rows would be slow to draw: only open headings have theirs.
  const [open, setOpen] = useState(holdsCurrent);
  const [held, setHeld] = useState(holdsCurrent);
  if (held !== holdsCurrent) {
    setHeld(holdsCurrent);
    if (holdsCurrent) setOpen(true);
  }
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="heading-name">{heading.name[lang]}</span>
        <span className="heading-count">{number(heading.clauses.length)}</span>
      </summary>
      {open && (
        <ul className="rows">
          {heading.clauses.map((clause) => (
            <Row key={clause.id} book={book} clause={clause} current={clause.id === current} />
          ))}
        </ul>
      )}
    </details>
  );
}

export function Headings({ book, kind, current }: HeadingsProps) {
  const t = useRulebookText();
  const { number } = useLanguage();
  const clauses = useMemo(
    () => book.ledger.clauses.filter((clause) => kind === undefined || clause.kind === kind),
    [book, kind],
  );
  const books = useMemo(() => inOrder(clauses), [clauses]);
  const headings = books.reduce((sum, [, own]) => sum + own.length, 0);
  return (
    <>
      <p className="list-count" role="status">
        {t.countHeadings(number(headings), number(clauses.length))}
      </p>
      <div className="list">
        {books.map(([name, own]) => (
          <section key={name} aria-label={t.books[name]}>
            <p className="list-book">{t.books[name]}</p>
            {own.map((heading) => (
              <HeadingItem key={heading.name.de} heading={heading} book={book} current={current} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
}
