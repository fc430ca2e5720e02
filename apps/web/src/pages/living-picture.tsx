import type { Game } from '@holotisch/rulebook';
import { lazy, type ReactNode, useRef } from 'react';
import { Dispensable } from './dispensable.tsx';
import { useAfterPaint } from './use-after-paint.ts';
import { useLookedAt } from './use-looked-at.ts';
import './living-picture.css';

// Who stands there comes when somebody looks: it is more to fetch than all of the page.
const Cast = lazy(() => import('./cast.tsx'));

/** A scene of each game, as one sees it across the edge of the table. It is night on all of them. */
export function LivingPicture({ game }: { readonly game: Game }) {
  const box = useRef<SVGSVGElement>(null);
  const painted = useAfterPaint();
  const looked = useLookedAt(box);
  return (
    <svg
      ref={box}
      className={`living living-${game}`}
      viewBox="0 0 400 210"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className="living-night" width="400" height="210" />
      {GROUND[game]}
      {painted && looked && (
        <Dispensable>
          <Cast game={game} />
        </Dispensable>
      )}
    </svg>
  );
}

/** Scattered evenly without a pattern that the eye finds: steps of the golden ratio. */
const STARS = Array.from({ length: 70 }, (_, i) => ({
  x: (i * 0.618034 * 400) % 400,
  y: (i * 0.754878 * 210) % 210,
  r: 0.4 + ((i * 7) % 5) * 0.16,
}));

const Stars = () => (
  <g className="living-stars">
    {STARS.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** The table from its edge: lines that run together far away, and lines across that come closer. */
const [HORIZON, FOOT] = [64, 214];
const ALONG = [-500, -360, -240, -140, -50, 40, 130, 200, 270, 360, 450, 540, 640, 760, 900];
const LINES = ALONG.map((x) => `M${x} ${FOOT}L${200 + (x - 200) * 0.16} ${HORIZON}`).join('');
const ACROSS = [0, 0.05, 0.12, 0.22, 0.36, 0.56, 0.82]
  .map((k) => `M-10 ${HORIZON + (FOOT - HORIZON) * k}H410`)
  .join('');
const Table = () => (
  <>
    <rect className="living-table" x="-10" y={HORIZON} width="420" height={FOOT - HORIZON} />
    <path className="living-grid" d={LINES + ACROSS} />
    <path className="living-rim" d={`M-10 ${HORIZON}H410`} />
  </>
);

/** Light in the sky, in the colour that the style gives to its name. */
const Glow = ({ id, cx, cy }: { readonly id: string; readonly cx: number; readonly cy: number }) => (
  <>
    <radialGradient id={id} cx={cx} cy={cy} r="0.75">
      <stop offset="0" className={id} />
      <stop offset="1" className={id} stopOpacity="0" />
    </radialGradient>
    <rect width="400" height="210" fill={`url(#${id})`} />
  </>
);

const GROUND: Readonly<Record<Game, ReactNode>> = {
  xwing: (
    <>
      <Glow id="living-nebula" cx={0.7} cy={0.15} />
      <Stars />
      <Table />
    </>
  ),
  armada: (
    <>
      <Glow id="living-veil" cx={0.25} cy={0.2} />
      <Stars />
      <circle className="living-planet" cx="196" cy="22" r="46" />
      <Table />
    </>
  ),
  legion: (
    <>
      <Glow id="living-dusk" cx={0.26} cy={0.3} />
      <circle className="living-sun" cx="92" cy="42" r="15" />
      <circle className="living-sun" cx="122" cy="54" r="9" />
      <path className="living-far" d="M-10 92 40 62 84 80 138 50 196 84 240 66 302 88 352 60 410 82V120H-10Z" />
      <path className="living-dune" d="M-10 104C60 84 130 96 200 92S340 84 410 96V214H-10Z" />
      <path className="living-dune living-near" d="M-10 170C70 150 150 182 240 168S360 150 410 162V214H-10Z" />
      <path className="living-wall" d="M176 96V70L208 62 240 70V98L208 104Z" />
      <path className="living-roof" d="M170 72 208 60 246 72 208 78Z" />
    </>
  ),
};
