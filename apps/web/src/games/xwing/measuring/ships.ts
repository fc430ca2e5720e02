// The two ships on the measuring table and the gear they are measured with.
import { type Arc, arcAt, type Pose, pose, rectangle, SMALL_BASE } from '@holotisch/table';

export type ShipId = 'a' | 'b';
export const shipIds = ['a', 'b'] as const;
export const otherShip = (id: ShipId): ShipId => (id === 'a' ? 'b' : 'a');

export type ShipPoses = Readonly<Record<ShipId, Pose>>;

/** The play area, three feet square. */
export const TABLE_SIDE = 914.4;
export const playArea = rectangle(pose(TABLE_SIDE / 2, TABLE_SIDE / 2), TABLE_SIDE / 2, TABLE_SIDE / 2);

/** The lines of the range ruler. XW-REICHWEITE-01 */
export const RANGE_LIMITS: readonly number[] = [100, 200, 300];

export const HALF_BASE = SMALL_BASE;

/** Where the printed lines of the front arc leave a small base: just inside its corners. */
export const ARC_EDGE = { x: 17.05, y: HALF_BASE } as const;

/** XW-FEUERWINKEL-01 */
export const frontArc = (ship: Pose): Arc => arcAt(ship, -ARC_EDGE.x, ARC_EDGE.y, ARC_EDGE.x, ARC_EDGE.y);

/** So that the first look shows a rule: ship B is at Range 2, but what of it is in the arc of ship A is at Range 3. */
export const startingPoses: ShipPoses = { a: pose(370, 340), b: pose(540, 510, -157.5) };
