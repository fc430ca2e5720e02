import { silhouetteOf } from './ships.ts';

/** A ship beside its name. */
export function Portrait({ type, seat }: { readonly type: string; readonly seat: number }) {
  const { hull, detail } = silhouetteOf(type);
  return (
    <svg className={`portrait side-${seat % 2 === 0 ? 'first' : 'second'}`} viewBox="-20 -20 40 40" aria-hidden="true">
      <g transform="scale(1 -1)">
        <path className="ship-hull" d={hull} />
        <path className="ship-detail" d={detail} />
      </g>
    </svg>
  );
}
