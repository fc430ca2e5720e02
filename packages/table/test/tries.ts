/** Somebody has time: `npm test -- --full`. */
export const FULL = process.env['HOLOTISCH_FULL'] !== undefined;

/** How often a random test tries its luck: a tenth with every `npm test`, as often as it can when all is asked for. */
export const tries = (all: number): number => (FULL ? all : Math.ceil(all / 10));
