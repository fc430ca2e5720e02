import type { Measure, Vec } from '@holotisch/table';
import { Ruler } from '../../scene/ruler.tsx';
import { upright } from '../../scene/svg.ts';
import type { Scene } from '../../scene/table-view.tsx';
import { besideLine, type Disc } from './beside-line.ts';

const BANDS = [100, 200, 300];
const NO_LINES: readonly string[] = [];

interface MeasuredLineProps {
  readonly scene: Scene;
  readonly measure: Measure;
  readonly lines: readonly string[];
  /** The pieces at its ends, which the writing must not cover. */
  readonly ends: readonly Disc[];
}

/** The ruler on the table of a match: between two ships close together its writing stands beside both of them. */
export function MeasuredLine({ scene, measure, lines, ends }: MeasuredLineProps) {
  if (measure.distance === 0) return null;
  const size = 14 * scene.pixel;
  const wide = Math.max(...lines.map((line) => line.length)) * size * 0.56;
  const high = lines.length * size * 1.2;
  // What is wide on the screen lies along another axis of a table that is turned by a quarter.
  const [half, tall] = scene.turn % 180 === 0 ? [wide / 2, high / 2] : [high / 2, wide / 2];
  const at: Vec = besideLine(measure, { x: half, y: tall }, 8 * scene.pixel, ends);
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of drawn lines is no control.
    <g className="ruler" role="img" aria-label={lines.join(', ')}>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus. */}
      <g aria-hidden="true">
        <Ruler scene={scene} measure={measure} limits={BANDS} lines={NO_LINES} />
        <text
          className="ruler-label"
          fontSize={size}
          strokeWidth={4 * scene.pixel}
          textAnchor="middle"
          transform={upright(at.x, at.y, scene.turn)}
        >
          {lines.map((line, i) => (
            <tspan key={line} x="0" y={(i - (lines.length - 1) / 2) * size * 1.2}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    </g>
  );
}
