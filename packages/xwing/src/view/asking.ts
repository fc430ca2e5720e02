import type { Ask, Asking } from '@holotisch/engine';
import type { XWingState } from '../state.ts';

/**
 * Squads, cards, tokens and dice lie open, so everybody may know what a seat is being asked. What stands on a dial that
 * has not been revealed is for its owner alone (XW-PLANUNGSPHASE-04).
 */
export function asking(state: XWingState, { kind, prompt }: Ask): Asking {
  return {
    kind,
    prompt,
    secret: kind === 'dials' || (kind === 'card-manoeuvre' && isCovered(state, prompt.args?.['ship'])),
  };
}

const isCovered = ({ ships }: XWingState, id: unknown): boolean =>
  ships.some((ship) => ship.id === id && ship.dial !== null && !ship.revealed);
