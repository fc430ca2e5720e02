import { canonicalId, games } from '@holotisch/rulebook';
import { type KeyboardEvent, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { ABOUT, referencePath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { useLanguage } from '../settings/language.tsx';
import { clausePath } from '../ui/clause-link.tsx';
import { bookOf, editions, forget, gameOf } from './books.ts';
import { ClauseView } from './clause-view.tsx';
import { Headings } from './headings.tsx';
import { Hits } from './hits.tsx';
import type { Query } from './search-client.ts';
import { SearchField } from './search-field.tsx';
import { useAnswer } from './use-answer.ts';
import { useRulebookText } from './words.ts';
import './rulebook.css';

/** Kept while the app runs: whoever reads a clause and comes back finds the search as it was. */
let kept: Query = { scope: 'xwing', kind: undefined, edition: undefined, words: '' };

/** A link may name the book that it wants opened, and the edition: /regeln?buch=legion&ausgabe=2.6 */
function opened(): Query {
  const wanted = new URLSearchParams(location.search);
  const scope = games.find((game) => game === wanted.get('buch'));
  const edition = editions.find((each) => each === wanted.get('ausgabe')) ?? kept.edition;
  if (scope === undefined || scope === kept.scope) return { ...kept, edition };
  return { scope, kind: undefined, edition, words: '' };
}

/** Hits while there are words to search for, headings otherwise. */
function List({ query, current }: { readonly query: Query; readonly current: string | undefined }) {
  const t = useRulebookText();
  const [, setTries] = useState(0);
  const book = use(bookOf(query.scope));
  const words = query.words.trim();
  const answer = useAnswer(book, { ...query, words });
  if (!book)
    return (
      <div className="lone">
        <p>{t.failed}</p>
        <button
          type="button"
          className="tool tool-text"
          onClick={() => {
            forget(query.scope);
            setTries((tries) => tries + 1);
          }}
        >
          {t.again}
        </button>
      </div>
    );
  if (words === '') return <Headings book={book} kind={query.kind} current={current} />;
  if (!answer) return <p className="section-note">{t.loading}</p>;
  if (answer.found === 'failed') return <p className="lone">{t.unsearched}</p>;
  return <Hits book={book} words={answer.words} answer={answer.found} current={current} />;
}

/** Before a clause is chosen: what this is, and the keys. */
function Welcome() {
  const t = useRulebookText();
  const { t: common } = useLanguage();
  return (
    <div className="clause">
      <p className="rulebook-intro">{t.intro}</p>
      <p className="section-note">
        {t.enforced} <Link to={ABOUT}>{common.about.link}</Link>
      </p>
      <p>
        <Link to={referencePath(kept.scope === 'all' ? games[0] : kept.scope)}>{t.reference.link}</Link>
      </p>
      <section>
        <h2>{t.keys}</h2>
        <dl className="rulebook-keys">
          {t.keyList.map(([keys, does]) => (
            <div key={keys}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** Arrow keys walk through the search field and everything in the list that can be opened. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const from = event.target;
  if (step === 0 || !(from instanceof HTMLElement) || !from.matches('input, .list a, .list summary')) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .list a, .list summary')];
  const next = stops[stops.indexOf(from) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
}

const isWritten = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

/** `/` anywhere on the page leads into the search. */
function useSlash(lead: () => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWritten(event.target)) return;
      event.preventDefault();
      lead();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [lead]);
}

/** Who types an address need not mind capitals; it is put right without a step in the history. */
function useCanonical(asked: string | undefined): string | undefined {
  const id = asked === undefined ? undefined : canonicalId(asked);
  useEffect(() => {
    if (id === undefined || id === asked) return;
    history.replaceState(null, '', clausePath(id));
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, [id, asked]);
  return id;
}

/** Every clause of the three games: search and headings on one side, the clause in hand on the other. */
export function RulebookPage({ id: asked }: { readonly id?: string | undefined }) {
  const t = useRulebookText();
  const id = useCanonical(asked);
  const [query, setQuery] = useState(opened);
  // On a phone there is room for one of the two.
  const [listed, setListed] = useState(id === undefined);
  const [shown, setShown] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  if (shown !== id) {
    setShown(id);
    setListed(id === undefined);
    // A link may lead into the book of another game.
    const game = id === undefined ? undefined : gameOf(id);
    if (game !== undefined && query.scope !== 'all' && query.scope !== game) setQuery({ ...query, scope: game });
  }
  useEffect(() => {
    kept = query;
  }, [query]);
  useSlash(
    useCallback(() => {
      setListed(true);
      field.current?.focus();
      field.current?.select();
    }, []),
  );
  return (
    <div className={listed ? 'rulebook rulebook-listed' : 'rulebook'}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only moves the focus between its links */}
      <div className="rulebook-side" onKeyDown={walk}>
        {id === undefined && <h1>{t.title}</h1>}
        <SearchField
          field={field}
          query={query}
          onAsk={(next) => {
            setQuery(next);
            setListed(true);
          }}
        />
        <div className="rulebook-list">
          <Suspense fallback={<p className="section-note">{t.loading}</p>}>
            <List query={query} current={id} />
          </Suspense>
        </div>
      </div>
      <div className="rulebook-clause">
        {id !== undefined && (
          <button type="button" className="tool tool-text rulebook-back" onClick={() => setListed(true)}>
            ← {t.toList}
          </button>
        )}
        <Suspense fallback={<p className="lone">{t.loading}</p>}>
          {id === undefined ? <Welcome /> : <ClauseView key={id} id={id} level={1} />}
        </Suspense>
      </div>
    </div>
  );
}
