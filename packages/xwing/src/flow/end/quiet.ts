import { countUse, forgetUse, usesOf } from '@holotisch/engine';
import type { XWingState } from '../../state.ts';
import type { XWing } from '../../xwing.ts';

/**
 * R-XW-54: a match in which nothing comes of anything ends after so many rounds. A round in which a ship loses a shield,
 * is dealt a damage card or leaves the game, or in which an upgrade card is discarded, is not a quiet one: such rounds
 * cannot go on for ever.
 */
export const QUIET_ROUNDS = 20;
/** From then on the players are told at the end of each round. */
const TOLD_FROM = 10;

const HARM = { key: 'harm' };
const QUIET = { key: 'quiet' };

/** Something has been lost in this round that lay on the table at its beginning. */
export function noteHarm({ state: { uses } }: XWing): void {
  if (usesOf(uses, HARM, 'round') === 0) countUse(uses, HARM, 'round');
}

/** How many quiet rounds there have been in a row. */
export const quietRounds = ({ uses }: Pick<XWingState, 'uses'>): number => usesOf(uses, QUIET, 'game');

/** A round is over: was it a quiet one? Asked before what was counted in it is forgotten. */
export function countQuietRound({ state }: XWing): void {
  if (usesOf(state.uses, HARM, 'round') > 0) forgetUse(state, QUIET, 'game');
  else countUse(state.uses, QUIET, 'game');
}

/** The match goes on, but not for ever. */
export function tellOfQuiet(g: XWing): void {
  const rounds = quietRounds(g.state);
  if (rounds >= TOLD_FROM) g.emit({ type: 'quiet', rounds, of: QUIET_ROUNDS });
}
