import type { GameEvent } from '@holotisch/engine';
import type { Snapshot } from '../../match/protocol.ts';
import type { Scene } from './director.ts';

/** What of a match was seen last, or is to be seen now. */
type Standing = Pick<Snapshot, 'taken' | 'moment' | 'events' | 'way'>;

/**
 * What is to be played on the way from one moment to another: what was decided meanwhile, or, in a look back, the very
 * next thing that happens. Nothing (undefined) where the way leads back, past something, or to another match, and where
 * nobody has told how it looked on the way: then the table only shows how it stands there.
 */
export function nextScenes(before: Standing, now: Standing): readonly Scene<unknown, GameEvent>[] | undefined {
  const isNow = now.moment === now.taken;
  const wasNow = before.moment === before.taken;
  // The same moment seen by somebody else: nothing to show but what was hidden.
  if (isNow && wasNow && now.taken === before.taken) return [];
  if (!isSameMatch(before.events, now.events) || now.moment < before.moment) return undefined;
  const between = now.events.filter(({ at }) => at > before.moment && at <= now.moment);
  const isOne = between.every(({ at }) => at === between[0]!.at);
  if (!isOne && !(isNow && wasNow)) return undefined;
  const { way } = now;
  const views = way?.from === before.moment && way.views.length === between.length ? way.views : undefined;
  const scenes = between.flatMap(({ event, after }, i): readonly Scene<unknown, GameEvent>[] => {
    const seen = views ? views[i] : after;
    return seen === undefined ? [] : [{ event, after: seen }];
  });
  return scenes.length === between.length ? scenes : undefined;
}

/** Whether the one goes on where the other has come to; opening a file lays another match on the table. */
function isSameMatch(before: Snapshot['events'], now: Snapshot['events']): boolean {
  const last = before.length - 1;
  return last < 0 || written(before[last]) === written(now[last]);
}

const written = (one: Snapshot['events'][number] | undefined): string => JSON.stringify([one?.at, one?.event]);

/** How many events had happened at a moment. */
export const toldBy = ({ events, moment, taken }: Standing): number =>
  moment === taken ? events.length : events.filter(({ at }) => at <= moment).length;
