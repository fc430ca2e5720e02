/**
 * Outlines of the tokens that ships drop, in millimetres. The origin is the middle of the straight edge that lies on
 * the end of the drop template; y points away from the ship, the guides reach back to it at negative y.
 */
import type { BombToken, Point } from './types.ts';

/** A disc whose part at negative y is cut away: the straight edge of the token. */
interface Disc {
  readonly centre: Point;
  readonly diameter: number;
}

/** One piece detonates by itself; only cluster mines have several. */
interface BombPiece {
  readonly disc?: Disc;
  readonly outline?: readonly Point[];
}

/** Both guides count as part of the token for range and overlap. */
export const BOMB_GUIDE = { inner: 11.25, outer: 14.75, length: 3.2 } as const;

export const BOMB_TOKENS: Readonly<Record<BombToken, readonly BombPiece[]>> = {
  bomb: [
    {
      outline: [
        [-16.25, 0],
        [16.25, 0],
        [16.25, 31],
        [-16.25, 31],
      ],
    },
  ],
  proximitymine: [{ disc: { centre: [0, 34.5], diameter: 72 } }],
  connernet: [
    {
      outline: [
        [-25, 0],
        [25, 0],
        [24, 12],
        [14, 35],
        [13.5, 42],
        [14, 49],
        [24, 72],
        [25, 84],
        [-25, 84],
        [-24, 72],
        [-14, 49],
        [-13.5, 42],
        [-14, 35],
        [-24, 12],
      ],
    },
  ],
  clustermines: [
    { disc: { centre: [0, 20], diameter: 43.5 } },
    { disc: { centre: [-40, 21.2], diameter: 43.5 } },
    { disc: { centre: [40, 21.2], diameter: 43.5 } },
  ],
};
