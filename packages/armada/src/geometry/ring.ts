import type { Zone } from '../data/types.ts';

/** The hull zones clockwise, each beside its two neighbours. AR-HUELLENSEKTIONEN-03, AR-RIESIGES-SCHIFF-05, R-AR-15 */
const RING: readonly Zone[] = ['front', 'right', 'rear', 'left'];
const HUGE_RING: readonly Zone[] = ['front', 'right', 'right-auxiliary', 'rear', 'left-auxiliary', 'left'];

export const zoneRing = (huge: boolean): readonly Zone[] => (huge ? HUGE_RING : RING);

/** AR-HUELLENSEKTIONEN-05, AR-RIESIGES-SCHIFF-06, AR-RIESIGES-SCHIFF-07 */
export function adjacent(a: Zone, b: Zone, huge: boolean): boolean {
  const ring = zoneRing(huge);
  const i = ring.indexOf(a);
  const k = ring.indexOf(b);
  if (i < 0 || k < 0) return false;
  const apart = Math.abs(i - k);
  return apart === 1 || apart === ring.length - 1;
}

export const neighbours = (zone: Zone, huge: boolean): readonly Zone[] =>
  zoneRing(huge).filter((other) => adjacent(zone, other, huge));
