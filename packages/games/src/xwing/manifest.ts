import { xwingAce, xwingPartner, xwingPilot, xwingRecruit } from '@holotisch/players/xwing';
import { abilityCoverage, type Phase, type XWingState, xwing } from '@holotisch/xwing';
import type { GameManifest } from '../manifest.ts';
import type { SquadDraft } from './draft.ts';

const SETUP: readonly Phase[] = ['initiative', 'obstacles', 'forces'];

export const xwingManifest: GameManifest<XWingState, SquadDraft> = {
  id: 'xwing',
  editions: [xwing],
  players: [xwingPartner, xwingRecruit, xwingPilot, xwingAce],
  lists: async () => (await import('./lists.ts')).xwingLists,
  samples: async () => (await import('./samples.ts')).xwingSamples,
  reference: async () => (await import('./reference.ts')).xwingReference,
  abilities: abilityCoverage,
  inSetup: ({ phase }) => SETUP.includes(phase),
  tally: ({ outcome, round }) => ({ winner: outcome?.winner ?? null, rounds: round }),
  circumstances: ({ sides, initiative }) => ({ first: sides.indexOf(initiative), objective: null }),
  bounds: { decisions: 20_000 },
};
