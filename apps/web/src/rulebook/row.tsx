import type { Clause } from '@holotisch/rulebook';
import { highlight } from '@holotisch/rulebook/highlight';
import { useEffect, useRef } from 'react';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { clausePath } from '../ui/clause-link.tsx';
import type { Book } from './books.ts';
import { StandingSign } from './standing.tsx';

interface RowProps {
  readonly book: Book;
  readonly clause: Clause;
  readonly current: boolean;
  /** What was searched for and found in it. */
  readonly terms?: readonly string[];
  /** Under its heading the entry need not be said again. */
  readonly withEntry?: boolean;
  /** Which book it stands in, where several are searched. */
  readonly from?: string | undefined;
}

/** A clause in a list: a link with its id, heading and text. */
export function Row({ book, clause, current, terms = [], withEntry = false, from }: RowProps) {
  const { lang } = useLanguage();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // Not scrollIntoView, which would move the whole page as well.
    const list = item.current?.closest('.list');
    if (!current || !item.current || !list) return;
    const [row, frame] = [item.current.getBoundingClientRect(), list.getBoundingClientRect()];
    if (row.top < frame.top || row.bottom > frame.bottom) list.scrollTop += row.top - frame.top - frame.height / 3;
  }, [current]);
  return (
    <li ref={item} className={current ? 'row row-current' : 'row'}>
      <Link to={clausePath(clause.id)}>
        <span className="row-head">
          <StandingSign standing={book.standing(clause.id)} />
          <span className="row-id">{clause.id}</span>
          {withEntry && <span className="row-entry">{clause.entry[lang]}</span>}
          {from !== undefined && <span className="row-book">{from}</span>}
        </span>
        <span className="row-text">
          {highlight(clause.text[lang], terms).map((stretch, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name than their place
            stretch.hit ? <mark key={place}>{stretch.text}</mark> : stretch.text,
          )}
        </span>
      </Link>
    </li>
  );
}
