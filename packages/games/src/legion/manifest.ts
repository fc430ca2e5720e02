import { abilityCoverage, type LegionState, legion, legion26, type Phase } from '@holotisch/legion';
import { legionAce, legionGeneral, legionPartner, legionRecruit } from '@holotisch/players/legion';
import type { GameManifest } from '../manifest.ts';
import type { ArmyDraft } from './draft.ts';

const SETUP: readonly Phase[] = ['terrain', 'sides', 'battle', 'prepare', 'deployment'];

export const legionManifest: GameManifest<LegionState, ArmyDraft> = {
  id: 'legion',
  editions: [legion, legion26],
  players: [legionPartner, legionRecruit, legionGeneral, legionAce],
  lists: async () => (await import('./lists.ts')).legionLists,
  samples: async () => (await import('./samples.ts')).legionSamples,
  reference: async () => (await import('./reference.ts')).legionReference,
  abilities: abilityCoverage,
  inSetup: ({ phase }) => SETUP.includes(phase),
  tally: ({ outcome, round }) => ({ winner: outcome?.winner ?? null, rounds: round }),
  circumstances: ({ sides, blue, battle }) => ({
    first: sides.indexOf(blue),
    objective: battle.objective ?? battle.primary ?? null,
  }),
  bounds: { decisions: 20_000 },
};
