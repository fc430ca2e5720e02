import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Nobody guesses it: 192 bits. Whoever has it has the seat. */
export const newToken = (): string => randomBytes(24).toString('base64url');
/** Not a secret, but nobody finds a match by trying. */
export const newMatchId = (): string => randomBytes(12).toString('base64url');
/** What the dice of a match come from. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** Tokens are long and random, so one round of SHA-256 is all that keeping them takes. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Takes the same time whatever differs. */
export function isTokenOf(hash: string | null | undefined, token: string): boolean {
  const known = Buffer.from(hash ?? '', 'hex');
  const given = Buffer.from(hashOf(token), 'hex');
  return known.length === given.length && timingSafeEqual(known, given);
}
