import { type By, isObject, type Json, type JsonObject, OVERRIDE, type Seat } from '@holotisch/engine';
import { isPlain } from './plain.ts';

/**
 * What has been done in a room, in the order it was done. The log only ever grows, so its length numbers all that
 * happens: a takeback is an entry too. Whoever keeps a room (a browser, a database) keeps this.
 */
export type Entry = Decision | Back;
/** A decision or a change by hand, and how many decisions stand with it: a changed secret answer adds none. */
interface Decision {
  readonly by: By;
  readonly answer: Json;
  readonly taken: number;
}
/** Only so many decisions stand any more. */
export interface Back {
  readonly back: number;
  /** The match file tells of it: all have agreed, or it was against the computer and something had been learned. */
  readonly agreed: boolean;
  /** Who took back, and whether without asking anybody. Logs of before do not say. */
  readonly seat?: Seat;
  readonly unasked?: boolean;
}

/** Entries that were kept somewhere; undefined if they are not what was kept. */
export const readEntries = (kept: unknown): readonly Entry[] | undefined =>
  Array.isArray(kept) && kept.every(isEntry) ? kept : undefined;

const isCount = (n: unknown): n is number => typeof n === 'number' && Number.isInteger(n) && n >= 0;

function isEntry(x: unknown): x is Entry {
  if (!isObject(x)) return false;
  if ('back' in x)
    return (
      isCount(x['back']) &&
      typeof x['agreed'] === 'boolean' &&
      (x['seat'] === undefined || isCount(x['seat'])) &&
      (x['unasked'] === undefined || typeof x['unasked'] === 'boolean')
    );
  return (x['by'] === OVERRIDE || isCount(x['by'])) && isCount(x['taken']) && isPlain(x['answer']);
}

const takenAfter = (entry: Entry): number => ('back' in entry ? entry.back : entry.taken);

/** How many decisions stood after so many entries; `begun` stood before the first. */
const takenAt = (log: readonly Entry[], begun: number, at: number): number =>
  at === 0 ? begun : takenAfter(log[at - 1]!);

/** How many of the decisions that stood after so many entries stand still. */
export function stillTaken(log: readonly Entry[], begun: number, at: number): number {
  let least = takenAt(log, begun, at);
  for (const entry of log.slice(at)) if ('back' in entry) least = Math.min(least, entry.back);
  return least;
}

/** Whether something that stood after so many entries has been taken back since. */
export const wasUndone = (log: readonly Entry[], begun: number, at: number): boolean =>
  stillTaken(log, begun, at) < takenAt(log, begun, at);

/** The first answer that a seat has given after so many entries. */
export const answerSince = (log: readonly Entry[], at: number, seat: Seat): Json | undefined => {
  for (const entry of log.slice(at)) if ('by' in entry && entry.by === seat) return entry.answer;
  return undefined;
};

/**
 * Whether an answer that is sent once more may be the one that was read: what it has besides was passed over then, and
 * what it leaves out was filled in.
 */
export function isReadingOf(read: Json, sent: Json): boolean {
  if (Array.isArray(read) && Array.isArray(sent))
    return read.length === sent.length && read.every((part: Json, i) => isReadingOf(part, sent[i]!));
  if (!isObject(read) || !isObject(sent)) return read === sent;
  const both = Object.keys(read).filter((name) => Object.hasOwn(sent, name));
  return both.every((name) => isReadingOf(read[name] as Json, sent[name] as Json));
}

type Pair = readonly [By, Json];

/** A match or scenario file with all that was done since it was opened. */
export function fileWith(file: JsonObject, log: readonly Entry[]): JsonObject {
  if (log.length === 0) return file;
  const { hash: _hash, result: _result, decisions, takebacks = [], ...rest } = file;
  const taken = pairsOf(decisions);
  const back = [...(takebacks as readonly Json[])];
  for (const entry of log) {
    if ('back' in entry) {
      const undone = taken.splice(entry.back);
      if (entry.agreed && undone.length > 0) back.push({ to: entry.back, undone });
      continue;
    }
    // An answer that was changed while others had not answered yet replaces the one before.
    if (entry.taken === taken.length)
      taken.splice(
        taken.findLastIndex(([by]) => by === entry.by),
        1,
      );
    taken.push([entry.by, entry.answer]);
  }
  return { ...rest, decisions: taken, ...(back.length > 0 && { takebacks: back }) };
}

/** A scenario also lists what has to be refused; that was never taken. */
const pairsOf = (decisions: Json | undefined): Pair[] =>
  Array.isArray(decisions) ? decisions.filter((entry: Json): entry is Pair => !isObject(entry)) : [];
