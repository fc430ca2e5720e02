import { round } from '../../../scene/svg.ts';
import type { Piece } from './tables.ts';

const COLOURS: Partial<Record<Piece['kind'], string>> = {
  'light-woods': '#4d7f45',
  'dense-woods': '#335c2e',
  'tall-grass': '#7d8f45',
  'low-hedge': '#4d7f45',
  'high-hedge': '#335c2e',
  'shallow-water': '#4c87ad',
  'deep-water': '#2b5f83',
  crater: '#3a3026',
  trench: '#3a3026',
  pit: '#241d16',
  hill: '#9a855f',
  ruins: '#7c6f61',
  building: '#b8b2a8',
};

interface TableMapProps {
  readonly width: number;
  readonly depth: number;
  /** None: nobody knows yet. */
  readonly pieces: readonly Piece[] | undefined;
}

/** A battlefield small. */
export function TableMap({ width, depth, pieces }: TableMapProps) {
  return (
    <svg className="table-map" viewBox={`0 0 ${width} ${depth}`} aria-hidden="true">
      <g transform={`translate(0 ${depth}) scale(1 -1)`}>
        {(pieces ?? []).map(({ kind, outline, x, y, degrees }, i) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces have nothing but their place.
            key={i}
            d={`M${outline.map(([a, b]) => `${round(a)} ${round(b)}`).join('L')}Z`}
            transform={`translate(${round(x)} ${round(y)}) rotate(${round(-degrees)})`}
            fill={COLOURS[kind] ?? '#8d8578'}
          />
        ))}
      </g>
      {pieces === undefined && (
        <text
          x={width / 2}
          y={depth / 2}
          fontSize={depth / 2}
          fill="#dfe6d3"
          textAnchor="middle"
          dominantBaseline="central"
        >
          ?
        </text>
      )}
    </svg>
  );
}
