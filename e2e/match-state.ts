// Where a match stands, read from the marks that the page puts on it (apps/web/src/play/marks.ts). Whoever waits for
// something to happen in a match waits for its state: texts and pixels may say the same for other reasons.
import type { Page } from 'playwright-core';

export interface MatchState {
  /** Answers that have arrived so far, also those that only change another. */
  readonly at: number;
  readonly taken: number;
  /** The moment that is looked at: `taken`, unless one leafs through the match. */
  readonly moment: number;
  readonly viewer: string;
  /** The kind of the question that the screen shows; null if it shows none. */
  readonly asked: string | null;
  /** The seats whose answers are missing. */
  readonly awaited: readonly number[];
  /** The table shows all that has happened. */
  readonly still: boolean;
  readonly over: boolean;
  /** What was refused last, as the player reads it. */
  readonly refused: string | null;
}

const PATIENCE_MS = 30_000; // a busy machine is no reason to fail
const BETWEEN_LOOKS_MS = 40;

/** The state that a page shows now; undefined where no match is on the table. */
export const stateOf = (page: Page): Promise<MatchState | undefined> =>
  page.evaluate(() => {
    const match = document.querySelector<HTMLElement>('.match');
    const [, moment, taken, viewer] = /^(\d+)\/(\d+) (\w+)$/.exec(match?.dataset['moment'] ?? '') ?? [];
    if (!match || viewer === undefined) return undefined;
    const { at, asked, awaited = '', still, over } = match.dataset;
    return {
      at: Number(at),
      taken: Number(taken),
      moment: Number(moment),
      viewer,
      asked: asked ?? null,
      awaited: awaited === '' ? [] : awaited.split(' ').map(Number),
      still: still === 'true',
      over: over === 'true',
      refused: match.querySelector('.decision .refused')?.textContent ?? null,
    };
  });

const pause = () => new Promise((again) => setTimeout(again, BETWEEN_LOOKS_MS));

/** Whether the match has gone on: something was decided, taken back, or somebody else sits before the screen. */
const isFurther = (now: MatchState, before: MatchState): boolean =>
  now.at !== before.at || now.taken !== before.taken || now.viewer !== before.viewer;

/** Does something with the match of a page, and waits until it has gone on. */
export async function goingOn(page: Page, act: () => Promise<unknown>): Promise<MatchState> {
  const before = await whenMatch(page, 'a match', () => true);
  await act();
  return whenMatch(page, 'the match goes on', (now) => isFurther(now, before));
}

/** Waits until the pages show a match in such a state; says in which it was where it never comes to that. */
export async function whenAll(
  pages: readonly Page[],
  what: string,
  isSo: (states: readonly MatchState[]) => boolean,
): Promise<readonly MatchState[]> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const states = await Promise.all(pages.map(stateOf));
    const known = states.filter((state) => state !== undefined);
    if (known.length === pages.length && isSo(known)) return known;
    if (performance.now() > end) throw new Error(`never: ${what}. The pages show ${JSON.stringify(states)}`);
    await pause();
  }
}

/** Waits until the match of a page is in such a state. */
export const whenMatch = async (page: Page, what: string, isSo: (state: MatchState) => boolean): Promise<MatchState> =>
  (await whenAll([page], what, ([state]) => isSo(state!)))[0]!;
