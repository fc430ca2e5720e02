import { type Seat, unheard } from '@holotisch/engine';
import { type Ship, type XWingView, xwing } from '@holotisch/xwing';
import { inPlay, sideOf, type XWing } from '@holotisch/xwing/rules';
import { type Character, EVEN } from '../character.ts';

/** The table as one seat may imagine it: everything open as it is, everything hidden blank. */
export interface Imagined {
  readonly g: XWing;
  readonly mine: readonly Ship[];
  readonly foes: readonly Ship[];
  readonly character: Character;
  /** Takes everybody to stay where he is: for thinking ahead many moves. */
  readonly hasty?: boolean;
}

/** A table to think with, built out of a seat's view and nothing else. */
export function imagine(view: XWingView, seat: Seat, character: Character = EVEN, hasty = false): Imagined {
  const state = xwing.imagine(view, seat);
  const side = state.sides[seat];
  const there = inPlay(state);
  return {
    g: xwing.sit(state, unheard),
    mine: there.filter((s) => sideOf(state, s) === side),
    foes: there.filter((s) => sideOf(state, s) !== side),
    character,
    hasty,
  };
}
