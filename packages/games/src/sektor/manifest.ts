import { reportFrom, type SektorBattle, type SektorState, sektor } from '@holotisch/campaign/sektor';
import type { Json } from '@holotisch/engine';
import { sektorMarshal } from '@holotisch/players/sektor';
import { battleAsked } from '../battles.ts';
import type { GameManifest } from '../manifest.ts';
import type { ForcesDraft } from './draft.ts';

export const sektorManifest: GameManifest<SektorState, ForcesDraft> = {
  id: 'sektor',
  editions: [sektor],
  players: [sektorMarshal],
  lists: async () => (await import('./lists.ts')).sektorLists,
  samples: async () => (await import('./samples.ts')).sektorSamples,
  inSetup: () => false,
  tally: ({ outcome, turn }) => ({ winner: outcome?.winner ?? null, rounds: turn }),
  bounds: { decisions: 2_000 },
  battles: {
    of: battleAsked,
    report: ({ game, setup }, state) => reportFrom(game as SektorBattle['game'], setup, state) as unknown as Json,
  },
};
