import type { Ground } from '@holotisch/players/ground';

// biome-ignore lint/suspicious/noExplicitAny: whoever deals with any game has to forget what is inside its state
type AnyGround = Ground<any>;

/**
 * What the puzzles of each game stand on. Not in the manifests: whoever only plays does not carry even the way there.
 */
const GROUNDS: Readonly<Record<string, () => Promise<AnyGround>>> = {
  xwing: async () => (await import('@holotisch/players/xwing/ground')).xwingGround,
  armada: async () => (await import('@holotisch/players/armada/ground')).armadaGround,
  legion: async () => (await import('@holotisch/players/legion/ground')).legionGround,
};

/** Undefined where a game has no puzzles. */
export const groundOf = async (game: string): Promise<AnyGround | undefined> =>
  Object.hasOwn(GROUNDS, game) ? GROUNDS[game]!() : undefined;
