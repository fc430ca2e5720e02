import { type RimState, rim } from '@holotisch/campaign';
import { rimAdmiral } from '@holotisch/players/rim';
import { armadaCampaign } from '../campaigns/manifest.ts';

export const rimManifest = armadaCampaign<RimState>({
  id: 'rim',
  editions: [rim],
  players: [rimAdmiral],
  lists: async () => (await import('./lists.ts')).rimLists,
  samples: async () => (await import('./samples.ts')).rimSamples,
});
