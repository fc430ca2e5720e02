import { useMemo } from 'react';
import { useLanguage } from '../settings/language.tsx';
import type { Book } from './books.ts';
import { Row } from './row.tsx';
import type { Answer } from './search-client.ts';
import { useRulebookText } from './words.ts';

interface HitsProps {
  readonly book: Book;
  readonly words: string;
  readonly answer: Answer;
  readonly current: string | undefined;
}

export function Hits({ book, words, answer, current }: HitsProps) {
  const t = useRulebookText();
  const { number } = useLanguage();
  const { total, hits } = answer;
  const isOneBook = useMemo(() => new Set(book.ledger.clauses.map((clause) => clause.book)).size === 1, [book]);
  const count = () => {
    if (total === 0) return t.noHits(words);
    if (total === 1) return t.oneHit(words);
    return total > hits.length ? t.bestHits(number(hits.length), words) : t.countHits(number(total), words);
  };
  return (
    <>
      <p className="list-count" role="status">
        {count()}
      </p>
      {total === 0 && <p className="section-note">{t.advice}</p>}
      <ul className="list rows" aria-label={t.hits}>
        {hits.map(({ id, terms }) => {
          const clause = book.ledger.byId.get(id);
          return (
            clause && (
              <Row
                key={id}
                book={book}
                clause={clause}
                current={id === current}
                terms={terms}
                withEntry
                from={isOneBook ? undefined : t.books[clause.book]}
              />
            )
          );
        })}
      </ul>
    </>
  );
}
