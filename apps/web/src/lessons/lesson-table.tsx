import { fileOf, type Lesson, lessonNamed, type Progress, SEATS } from '@holotisch/lessons';
import { lazy, Suspense, use, useCallback, useEffect, useRef, useState } from 'react';
import { lessonsPath } from '../address/paths.ts';
import { Link } from '../address/router.tsx';
import { FaceProvider } from '../games/face-provider.tsx';
import { MatchContext } from '../match/match-api.ts';
import { forgetMatch, keptMatch, keptMatches } from '../match/storage.ts';
import { MatchProvider, useLocalTable, useMatch } from '../match/use-match.tsx';
import { BesideProvider } from '../play/beside.ts';
import { Mishap } from '../play/mishap.tsx';
import { DraftProvider } from '../table-ui/draft.tsx';
import { Fault } from '../table-ui/fault.tsx';
import { defaultAids } from '../table-ui/game-face.ts';
import { useFace } from '../table-ui/use-face.ts';
import { usePlayText } from '../table-ui/words.ts';
import { Coach, CoachsLight } from './coach.tsx';
import { forgetDone, keepLesson, keptLessons, lessonKey } from './kept.ts';
import { useLessonText } from './text.ts';
import { LessonProvider, useRunning } from './use-lesson.ts';
import '../style/match.css';
import '../play/coach/coach.css';

const MatchTable = lazy(() => import('../play/match-table.tsx'));

interface LessonTableProps {
  readonly game: string;
  readonly id: string;
}

const named = new Map<string, ReturnType<typeof lessonNamed>>();
function useNamed({ game, id }: LessonTableProps): Lesson | undefined {
  const key = lessonKey({ game, id });
  if (!named.has(key)) named.set(key, lessonNamed(game, id));
  return use(named.get(key)!);
}

/** A lesson at the real table, with a coach beside it. */
export default function LessonTable(props: LessonTableProps) {
  const t = useLessonText();
  const lesson = useNamed(props);
  if (!lesson)
    return (
      <div className="lone">
        <h1>{t.unknown}</h1>
        <Link to={lessonsPath(props.game)}>{t.all}</Link>
      </div>
    );
  return (
    <div className="play lesson">
      <MatchProvider>
        <Mishap>
          <FaceProvider game={lesson.game} unknown={null}>
            <Opened lesson={lesson} />
          </FaceProvider>
        </Mishap>
      </MatchProvider>
    </div>
  );
}

/** Goes on where the lesson was left, or begins it. */
function Opened({ lesson }: { readonly lesson: Lesson }) {
  const t = usePlayText();
  const face = useFace();
  const key = lessonKey(lesson);
  const { snapshot, refusal } = useMatch();
  const { load, resume } = useLocalTable();
  const [kept, setKept] = useState<Progress>();
  /** Counted up with every new beginning. */
  const [turn, setTurn] = useState(0);
  const opening = useRef(false);

  const begin = useCallback(async () => {
    // The coach says what a hint would; where a way ends is to be seen before it is taken.
    const aids = { ...defaultAids(face), hints: false, preview: true };
    if (!(await load(JSON.stringify(fileOf(lesson)), SEATS, aids))) return;
    const match = keptMatch()?.id;
    keepLesson(key, { progress: [], ...(match !== undefined && { match }) });
    setKept(undefined);
    setTurn((count) => count + 1);
  }, [face, lesson, load, key]);

  useEffect(() => {
    if (opening.current) return;
    opening.current = true;
    forgetDone(key);
    const before = keptLessons()[key];
    const match = keptMatches().find(({ id }) => id === before?.match);
    const goOn = async () => {
      setKept(before?.progress);
      if (!match || !(await resume(match))) await begin();
    };
    void goOn();
  }, [key, resume, begin]);

  const anew = () => {
    const { match } = keptLessons()[key] ?? {};
    if (match !== undefined) forgetMatch(match);
    void begin();
  };
  if (!snapshot) return refusal ? <Fault fault={refusal} /> : <p className="lone">{t.loading}</p>;
  return (
    <Suspense fallback={<p className="lone">{t.loading}</p>}>
      <Taught key={turn} lesson={lesson} kept={kept} onAnew={anew} />
    </Suspense>
  );
}

interface TaughtProps {
  readonly lesson: Lesson;
  readonly kept: Progress | undefined;
  readonly onAnew: () => void;
}

function Taught({ lesson, kept, onAnew }: TaughtProps) {
  const key = lessonKey(lesson);
  const keep = useCallback(
    (progress: Progress) =>
      keepLesson(key, { progress, ...(progress.length === lesson.steps.length && { done: true }) }),
    [key, lesson],
  );
  const { running, match } = useRunning(lesson, kept, keep);
  return (
    <LessonProvider value={running}>
      <MatchContext value={match}>
        <BesideProvider value={{ above: <Coach onAnew={onAnew} />, onTable: <CoachsLight />, tellsEnd: true }}>
          <DraftProvider>
            <MatchTable />
          </DraftProvider>
        </BesideProvider>
      </MatchContext>
    </LessonProvider>
  );
}
