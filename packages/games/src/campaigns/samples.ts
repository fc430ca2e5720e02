import { anyCampaign } from '@holotisch/campaign';
import { quickRng } from '@holotisch/engine';
import type { Samples } from '../samples.ts';

/** Campaigns of both sizes, of any legal first fleets. */
export const campaignSamples = (points: number): Samples => ({
  setups: [1, 2, 3].map((number) => anyCampaign(quickRng(number), number % 2 === 0 ? 3 : 2, undefined, points)),
  lists: [],
  changes: [{ end: 0 }, { end: null }],
  questions: [{ question: 'points' }],
  positions: [],
});
