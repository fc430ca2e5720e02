import { useMemo } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import { isSpot } from '../../../play/decide/ask.ts';
import { PickablePieces } from '../../../play/decide/pickable-pieces.tsx';
import { SpotGhost } from '../../../play/decide/spot-ghost.tsx';
import { zoneAlong } from '../../../play/decide/zone.ts';
import { useDraft } from '../../../play/draft.tsx';
import type { OutlineItem } from '../../../scene/description.ts';
import { useSceneLayer } from '../../../scene/layers.tsx';
import { rectPath } from '../../../scene/svg.ts';
import type { OverlayProps } from '../../game-face.ts';
import { placing } from '../table/ghosts.ts';
import type { OptionView, XWingView } from '../view.ts';
import { shipOf } from './ask.ts';
import { EdgeZones } from './edge-zones.tsx';
import { FlightGhosts } from './flight-ghost.tsx';
import { SlideGhost } from './slide-ghost.tsx';
import { Targets } from './targets.tsx';
import { Ways } from './ways.tsx';

/** What the open question lays over the table: pieces to pick, a piece to place, ways to go, the line of fire. */
export function XWingOverlay(props: OverlayProps<XWingView>) {
  const { snapshot } = useMatch();
  const { answer } = useDraft();
  const { ask, view } = props;
  const piece = useMemo(() => placing(view, ask), [view, ask]);
  if (ask.type === 'region') {
    if (answer === undefined) return null;
    if (!isSpot(answer)) return <SlideGhost {...props} answer={answer} />;
    return (
      <>
        <Zones {...props} />
        <SpotGhost {...props} spot={answer} piece={piece} />
      </>
    );
  }
  if (ask.type === 'form') return <FlightGhosts {...props} previewing={snapshot?.aids['preview'] === true} />;
  if (ask.type === 'several') return <PickablePieces ask={ask} pieceOf={shipOf} />;
  if (ask.kind === 'edge') return <EdgeZones {...props} />;
  if (ask.kind === 'attack') return <Targets {...props} />;
  return ask.kind.endsWith('-direction') ? <Ways {...props} /> : <PickablePieces ask={ask} pieceOf={shipMeant} />;
}

/** A manoeuvre is about a ship, too, but is chosen on its dial. */
const shipMeant = (option: OptionView): number | undefined =>
  option.about?.['bearing'] === undefined ? shipOf(option) : undefined;

/** Where the piece may lie: along an edge, or so far away from all of them. */
interface Region {
  readonly edge?: string;
  readonly depth?: number;
  readonly fromEdge?: number;
}

function Zones({ ask, ground, view }: OverlayProps<XWingView>) {
  const layer = useMemo(() => {
    const { edge, depth, fromEdge }: Region = ask.region ?? {};
    const d =
      edge !== undefined && depth !== undefined
        ? zoneAlong(edge, depth, ground)
        : fromEdge === undefined
          ? undefined
          : rectPath(fromEdge, fromEdge, ground.width - 2 * fromEdge, ground.depth - 2 * fromEdge);
    const owner = view.sides[ask.seat] === 1 ? 1 : 0;
    const items: readonly OutlineItem[] =
      d === undefined ? [] : [{ kind: 'outline', key: 'zone', d, owner, tone: 'owner', fill: 'soft', line: 'dashed' }];
    return { items };
  }, [ask, ground, view]);
  useSceneLayer(layer);
  return null;
}
