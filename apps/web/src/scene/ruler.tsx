import { lerp, type Measure } from '@holotisch/table';
import { upright } from './svg.ts';
import type { Scene } from './table-view.tsx';

interface RulerProps {
  readonly scene: Scene;
  readonly measure: Measure;
  readonly limits: readonly number[];
  /** What stands beside it, line by line. */
  readonly lines: readonly string[];
}

/** The range ruler laid along a measured line: one stroke for each band, a mark at each line between them. */
export function Ruler({ scene, measure, limits, lines }: RulerProps) {
  const { distance, from, to } = measure;
  if (distance === 0) return null;
  const at = (millimetres: number) => lerp(from, to, Math.min(1, millimetres / distance));
  const across = { x: (from.y - to.y) / distance, y: (to.x - from.x) / distance };
  const starts = [0, ...limits].filter((start) => start < distance);
  const tick = 7 * scene.pixel;
  const size = 14 * scene.pixel;
  const middle = lerp(from, to, 0.5);
  // The label stands beside the line, above it or, along a steep one, to its left.
  const steep = Math.abs(across.x) > 0.4;
  const away = (steep ? -Math.sign(across.x) : Math.sign(across.y) || 1) * 16 * scene.pixel;
  // Read aloud one after another, the lines beside it would run together: "range 2160 mm".
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of drawn lines is no control.
    <g className="ruler" role="img" aria-label={lines.join(', ')}>
      {starts.map((start, i) => {
        const a = at(start);
        const b = at(limits[i] ?? distance);
        return <path key={start} className={`ruler-band ruler-band-${i + 1}`} d={`M${a.x} ${a.y}L${b.x} ${b.y}`} />;
      })}
      {starts.slice(1).map((start) => {
        const { x, y } = at(start);
        const dx = across.x * tick;
        const dy = across.y * tick;
        return <path key={start} className="ruler-tick" d={`M${x - dx} ${y - dy}L${x + dx} ${y + dy}`} />;
      })}
      {[from, to].map((end, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two ends have nothing but their place.
        <circle key={i} className="ruler-end" cx={end.x} cy={end.y} r={3.2 * scene.pixel} />
      ))}
      <text
        className="ruler-label"
        fontSize={size}
        strokeWidth={4 * scene.pixel}
        textAnchor={steep ? 'end' : 'middle'}
        transform={upright(middle.x + across.x * away, middle.y + across.y * away, scene.turn)}
      >
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={(i - (steep ? (lines.length - 1) / 2 : lines.length - 1)) * size * 1.2}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
