import { type Json, type JsonObject, unfairness } from '@holotisch/engine';
import type { TableInfo } from '@holotisch/online/client';
import type { Seen } from '@holotisch/room/client';
import type { Judge } from '../analysis/judge.ts';
import type { KeptSeat } from '../net/kept.ts';

/** What came of checking the dice: fair, what is not as it was promised, or that it could not be found out here. */
export type DiceFinding = 'fair' | 'unchecked' | 'promise' | 'own' | 'secret' | 'seed' | 'rolls';

interface Evidence {
  readonly file: JsonObject;
  readonly info: TableInfo;
  readonly seen: Seen;
  /** What this browser has kept since before the first roll. */
  readonly kept: KeptSeat | undefined;
  readonly judge: Pick<Judge, 'verify'>;
}

/**
 * Checks the dice of a finished match with nothing but what this browser knew before the first roll: the promise is the
 * one that was given, the own number is in, the seed follows from all of them, and the rules roll with it just what was
 * seen.
 */
export async function checkDice({ file, info, seen, kept, judge }: Evidence): Promise<DiceFinding> {
  const fair = file['fair'] as Parameters<typeof unfairness>[1] | undefined;
  const seed = file['seed'];
  if (!fair || typeof seed !== 'string') return 'seed';
  if (kept?.commitment !== undefined && kept.commitment !== fair.commitment) return 'promise';
  if (kept?.contribution !== undefined && info.own !== null && fair.contributions[info.own] !== kept.contribution)
    return 'own';
  const unfair = unfairness(seed, fair);
  if (unfair) return unfair;
  const events = seen.events.map(({ event }) => event as Json);
  const { viewer } = seen;
  const alike = await judge.verify({ do: 'verify', game: info.game, file, viewer, events });
  if (alike === undefined) return 'unchecked';
  return alike ? 'fair' : 'rolls';
}
