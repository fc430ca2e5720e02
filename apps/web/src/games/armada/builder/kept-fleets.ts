import { type FleetDraft, keptDraft, STORE } from '@holotisch/games/armada/draft';
import { keptLists } from '../../../table-ui/builder/keep.ts';
import { toPlay } from '../../../table-ui/builder/to-play.ts';

/** The fleets that the player has built, for whoever wants to play them. Empty ones are left out. */
export const storedFleets = (): readonly { readonly id: string; readonly draft: FleetDraft }[] =>
  keptLists(STORE, keptDraft).entries.flatMap(({ id, list }) =>
    list.fleet.ships.length > 0 ? [{ id, draft: list }] : [],
  );

export const { choose: chooseToPlay, chosen: chosenToPlay } = toPlay(STORE);
