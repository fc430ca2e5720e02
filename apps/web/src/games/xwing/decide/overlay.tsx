import type { QuestionOf, XWingOption, XWingQuestion } from '@holotisch/xwing';
import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { Ground, OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { rectPath } from '../../../scene/svg.ts';
import { isSpot } from '../../../table-ui/decide/ask.ts';
import { PickablePieces } from '../../../table-ui/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../table-ui/decide/spot-ghost.tsx';
import { zoneAlong } from '../../../table-ui/decide/zone.ts';
import { useDraft } from '../../../table-ui/draft.tsx';
import { keyedBy, type OverlayProps } from '../../../table-ui/game-face.ts';
import { placing } from '../table/ghosts.ts';
import type { XWingView } from '../view.ts';
import { moveOf, shipOf } from './ask.ts';
import { EdgeZones } from './edge-zones.tsx';
import { FlightGhosts } from './flight-ghost.tsx';
import { SlideGhost } from './slide-ghost.tsx';
import { Targets } from './targets.tsx';
import { Ways } from './ways.tsx';

/** What the open question lays over the table: pieces to pick, a piece to place, ways to go, the line of fire. */
export function XWingOverlay(props: OverlayProps<XWingView, XWingQuestion>) {
  const { snapshot } = useMatch();
  const { answer } = useDraft();
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  switch (ask.kind) {
    case 'dials':
      return <FlightGhosts view={view} previewing={snapshot?.aids['preview'] === true} />;
    case 'edge':
      return <EdgeZones {...props} ask={ask} />;
    case 'attack':
      return <Targets {...props} ask={ask} />;
    case 'barrelroll-direction':
    case 'boost-direction':
    case 'decloak-direction':
    case 'tow-direction':
      return <Ways {...props} ask={ask} />;
    case 'barrelroll-slide':
    case 'boost-slide':
    case 'decloak-slide':
    case 'tow-slide':
    case 'tallon-slide':
      return answer === undefined ? null : <SlideGhost {...props} ask={ask} answer={answer} />;
  }
  if (ask.type !== 'region') return <PickablePieces<XWingOption> ask={ask} keyOf={keyOfShip} />;
  if (!isSpot(answer)) return null;
  return (
    <>
      <Zones {...props} ask={ask} />
      <SpotGhost {...props} spot={answer} piece={piece} />
    </>
  );
}

/** A manoeuvre is about a ship, too, but is chosen on its dial. */
const shipMeant = (option: XWingOption): number | undefined => (moveOf(option) ? undefined : shipOf(option));
const keyOfShip = keyedBy(shipMeant);

type Placing = QuestionOf<'deploy' | 'obstacle-place' | 'bomb-far'>;

/** Where the piece may lie: along an edge, or so far away from all of them. */
function Zones({ ask, ground, view }: OverlayProps<XWingView, Placing>) {
  const layer = useMemo(() => {
    const { region } = ask;
    const d =
      'edge' in region
        ? zoneAlong(region.edge, region.depth, ground)
        : 'fromEdge' in region
          ? inside(region.fromEdge, ground)
          : undefined;
    const owner = view.sides[ask.seat] === 1 ? 1 : 0;
    const items: readonly OutlineItem[] =
      d === undefined ? [] : [{ kind: 'outline', key: 'zone', d, owner, tone: 'owner', fill: 'soft', line: 'dashed' }];
    return { items };
  }, [ask, ground, view]);
  useSceneLayer(layer);
  return null;
}

const inside = (by: number, { width, depth }: Ground): string => rectPath(by, by, width - 2 * by, depth - 2 * by);
