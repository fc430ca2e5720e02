import type { Past, Report, Seen } from '@holotisch/room/client';
import type { Snapshot } from './protocol.ts';

/** What the screen shows: the match as it is, or an earlier moment of it. */
export function snapshotOf(
  { at, viewer, sight, events }: Seen,
  past?: Past,
  report?: Report,
  way?: Snapshot['way'],
): Snapshot {
  const { asked, asking, taken, view, awaited, undo, redo, result, bug, ...rest } = sight;
  const whole = { ...rest, at, taken, events, way, bug: bug ? (report ?? undefined) : undefined };
  if (past && past.moment < taken)
    return {
      ...whole,
      viewer: past.viewer,
      moment: past.moment,
      view: past.view,
      ask: undefined,
      awaited: [],
      result: past.result ?? undefined,
      undo: undefined,
      redo: false,
    };
  return {
    ...whole,
    viewer,
    moment: taken,
    view,
    ask: asking === null ? undefined : asked[asking],
    awaited,
    result: result ?? undefined,
    undo: undo ?? undefined,
    redo,
  };
}
