import type { Pose } from '@holotisch/table';
import { data } from '@holotisch/xwing';
import { memo } from 'react';
import { placement } from '../../../scene/svg.ts';
import { arcBand } from './arc-band.ts';

interface ArcsProps {
  readonly type: string;
  readonly pose: Pose;
  readonly half: number;
  readonly edge: { readonly x: number; readonly y: number };
  readonly seat: number;
  /** Range bands are measuring: only where that is allowed. The lines of an arc are printed on the base. */
  readonly measured: boolean;
}

const BANDS = [100, 200, 300] as const;
const FAR = 1500;

/** All around a base at a distance: straight along its sides, round about its corners. */
const ring = (half: number, d: number): string => {
  const far = half + d;
  const bend = `a${d} ${d} 0 0 1`;
  const [side, way] = [2 * half, d];
  return `M${-half} ${far}${bend}${-way} ${-way}v${-side}${bend}${way} ${-way}h${side}${bend}${way} ${way}v${side}${bend}${-way} ${way}Z`;
};
const half180 = (half: number, d: number): string =>
  `M${-half - d} 0V${half}A${d} ${d} 0 0 0 ${-half} ${half + d}H${half}A${d} ${d} 0 0 0 ${half + d} ${half}V0Z`;

/** The arcs of a ship, and the range bands where measuring is allowed. */
export const Arcs = memo(function Arcs({ type, pose, half, edge, seat, measured }: ArcsProps) {
  const arcs = data.findShip(type)?.arcs ?? [];
  const long = FAR / edge.y;
  const line = (sign: number) =>
    `M0 0L${edge.x * long} ${edge.y * long * sign}M0 0L${-edge.x * long} ${edge.y * long * sign}`;
  const behind = arcs.includes('auxiliaryrear') || arcs.includes('specialrear');
  return (
    <g className={`arc side-${seat % 2 === 0 ? 'first' : 'second'}`} data-selected="true" transform={placement(pose)}>
      {measured ? (
        BANDS.map((limit) => (
          <g key={limit}>
            <path className="arc-ring" d={ring(half, limit)} data-turret={arcs.includes('turret')} />
            <path className="arc-band" d={arcBand(half, edge, limit)} />
            {behind && <path className="arc-band" d={arcBand(half, edge, limit)} transform="scale(1 -1)" />}
            {arcs.includes('auxiliary180') && <path className="arc-band" d={half180(half, limit)} />}
          </g>
        ))
      ) : (
        <path
          className="arc-lines"
          d={`${line(1)}${behind ? line(-1) : ''}${arcs.includes('auxiliary180') ? `M${-FAR} 0H${FAR}` : ''}`}
        />
      )}
      {arcs.includes('bullseye') && <path className="arc-lines" d={`M-7.8 ${half}V${FAR}M7.8 ${half}V${FAR}`} />}
    </g>
  );
});
