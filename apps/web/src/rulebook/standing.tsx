import type { Lang } from '@holotisch/rulebook';
import { useLanguage } from '../settings/language.tsx';
import type { Book, Standing } from './books.ts';
import { useRulebookText } from './words.ts';

const signs: Readonly<Record<Standing, string>> = { proven: '✓', notApplicable: '–', open: '○' };

/** A day is a day everywhere: without the time zone of its reader. */
const dayOf = (day: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

/** Whether a clause is enforced, as a sign with its name. */
export function StandingSign({ standing }: { readonly standing: Standing }) {
  const t = useRulebookText();
  return (
    <span className={`standing-sign standing-${standing}`} title={t.standing[standing]}>
      <span aria-hidden="true">{signs[standing]}</span>
      <span className="only-heard">{t.standing[standing]}</span>
    </span>
  );
}

/** Whether a clause is enforced, how we know, and of when that knowledge is. */
export function StandingNote({ book, id }: { readonly book: Book; readonly id: string }) {
  const t = useRulebookText();
  const { lang } = useLanguage();
  const standing = book.standing(id);
  const note = () => {
    const reason = book.ledger.notApplicable.get(id)?.reason[lang];
    if (standing === 'notApplicable') return t.standing.notApplicableNote(reason ?? '');
    const leftOpen = book.ledger.leftOpen.get(id)?.[lang];
    if (standing === 'open' && leftOpen !== undefined) return t.standing.leftOpenNote(leftOpen);
    const date = dayOf(book.testedOn, lang);
    return standing === 'proven' ? t.standing.provenNote(date) : t.standing.openNote(date);
  };
  return (
    <div className={`standing standing-${standing}`}>
      <span className="standing-sign" aria-hidden="true">
        {signs[standing]}
      </span>
      <p>
        <strong>{t.standing[standing]}.</strong> {note()}
      </p>
    </div>
  );
}
