import type { Pose } from '@holotisch/table';
import { memo, type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react';
import { useLanguage } from '../settings/language.tsx';
import type { Ground, PieceItem } from './description.ts';
import { usePart, useStageParts } from './stage-context.ts';
import { round, sideClass } from './svg.ts';

export interface OverviewProps {
  readonly ground: Ground;
  readonly pieces: readonly PieceItem[];
}

/** The longer side of the map, in pixels: at most, and as a share of the shorter side of the picture. */
const SIZE = 150;
const SHARE = 0.21;

/** A small map of the table; a click or a drag on it leads there. */
export function Overview({ ground, pieces }: OverviewProps) {
  const { t } = useLanguage();
  const { camera } = useStageParts();
  const scene = useRef<SVGGElement>(null);
  const seen = useRef<SVGPathElement>(null);
  const { width, depth } = ground;
  useLayoutEffect(() => {
    const draw = () => {
      // The map lies as the table does.
      const { screen } = camera.place;
      const size = Math.min(SIZE, Math.min(screen.width, screen.height) * SHARE);
      const scale = size / Math.max(width, depth);
      const quarter = Math.round(camera.turn / 90) % 2 !== 0;
      const [w, h] = quarter ? [depth * scale, width * scale] : [width * scale, depth * scale];
      const svg = scene.current?.ownerSVGElement;
      svg?.setAttribute('viewBox', `${-w / 2} ${-h / 2} ${w} ${h}`);
      svg?.setAttribute('width', String(round(w)));
      svg?.setAttribute('height', String(round(h)));
      scene.current?.setAttribute(
        'transform',
        `scale(${scale}) rotate(${round(camera.turn)}) scale(1 -1) translate(${-width / 2} ${-depth / 2})`,
      );
      const [l, r, u, d] = [screen.left, screen.width - screen.right, screen.top, screen.height - screen.bottom];
      const corners = [
        { x: l, y: u },
        { x: r, y: u },
        { x: r, y: d },
        { x: l, y: d },
      ].map((corner) => camera.onTable(corner));
      seen.current?.setAttribute('d', `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`);
    };
    draw();
    return camera.listen(draw);
  }, [camera, width, depth]);
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const matrix = scene.current?.getScreenCTM();
    if (!matrix || event.buttons === 0) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    camera.centre({ x, y });
  };
  return (
    <div className="overview">
      {/* By keyboard one moves the table itself. */}
      <svg role="img" aria-label={t.scene.overview} onPointerDown={go} onPointerMove={go}>
        <g ref={scene}>
          <rect className={`overview-mat ground-${ground.look}`} width={width} height={depth} />
          {pieces.map((piece) => (
            <Dot key={piece.key} item={piece} />
          ))}
          <path ref={seen} className="overview-seen" />
        </g>
      </svg>
    </div>
  );
}

/** A piece on the map: round or square by its side, and where it is while it moves. */
const Dot = memo(function Dot({ item }: { readonly item: PieceItem }) {
  const { key, owner, outline, radius } = item;
  const ref = useRef<SVGGElement>(null);
  const draw = useCallback(
    ({ x, y }: Pose) => ref.current?.setAttribute('transform', `translate(${round(x)} ${round(y)})`),
    [],
  );
  usePart(key, draw);
  const r = Math.max(16, radius * 0.8);
  return (
    <g ref={ref} className={`overview-piece ${sideClass(owner)}`}>
      {owner === undefined ? (
        <path d={outline} />
      ) : owner === 0 ? (
        <circle r={r} />
      ) : (
        <path d={`M${-r} 0 0 ${-r} ${r} 0 0 ${r}Z`} />
      )}
    </g>
  );
});
