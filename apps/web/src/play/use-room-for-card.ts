import { type RefObject, useLayoutEffect, useState } from 'react';

/** On a screen as high as this the card gives way only to answers that would be out of sight, not to what is below. */
const HIGH = '(min-height: 50rem)';

interface Measured {
  /** Where the question stands. */
  readonly question: RefObject<HTMLElement | null>;
  readonly dock: RefObject<HTMLElement | null>;
  /** While things move, the card neither folds nor unfolds. */
  readonly still: boolean;
}

/**
 * Whether a question and the docked card have room beside each other. Both are measured as they would be
 * with the card unfolded, so that folding it does not change the answer.
 */
export function useRoomForCard({ question, dock, still }: Measured): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useLayoutEffect(() => {
    const page = question.current?.closest<HTMLElement>('[role=tabpanel]');
    const card = dock.current;
    if (!page || !card || !still) return;
    const measure = () => {
      // On another page of the panel it makes no difference, and nothing could be measured.
      if (page.hidden) return;
      const style = getComputedStyle(page);
      const padding = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      const wanted = window.matchMedia(HIGH).matches
        ? padding + answersEnd(question.current!)
        : [...page.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, padding);
      const unfolded = Number.parseFloat(getComputedStyle(card).maxHeight);
      setHasRoom(wanted <= page.clientHeight + card.offsetHeight - unfolded);
    };
    const watch = new ResizeObserver(measure);
    for (const node of [page, card, ...page.children]) watch.observe(node);
    return () => watch.disconnect();
  });
  return hasRoom;
}

/** How far down the last answer reaches that can be chosen. */
function answersEnd(question: HTMLElement): number {
  const last = [...question.querySelectorAll('[data-step]')].at(-1);
  return last ? last.getBoundingClientRect().bottom - question.getBoundingClientRect().top : 0;
}
