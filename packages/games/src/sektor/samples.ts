import { anySektor } from '@holotisch/campaign/sektor';
import { quickRng } from '@holotisch/engine';
import type { Samples } from '../samples.ts';

/** Wars of all sizes, in both editions of Legion. */
export const sektorSamples: Samples = {
  setups: ([1, 2, 3] as const).map((players) =>
    anySektor(quickRng(players), players, { legion: players === 2 ? '1.2' : '2.6', turns: 3 }),
  ),
  lists: [],
  changes: [{ end: 0 }, { end: null }],
  questions: [{ question: 'stars' }],
  positions: [],
};
