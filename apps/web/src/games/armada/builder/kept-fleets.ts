import { type FleetDraft, keptDraft, STORE } from '@holotisch/games/armada/draft';
import { keptLists, storeKey } from '../../../builder/keep.ts';

/** The fleets that the player has built, for whoever wants to play them. Empty ones are left out. */
export const storedFleets = (): readonly { readonly id: string; readonly draft: FleetDraft }[] =>
  keptLists(STORE, keptDraft).entries.flatMap(({ id, list }) =>
    list.fleet.ships.length > 0 ? [{ id, draft: list }] : [],
  );

const TO_PLAY = storeKey(`${STORE}.play`);

/** "Play this fleet": the start of a match finds it chosen. */
export function chooseToPlay(id: string): void {
  try {
    localStorage.setItem(TO_PLAY, id);
  } catch {
    // then it is chosen by hand
  }
}

/** The id among `storedFleets()` of the fleet that was last chosen to be played. */
export function chosenToPlay(): string | undefined {
  try {
    return localStorage.getItem(TO_PLAY) ?? undefined;
  } catch {
    return undefined;
  }
}
