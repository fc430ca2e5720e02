import { movementFootprint, type Pose, squareBase } from '@holotisch/table';
import { memo } from 'react';
import { outline, placement, upright } from '../../../scene/svg.ts';
import type { Turn } from '../../../scene/view.ts';
import type { ShipView } from '../view.ts';
import { silhouetteOf } from './ships.ts';
import { onBase } from './silhouettes.ts';
import { TokenRow } from './token-row.tsx';

interface ShipTokenProps {
  readonly ship: ShipView;
  readonly pose: Pose;
  readonly half: number;
  readonly edge: { readonly x: number; readonly y: number };
  readonly turn: Turn;
  /** Millimetres of a pixel, in coarse steps: zooming seldom redraws a ship. */
  readonly pixel: number;
  readonly active: boolean;
  readonly pointed: boolean;
  readonly label: string;
  readonly hull: number;
  readonly onPoint: (ship: number | undefined) => void;
  readonly onPick: (ship: number) => void;
}

const FINGER = 22;
/** Numbers and tokens grow a little when seen from afar, so that they can still be read. */
const readable = (pixel: number): number => Math.min(2.2, Math.max(1, pixel * 1.25));

const ORIGIN: Pose = { x: 0, y: 0, hx: 0, hy: 1 };
const guides = new Map<number, readonly string[]>();
/** Square and guides of a base in its own frame: the same for all ships of a size. */
function partsOf(half: number): readonly string[] {
  const known = guides.get(half);
  if (known) return known;
  const parts = [...movementFootprint(ORIGIN, half).parts.slice(1), squareBase(ORIGIN, half)].map(outline);
  guides.set(half, parts);
  return parts;
}

/** A ship on its base. Redrawn only when something about it has changed, never for panning and zooming. */
export const ShipToken = memo(function ShipToken(props: ShipTokenProps) {
  const { ship, pose, half, edge, turn, pixel, active, pointed, label, hull, onPoint, onPick } = props;
  const { hull: body, detail } = silhouetteOf(ship.type);
  const [left, right, square] = partsOf(half);
  const scale = half / 20;
  const size = readable(pixel);
  const side = ship.seat % 2 === 0 ? 'first' : 'second';
  const tail = { x: pose.x - pose.hx * (half - 5 * scale), y: pose.y - pose.hy * (half - 5 * scale) };
  // What lies beside the base has numbers of other ships on it: it stands outside the button, whose name it is not.
  return (
    <g className={`side-${side}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: there is no button element inside SVG. */}
      <g
        className={`ship side-${side}`}
        role="button"
        aria-label={label}
        aria-pressed={pointed}
        tabIndex={0}
        data-active={active}
        data-cloaked={ship.tokens.cloak > 0}
        onPointerEnter={() => onPoint(ship.id)}
        onPointerLeave={() => onPoint(undefined)}
        onFocus={() => onPoint(ship.id)}
        onBlur={() => onPoint(undefined)}
        onClick={() => onPick(ship.id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ' ') return;
          event.preventDefault();
          onPick(ship.id);
        }}
      >
        <circle className="ship-grip" cx={pose.x} cy={pose.y} r={Math.max(half * 1.2, FINGER * pixel)} />
        {active && <circle className="ship-active" cx={pose.x} cy={pose.y} r={half * 1.55} />}
        <g transform={placement(pose)}>
          <path className="ship-guides" d={`${left}${right}`} />
          <path className="ship-base" d={square} />
          <path className="ship-owner" d={square} transform="scale(0.93)" />
          <path className="ship-arc-line" d={`M0 0L${edge.x} ${edge.y}M0 0L${-edge.x} ${edge.y}`} />
          <g transform={`scale(${scale})`}>
            <path className="ship-hull" d={body} transform={onBase} />
            <path className="ship-detail" d={detail} transform={onBase} />
          </g>
        </g>
        <g transform={`${upright(tail.x, tail.y, turn)} scale(${Math.max(scale, Math.min(size, 1.7))})`}>
          {side === 'first' ? (
            <circle className="ship-plate" r="4.6" />
          ) : (
            <path className="ship-plate" d="M-5.6 0 0-5.6 5.6 0 0 5.6Z" />
          )}
          <text className="ship-mark">{ship.id + 1}</text>
        </g>
        <circle className="ship-focus" cx={pose.x} cy={pose.y} r={half * 1.62} />
      </g>
      <TokenRow ship={ship} pose={pose} half={half} turn={turn} size={size} hull={hull} />
    </g>
  );
});
