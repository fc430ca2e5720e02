import type { Ask, Asking } from '@holotisch/engine';
import type { ArmadaState } from '../state.ts';

/**
 * Fleets, cards, tokens and dice lie open, so everybody may know what a seat is being asked. Command dials are chosen in
 * secret (AR-KOMMANDOPHASE-01); the objectives are for the first player's eyes (AR-AUFBAU-14).
 */
export const asking = (_state: ArmadaState, { kind, prompt }: Ask): Asking => ({
  kind,
  prompt,
  secret: kind === 'dials' || kind === 'card-dials' || kind === 'card-damages' || kind === 'objective',
});
