import { placed, polygon, pose, squareBase, vec } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { type PointerEvent, useRef } from 'react';
import { useMatch } from '../../../match/use-match.tsx';
import type { Spot } from '../../../play/decide/ask.ts';
import { GhostNote } from '../../../play/decide/ghost-note.tsx';
import { moveByKey } from '../../../play/decide/move-spot.ts';
import { usePlacingKeys } from '../../../play/decide/use-placing-keys.ts';
import { Zone } from '../../../play/decide/zone.tsx';
import { useDraft } from '../../../play/draft.tsx';
import { outline, placement } from '../../../scene/svg.ts';
import type { Scene } from '../../../scene/table-view.tsx';
import { baseOf } from '../table/facts.ts';
import { BombGhost } from '../table/ground.tsx';
import { silhouetteOf } from '../table/ships.ts';
import { onBase } from '../table/silhouettes.ts';
import { type AskView, viewOf } from '../view.ts';
import { useWords } from '../words.ts';

/** Where the piece may lie: along an edge, or so far away from all of them. */
interface Region {
  readonly edge?: string;
  readonly depth?: number;
  readonly fromEdge?: number;
}

interface GhostProps {
  readonly scene: Scene;
  readonly ask: AskView;
  readonly spot: Spot;
}

/** The piece that is being placed: dragged, turned by keys, red where it may not stand, with the reason beside it. */
export function Ghost({ scene, ask, spot }: GhostProps) {
  const { snapshot } = useMatch();
  const { set, refusal } = useDraft();
  const words = useWords();
  const grip = useRef<{ readonly dx: number; readonly dy: number }>(undefined);
  const about = (ask.about ?? {}) as {
    readonly ship?: number;
    readonly obstacle?: string;
    readonly bomb?: keyof typeof data.BOMB_TOKENS;
  };
  const { edge, depth: reach, fromEdge } = (ask.region ?? {}) as Region;
  const view = viewOf(snapshot!);
  const at = pose(spot.x, spot.y, spot.degrees);
  // A bomb that a ship lays by hand: the ship is only its owner.
  const ship = about.ship === undefined || about.bomb ? undefined : view.ships[about.ship];
  const half = ship ? baseOf(ship.type).half : 35;
  const shape =
    about.obstacle === undefined
      ? squareBase(at, half)
      : placed(polygon(data.obstacle(about.obstacle).outline.map(([x, y]) => vec(x, y))), at);
  // Whatever is let go of beyond the table could not be found again.
  const move = (to: Spot) =>
    set({
      ...to,
      x: Math.min(view.rules.width, Math.max(0, to.x)),
      y: Math.min(view.rules.depth, Math.max(0, to.y)),
    });
  usePlacingKeys((event) => {
    const moved = moveByKey(event, spot, scene.turn, edge);
    if (moved) move(moved);
    return moved !== undefined;
  });

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    const p = scene.pointAt(event);
    grip.current = { dx: spot.x - p.x, dy: spot.y - p.y };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!grip.current) return;
    const p = scene.pointAt(event);
    move({ ...spot, x: p.x + grip.current.dx, y: p.y + grip.current.dy });
  };
  return (
    <>
      {edge !== undefined && reach !== undefined && (
        <Zone edge={edge} reach={reach} width={view.rules.width} depth={view.rules.depth} />
      )}
      {fromEdge !== undefined && (
        <rect
          className="start-zone"
          x={fromEdge}
          y={fromEdge}
          width={view.rules.width - 2 * fromEdge}
          height={view.rules.depth - 2 * fromEdge}
        />
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing. */}
      <g
        className="ghost"
        data-legal={refusal === undefined}
        role="button"
        tabIndex={0}
        aria-label={ship ? words.ship(ship.id) : words.message(ask.prompt)}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          grip.current = undefined;
        }}
      >
        <circle className="ghost-grip" cx={spot.x} cy={spot.y} r={Math.max(half * 1.3, 24 * scene.pixel)} />
        {about.bomb ? <BombGhost token={about.bomb} pose={at} /> : <path className="ghost-shape" d={outline(shape)} />}
        {ship && (
          <g className="ghost-hull" transform={`${placement(at)} scale(${half / 20})`}>
            <path d={silhouetteOf(ship.type).hull} transform={onBase} />
          </g>
        )}
      </g>
      {refusal && <GhostNote scene={scene} x={spot.x} y={spot.y} away={half * 1.5} refusal={refusal} />}
    </>
  );
}
