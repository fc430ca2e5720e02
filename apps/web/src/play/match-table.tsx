import type { Pose } from '@holotisch/table';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useFace } from '../games/use-face.tsx';
import { useMatch } from '../match/use-match.tsx';
import type { StageHandle } from '../scene/description.ts';
import { useDrop } from '../ui/use-drop.ts';
import { DecisionPanel } from './decide/decision-panel.tsx';
import { BugDialog } from './dialogs/bug-dialog.tsx';
import { Curtain } from './dialogs/curtain.tsx';
import { OverDialog } from './dialogs/over-dialog.tsx';
import { Fault } from './fault.tsx';
import { HistoryBar } from './history/history-bar.tsx';
import { LogPanel } from './log/log-panel.tsx';
import { PlayingProvider } from './table/playing.ts';
import { Table } from './table/table.tsx';
import { useDirector, useSpeed } from './table/use-director.ts';
import { TopBar } from './top-bar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useTableKeys } from './use-table-keys.ts';
import { useWords } from './words.ts';

/** A running match: the table, the question, what has happened and what can be done about it. */
export default function MatchTable() {
  const match = useMatch();
  const { snapshot } = match;
  return snapshot ? <Running /> : null;
}

/** A game whose parts share nothing needs nothing around them. */
const Plain = ({ children }: { readonly children: ReactNode }) => children;

function Running() {
  const { t, player } = useWords();
  const face = useFace();
  const { Around = Plain, Order, Standing } = face;
  const { load, refusal, look, ...match } = useMatch();
  const snapshot = match.snapshot!;
  const [speed, setSpeed] = useSpeed();
  const [poses, setPoses] = useState<ReadonlyMap<string, Pose>>(new Map());
  const handle = useRef<StageHandle>({
    pose: (key, pose) =>
      setPoses((old) => new Map(pose ? [...old, [key, pose]] : [...old].filter(([one]) => one !== key))),
    frame() {},
  });
  const stage = { ...useDirector({ snapshot, speed, stage: handle }), poses };
  const { waiting } = stage;
  const [pinned, pin] = useState<number>();
  const past = snapshot.moment < snapshot.taken;

  // Between two players at one screen nobody sits at it by default: secrets are seen by whoever was asked for them.
  const humans = snapshot.seats.filter((kind) => kind === 'human').length;
  const secretly = snapshot.awaited.filter((a) => a.secret && !a.computer).map((a) => a.seat);
  const seated = snapshot.viewer !== 'nobody' && secretly.includes(snapshot.viewer);
  const curtainFor = humans > 1 && !past && !seated && !waiting ? secretly[0] : undefined;
  const rises = humans > 1 && !past && snapshot.viewer !== 'nobody' && secretly.length === 0;
  useEffect(() => {
    if (rises) void look('nobody');
  }, [rises, look]);

  const panel = useRef<HTMLDivElement>(null);
  const side = useRef<HTMLElement>(null);
  const question = `${snapshot.taken} ${snapshot.ask?.kind}`;
  useKeptFocus(panel, question, !waiting);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what this waits for
  useEffect(() => {
    if (!waiting) side.current?.scrollTo({ top: 0 });
  }, [question, waiting]);

  const { seats, aids } = snapshot;
  const openFile = useCallback(
    (file: File) => void file.text().then((text) => load(text, seats, aids)),
    [load, seats, aids],
  );
  const dropping = useDrop(openFile);
  useTableKeys(stage);

  const fileFault = refusal && !('clauses' in refusal) ? refusal : undefined;
  return (
    <div
      className="match"
      aria-busy={match.busy}
      data-moment={`${snapshot.moment}/${snapshot.taken} ${snapshot.viewer}`}
    >
      <Around waiting={waiting}>
        <PlayingProvider value={stage}>
          <TopBar stage={stage} speed={speed} onSpeed={setSpeed} onFile={openFile} />
          <div className="match-main">
            <div className="match-stage">
              {Order && <Order view={stage.view} onPick={pin} />}
              <div className="match-table">
                <Table stage={stage} pinned={pinned} onPick={pin} />
                {waiting && (
                  <button type="button" className="tool tool-text skip-motion" onClick={stage.skip}>
                    {t.table.skip}
                  </button>
                )}
              </div>
              {past && <HistoryBar />}
            </div>
            <aside className="match-side" ref={side}>
              {fileFault && <Fault fault={fileFault} />}
              {!past && (
                // The question waits until the table shows what it is about.
                <div className="match-decision" ref={panel} inert={waiting} data-waiting={waiting}>
                  {humans > 1 && snapshot.ask && (
                    <p className="match-asked" data-side={face.side(stage.view, snapshot.ask.seat)}>
                      {player(snapshot.ask.seat)}
                    </p>
                  )}
                  <DecisionPanel />
                </div>
              )}
              {Standing && <Standing view={stage.view} />}
              <LogPanel until={stage.taken} />
            </aside>
          </div>
        </PlayingProvider>
      </Around>
      {curtainFor !== undefined && <Curtain seat={curtainFor} />}
      {snapshot.bug && <BugDialog />}
      {!past && !waiting && <OverDialog view={stage.view} />}
      {dropping && <div className="drop-here">{t.start.dropHere}</div>}
    </div>
  );
}
