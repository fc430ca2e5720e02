import { memo } from 'react';

const STARS = 420;
const TICK = 100;

interface Star {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly glow: number;
}

/** Always the same sky: a picture of the table should not change from visit to visit. */
function starsFor(side: number): readonly Star[] {
  let seed = 0x2f6e2b1;
  const next = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  return Array.from({ length: STARS }, () => {
    const size = next();
    return { x: next() * side, y: next() * side, size: 0.35 + size * size * size * 1.15, glow: 0.25 + next() * 0.75 };
  });
}

/** The ground of the table: darkness, stars, the edge of the play area with a mark every ten centimetres. */
export const Space = memo(function Space({ side }: { readonly side: number }) {
  const ticks = Array.from({ length: Math.floor(side / TICK) }, (_, i) => (i + 1) * TICK);
  const far = side * 3;
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
          <rect width={side} height={side} />
        </clipPath>
      </defs>
      <rect className="space-beyond" x={-far} y={-far} width={far * 3} height={far * 3} />
      <rect className="space-ground" width={side} height={side} />
      <g clipPath="url(#play-area)">
        <ellipse cx={side * 0.28} cy={side * 0.7} rx={side * 0.5} ry={side * 0.36} fill="url(#nebula-cold)" />
        <ellipse cx={side * 0.82} cy={side * 0.3} rx={side * 0.42} ry={side * 0.46} fill="url(#nebula-warm)" />
        {starsFor(side).map((star) => (
          <circle key={`${star.x}`} className="space-star" cx={star.x} cy={star.y} r={star.size} opacity={star.glow} />
        ))}
        <path className="space-grid" d={ticks.map((at) => `M${at} 0V${side}M0 ${at}H${side}`).join('')} />
      </g>
      <rect className="space-edge" width={side} height={side} />
      <path
        className="space-tick"
        d={ticks.map((at) => `M${at} 0v-7M${at} ${side}v7M0 ${at}h-7M${side} ${at}h7`).join('')}
      />
    </g>
  );
});
