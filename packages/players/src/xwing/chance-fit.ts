import type { Fit } from '../analysis/chance.ts';

/** Written by `node training/chance/fit.ts`; see training/README.md. */

export const chanceFit: Fit = {
  weights: {
    worth: 2.4017,
    worthLate: 0.3608,
    worthSure: 0.5145,
    life: 2.5638,
    ships: 0.925,
    shots: 0.5732,
    standing: 2.5671,
    tokens: -0.3293,
    stress: -0.6118,
    initiative: -0.4513,
  },
  learned: {
    game: 'xwing',
    edition: '1',
    seed: 'chance',
    games: 629,
    positions: 15413,
    hash: 'a04c087e46367c4523f17de95f6a5534ed5f28cd288aaddda152af65adc02b71',
  },
};
