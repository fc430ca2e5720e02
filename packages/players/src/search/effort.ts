/** However short a future is, more of them tell little more. */
const MOST = 384;
/** One alone is compared with nothing. */
const LEAST = 2;

/** How many futures are tried where so many steps may be taken all together, and each future takes so many. */
export const trialsFor = (steps: number, each: number): number =>
  Math.max(LEAST, Math.min(MOST, Math.round(steps / Math.max(1, each))));
