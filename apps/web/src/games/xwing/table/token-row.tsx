import type { Pose } from '@holotisch/table';
import { upright } from '../../../scene/svg.ts';
import type { Turn } from '../../../scene/view.ts';
import type { ShipView } from '../view.ts';

interface TokenRowProps {
  readonly ship: ShipView;
  readonly pose: Pose;
  readonly half: number;
  readonly turn: Turn;
  /** How much larger than life, to be read from afar. */
  readonly size: number;
  /** Hull points left. */
  readonly hull: number;
}

/** Shape and letter for each token: colour alone never tells them apart. */
const SIGNS: Readonly<Record<string, readonly [shape: string, sign: string]>> = {
  focus: [
    'M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z',
    'M-2.4 0Q0-2.4 2.4 0 0 2.4-2.4 0ZM-.8 0A.8 .8 0 1 0 .8 0 .8 .8 0 1 0-.8 0Z',
  ],
  evade: ['M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z', 'M-2.2 1.6Q-1.6-2 2-1.6M.6-2.8 2.2-1.6 .8-.2'],
  stress: ['M0-4.2 4.2 3.4H-4.2Z', 'M0-1.8V1M0 2.2V2.3'],
  ion: ['M0-4.2 3.7-2.1V2.1L0 4.2-3.7 2.1V-2.1Z', 'M.8-2.6-1.2 .3H1.2L-.8 2.6'],
  cloak: ['M-4 0A4 4 0 1 0 4 0 4 4 0 1 0-4 0Z', 'M-2-1.8 2 1.8M-2.4 .6 .2 2.6M-.2-2.6 2.4-.6'],
  tractor: ['M-3.8-3.8H3.8V3.8H-3.8Z', 'M-2 2V0A2 2 0 0 1 2 0V2'],
  weaponsdisabled: ['M-3.8-3.8H3.8V3.8H-3.8Z', 'M-2-2 2 2M-2 2 2-2'],
  jam: ['M-3.8-3.8H3.8V3.8H-3.8Z', 'M-2.4 0-1.2-2 0 2 1.2-2 2.4 0'],
  reinforce: ['M-3.6-3.8H3.6V1Q3.6 3.4 0 4.4-3.6 3.4-3.6 1Z', 'M0-2V2M-2 0H2'],
};
/** A critical hit, with room in it for the number of cards. */
const CRITICAL =
  'M0-5.2 1.5-3.5 3.7-3.7 3.5-1.5 5.2 0 3.5 1.5 3.7 3.7 1.5 3.5 0 5.2-1.5 3.5-3.7 3.7-3.5 1.5-5.2 0-3.5-1.5-3.7-3.7-1.5-3.5Z';
const STEP = 9;
const PIP = 4.4;

/** What lies beside a base: shields and hull as pips, then faceup damage, tokens, and locks with the number of the other ship. */
export function TokenRow({ ship, pose, half, turn, size, hull }: TokenRowProps) {
  const tokens = Object.entries(ship.tokens).flatMap(([kind, n]) =>
    Array.from({ length: n }, (_, i) => [kind, i] as const),
  );
  const start = (count: number, step: number) => (-(count - 1) * step) / 2;
  const criticals = ship.damage.filter((d) => d.faceup).length;
  const first = criticals > 0 ? 1 : 0;
  const signs = first + tokens.length + ship.locks.length;
  const place = (i: number) => `translate(${start(signs, STEP) + i * STEP} 0)`;
  const pips = ship.shields + Math.max(0, hull);
  const below = (half * 1.3) / size + 3;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing here takes the focus, and the ship's name tells it in words.
    <g className="beside" aria-hidden="true" transform={`${upright(pose.x, pose.y, turn)} scale(${size})`}>
      {Array.from({ length: pips }, (_, i) => {
        const x = start(pips, PIP) + i * PIP;
        return i < ship.shields ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
          <path key={i} className="pip-shield" d={`M${x - 1.9} ${below}l1.9-2.4 1.9 2.4-1.9 2.4Z`} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: pips have nothing but their place.
          <rect key={i} className="pip-hull" x={x - 1.6} y={below - 1.6} width="3.2" height="3.2" />
        );
      })}
      <g transform={`translate(0 ${below + 8.5})`}>
        {criticals > 0 && (
          <g transform={place(0)}>
            <path className="token token-critical" d={CRITICAL} />
            <text className="token-letter">{criticals}</text>
          </g>
        )}
        {tokens.map(([kind, copy], i) => {
          const [shape, sign] = SIGNS[kind] ?? SIGNS['jam']!;
          return (
            <g key={`${kind}${copy}`} transform={place(first + i)}>
              <path className={`token token-${kind}`} d={shape} />
              <path className="token-sign" d={sign} />
            </g>
          );
        })}
        {ship.locks.map((target, i) => (
          <g key={target} transform={place(first + tokens.length + i)}>
            <path className="token token-lock" d="M-3.8-3.8H3.8V3.8H-3.8Z" />
            <text className="token-letter">{target + 1}</text>
          </g>
        ))}
      </g>
    </g>
  );
}
