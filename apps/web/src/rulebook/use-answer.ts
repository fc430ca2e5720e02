import { useEffect, useState } from 'react';
import type { Book } from './books.ts';
import { type Answered, answerOf, find, prepare, type Query } from './search-client.ts';

const HITS_SHOWN = 50;

/**
 * What the worker found last for these words; a slow answer never replaces a newer one. While the next letter is searched
 * for the last answer stays, and says to which words; but none that another book has given: its clauses are not in this one.
 */
export function useAnswer(book: Book | undefined, { scope, kind, edition, words }: Query): Answered | undefined {
  const [answer, setAnswer] = useState<Answered>();
  useEffect(() => {
    if (!book) return;
    if (words === '') {
      setAnswer(undefined);
      prepare(scope, book);
      return;
    }
    let wanted = true;
    void find({ scope, kind, edition, words }, book, HITS_SHOWN).then((found) => {
      if (wanted) setAnswer({ scope, words, found: found ?? 'failed' });
    });
    return () => {
      wanted = false;
    };
  }, [book, scope, kind, edition, words]);
  return words === '' ? undefined : answerOf(answer, scope);
}
