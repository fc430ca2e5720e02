const BYTES = 16;

/** A seed that nobody can guess: all dice of a match follow from it, so it takes 128 bits. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
