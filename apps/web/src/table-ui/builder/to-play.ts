import { storeKey } from './keep.ts';

/** "Play this list": which of the kept lists of a store the start of a match finds chosen. */
interface ToPlay {
  choose(id: string): void;
  /** The id of the list that was last chosen to be played. */
  chosen(): string | undefined;
}

export function toPlay(store: string): ToPlay {
  const key = storeKey(`${store}.play`);
  return {
    choose(id) {
      try {
        localStorage.setItem(key, id);
      } catch {
        // then it is chosen by hand
      }
    },
    chosen() {
      try {
        return localStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
  };
}
