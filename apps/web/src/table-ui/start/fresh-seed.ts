/** All dice follow from it: 128 bits that nobody can guess, short enough to be read out. */
export const freshSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('');
