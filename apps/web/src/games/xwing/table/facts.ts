import { LARGE_BASE, SMALL_BASE } from '@holotisch/table';
import { data } from '@holotisch/xwing';

const SMALL = { half: SMALL_BASE, edge: { x: 17.05, y: 20 } } as const;
const LARGE = { half: LARGE_BASE, edge: { x: 36.05, y: 40 } } as const;

/** Half the side of the base of a ship type, and where its arc lines leave it. */
export const baseOf = (type: string) => (data.findShip(type)?.size === 'small' ? SMALL : LARGE);
