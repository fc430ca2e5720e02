import type { Outcome, Puzzle } from '@holotisch/lessons/puzzles';

const outcome = (points: number, more: Partial<Outcome> = {}): Outcome => ({
  points,
  dealt: 0,
  suffered: 0,
  felled: 0,
  lost: 0,
  victory: 0,
  ...more,
});

/** A puzzle of a game that is none, for pages that only tell of it. */
export const puzzle: Puzzle = {
  id: '1a2b3c4d',
  game: 'toy',
  theme: 'shot',
  ground: 'shot',
  asks: 'target',
  level: 2,
  seat: 0,
  position: {},
  seed: 'puzzle',
  lead: [],
  futures: 48,
  margin: 3.25,
  error: 0.5,
  among: 3,
  best: {
    line: ['1'],
    outcome: outcome(5, { dealt: 2.5, felled: 0.4 }),
    facts: [{ question: 'prospect', args: {}, after: false, answer: { expected: 2.25 } }],
  },
  guess: {
    line: ['none'],
    outcome: outcome(-1, { dealt: 0.5, suffered: 1, lost: 0.2 }),
    facts: [{ question: 'prospect', args: {}, after: false, answer: { expected: 0.5 } }],
  },
};
