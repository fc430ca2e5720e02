import { TERRAIN, type Terrain } from '@holotisch/legion';
import { containsPoint, placed, polygon, type Vec } from '@holotisch/table';
import type { LegionText } from '../text/legion-text.ts';

/** Two heights, in millimetres: what is higher nobody climbs at once. LE-VERTIKALE-BEWEGUNG-12 */
const HIGHEST_CLIMB = 2 * 150;

/**
 * How troopers get along on a piece. What is impassable to walk through can be climbed where it is solid and not too high
 * (LE-GELAENDE-UNPASSIERBAR-07), which 'impassable' alone would deny.
 */
export function footingWords({ kind, height, footing }: Terrain, { footing: words }: LegionText['terrain']): string {
  const { stand, footing: usual } = TERRAIN[kind];
  const onFoot = footing?.trooper ?? usual.trooper;
  if (onFoot !== 'impassable' || height <= 0 || height > HIGHEST_CLIMB) return words[onFoot];
  return stand === 'top' ? words.climbed : stand === 'never' ? words.climbedOver : words.impassable;
}

/** The piece on whose roof something lies. */
export const roofUnder = (terrain: readonly Terrain[], at: Vec): number | undefined => {
  const found = terrain.findIndex(
    ({ kind, outline, pose }) =>
      TERRAIN[kind].stand === 'top' && containsPoint(placed(polygon(outline.map(([x, y]) => ({ x, y }))), pose), at),
  );
  return found < 0 ? undefined : found;
};
