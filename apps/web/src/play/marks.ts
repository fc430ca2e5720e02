import type { Snapshot } from '../match/protocol.ts';

/**
 * Where the match stands, for whoever watches the page from outside: tests wait for these marks instead of pixels.
 * `at` counts every answer that has arrived, also one that only changes another; `asked` is the question that the
 * screen shows, and is missing while the table still shows what came before it.
 */
export const marksOf = ({ moment, taken, viewer, at, ask, awaited, over }: Snapshot, waiting: boolean) => ({
  'data-moment': `${moment}/${taken} ${viewer}`,
  'data-at': at,
  'data-asked': waiting ? undefined : ask?.kind,
  'data-awaited': awaited.map(({ seat }) => seat).join(' '),
  'data-still': !waiting,
  'data-over': over,
});
