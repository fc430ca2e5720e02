import { useEffect, useRef } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import { StepButtons } from '../history/HistoryBar.tsx';
import { useWords } from '../words.ts';

/** Headings of the log: where the eye looks for a place. */
const HEADINGS = new Set(['round', 'activates', 'fights', 'attack', 'over']);
/** What is said by the line before or after it anyway. */
const SILENT = new Set(['activates', 'fights']);

/** What has happened, in words; every line leads back to its moment. */
export function LogPanel({ until }: { readonly until: number }) {
  const { t, event: inWords } = useWords();
  const { snapshot, look } = useMatch();
  const end = useRef<HTMLOListElement>(null);
  const events = snapshot?.events.filter((e) => e.at <= until) ?? [];
  const past = snapshot !== undefined && snapshot.moment < snapshot.taken;
  // The newest line stays in sight, also when the question above takes more room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line is what this waits for
  useEffect(() => {
    const list = end.current;
    if (!list) return;
    const follow = () => {
      list.scrollTop = list.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(list);
    return () => watch.disconnect();
  }, [events.length]);
  if (!snapshot) return null;
  const taken = snapshot.takebacks;
  /** Whether a takeback led back to between this event and the one before it. */
  const takenBack = (i: number, at: number) => {
    const before = events[i - 1]?.at ?? -1;
    return taken.some((to) => to >= before && to < at);
  };
  const last = events.at(-1)?.at ?? 0;
  return (
    <section className="log panel" aria-labelledby="log-title">
      <header className="log-head">
        <h2 id="log-title">{t.log.title}</h2>
        <StepButtons />
      </header>
      {events.length === 0 && <p className="quiet">{t.log.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-list" ref={end} tabIndex={0} aria-label={t.log.title}>
        {events.map(({ at, event }, i) => {
          if (SILENT.has(event.type)) return null;
          const line = event.type === 'override' ? t.log.override(JSON.stringify(event['change'])) : inWords(event);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only ever grows at its end.
            <li key={i}>
              {takenBack(i, at) && <p className="log-note">{t.undo.logged}</p>}
              <button
                type="button"
                className={HEADINGS.has(event.type) ? 'log-heading' : undefined}
                title={t.log.goTo(line)}
                onClick={() => void look(snapshot.viewer, at)}
              >
                {line}
              </button>
            </li>
          );
        })}
        {taken.some((to) => to >= last && to <= snapshot.taken) && (
          <li>
            <p className="log-note">{t.undo.logged}</p>
          </li>
        )}
      </ol>
      {past && <p className="quiet">{t.bar.past(snapshot.moment, snapshot.taken)}</p>}
    </section>
  );
}
