import type { Face } from '@holotisch/armada';

const STAR = 'M12 3 14 9 20 7 16 12 20 17 14 15 12 21 10 15 4 17 8 12 4 7 10 9Z';
const CRIT =
  'M12 2.5 13.8 8 19 5 16.2 10.4 21.5 12 16.2 13.6 19 19 13.8 16 12 21.5 10.2 16 5 19 7.8 13.6 2.5 12 7.8 10.4 5 5 10.2 8Z';

/** What a die shows: a star for a hit, a burst for a critical hit, a sight for accuracy. */
export function FaceSign({ face }: { readonly face: Face }) {
  return (
    <svg className="face" viewBox="0 0 24 24" aria-hidden="true">
      {face === 'hit' && <path className="face-filled" d={STAR} />}
      {face === 'double' && (
        <>
          <path className="face-filled" d={STAR} transform="translate(-1 -1) scale(.62)" />
          <path className="face-filled" d={STAR} transform="translate(10 10) scale(.62)" />
        </>
      )}
      {face === 'crit' && <path className="face-crit" d={CRIT} />}
      {face === 'hitcrit' && (
        <>
          <path className="face-filled" d={STAR} transform="translate(-1 -1) scale(.62)" />
          <path className="face-crit" d={CRIT} transform="translate(9.4 9.4) scale(.62)" />
        </>
      )}
      {face === 'accuracy' && <path d="M12 5a7 7 0 1 0 .01 0ZM12 1.5V8M12 16v6.5M1.5 12H8M16 12h6.5" />}
    </svg>
  );
}
