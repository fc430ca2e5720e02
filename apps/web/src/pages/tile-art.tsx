import type { Game } from '@holotisch/rulebook';
import type { ReactNode } from 'react';

/** A drawing of our own for each game, as its table looks from above. It is night on all of them. */
export const TileArt = ({ game }: { readonly game: Game }) => (
  <svg
    className={`tile-art tile-art-${game}`}
    viewBox="0 0 400 150"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect className="art-ground" width="400" height="150" />
    {ART[game]}
  </svg>
);

/** Scattered evenly without a pattern that the eye finds: steps of the golden ratio. */
const STARS = Array.from({ length: 60 }, (_, i) => ({
  x: (i * 0.618034 * 400) % 400,
  y: (i * 0.754878 * 150) % 150,
  r: 0.5 + ((i * 7) % 5) * 0.16,
}));

const Stars = () => (
  <g className="art-stars">
    {STARS.map(({ x, y, r }) => (
      <circle key={x} cx={x} cy={y} r={r} />
    ))}
  </g>
);

/** Nose to the right. */
const ARROW = 'M22 0 4 3 2 5-3 5-6 16-10 16-9 4-16 3-16-3-9-4-10-16-6-16-3-5 2-5 4-3Z';
const PANEL =
  'M-7-15H7L9-13H-9ZM-7 15H7L9 13H-9ZM0-6A6 6 0 1 1 0 6 6 6 0 1 1 0-6ZM-1.2-13H1.2V-6H-1.2ZM-1.2 6H1.2V13H-1.2Z';

const Piece = ({ d, at, side }: { readonly d: string; readonly at: string; readonly side: 'first' | 'second' }) => (
  <g className={`art-${side}`} transform={at}>
    <path d={d} />
  </g>
);

const ART: Readonly<Record<Game, ReactNode>> = {
  xwing: (
    <>
      <Stars />
      <path className="art-arc" d="M150 92 330 20A195 195 0 0 1 343 122Z" />
      <path className="art-way" d="M20 136C70 136 104 124 138 100" />
      <path className="art-way" d="M16 118C62 118 94 108 126 85" />
      <path className="art-shot" d="M166 86 292 54" />
      <Piece d={ARROW} at="translate(142 92) rotate(-22) scale(1.25)" side="first" />
      <Piece d={PANEL} at="translate(312 48) rotate(158) scale(1.2)" side="second" />
      <Piece d={PANEL} at="translate(352 104) rotate(186) scale(1.2)" side="second" />
    </>
  ),
  armada: (
    <>
      <Stars />
      <path className="art-way" d="M206 78 268 70 322 46 366 12" />
      {[
        [268, 70],
        [322, 46],
        [366, 12],
      ].map(([x, y]) => (
        <circle key={x} className="art-joint" cx={x} cy={y} r="4" />
      ))}
      <Piece d="M112 0-88 46-96 30-96-30-88-46Z" at="translate(92 88) rotate(-6) scale(0.95)" side="second" />
      <path className="art-line" d="M10 96 196 77M26 76 150 80M26 116 140 88" />
      <Piece
        d="M46 0 30 9 6 9-2 16-40 16-52 8-52-8-40-16-2-16 6-9 30-9Z"
        at="translate(322 104) rotate(196)"
        side="first"
      />
      {[
        [214, 118],
        [232, 132],
        [250, 116],
      ].map(([x, y]) => (
        <circle key={x} className="art-token" cx={x} cy={y} r="7" />
      ))}
    </>
  ),
  legion: (
    <>
      <path className="art-hill" d="M-10 160C40 96 98 104 130 128S214 168 236 160Z" />
      <path className="art-hill" d="M250-10C262 34 306 48 338 30S404 22 414-10Z" />
      <path className="art-wall" d="M186 40 226 28 232 48 192 60ZM244 96 292 104 289 120 241 112Z" />
      <path className="art-way" d="M84 62 306 84" />
      {[
        [70, 60],
        [92, 44],
        [94, 78],
        [116, 58],
        [48, 78],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="art-trooper art-first" cx={x} cy={y} r="8" />
      ))}
      {[
        [316, 84],
        [338, 70],
        [340, 100],
        [362, 86],
      ].map(([x, y]) => (
        <circle key={`${x} ${y}`} className="art-trooper art-second" cx={x} cy={y} r="8" />
      ))}
      <Piece d="M-20-15H12L22-8V8L12 15H-20ZM22-2H36V2H22Z" at="translate(166 112) rotate(-24)" side="first" />
    </>
  ),
};
