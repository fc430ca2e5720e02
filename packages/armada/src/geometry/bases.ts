import { type Circle, circle, type ToolBase, type Vec } from '@holotisch/table';
import type { ShipClass, Size } from '../data/types.ts';

/** Half the width and length of what a ship stands on, in millimetres. */
interface BaseSize {
  readonly halfWidth: number;
  readonly halfLength: number;
}

const LARGE_BASE: BaseSize = { halfWidth: 77.5 / 2, halfLength: 129 / 2 };
/** One card over two large bases, from bow to stern. AR-GROESSENKATEGORIE-05 */
const HUGE_LENGTH = 355;

/** AR-GROESSENKATEGORIE-02, AR-GROESSENKATEGORIE-03, AR-ERR-GROESSENKATEGORIE-03, AR-GROESSENKATEGORIE-05 */
const BASES: { readonly [S in Size]: BaseSize } = {
  small: { halfWidth: 43 / 2, halfLength: 71 / 2 },
  medium: { halfWidth: 63 / 2, halfLength: 102 / 2 },
  large: LARGE_BASE,
  huge: { halfWidth: LARGE_BASE.halfWidth, halfLength: HUGE_LENGTH / 2 },
};
export const baseSize = (size: Size): BaseSize => BASES[size];

/** The two bases of a huge ship: how far their middles lie ahead of and behind the middle of the ship. */
export const HUGE_BASE = { ...LARGE_BASE, ahead: HUGE_LENGTH / 2 - LARGE_BASE.halfLength } as const;

/** The card is as long as the base; a rail of plastic on each side is no part of it. AR-HUELLENSEKTIONEN-02 */
export const TOKEN_HALF_WIDTH: { readonly [S in Size]: number } = {
  small: 19.5,
  medium: 29.5,
  large: 36.5,
  huge: 36.5,
};

/** The frame of a shield dial: half its width on the base and outside, and how far it sticks out. */
export const DIAL = { inner: 17.2 / 2, outer: 9.2 / 2, depth: 4 } as const;

export const SQUADRON_RADIUS = 17;
/** Objective tokens; mines, gravity wells and targeting tokens are a little larger. */
export const OBJECTIVE_RADIUS = 17 / 2;
export const MARKER_RADIUS = 19 / 2;

export const squadronBase = (at: Vec): Circle => circle(at, SQUADRON_RADIUS);

/** Where the manoeuvre tool is set: of a huge ship against the rear base. AR-RIESIGES-SCHIFF-18 */
export function toolBase(cls: ShipClass): ToolBase {
  const { halfWidth, halfLength } = BASES[cls.size];
  return { halfWidth, front: cls.size === 'huge' ? HUGE_BASE.halfLength - HUGE_BASE.ahead : halfLength };
}
