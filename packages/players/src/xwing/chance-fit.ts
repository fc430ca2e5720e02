import type { Fit } from '../analysis/chance.ts';

/** Written by `node training/chance/fit.ts`; see training/README.md. */

export const chanceFit: Fit = {
  weights: { worth: 5 },
  learned: { game: 'x', edition: '1', seed: 'chance', games: 0, positions: 0, hash: '' },
};
