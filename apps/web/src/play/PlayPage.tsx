import { lazy, type MouseEvent, Suspense, useEffect, useState } from 'react';
import { MatchProvider, useMatch } from '../match/useMatch.tsx';
import { navigate } from '../router.tsx';
import { ClauseDrawer } from './dialogs/ClauseDrawer.tsx';
import { DraftProvider } from './draft.tsx';
import { MATCH, START } from './paths.ts';
import { StartPanel } from './StartPanel.tsx';
import { usePlayText } from './words.ts';
import '../style/decide.css';
import '../style/play.css';
import '../style/play-start.css';
import '../style/play-scene.css';
import '../style/play-panels.css';

const MatchTable = lazy(() => import('./MatchTable.tsx'));

/** The page of a game: where a match is chosen, and the match itself under an address of its own. */
export default function PlayPage({ path }: { readonly path: string }) {
  const [clause, setClause] = useState<string>();
  // Clauses open beside the table: leaving the page would clear it.
  const openBeside = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const id = /^\/regeln\/([\w-]+)$/.exec(link?.getAttribute('href') ?? '')?.[1];
    if (id === undefined || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    setClause(id);
  };
  return (
    <div className="play" onClickCapture={openBeside}>
      <MatchProvider>
        <DraftProvider>
          <Room path={path} />
        </DraftProvider>
      </MatchProvider>
      {clause !== undefined && <ClauseDrawer id={clause} onClose={() => setClause(undefined)} />}
    </div>
  );
}

function Room({ path }: { readonly path: string }) {
  const t = usePlayText();
  const { snapshot, resume } = useMatch();
  const atTable = path.startsWith(MATCH);
  // Whoever comes to the table by reload finds the match as it was left.
  useEffect(() => {
    if (!atTable || snapshot) return;
    void resume().then((found) => {
      if (!found) navigate(START);
    });
  }, [atTable, snapshot, resume]);
  if (!atTable) return <StartPanel />;
  if (!snapshot) return <p className="lone">{t.loading}</p>;
  return (
    <Suspense fallback={<p className="lone">{t.loading}</p>}>
      <MatchTable />
    </Suspense>
  );
}
