import { Fragment, useEffect, useRef } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { StepButtons } from '../history/history-bar.tsx';
import { useWords } from '../words.ts';
import { Announcer } from './announcer.tsx';
import { lineOf } from './lines.ts';

/** Headings of the log: where the eye looks for a place. */
const HEADINGS = new Set(['round', 'phase', 'attack', 'over']);

/** What has happened, in words; every line leads to its moment, in a look back forward as well. */
export function LogPanel({ until }: { readonly until: number }) {
  const words = useWords();
  const { t } = words;
  const { snapshot, look } = useMatch();
  const list = useRef<HTMLOListElement>(null);
  const past = snapshot !== undefined && snapshot.moment < snapshot.taken;
  const events = snapshot?.events.filter((e) => past || e.at <= until) ?? [];
  const moment = past ? snapshot.moment : undefined;
  // The newest line stays in sight, or that of the moment looked at, also when the question above takes more room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or moment is what this waits for
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = () => {
      const here = box.querySelector<HTMLElement>('[aria-current]');
      if (here) bringIntoSight(box, here);
      else box.scrollTop = box.scrollHeight;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    return () => watch.disconnect();
  }, [events.length, moment]);
  if (!snapshot) return null;
  const taken = snapshot.takebacks;
  /** Whether a takeback led back to between this event and the one before it. */
  const takenBack = (i: number, at: number) => {
    const before = events[i - 1]?.at ?? -1;
    return taken.some((to) => to >= before && to < at);
  };
  const last = events.at(-1)?.at ?? 0;
  const lines = events.map(({ event }) => lineOf(event, words));
  const here = moment === undefined ? -1 : events.findLastIndex(({ at }, i) => at <= moment && lines[i] !== undefined);
  return (
    <section className="log panel" aria-labelledby="log-title">
      <header className="log-head">
        <h2 id="log-title">{t.log.title}</h2>
        <StepButtons />
      </header>
      {events.length === 0 && <p className="quiet">{t.log.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-list" ref={list} tabIndex={0} aria-label={t.log.title}>
        {events.map(({ at, event }, i) => {
          const line = lines[i];
          if (line === undefined) return null;
          const clause = words.clause(event);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only ever grows at its end.
            <Fragment key={i}>
              <li data-later={moment !== undefined && at > moment}>
                {takenBack(i, at) && <p className="log-note">{t.undo.logged}</p>}
                <div className="log-line">
                  <button
                    type="button"
                    className={HEADINGS.has(event.type) ? 'log-heading' : undefined}
                    title={t.log.goTo(line)}
                    aria-current={i === here ? 'step' : undefined}
                    onClick={() => void look(snapshot.viewer, at)}
                  >
                    {line}
                  </button>
                  {clause && <ClauseLink id={clause} sign="§" />}
                </div>
              </li>
              {i === here && (
                <li>
                  <p className="log-note log-here">{t.log.here}</p>
                </li>
              )}
            </Fragment>
          );
        })}
        {taken.some((to) => to >= last && to <= snapshot.taken) && (
          <li>
            <p className="log-note">{t.undo.logged}</p>
          </li>
        )}
      </ol>
      {past && <p className="quiet">{t.bar.past(snapshot.moment, snapshot.taken)}</p>}
      <Announcer until={until} />
    </section>
  );
}

/** Scrolls the list alone, never the page around it, and only if the line is out of sight. */
function bringIntoSight(box: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
