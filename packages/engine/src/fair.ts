import { sha256Hex } from './hash.ts';

/**
 * Dice that nobody has loaded, where a server rolls them: it commits itself to a secret before anybody sits down, every
 * player adds a number of his own, and all chance of the match follows from both together. After the end the secret is
 * shown, and anybody can check that the seed was made of it.
 */
export type FairDice = {
  /** What the server has published before the players added theirs. */
  readonly commitment: string;
  readonly secret: string;
  /** What each seat has added; null for one that the computer plays. */
  readonly contributions: readonly (string | null)[];
};

/** Tells nothing of the secret, and fits no other. */
export const commitmentTo = (secret: string): string => sha256Hex(`holotisch:secret:${secret}`);

/** The seed that the secret and the contributions make. */
export const fairSeed = (secret: string, contributions: readonly (string | null)[]): string =>
  sha256Hex(`holotisch:seed:${JSON.stringify([secret, ...contributions])}`);

/** What is wrong with the dice of a match: the secret is another than was promised, or the seed was not made of it. */
export function unfairness(
  seed: string,
  { commitment, secret, contributions }: FairDice,
): 'secret' | 'seed' | undefined {
  if (commitmentTo(secret) !== commitment) return 'secret';
  return fairSeed(secret, contributions) === seed ? undefined : 'seed';
}
