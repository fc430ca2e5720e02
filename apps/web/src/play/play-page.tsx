import { lazy, Suspense, useEffect } from 'react';
import { MatchProvider, useMatch } from '../match/use-match.tsx';
import { navigate } from '../router.tsx';
import { ClausesBeside } from '../rulebook/clauses-beside.tsx';
import { DraftProvider } from './draft.tsx';
import { Mishap } from './mishap.tsx';
import { MATCH, START } from './paths.ts';
import { StartPanel } from './start-panel.tsx';
import { usePlayText } from './words.ts';
import '../style/decide.css';
import '../style/play.css';
import '../style/play-start.css';
import '../style/play-card.css';
import '../style/play-log.css';
import '../style/play-panels.css';

const MatchTable = lazy(() => import('./match-table.tsx'));

/** The page of a game: where a match is chosen, and the match itself under an address of its own. */
export default function PlayPage({ path }: { readonly path: string }) {
  return (
    <ClausesBeside className="play">
      <MatchProvider>
        <DraftProvider>
          <Room path={path} />
        </DraftProvider>
      </MatchProvider>
    </ClausesBeside>
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
      <Mishap>
        <MatchTable />
      </Mishap>
    </Suspense>
  );
}
