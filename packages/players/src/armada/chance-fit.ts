import type { Fit } from '../analysis/chance.ts';

/** Written by `node training/chance/fit.ts`; see training/README.md. */

export const chanceFit: Fit = {
  weights: {
    score: 1.7981,
    scoreLate: 4.6507,
    scoreEnd: 3.1856,
    worth: 3.4215,
    worthEarly: -0.1621,
    ships: -1.2242,
    squadrons: -0.3718,
    guns: 2.0998,
    room: 2.0041,
    tokens: 1.1932,
    waiting: 0.6005,
    first: 0.1079,
    firstLate: -0.2816,
  },
  learned: {
    game: 'armada',
    edition: '1.5.3',
    seed: 'chance',
    games: 706,
    positions: 23816,
    hash: '13298db5e33ffadca9a9c32b9e3ce6ee343d9665da5f904d6382aae0d45b05c0',
  },
};
