import { keptDraft, STORE } from '@holotisch/games/xwing/draft';
import type { Squad } from '@holotisch/xwing';
import { keptLists } from '../../../table-ui/builder/keep.ts';
import { toPlay } from '../../../table-ui/builder/to-play.ts';

/** The squads that the player has built, for whoever wants to play them. Empty ones are left out. */
export const storedSquads = (): readonly { readonly id: string; readonly squad: Squad }[] =>
  keptLists(STORE, keptDraft).entries.flatMap(({ id, list }) =>
    list.squad.ships.length > 0 ? [{ id, squad: list.squad }] : [],
  );

export const { choose: chooseToPlay, chosen: chosenToPlay } = toPlay(STORE);
