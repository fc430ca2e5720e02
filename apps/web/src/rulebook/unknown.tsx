import { useEffect, useState } from 'react';
import type { Book, Scope } from './books.ts';
import { Row } from './row.tsx';
import { type FoundClause, find } from './search-client.ts';
import { useRulebookText } from './words.ts';

interface UnknownProps {
  readonly id: string;
  readonly level: 1 | 2;
  readonly book: Book;
  readonly scope: Scope;
}

const MOST_NEAR = 8;

/** An id without its number: whoever errs in that wants the entry, and whoever errs in the entry wants a similar one. */
const withoutNumber = (id: string) => id.replace(/-?\d{0,6}$/, '');

/** In place of a clause that does not exist: those that may have been meant. */
export function Unknown({ id, level, book, scope }: UnknownProps) {
  const t = useRulebookText();
  const [near, setNear] = useState<readonly FoundClause[]>([]);
  useEffect(() => {
    let wanted = true;
    void find({ scope, kind: undefined, edition: undefined, words: withoutNumber(id) }, book, MOST_NEAR).then(
      (found) => {
        if (wanted) setNear(found?.hits ?? []);
      },
    );
    return () => {
      wanted = false;
    };
  }, [id, book, scope]);
  const Heading = `h${level}` as const;
  const clauses = near.flatMap((hit) => book.ledger.byId.get(hit.id) ?? []);
  return (
    <div className="clause">
      <Heading>{t.unknown(id)}</Heading>
      {clauses.length > 0 && (
        <section>
          <p className="section-note">{t.near}</p>
          <ul className="rows" aria-label={t.near}>
            {clauses.map((clause) => (
              <Row key={clause.id} book={book} clause={clause} current={false} withEntry />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
