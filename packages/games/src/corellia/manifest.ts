import { type CorelliaState, corellia } from '@holotisch/campaign';
import { corelliaAdmiral } from '@holotisch/players/corellia';
import { armadaCampaign } from '../campaigns/manifest.ts';

export const corelliaManifest = armadaCampaign<CorelliaState>({
  id: 'corellia',
  editions: [corellia],
  players: [corelliaAdmiral],
  lists: async () => (await import('./lists.ts')).corelliaLists,
  samples: async () => (await import('./samples.ts')).corelliaSamples,
});
