import type { GameEvent } from '@holotisch/engine';
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useMatch } from '../../match/use-match.tsx';
import { usePlaying } from '../../table-ui/playing.ts';
import { useFace } from '../../table-ui/use-face.ts';
import { loggedAs, useWords } from '../../table-ui/words.ts';
import { ClauseLink } from '../../ui/clause-link.tsx';
import { StepButtons } from '../history/step-buttons.tsx';
import { type Block, blocksOf } from './groups.ts';
import { entryOf } from './lines.ts';

// It comes when somebody wants to know.
const StoryDialog = lazy(async () => ({ default: (await import('../story/story-dialog.tsx')).StoryDialog }));

interface Line {
  /** Its place among all that has happened. */
  readonly index: number;
  readonly at: number;
  readonly event: GameEvent;
  readonly text: string;
  /** What is said of a takeback that led back to between this line and the one before it. */
  readonly takenBack: string | undefined;
}

/** How many of the latest groups stand open by themselves. */
const OPEN = 6;

/** What has happened, in words; every line leads to its moment, in a look back forward as well. */
export function LogPanel() {
  const words = useWords();
  const { t, event: inWords } = words;
  const { snapshot } = useMatch();
  const shown = usePlaying().told;
  const face = useFace();
  const list = useRef<HTMLOListElement>(null);
  // Groups that somebody has opened or closed himself.
  const [turned, turn] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [all, setAll] = useState(false);
  const [story, setStory] = useState<readonly Line[]>();
  const past = snapshot !== undefined && snapshot.moment < snapshot.taken;
  const events = snapshot?.events ?? [];
  const told = past ? events : events.slice(0, shown);
  const moment = past ? snapshot.moment : undefined;
  // The newest line stays in sight, or that of the moment looked at, also when the question above takes more room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line or moment is what this waits for
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const follow = () => {
      const here = box.querySelector<HTMLElement>('[aria-current]');
      if (here) bringIntoSight(box, here);
      // Before the first line there is none to be at.
      else box.scrollTop = moment === undefined ? box.scrollHeight : 0;
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(box);
    return () => watch.disconnect();
  }, [told.length, moment]);
  if (!snapshot) return null;
  const { takebacks } = snapshot;
  const noteOf = (to: number | undefined) => (to === undefined ? undefined : loggedAs(words, snapshot, to));
  const lines = told.map(({ at, event }, index) => {
    const before = told[index - 1]?.at ?? -1;
    const takenBack = noteOf(takebacks.findLast((to) => to >= before && to < at));
    return entryOf(face, event, { index, at, event, text: inWords(event), takenBack });
  });
  const blocks = blocksOf<Line>(lines);
  const here = moment === undefined ? -1 : (linesOf(blocks).findLast(({ at }) => at <= moment)?.index ?? -1);
  const groups = blocks.filter(({ kind }) => kind === 'group');
  const openFrom = groups.at(-OPEN)?.line.index ?? 0;
  const isOpen = (block: Block<Line>) =>
    turned.get(block.line.index) ??
    (all ||
      block.line.index >= openFrom ||
      (block.kind === 'group' && block.lines.some(({ index }) => index === here)));
  const last = told.at(-1)?.at ?? 0;
  const backNow = noteOf(takebacks.findLast((to) => to >= last && to <= snapshot.taken));
  return (
    <section className="log" aria-labelledby="log-title">
      <header className="log-head">
        <h2 id="log-title" className="only-heard">
          {t.log.title}
        </h2>
        {groups.length > 0 && (
          <button
            type="button"
            className="tool tool-text"
            aria-pressed={all}
            onClick={() => {
              setAll(!all);
              turn(new Map());
            }}
          >
            {t.log.everything}
          </button>
        )}
        <StepButtons />
      </header>
      {told.length === 0 && <p className="quiet">{t.log.empty}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol className="log-list" ref={list} tabIndex={0} aria-label={t.log.title}>
        {blocks.map((block) => (
          <Fragment key={block.line.index}>
            {block.kind === 'group' ? (
              <Group
                block={block}
                open={isOpen(block)}
                onTurn={(open) => turn(new Map(turned).set(block.line.index, open))}
                onStory={() => setStory([block.line, ...block.lines].toSorted((a, b) => a.index - b.index))}
                here={here}
              />
            ) : (
              <LogLine line={block.line} here={here} heading={block.kind === 'heading'} />
            )}
          </Fragment>
        ))}
        {backNow && (
          <li>
            <p className="log-note">{backNow}</p>
          </li>
        )}
      </ol>
      {past && <p className="quiet">{t.bar.past(snapshot.moment, snapshot.taken)}</p>}
      {story && (
        <Suspense>
          <StoryDialog events={story.map(({ event }) => event)} onClose={() => setStory(undefined)} />
        </Suspense>
      )}
    </section>
  );
}

const linesOf = (blocks: readonly Block<Line>[]): readonly Line[] =>
  blocks.flatMap((block) => (block.kind === 'group' ? [block.line, ...block.lines] : [block.line]));

interface GroupProps {
  readonly block: Extract<Block<Line>, { kind: 'group' }>;
  readonly open: boolean;
  readonly onTurn: (open: boolean) => void;
  readonly onStory: () => void;
  readonly here: number;
}

/** An activation or an attack: its head, and what belongs to it. */
function Group({ block: { line, lines }, open, onTurn, onStory, here }: GroupProps) {
  const { t } = useWords();
  const name = open ? t.log.fold(line.text) : t.log.unfold(line.text);
  const story = t.log.story(line.text);
  return (
    <li className="log-group">
      <ol>
        <LogLine line={line} here={here} heading>
          {lines.length > 0 && (
            <span className="log-fold">
              <button type="button" aria-expanded={open} aria-label={name} title={name} onClick={() => onTurn(!open)}>
                {open ? '▾' : '▸'}
              </button>
              <button type="button" aria-label={story} title={story} onClick={onStory}>
                <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="M4 5h16M4 10h10M4 15h16M4 20h8" />
                </svg>
              </button>
            </span>
          )}
        </LogLine>
        {open && lines.map((one) => <LogLine key={one.index} line={one} here={here} />)}
      </ol>
    </li>
  );
}

interface LogLineProps {
  readonly line: Line;
  readonly here: number;
  readonly heading?: boolean;
  readonly children?: ReactNode;
}

function LogLine({ line: { index, at, event, text, takenBack }, here, heading = false, children }: LogLineProps) {
  const { t, clause: clauseOf } = useWords();
  const { snapshot, look } = useMatch();
  const clause = clauseOf(event);
  if (!snapshot) return null;
  const later = snapshot.moment < snapshot.taken && at > snapshot.moment;
  return (
    <>
      <li data-later={later}>
        {takenBack && <p className="log-note">{takenBack}</p>}
        <div className="log-line">
          {children}
          <button
            type="button"
            className={heading ? 'log-go log-heading' : 'log-go'}
            title={t.log.goTo(text)}
            aria-current={index === here ? 'step' : undefined}
            onClick={() => void look(snapshot.viewer, at)}
          >
            {text}
          </button>
          {clause && <ClauseLink id={clause} sign="§" />}
        </div>
      </li>
      {index === here && (
        <li>
          <p className="log-note log-here">{t.log.here}</p>
        </li>
      )}
    </>
  );
}

/** Scrolls the list alone, never the page around it, and only if the line is out of sight. */
function bringIntoSight(box: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (inner.top < outer.top || inner.bottom > outer.bottom)
    box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 2;
}
