import { data } from '@holotisch/xwing';
import type { OutlineItem, Owner } from '../../../scene/description.ts';
import { arcBand } from './arc-band.ts';
import { baseOf } from './facts.ts';

/** The lines of the range ruler. XW-REICHWEITE-01 */
export const BANDS: readonly number[] = [100, 200, 300];
const FAR = 1500;

/** All around a base at a distance: straight along its sides, round about its corners. */
const ring = (half: number, d: number): string => {
  const far = half + d;
  const bend = `a${d} ${d} 0 0 1`;
  const side = 2 * half;
  return `M${-half} ${far}${bend}${-d} ${-d}v${-side}${bend}${d} ${-d}h${side}${bend}${d} ${d}v${side}${bend}${-d} ${d}Z`;
};
const ahead180 = (half: number, d: number): string =>
  `M${-half - d} 0V${half}A${d} ${d} 0 0 0 ${-half} ${half + d}H${half}A${d} ${d} 0 0 0 ${half + d} ${half}V0Z`;

/**
 * The arcs of a ship, which move with it. Range bands are measuring and are drawn only where that is allowed; the
 * lines of an arc are printed on the base.
 */
export function arcsOf(type: string, on: string, owner: Owner, measured: boolean): readonly OutlineItem[] {
  const { half, edge } = baseOf(type);
  const arcs = data.findShip(type)?.arcs ?? [];
  const item = (key: string, d: string, more: Partial<OutlineItem>): OutlineItem => ({
    kind: 'outline',
    key: `${on} ${key}`,
    on,
    owner,
    tone: 'owner',
    d,
    ...more,
  });
  const behind = arcs.includes('auxiliaryrear') || arcs.includes('specialrear');
  const half180 = arcs.includes('auxiliary180');
  const long = FAR / edge.y;
  const line = (sign: number) =>
    `M0 0L${edge.x * long} ${edge.y * long * sign}M0 0L${-edge.x * long} ${edge.y * long * sign}`;
  const bullseye = arcs.includes('bullseye')
    ? [item('bullseye', `M-7.8 ${half}V${FAR}M7.8 ${half}V${FAR}`, { line: 'dashed' })]
    : [];
  if (!measured) {
    const d = `${line(1)}${behind ? line(-1) : ''}${half180 ? `M${-FAR} 0H${FAR}` : ''}`;
    return [item('lines', d, { line: 'dashed' }), ...bullseye];
  }
  const turret = arcs.includes('turret');
  return [
    ...BANDS.flatMap((limit) => [
      item(`ring${limit}`, ring(half, limit), { line: 'dashed', ...(turret && { fill: 'soft' as const }) }),
      item(`front${limit}`, arcBand(half, edge, limit), { fill: 'soft' }),
      ...(behind ? [item(`rear${limit}`, arcBand(half, edge, limit, 'astern'), { fill: 'soft' })] : []),
      ...(half180 ? [item(`half${limit}`, ahead180(half, limit), { fill: 'soft' })] : []),
    ]),
    ...bullseye,
  ];
}
