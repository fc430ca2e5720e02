import type { Analysis, Point } from './orders.ts';

const WIDTH = 300;
const HEIGHT = 70;

interface CurveProps {
  readonly curve: readonly Point[];
  readonly decisions: number;
  readonly label: string;
  /** Whose part lies below the line, and whose above it. */
  readonly names: readonly [string, string];
  /** Moments that stand out. */
  readonly marks: Analysis['turns'];
  readonly onWatch: (moment: number) => void;
}

/** The chance of the first side over the match, once the table is laid: its own part is below the line. */
export function Curve({ curve, decisions, label, names, marks, onWatch }: CurveProps) {
  const first = curve[0];
  if (!first) return null;
  const x = (at: number) => (WIDTH * Math.max(0, at - first.at)) / Math.max(1, decisions - first.at);
  const y = (chance: number) => HEIGHT * (1 - chance);
  const steps = curve.map(({ at, chance }) => `H${x(at).toFixed(1)}V${y(chance).toFixed(1)}`).join('');
  const line = `M0 ${y(first.chance).toFixed(1)}${steps}H${WIDTH}`;
  const chanceAt = (at: number) => curve.findLast((point) => point.at <= at)?.chance ?? first.chance;
  return (
    <figure className="analysis-curve">
      <div className="analysis-plot">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          <rect className="side-second" width={WIDTH} height={HEIGHT} />
          <path className="side-first" d={`${line}V${HEIGHT}H0Z`} />
          <path className="analysis-middle" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          <path className="analysis-line" d={line} />
        </svg>
        {marks.map(({ at, by }, n) => (
          <button
            key={`${at} ${by}`}
            type="button"
            tabIndex={-1}
            aria-hidden="true"
            className="analysis-knob"
            style={{
              insetInlineStart: `${(100 * x(at)) / WIDTH}%`,
              insetBlockStart: `${100 * (1 - chanceAt(at + 1))}%`,
            }}
            onClick={() => onWatch(at)}
          >
            {n + 1}
          </button>
        ))}
      </div>
      <figcaption>
        <span className="side-first">{names[0]}</span>
        <span className="side-second">{names[1]}</span>
      </figcaption>
    </figure>
  );
}
