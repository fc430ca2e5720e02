import { memo } from 'react';
import type { Area } from './view.ts';

const STARS = 420;
const TICK = 100;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly glow: number;
}

/** Always the same sky: a picture of the table should not change from visit to visit. */
function starsFor({ width, depth }: Area): readonly Star[] {
  let seed = 0x2f6e2b1;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: STARS }, () => {
    const size = next();
    return { x: next() * width, y: next() * depth, size: 0.35 + size * size * size * 1.15, glow: 0.25 + next() * 0.75 };
  });
}

const ticksOf = (length: number) => Array.from({ length: Math.floor(length / TICK) }, (_, i) => (i + 1) * TICK);

/** The ground of the table: darkness, stars, the edge of the play area with a mark every ten centimetres. */
export const Space = memo(function Space({ area }: { readonly area: Area }) {
  const { width, depth } = area;
  const across = ticksOf(width);
  const along = ticksOf(depth);
  const far = Math.max(width, depth) * 3;
  return (
    <g>
      <defs>
        <radialGradient id="nebula-cold">
          <stop offset="0" stopColor="#1d4a78" stopOpacity="0.55" />
          <stop offset="1" stopColor="#1d4a78" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="nebula-warm">
          <stop offset="0" stopColor="#5b2a6b" stopOpacity="0.4" />
          <stop offset="1" stopColor="#5b2a6b" stopOpacity="0" />
        </radialGradient>
        <clipPath id="play-area">
          <rect width={width} height={depth} />
        </clipPath>
      </defs>
      <rect className="space-beyond" x={-far} y={-far} width={far * 3} height={far * 3} />
      <rect className="space-ground" width={width} height={depth} />
      <g clipPath="url(#play-area)">
        <ellipse cx={width * 0.28} cy={depth * 0.7} rx={width * 0.5} ry={depth * 0.36} fill="url(#nebula-cold)" />
        <ellipse cx={width * 0.82} cy={depth * 0.3} rx={width * 0.42} ry={depth * 0.46} fill="url(#nebula-warm)" />
        {starsFor(area).map((star) => (
          <circle key={`${star.x}`} className="space-star" cx={star.x} cy={star.y} r={star.size} opacity={star.glow} />
        ))}
        <path
          className="space-grid"
          d={[...across.map((at) => `M${at} 0V${depth}`), ...along.map((at) => `M0 ${at}H${width}`)].join('')}
        />
      </g>
      <rect className="space-edge" width={width} height={depth} />
      <path
        className="space-tick"
        d={[
          ...across.map((at) => `M${at} 0v-7M${at} ${depth}v7`),
          ...along.map((at) => `M0 ${at}h-7M${width} ${at}h7`),
        ].join('')}
      />
    </g>
  );
});
