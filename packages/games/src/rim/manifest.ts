import type { ArmadaState } from '@holotisch/armada';
import { type RimState, reportFrom, rim } from '@holotisch/campaign';
import { rimAdmiral } from '@holotisch/players/rim';
import type { FleetDraft } from '../armada/draft.ts';
import { battleAsked } from '../battles.ts';
import type { GameManifest } from '../manifest.ts';

export const rimManifest: GameManifest<RimState, FleetDraft> = {
  id: 'rim',
  editions: [rim],
  players: [rimAdmiral],
  lists: async () => (await import('./lists.ts')).rimLists,
  samples: async () => (await import('./samples.ts')).rimSamples,
  inSetup: ({ phase }) => phase === 'bases',
  tally: ({ outcome, turn }) => ({ winner: outcome?.winner ?? null, rounds: turn }),
  bounds: { decisions: 5_000 },
  battles: {
    of: battleAsked,
    report: ({ setup }, state) => reportFrom(setup, state as ArmadaState),
  },
};
