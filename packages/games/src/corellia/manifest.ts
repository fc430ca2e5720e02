import type { ArmadaState } from '@holotisch/armada';
import { type CorelliaState, corellia, reportFrom } from '@holotisch/campaign';
import { corelliaAdmiral } from '@holotisch/players/corellia';
import type { FleetDraft } from '../armada/draft.ts';
import { battleAsked } from '../battles.ts';
import type { GameManifest } from '../manifest.ts';

export const corelliaManifest: GameManifest<CorelliaState, FleetDraft> = {
  id: 'corellia',
  editions: [corellia],
  players: [corelliaAdmiral],
  lists: async () => (await import('./lists.ts')).corelliaLists,
  samples: async () => (await import('./samples.ts')).corelliaSamples,
  inSetup: ({ phase }) => phase === 'bases',
  tally: ({ outcome, turn }) => ({ winner: outcome?.winner ?? null, rounds: turn }),
  bounds: { decisions: 5_000 },
  battles: {
    of: battleAsked,
    report: ({ setup }, state) => reportFrom(setup, state as ArmadaState),
  },
};
