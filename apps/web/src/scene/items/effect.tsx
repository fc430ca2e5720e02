import type { Vec } from '@holotisch/table';
import type { CSSProperties } from 'react';
import { memo } from 'react';
import type { EffectItem } from '../description.ts';
import { linePath, sideClass } from '../svg.ts';

const SPARKS = Array.from({ length: 12 }, (_, i) => i * 30);
const USUAL = ['hit', 'hit', 'hit'] as const;
/** Millimetres that a bolt passes beside its target, and beyond it. */
const BESIDE = 20;
const BEYOND = 60;

/** A bolt that hits ends at its target; one that misses passes it, by turns on either side. */
function endOf(at: Vec, to: Vec, bolt: 'hit' | 'crit' | 'miss', nth: number): Vec {
  const far = Math.hypot(to.x - at.x, to.y - at.y) || 1;
  const [x, y] = [(to.x - at.x) / far, (to.y - at.y) / far];
  const aside = bolt === 'miss' ? BESIDE * (nth % 2 === 0 ? 1 : -1) : ((nth % 3) - 1) * 4;
  const beyond = bolt === 'miss' ? BEYOND : 0;
  return { x: to.x + x * beyond - y * aside, y: to.y + y * beyond + x * aside };
}

/** What lasts a moment: played by the style sheet for as long as it shall, from when it appears. */
export const Effect = memo(function Effect({ item }: { readonly item: EffectItem }) {
  const { effect, at, to, milliseconds, owner, weapon = 'laser', bolts = USUAL } = item;
  const style = { '--lasts': `${milliseconds}ms` } as CSSProperties;
  return (
    <g className={`effect effect-${effect} effect-by-${weapon} ${sideClass(owner)}`} style={style}>
      {effect === 'shot' && to ? (
        // One after the other, from base to base.
        bolts.map((bolt, nth) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: bolts have nothing but their place.
            key={nth}
            className="effect-bolt"
            data-bolt={bolt}
            d={linePath(at, endOf(at, to, bolt, nth))}
            pathLength="1"
            style={{ '--nth': nth / bolts.length } as CSSProperties}
          />
        ))
      ) : (
        <g transform={`translate(${at.x} ${at.y})`}>
          <circle className="effect-disc" r="30" />
          {effect === 'blast' &&
            SPARKS.map((angle) => (
              <g key={angle} transform={`rotate(${angle})`}>
                <path className="effect-spark" d="M0 26V46" />
              </g>
            ))}
        </g>
      )}
    </g>
  );
});
