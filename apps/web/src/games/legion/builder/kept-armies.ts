import { type ArmyDraft, keptDraft, STORE } from '@holotisch/games/legion/draft';
import { keptLists } from '../../../table-ui/builder/keep.ts';
import { toPlay } from '../../../table-ui/builder/to-play.ts';

/** The armies that the player has built, for whoever wants to play them. Empty ones are left out. */
export const storedArmies = (): readonly { readonly id: string; readonly draft: ArmyDraft }[] =>
  keptLists(STORE, keptDraft).entries.flatMap(({ id, list }) =>
    list.army.units.length > 0 ? [{ id, draft: list }] : [],
  );

export const { choose: chooseToPlay, chosen: chosenToPlay } = toPlay(STORE);
