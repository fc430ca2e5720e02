import type { ArmadaQuestion } from '@holotisch/armada';
import { useEffect, useMemo, useState } from 'react';
import type { OptionOf } from '../../../match/ask-view.ts';
import { spotOf } from '../../../table-ui/decide/ask.ts';
import { PickablePieces } from '../../../table-ui/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../table-ui/decide/spot-ghost.tsx';
import { useDraft } from '../../../table-ui/draft.tsx';
import { keyedBy, type OverlayProps } from '../../../table-ui/game-face.ts';
import { placing } from '../table/ghosts.ts';
import type { ArmadaView } from '../view.ts';
import { unitOf } from './ask.ts';
import { courseOf } from './course.ts';
import { CourseGhost } from './course-ghost.tsx';
import { DrawnAttack, isDrawn } from './drawn-attack.tsx';
import { Flights } from './flights.tsx';
import { isFlight } from './steps.ts';
import { Targets } from './targets.tsx';
import { asksForZones, ZonePicks } from './zone-picks.tsx';
import { Zones } from './zones.tsx';

/** Put down where it may lie, it lies there: nothing else is to be said of it. */
const SETTLED: readonly string[] = ['displaced', 'squadron-move'];
function useSettling(kind: string): (() => void) | undefined {
  const { refusal, checking, confirm } = useDraft();
  const [dropped, setDropped] = useState(false);
  useEffect(() => {
    if (!dropped || checking) return;
    setDropped(false);
    if (!refusal) confirm();
  }, [dropped, checking, refusal, confirm]);
  return useMemo(() => (SETTLED.includes(kind) ? () => setDropped(true) : undefined), [kind]);
}

const keyOfUnit = keyedBy(unitOf);

/** What the open question lays over the table: pieces to pick, a piece to place, a course, the line of fire. */
export function ArmadaOverlay(props: OverlayProps<ArmadaView, ArmadaQuestion>) {
  const { answer } = useDraft();
  const settle = useSettling(props.ask.kind);
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  if (ask.kind === 'course') {
    const course = courseOf(answer);
    return course ? <CourseGhost {...props} ask={ask} course={course} /> : null;
  }
  if (ask.type === 'form') return null;
  if (isFlight(ask)) return <Flights {...props} ask={ask} />;
  if (ask.kind === 'attack' || ask.kind === 'further-target')
    return (
      <>
        <Targets {...props} ask={ask} />
        <DrawnAttack {...props} ask={ask} />
      </>
    );
  if (isDrawn(ask))
    return (
      <>
        <PickablePieces<OptionOf<ArmadaQuestion>> ask={ask} keyOf={keyOfUnit} />
        <DrawnAttack {...props} ask={ask} />
      </>
    );
  if (asksForZones(ask)) return <ZonePicks {...props} ask={ask} />;
  if (ask.type !== 'region') return <PickablePieces<OptionOf<ArmadaQuestion>> ask={ask} keyOf={keyOfUnit} />;
  const spot = spotOf(answer);
  return (
    <>
      <Zones {...props} ask={ask} />
      {spot && <SpotGhost {...props} spot={spot} piece={piece} onDrop={settle} />}
    </>
  );
}
