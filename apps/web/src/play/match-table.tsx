import { lazy, type MouseEvent, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { fromStart } from '../address/moments.ts';
import { matchPath } from '../address/paths.ts';
import { navigate } from '../address/router.tsx';
import { useMatch } from '../match/use-match.tsx';
import { clauseClicked } from '../rulebook/clause-clicked.ts';
import type { StageHandle } from '../scene/description.ts';
import { useOpenField } from '../table-ui/decide/shared.ts';
import { Fault } from '../table-ui/fault.tsx';
import { PlayingProvider, usePlaying } from '../table-ui/playing.ts';
import { PageFault } from '../table-ui/start/page-fault.tsx';
import { useOpenFile } from '../table-ui/start/use-open-file.tsx';
import { useFace } from '../table-ui/use-face.ts';
import { useWords } from '../table-ui/words.ts';
import { useDrop } from '../ui/use-drop.ts';
import { Banners } from './banners.tsx';
import { CardDock } from './card-dock.tsx';
import { Curtain } from './dialogs/curtain.tsx';
import { BugDialog, Over } from './dialogs/later.ts';
import { Announcer } from './log/announcer.tsx';
import { marksOf } from './marks.ts';
import { Plain, SidePanel, useTab } from './side-panel.tsx';
import { Table } from './table/table.tsx';
import { useDirector, useSpeed } from './table/use-director.ts';
import { useShownCard } from './table/use-shown-card.ts';
import { TopBar } from './top-bar.tsx';
import { useBar } from './use-bar.ts';
import { useCurtain } from './use-curtain.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useRoomForCard } from './use-room-for-card.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWatching } from './use-watching.ts';

/** Fetched when somebody looks back or takes something back: a first match need not wait for it. */
const ReplayBar = lazy(async () => ({ default: (await import('./replay/replay-bar.tsx')).ReplayBar }));
const TookBack = lazy(async () => ({ default: (await import('./took-back.tsx')).TookBack }));

/** A running match: the table, the question, what has happened and what can be done about it. */
export default function MatchTable() {
  const match = useMatch();
  const { snapshot } = match;
  return snapshot ? <Running /> : null;
}

/** To a match that was opened: to play it on, or to watch it from its beginning. */
const goTo = (game: string, watches: boolean) => navigate(watches ? fromStart(matchPath(game)) : matchPath(game));

/** Where the card does not fit beside the table, it has a page of its own in the panel. */
const hasNoDock = () => window.matchMedia('(max-width: 60rem)').matches;

function Running() {
  const { t } = useWords();
  const face = useFace();
  const { Around = Plain, Order } = face;
  const match = useMatch();
  const snapshot = match.snapshot!;
  const [speed, setSpeed] = useSpeed();
  const stage = useRef<StageHandle>(null);
  const playing = useDirector({ snapshot, speed, stage });
  const { view, waiting } = playing;
  const { past, watching, replaying, setReplaying, overSeen, setOverSeen, watch } = useWatching(waiting, () => {
    if (!hasNoDock()) choose('log');
  });
  const [shape, setShape] = useState(1);
  const bar = useBar(shape);

  const curtainFor = useCurtain({ past, waiting });

  const panel = useRef<HTMLDivElement>(null);
  const question = `${snapshot.taken} ${snapshot.ask?.kind}`;
  const { tab, clause, choose, openClause, closeClause } = useTab(question, !waiting && snapshot.ask !== undefined);
  useKeptFocus(panel, question, !waiting);
  // Before the question is seen: scrolled later, a button would slip away from under the hand that presses it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useLayoutEffect(() => {
    if (!waiting) panel.current?.closest('[role=tabpanel]')?.scrollTo({ top: 0 });
  }, [question, waiting]);

  const field = useOpenField();
  // The field that was open last may be one of an earlier question.
  const isFilled = !waiting && (snapshot.ask?.fields?.some(({ id }) => id === field) ?? false);
  const filled = isFilled && field !== undefined ? face.decide.pieceOfField?.(field) : undefined;
  const acting = face.table.activePiece?.(view);
  const { shown, piece, pinned, pin, close, closable } = useShownCard({ acting, filled, reading: tab === 'card' });

  const dock = useRef<HTMLDivElement>(null);
  const hasRoom = useRoomForCard({ question: panel, dock, still: !waiting });
  const onPick = (piece: number) => {
    pin(piece);
    if (hasNoDock()) choose('card');
  };
  const closeCard = () => {
    close();
    if (tab === 'card') choose('decision');
  };

  const opener = useOpenFile(goTo);
  const dropping = useDrop(opener.open);
  useTableKeys({ waiting: waiting && !watching, skip: playing.skip });

  const onClick = (event: MouseEvent) => {
    const id = clauseClicked(event);
    if (id !== undefined) openClause(id);
  };
  return (
    <div
      className="match"
      aria-busy={match.busy}
      {...marksOf(snapshot, waiting)}
      data-tab={tab}
      data-bar={bar}
      onClickCapture={onClick}
    >
      <PlayingProvider value={playing}>
        <Around waiting={waiting}>
          <TopBar speed={speed} onSpeed={setSpeed} onFile={opener.open} />
          {Order && (
            <div className="match-order">
              <Order view={view} onPick={onPick} />
            </div>
          )}
          <TableArea watching={watching}>
            <Table
              handle={stage}
              onShape={setShape}
              shown={shown}
              pinned={pinned}
              onPick={onPick}
              onGround={() => closable && closeCard()}
            />
          </TableArea>
          <Suspense fallback={null}>
            {watching && <ReplayBar running={replaying} onRunning={setReplaying} speed={speed} onSpeed={setSpeed} />}
            {!past && !waiting && snapshot.over && (
              <Over view={view} seen={overSeen} onSeen={setOverSeen} onWatch={watch} />
            )}
          </Suspense>
          <SidePanel
            question={panel}
            tab={tab}
            onTab={choose}
            piece={piece}
            onCloseCard={closable ? closeCard : undefined}
            clause={clause}
            onCloseClause={closeClause}
          />
          <CardDock
            place={dock}
            folded={tab === 'decision' && !hasRoom}
            piece={piece}
            onClose={closable ? closeCard : undefined}
            onWhole={() => choose('card')}
          />
          <Announcer />
        </Around>
      </PlayingProvider>
      {curtainFor !== undefined && <Curtain seat={curtainFor} />}
      <Suspense fallback={null}>{snapshot.bug && <BugDialog />}</Suspense>
      {opener.dialog}
      <div className="match-faults">
        {opener.fault && <Fault fault={opener.fault} />}
        <PageFault />
      </div>
      {dropping && <div className="drop-here">{t.start.dropHere}</div>}
    </div>
  );
}

interface TableAreaProps {
  readonly watching: boolean;
  readonly children: ReactNode;
}

/** The table, and what is laid over it while something happens. */
function TableArea({ watching, children }: TableAreaProps) {
  const { t } = useWords();
  const { Reveal } = useFace();
  const { snapshot } = useMatch();
  const { view, act, waiting, skip } = usePlaying();
  return (
    <div className="match-table">
      {children}
      <Banners />
      {Reveal && act && (
        <div className="reveal">
          <Reveal view={view} act={act} />
        </div>
      )}
      {snapshot!.backs.length > 0 && (
        <Suspense>
          <TookBack />
        </Suspense>
      )}
      {waiting && !watching && (
        <button type="button" className="tool tool-text skip-motion" onClick={skip}>
          {t.table.skip}
        </button>
      )}
    </div>
  );
}
