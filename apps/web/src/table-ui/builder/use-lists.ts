import type { ListGame } from '@holotisch/games';
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  added,
  amended,
  asKept,
  type Collection,
  changed,
  currentOf,
  type Entry,
  overtaken,
  removed,
  selected,
  stepped,
  undone,
} from './collection.ts';
import { freshId, keepLists, keptLists, storeKey } from './keep.ts';

export interface Lists<L> {
  readonly entries: readonly Entry<L>[];
  readonly current: Entry<L> | undefined;
  readonly canUndo: boolean;
  /** False while the browser refuses to keep the lists. */
  readonly saved: boolean;
  select(id: string): void;
  change(list: L): void;
  /** As `change`, but no step of its own: a name is typed letter by letter. */
  amend(list: L): void;
  add(lists: readonly L[]): void;
  remove(id: string): void;
  undo(): void;
}

/** The lists of a game, kept in the browser at every step. */
export function useLists<L>(game: ListGame<L>): Lists<L> {
  const [history, setHistory] = useState(() => asKept(keptLists(game.store, game.kept)));
  const [saved, setSaved] = useState(true);
  const { now, past, kept } = history;
  useEffect(() => {
    if (!kept) setSaved(keepLists(game.store, now));
  }, [game, now, kept]);

  // What another window of this browser has built must not be written over by this one.
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key !== storeKey(game.store) || event.newValue === null) return;
      const theirs = keptLists(game.store, game.kept);
      setHistory((before) => overtaken(before, theirs));
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [game]);

  const step = useCallback(
    (next: (lists: Collection<L>) => Collection<L>) => setHistory((before) => stepped(before, next(before.now))),
    [],
  );
  return useMemo<Lists<L>>(
    () => ({
      entries: now.entries,
      current: currentOf(now),
      canUndo: past.length > 0,
      saved,
      // Looking at another list is no step that anybody takes back.
      select: (id) => setHistory((before) => selected(before, id)),
      change: (list) => step((lists) => (lists.current === null ? lists : changed(lists, lists.current, list))),
      amend: (list) => setHistory((before) => amended(before, list)),
      add(lists) {
        const entries = lists.map((list) => ({ id: freshId(), list }));
        step((before) => added(before, entries));
      },
      remove: (id) => step((lists) => removed(lists, id)),
      undo: () => setHistory(undone),
    }),
    [now, past, saved, step],
  );
}
