import type { CSSProperties } from 'react';
import { memo } from 'react';
import type { EffectItem } from '../description.ts';
import { linePath, sideClass } from '../svg.ts';

const SPARKS = Array.from({ length: 12 }, (_, i) => i * 30);

/** What lasts a moment: played by the style sheet for as long as it shall, from when it appears. */
export const Effect = memo(function Effect({ item }: { readonly item: EffectItem }) {
  const { effect, at, to, milliseconds, owner } = item;
  const style = { '--lasts': `${milliseconds}ms` } as CSSProperties;
  return (
    <g className={`effect effect-${effect} ${sideClass(owner)}`} style={style}>
      {effect === 'shot' && to ? (
        // Three bolts, one after the other, from base to base.
        [0, 1, 2].map((bolt) => (
          <path key={bolt} className={`effect-bolt effect-bolt-${bolt}`} d={linePath(at, to)} pathLength="1" />
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
