import { placed, polygon, pose, squareBase, vec } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { type PointerEvent, useRef } from 'react';
import { useMatch } from '../../match/useMatch.tsx';
import type { Scene } from '../../scene/TableView.tsx';
import { useDraft } from '../draft.tsx';
import type { AskView } from '../view.ts';
import { useWords, viewOf } from '../words.ts';
import type { Spot } from './ask.ts';
import { moveByKey } from './Placement.tsx';

interface GhostProps {
  readonly scene: Scene;
  readonly ask: AskView;
  readonly spot: Spot;
}

/** The piece that is being placed: dragged, turned by keys, red where it may not stand. */
export function Ghost({ scene, ask, spot }: GhostProps) {
  const { snapshot } = useMatch();
  const { set, refusal, confirm } = useDraft();
  const words = useWords();
  const grip = useRef<{ readonly dx: number; readonly dy: number }>(undefined);
  const about = (ask.about ?? {}) as { readonly ship?: number; readonly obstacle?: string };
  const at = pose(spot.x, spot.y, spot.degrees);
  const view = viewOf(snapshot!);
  const outline =
    about.obstacle !== undefined
      ? placed(polygon(data.obstacle(about.obstacle).outline.map(([x, y]) => vec(x, y))), at)
      : squareBase(at, data.ship(view.ships[about.ship ?? 0]!.type).size === 'small' ? 20 : 40);
  const d = `M${outline.points.map((p) => `${p.x} ${p.y}`).join('L')}Z`;
  const nose = { x: spot.x + at.hx * 34, y: spot.y + at.hy * 34 };

  const onPointerDown = (event: PointerEvent<SVGGElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const p = scene.pointAt(event);
    grip.current = { dx: spot.x - p.x, dy: spot.y - p.y };
  };
  const onPointerMove = (event: PointerEvent<SVGGElement>) => {
    if (!grip.current) return;
    const p = scene.pointAt(event);
    set({ ...spot, x: p.x + grip.current.dx, y: p.y + grip.current.dy });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing.
    <g
      className="ghost"
      data-legal={refusal === undefined}
      role="button"
      tabIndex={0}
      aria-label={about.ship === undefined ? words.message(ask.prompt) : words.ship(about.ship)}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          confirm();
          return;
        }
        const moved = moveByKey(event, spot);
        if (!moved) return;
        event.preventDefault();
        event.stopPropagation();
        set(moved);
      }}
    >
      {about.obstacle === undefined && <Zone region={ask.region} width={view.rules.width} depth={view.rules.depth} />}
      <path className="ghost-shape" d={d} />
      {about.obstacle === undefined && <path className="ghost-nose" d={`M${spot.x} ${spot.y}L${nose.x} ${nose.y}`} />}
    </g>
  );
}

interface ZoneProps {
  readonly region: unknown;
  readonly width: number;
  readonly depth: number;
}

/** The starting area of the side that deploys. */
function Zone({ region, width, depth }: ZoneProps) {
  const { edge, depth: reach } = region as { readonly edge?: string; readonly depth?: number };
  if (edge === undefined || reach === undefined) return null;
  const [x, y, w, h] = {
    south: [0, 0, width, reach],
    north: [0, depth - reach, width, reach],
    west: [0, 0, reach, depth],
    east: [width - reach, 0, reach, depth],
  }[edge] as [number, number, number, number];
  return <rect className="start-zone" x={x} y={y} width={w} height={h} />;
}
