import type { Snapshot } from '../../match/protocol.ts';

/** What of a match was seen last, or is to be seen now. */
type Standing = Pick<Snapshot, 'taken' | 'moment' | 'events'>;

/**
 * What is to be played on the way from one moment to another: what was decided meanwhile, or, in a look back, the very
 * next thing that happens. Nothing (undefined) where the way leads back, past something, or to another match: then the
 * table only shows how it stands there.
 */
export function nextScenes(before: Standing, now: Standing): Snapshot['events'] | undefined {
  const isNow = now.moment === now.taken;
  const wasNow = before.moment === before.taken;
  // The same moment seen by somebody else: nothing to show but what was hidden.
  if (isNow && wasNow && now.taken === before.taken) return [];
  if (!isSameMatch(before.events, now.events) || now.moment < before.moment) return undefined;
  const between = now.events.filter(({ at }) => at > before.moment && at <= now.moment);
  if (isNow && wasNow) return between;
  return between.every(({ at }) => at === between[0]!.at) ? between : undefined;
}

/** Whether the one goes on where the other has come to; opening a file lays another match on the table. */
function isSameMatch(before: Snapshot['events'], now: Snapshot['events']): boolean {
  const last = before.length - 1;
  return last < 0 || JSON.stringify(before[last]) === JSON.stringify(now[last]);
}

/** How many events had happened at a moment. */
export const toldBy = ({ events, moment, taken }: Standing): number =>
  moment === taken ? events.length : events.filter(({ at }) => at <= moment).length;
