import { type Puzzle, puzzleFile, seatsOf } from '@holotisch/lessons/puzzles';
import { lazy, Suspense, useCallback, useEffect, useRef } from 'react';
import { FaceProvider } from '../games/face-provider.tsx';
import { MatchContext } from '../match/match-api.ts';
import { keptMatch } from '../match/storage.ts';
import { MatchProvider, useLocalTable, useMatch } from '../match/use-match.tsx';
import { BesideProvider } from '../play/beside.ts';
import { Mishap } from '../play/mishap.tsx';
import { DraftProvider } from '../table-ui/draft.tsx';
import { Fault } from '../table-ui/fault.tsx';
import { defaultAids } from '../table-ui/game-face.ts';
import { useFace } from '../table-ui/use-face.ts';
import { usePlayText } from '../table-ui/words.ts';
import { Asker } from './asker.tsx';
import { keepOpen, keepTry } from './standing.ts';
import { PuzzleProvider, useSolving, type Verdict } from './use-puzzle.ts';
import '../style/match.css';
import '../play/coach/coach.css';
import './puzzles.css';

const MatchTable = lazy(() => import('../play/match-table.tsx'));

interface PuzzleTableProps {
  readonly puzzle: Puzzle;
  /** The day whose puzzle it is, where it is that of a day. */
  readonly day: string | undefined;
  /** The one that comes after it. */
  readonly next: string | undefined;
}

/** A puzzle at the real table, with its question beside it. */
export default function PuzzleTable(props: PuzzleTableProps) {
  return (
    <div className="play lesson puzzle">
      <MatchProvider>
        <Mishap>
          <FaceProvider game={props.puzzle.game} unknown={null}>
            <Opened {...props} />
          </FaceProvider>
        </Mishap>
      </MatchProvider>
    </div>
  );
}

function Opened(props: PuzzleTableProps) {
  const { puzzle } = props;
  const t = usePlayText();
  const face = useFace();
  const { snapshot, refusal } = useMatch();
  const { load } = useLocalTable();
  const opening = useRef(false);
  useEffect(() => {
    if (opening.current) return;
    opening.current = true;
    // A hint would be the answer.
    const aids = { ...defaultAids(face), hints: false };
    void load(JSON.stringify(puzzleFile(puzzle)), seatsOf(puzzle.seat), aids).then(() => keepOpen(keptMatch()?.id));
  }, [face, puzzle, load]);
  // It is begun again in a moment: nobody wants to find it among the matches that wait.
  useEffect(() => () => keepOpen(undefined), []);
  if (!snapshot) return refusal ? <Fault fault={refusal} /> : <p className="lone">{t.loading}</p>;
  return (
    <Suspense fallback={<p className="lone">{t.loading}</p>}>
      <Solved {...props} />
    </Suspense>
  );
}

function Solved({ puzzle, day, next }: PuzzleTableProps) {
  const onVerdict = useCallback(({ right }: Verdict) => keepTry(puzzle, right, day), [puzzle, day]);
  const { solving, match } = useSolving(puzzle, onVerdict);
  return (
    <PuzzleProvider value={solving}>
      <MatchContext value={match}>
        <BesideProvider value={{ above: <Asker next={next} />, tellsEnd: true }}>
          <DraftProvider>
            <MatchTable />
          </DraftProvider>
        </BesideProvider>
      </MatchContext>
    </PuzzleProvider>
  );
}
