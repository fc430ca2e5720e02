import type { ListGame } from '@holotisch/games';
import { useState } from 'react';
import type { Pane } from './builder-frame.tsx';
import { type Lists, useLists } from './use-lists.ts';

/** After the screen has changed: whoever works by keyboard goes on where the work goes on. */
export const focusOn = (id: string, how: FocusOptions = {}) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus(how));

interface Picking<L, T> {
  readonly lists: Lists<L>;
  /** What the frame of the builder has to know. */
  readonly frame: {
    readonly game: ListGame<L>;
    readonly lists: Lists<L>;
    readonly pane: Pane;
    readonly onPane: (pane: Pane) => void;
  };
  /** What is being picked. */
  readonly target: T;
  aim(target: T): void;
  /** What was looked for has been found: the list has it, and the work goes on at that element of the page. */
  settle(list: L, at?: string): void;
  begin(list: L, onDone: () => void): void;
}

/** The lists of a game and what is being picked for the one at hand; `first` is what every list begins with. */
export function usePicking<L, T>(game: ListGame<L>, first: T, isEmpty: (list: L) => boolean): Picking<L, T> {
  const lists = useLists(game);
  const [pane, setPane] = useState<Pane>('pick');
  const [target, setTarget] = useState(first);
  const id = lists.current?.id;
  const [shown, setShown] = useState(id);
  if (shown !== id) {
    setShown(id);
    setTarget(first);
  }
  return {
    lists,
    target,
    frame: { game, lists, pane, onPane: setPane },
    aim(next) {
      setTarget(next);
      setPane('pick');
      focusOn('pick-title');
    },
    settle(list, at) {
      lists.change(list);
      setTarget(first);
      setPane('list');
      if (at !== undefined) focusOn(at);
    },
    begin(list, onDone) {
      lists.add([list]);
      setPane(isEmpty(list) ? 'pick' : 'list');
      onDone();
      focusOn(isEmpty(list) ? 'pick-title' : 'list-pane', { preventScroll: true });
      window.scrollTo(0, 0);
    },
  };
}
