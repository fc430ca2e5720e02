import type { FileFault } from '@holotisch/engine';
import type { Meant } from '@holotisch/engine/list';
import { type Claim, type ListGame, loadGames, type ReadList } from '@holotisch/games';
import { useCallback } from 'react';
import { type Asked, broughtIn } from './bring-in.ts';

/** A text that somebody is bringing in, and what stands in its way. */
export type Bringing =
  | {
      readonly text: string;
      readonly fault?: FileFault;
      readonly questions?: readonly Asked[];
      readonly claims?: readonly Claim[];
    }
  | undefined;

/** Takes in a text of any game that the player has picked: as new lists, with what is to be asked, or with the reason why not. */
export const useBringIn = <L>(
  game: ListGame<L>,
  setBringing: (bringing: Bringing) => void,
  take: (read: readonly ReadList<L>[]) => void,
): ((text: string, meant?: Meant, here?: boolean) => void) =>
  useCallback(
    (text: string, meant?: Meant, here?: boolean) => {
      void loadGames().then(async (games) => {
        const brought = broughtIn<L>(game.store, await games.claimsOn(text, meant), here);
        if (brought.kind === 'taken') take(brought.read);
        else if (brought.kind === 'asks') setBringing({ text, questions: brought.questions });
        else if (brought.kind === 'which')
          setBringing({ text, claims: brought.claims, ...(brought.fault && { fault: brought.fault }) });
        else setBringing({ text, fault: brought.fault });
      });
    },
    [game, setBringing, take],
  );
