import type { Vec } from '@holotisch/table';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLanguage } from '../settings/language.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../ui/icons.tsx';
import { Space } from './space.tsx';
import { useLongPress } from './use-long-press.ts';
import { tablePoint, usePanZoom } from './use-pan-zoom.ts';
import { type Area, sceneTransform, type Turn, type View, viewBox } from './view.ts';

interface TableViewProps {
  readonly area: Area;
  readonly turn?: Turn;
  readonly start: View;
  readonly label: string;
  readonly describedBy: string;
  /** What stands and lies on the table, drawn in millimetres with y away from the first player. */
  readonly children: (scene: Scene) => ReactNode;
  /** Where something happens now: it comes into sight whenever this changes. */
  readonly watched?: readonly Vec[];
  /** A right click or a finger that rests, on whatever is there. */
  readonly onHold?: (at: Vec) => void;
  /** More buttons below those that zoom. */
  readonly tools?: ReactNode;
}

export interface Scene {
  /** How many millimetres a pixel of the screen is: for writing and handles that keep their size on it. */
  readonly pixel: number;
  /** How far the table is turned: for writing that has to stand upright. */
  readonly turn: Turn;
  /** The point of the table in the middle of the picture. */
  readonly middle: Vec;
  /** The point of the table under a pointer. */
  pointAt(event: { readonly clientX: number; readonly clientY: number }): Vec;
}

/** The length of the shorter side of the picture on the screen, in pixels. */
function useShorterSide(ground: RefObject<SVGGElement | null>): number {
  const [pixels, setPixels] = useState(600);
  useLayoutEffect(() => {
    const svg = ground.current?.ownerSVGElement;
    if (!svg) return;
    const watch = new ResizeObserver(() => setPixels(Math.max(1, Math.min(svg.clientWidth, svg.clientHeight))));
    watch.observe(svg);
    return () => watch.disconnect();
  }, [ground]);
  return pixels;
}

/** A table seen from above: space, the edges of the play area, and whatever the children put on it. */
export function TableView({
  area,
  turn = 0,
  start,
  label,
  describedBy,
  children,
  onHold,
  watched,
  tools,
}: TableViewProps) {
  const { t } = useLanguage();
  const ground = useRef<SVGGElement>(null);
  const pixels = useShorterSide(ground);
  const { view, bring, nearer, farther, whole, backdrop, onKeyDown } = usePanZoom(area, turn, start, ground);
  const pointAt = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Vec =>
    ground.current ? tablePoint(ground.current, clientX, clientY) : { x: 0, y: 0 };
  useEffect(() => {
    if (watched) bring(watched);
  }, [watched, bring]);
  const hold = useLongPress(onHold && ((at) => onHold(pointAt(at))));
  return (
    <div className="table-view">
      {/* An application: its keys move pieces and must reach it even under a screen reader. */}
      <div
        className="table-view-stage"
        role="application"
        aria-label={label}
        aria-describedby={describedBy}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage itself is panned and zoomed with the keys.
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the stage around it carries the name; a title would become a tooltip. */}
        <svg className="table-view-svg" viewBox={viewBox(view, area, turn)} {...(onHold && hold)}>
          <g ref={ground} transform={sceneTransform(area, turn)}>
            <g {...backdrop}>
              <Space area={area} />
            </g>
            {children({
              pixel: view.span / pixels,
              turn,
              middle: view,
              pointAt,
            })}
          </g>
        </svg>
      </div>
      <div className="table-view-tools">
        <button type="button" onClick={nearer} aria-label={t.scene.nearer} title={t.scene.nearer}>
          <PlusIcon />
        </button>
        <button type="button" onClick={farther} aria-label={t.scene.farther} title={t.scene.farther}>
          <MinusIcon />
        </button>
        <button type="button" onClick={whole} aria-label={t.scene.whole} title={t.scene.whole}>
          <FitIcon />
        </button>
        {tools}
      </div>
    </div>
  );
}
