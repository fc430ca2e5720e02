import { lerp, type Pose, type Vec } from '@holotisch/table';
import { memo, useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { besideLine } from '../beside-line.ts';
import type { RulerItem } from '../description.ts';
import type { Eye } from '../rig.ts';
import { usePart, useStageParts } from '../stage-context.ts';
import { linePath, round, upright } from '../svg.ts';

/** In pixels. */
const SIZE = 14;
const LINE = SIZE * 1.2;
const GAP = 8;
/** About how wide a letter is. */
const LETTER = SIZE * 0.56;

/** How far an upright box of the screen reaches along the axes of the turned table. */
function turnedBox(wide: number, high: number, turn: number): Vec {
  const [c, s] = [Math.abs(Math.cos((turn * Math.PI) / 180)), Math.abs(Math.sin((turn * Math.PI) / 180))];
  return { x: (wide * c + high * s) / 2, y: (wide * s + high * c) / 2 };
}

/** The range ruler laid along a measured line: one stroke for each band, a mark at each line between them. */
export const Ruler = memo(function Ruler({ item }: { readonly item: RulerItem }) {
  const { key, from, to, bands, text, keepOff, tone } = item;
  const { rig } = useStageParts();
  const distance = Math.hypot(to.x - from.x, to.y - from.y);
  const words = useRef<SVGGElement>(null);
  const marks = useRef<SVGGElement>(null);
  const limits = useMemo(() => (bands ?? []).filter((limit) => limit < distance), [bands, distance]);
  const at = (millimetres: number) => lerp(from, to, Math.min(1, millimetres / distance));
  useLayoutEffect(() => {
    rig.place(key, { x: from.x, y: from.y, hx: 0, hy: 1 });
  }, [rig, key, from]);
  useLayoutEffect(() => () => rig.place(key, undefined), [rig, key]);
  const draw = useCallback(
    (_: Pose, { pixel, turn }: Eye) => {
      for (const mark of marks.current?.children ?? []) {
        const { x, y, r } = (mark as SVGElement).dataset;
        mark.setAttribute('transform', `translate(${x} ${y}) rotate(${r ?? 0}) scale(${round(pixel)})`);
      }
      if (text.length === 0) return;
      const half = turnedBox(
        Math.max(...text.map((line) => line.length)) * LETTER * pixel,
        text.length * LINE * pixel,
        turn,
      );
      const discs = (keepOff ?? []).map((disc) => ({ x: disc.at.x, y: disc.at.y, r: disc.radius }));
      const spot = besideLine({ from, to, distance }, half, GAP * pixel, discs);
      words.current?.setAttribute('transform', `${upright(spot.x, spot.y, turn)} scale(${round(pixel)})`);
    },
    [from, to, distance, text, keepOff],
  );
  usePart(key, draw, 'both');
  if (distance === 0) return null;
  const along = round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
  // Read aloud one after another, the lines beside it would run together: "range 2160 mm".
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of drawn lines is no control.
    <g className={`ruler tone-${tone}`} role="img" aria-label={text.join(', ')}>
      <path className="ruler-under" d={linePath(from, to)} />
      {bands ? (
        [0, ...limits].map((start, i) => (
          <path
            key={start}
            className={`ruler-band ruler-band-${i + 1}`}
            d={linePath(at(start), at(bands[i] ?? distance))}
          />
        ))
      ) : (
        <path className="ruler-band" d={linePath(from, to)} />
      )}
      <g ref={marks}>
        {limits.map((limit) => {
          const { x, y } = at(limit);
          return (
            <path key={limit} className="ruler-tick" d="M0-7V7" data-x={round(x)} data-y={round(y)} data-r={along} />
          );
        })}
        {[from, to].map((end, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the two ends have nothing but their place.
          <circle key={i} className="ruler-end" r="3.2" data-x={round(end.x)} data-y={round(end.y)} />
        ))}
      </g>
      <g ref={words}>
        <text className="ruler-label">
          {text.map((line, i) => (
            <tspan key={line} x="0" y={round((i - (text.length - 1) / 2) * LINE)}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
});
