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
    worth: 2.4064,
    worthLate: 0.9715,
    destroyed: 0.2903,
    destroyedLate: -0.5045,
    score: 0.0082,
    scoreLate: 1.2323,
    standing: 0.0111,
    standingLate: 1.5989,
    ahead: 1.1645,
    units: 4.0423,
    held: 0.4188,
    heldLate: 0.7199,
    near: 0.8387,
    nearLate: 0.8808,
    fear: -1.2179,
    waiting: 1.5732,
    blue: 0.0048,
    blueLate: -0.5695,
  },
  learned: {
    game: 'legion',
    edition: '2.6',
    seed: 'chance',
    games: 229,
    positions: 7070,
    hash: 'e97aa3e0c9df8ee9707bb98e493c652cf028d666fe98c589b7ac3e5f8ed88467',
  },
};
