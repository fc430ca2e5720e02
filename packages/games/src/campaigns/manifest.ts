import type { ArmadaState } from '@holotisch/armada';
import { type CorelliaState, type RimState, reportFrom } from '@holotisch/campaign';
import type { FleetDraft } from '../armada/draft.ts';
import { battleAsked } from '../battles.ts';
import type { GameManifest } from '../manifest.ts';

type Own<S extends CorelliaState | RimState> = Pick<
  GameManifest<S, FleetDraft>,
  'id' | 'editions' | 'players' | 'lists' | 'samples'
>;

/** A campaign whose battles are all of Armada. */
export const armadaCampaign = <S extends CorelliaState | RimState>(own: Own<S>): GameManifest<S, FleetDraft> => ({
  ...own,
  inSetup: ({ phase }) => phase === 'bases',
  tally: ({ outcome, turn }) => ({ winner: outcome?.winner ?? null, rounds: turn }),
  bounds: { decisions: 5_000 },
  battles: {
    of: battleAsked,
    report: ({ setup }, state) => reportFrom(setup, state as ArmadaState),
  },
});
