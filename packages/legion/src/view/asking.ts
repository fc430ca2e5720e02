import type { Ask, Asking } from '@holotisch/engine';
import type { LegionState } from '../state.ts';

/** Armies, tokens and dice lie open, so everybody may know what a seat is being asked; command cards are secret. LE-KOMMANDOPHASE-02 */
export const asking = (_state: LegionState, { kind, prompt }: Ask): Asking => ({
  kind,
  prompt,
  secret: kind === 'command-card',
});
