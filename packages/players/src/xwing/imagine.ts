import { chance, copy, type Json } from '@holotisch/engine';
import { type Ship, type XWingState, xwing } from '@holotisch/xwing';
import { inPlay, sideOf, type XWing } from '@holotisch/xwing/rules';

/** The table as one seat may imagine it: everything open as it is, everything hidden blank. */
export interface Imagined {
  readonly g: XWing;
  readonly mine: readonly Ship[];
  readonly foes: readonly Ship[];
}

type Seen = Omit<XWingState, 'chance' | 'decks'> & {
  readonly decks: readonly { readonly left: number; readonly discard: readonly string[] }[];
};

/**
 * Builds a state to think with out of a seat's view and nothing else. Dials of the other side stay unknown until they
 * are revealed, whatever the view says; the cards still to come are blank.
 */
export function imagine(view: Json, seat: number): Imagined {
  const { decks, ...open } = copy(view) as unknown as Seen;
  const side = open.sides[seat]!;
  for (const ship of open.ships) {
    if (open.sides[ship.seat] !== side && !ship.revealed) ship.dial = null;
    for (const d of ship.damage) if (!d.faceup) Object.assign(d, { card: '', round: 0 });
  }
  const state: XWingState = {
    ...open,
    chance: chance('imagined'),
    decks: decks.map((d) => ({ draw: new Array<string>(d.left).fill(''), discard: [...d.discard] })),
  };
  const there = inPlay(state);
  return {
    g: xwing.sit(state, () => {}),
    mine: there.filter((s) => sideOf(state, s) === side),
    foes: there.filter((s) => sideOf(state, s) !== side),
  };
}
