import { type ArmadaState, abilityCoverage, armada, type Phase } from '@holotisch/armada';
import { armadaAce, armadaAdmiral, armadaPartner, armadaRecruit } from '@holotisch/players/armada';
import type { GameManifest } from '../manifest.ts';
import type { FleetDraft } from './draft.ts';

const SETUP: readonly Phase[] = ['initiative', 'objective', 'obstacles', 'deployment'];

export const armadaManifest: GameManifest<ArmadaState, FleetDraft> = {
  id: 'armada',
  editions: [armada],
  players: [armadaPartner, armadaRecruit, armadaAdmiral, armadaAce],
  lists: async () => (await import('./lists.ts')).armadaLists,
  samples: async () => (await import('./samples.ts')).armadaSamples,
  reference: async () => (await import('./reference.ts')).armadaReference,
  abilities: abilityCoverage,
  inSetup: ({ phase }) => SETUP.includes(phase),
  tally: ({ outcome, round }) => ({ winner: outcome?.winner ?? null, rounds: round }),
  circumstances: ({ sides, first, objective }) => ({ first: sides.indexOf(first), objective }),
  bounds: { decisions: 50_000 },
};
