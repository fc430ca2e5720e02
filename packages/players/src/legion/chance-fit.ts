import type { Fit } from '../analysis/chance.ts';

/** Written by `node training/chance/fit.ts`; see training/README.md. */

export const chanceFit: Fit = {
  weights: {
    worth: 1.0636,
    worthLate: 0.6688,
    destroyed: 1.1485,
    destroyedLate: 0.7203,
    score: 0.0085,
    scoreLate: 0.0134,
    standing: 1.1491,
    standingLate: 0.6925,
    ahead: 1.4674,
    units: 0.7361,
    held: 0.6603,
    heldLate: 0.5339,
    near: 1.0826,
    nearLate: 0.5815,
    fear: 0.0297,
    waiting: 0.7851,
    blue: 0.0836,
    blueLate: -0.1007,
  },
  learned: {
    game: 'legion',
    edition: '1.2',
    seed: 'chance',
    games: 216,
    positions: 6292,
    hash: 'aaa675b50eb1ee69cd9997c509081006c1d567d2427e3320c7d93e0fce285499',
  },
};

export const chanceFit26: Fit = {
  weights: {
    worth: 1.6432,
    worthLate: 1.0721,
    destroyed: 0.7344,
    destroyedLate: 0.3195,
    score: 0.2818,
    scoreLate: 0.7489,
    standing: 0.3761,
    standingLate: 0.9667,
    ahead: 0.4255,
    units: 2.4294,
    held: 0.0583,
    heldLate: -0.2471,
    near: 0.6778,
    nearLate: 0.2528,
    fear: -1.4257,
    waiting: 1.373,
    blue: 0.0987,
    blueLate: -0.8387,
  },
  learned: {
    game: 'legion',
    edition: '2.6',
    seed: 'chance',
    games: 106,
    positions: 3068,
    hash: '2ad439c9ee1c948f435b19ad82016f18accf085402dec4f0cf34d63725093ba9',
  },
};
