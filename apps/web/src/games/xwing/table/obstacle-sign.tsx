import { obstacleShape } from './ground-drawing.ts';

/** The shape of an obstacle beside its name: players choose by it. */
export const ObstacleSign = ({ kind }: { readonly kind: string }) => (
  <svg className="obstacle-sign" viewBox="-38 -38 76 76" aria-hidden="true">
    <g transform="scale(1 -1)">
      {obstacleShape(kind).drawing.map(({ d, paint }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: layers have nothing but their place.
        <path key={i} className={`paint-${paint}`} d={d} />
      ))}
    </g>
  </svg>
);
