import { memo } from 'react';
import type { DieSign } from '../description.ts';

/** What a face of a die shows. */
export const DieFace = memo(function DieFace({ sign }: { readonly sign: DieSign }) {
  return (
    <svg className="face" viewBox="0 0 24 24" aria-hidden="true">
      {sign.map(({ d, filled, bright, at }, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sign never change their places
          key={i}
          d={d}
          className={filled ? 'face-filled' : bright && 'face-crit'}
          transform={at && `translate(${at.x} ${at.y}) scale(${at.scale})`}
        />
      ))}
    </svg>
  );
});
