import { keptDraft, STORE } from '@holotisch/games/xwing/draft';
import type { Squad } from '@holotisch/xwing';
import { keptLists, storeKey } from '../../../builder/keep.ts';

/** The player's squads for the other pages, and which of them shall be played next. */

/** The squads that the player has built, for whoever wants to play them. Empty ones are left out. */
export const storedSquads = (): readonly { readonly id: string; readonly squad: Squad }[] =>
  keptLists(STORE, keptDraft).entries.flatMap(({ id, list }) =>
    list.squad.ships.length > 0 ? [{ id, squad: list.squad }] : [],
  );

const TO_PLAY = storeKey(`${STORE}.play`);

/** "Play this squad": the start of a match finds it chosen. */
export function chooseToPlay(id: string): void {
  try {
    localStorage.setItem(TO_PLAY, id);
  } catch {
    // then it is chosen by hand
  }
}

/** The id among `storedSquads()` of the squad that was last chosen to be played. */
export function chosenToPlay(): string | undefined {
  try {
    return localStorage.getItem(TO_PLAY) ?? undefined;
  } catch {
    return undefined;
  }
}
