import type { Samples } from '../samples.ts';

export const toySamples: Samples = {
  lists: ['{"drones":[["lucky"],[]]}'],
  changes: [{ drone: 0, x: 12.5 }, { winner: null }],
  questions: [{ question: 'range', from: 0, to: 1 }],
  positions: [
    {
      drones: [
        { seat: 0, x: 40, cards: ['lucky', 'counter'] },
        { seat: 1, x: 60, cards: ['shield'] },
      ],
    },
  ],
};
