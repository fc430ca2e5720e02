import { headingDegrees, movementFootprint, type Pose, squareBase, toTable } from '@holotisch/table';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { outline, placement, upright } from '../../../scene/svg.ts';
import type { Scene } from '../../../scene/table-view.tsx';
import { arcBand } from './arc-band.ts';
import { onBase, type Silhouette } from './silhouettes.ts';

interface ShipPieceProps {
  readonly scene: Scene;
  readonly pose: Pose;
  readonly half: number;
  readonly arcEdge: { readonly x: number; readonly y: number };
  readonly silhouette: Silhouette;
  readonly side: 'first' | 'second';
  /** The letter on the base: colour alone must not tell the ships apart. */
  readonly mark: string;
  readonly label: string;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onPlace: (x: number, y: number) => void;
  readonly onFace: (degrees: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

const FINGER = 22;
const HANDLE = 26;

/** A ship on its base, drawn from the very outlines that are measured, to be dragged, turned and focused. */
export function ShipPiece(props: ShipPieceProps) {
  const { scene, pose, half, arcEdge, silhouette, side, mark, label, selected } = props;
  const grip = useRef<{ readonly dx: number; readonly dy: number } | undefined>(undefined);
  const turning = useRef(false);

  const grab = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = scene.pointAt(event);
    grip.current = { dx: pose.x - at.x, dy: pose.y - at.y };
    props.onSelect();
  };
  const drag = (event: PointerEvent<SVGElement>) => {
    if (!grip.current) return;
    const at = scene.pointAt(event);
    props.onPlace(at.x + grip.current.dx, at.y + grip.current.dy);
  };
  const release = () => {
    grip.current = undefined;
  };

  const grabHandle = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    turning.current = true;
  };
  const turn = (event: PointerEvent<SVGElement>) => {
    if (!turning.current) return;
    event.stopPropagation();
    const at = scene.pointAt(event);
    props.onFace(Math.round(headingDegrees(at.x - pose.x, at.y - pose.y)));
  };
  const releaseHandle = () => {
    turning.current = false;
  };

  const handle = toTable(pose, 0, half + HANDLE * scene.pixel);
  const nose = toTable(pose, 0, half);
  const tail = toTable(pose, 0, -half + 4.2);
  return (
    // biome-ignore lint/a11y/useSemanticElements: there is no button element inside SVG.
    <g
      className={`ship ship-${side}`}
      role="button"
      aria-pressed={selected}
      aria-label={label}
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onFocus={props.onSelect}
      onKeyDown={props.onKeyDown}
    >
      <circle className="ship-grip" cx={pose.x} cy={pose.y} r={Math.max(half * 1.2, FINGER * scene.pixel)} />
      {movementFootprint(pose, half).parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: always the same three parts in the same order.
        <path key={i} className="ship-guides" d={outline(part)} />
      ))}
      <path className="ship-base" d={outline(squareBase(pose, half))} />
      <g transform={placement(pose)}>
        <path className="ship-arc-line" d={`M0 0L${arcEdge.x} ${arcEdge.y}M0 0L${-arcEdge.x} ${arcEdge.y}`} />
        <path className="ship-hull" d={silhouette.hull} transform={onBase} />
        <path className="ship-detail" d={silhouette.detail} transform={onBase} />
      </g>
      <text className="ship-mark" transform={upright(tail.x, tail.y, scene.turn)}>
        {mark}
      </text>
      <circle className="ship-focus" cx={pose.x} cy={pose.y} r={half * 1.62} />
      {selected && (
        <g
          className="ship-handle"
          onPointerDown={grabHandle}
          onPointerMove={turn}
          onPointerUp={releaseHandle}
          onPointerCancel={releaseHandle}
        >
          <path className="ship-handle-line" d={`M${nose.x} ${nose.y}L${handle.x} ${handle.y}`} />
          <circle className="ship-grip" cx={handle.x} cy={handle.y} r={FINGER * 0.8 * scene.pixel} />
          <circle className="ship-handle-knob" cx={handle.x} cy={handle.y} r={6 * scene.pixel} />
        </g>
      )}
    </g>
  );
}

interface FiringArcProps {
  readonly pose: Pose;
  readonly half: number;
  readonly edge: { readonly x: number; readonly y: number };
  readonly limits: readonly number[];
  readonly side: 'first' | 'second';
  readonly selected: boolean;
}

/** What the front arc covers, one shade for each band of the ruler. */
export function FiringArc({ pose, half, edge, limits, side, selected }: FiringArcProps) {
  return (
    <g className={`arc arc-${side}`} data-selected={selected} transform={placement(pose)}>
      {limits.map((limit) => (
        <path key={limit} className="arc-band" d={arcBand(half, edge, limit)} />
      ))}
    </g>
  );
}
