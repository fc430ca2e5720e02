import type { Json } from '@holotisch/engine';
import { fits } from './fits.ts';
import type { Lesson, Mistake, Seen, Step } from './lesson.ts';

/** The match as far as a coach looks at it. */
export interface Sighted {
  /** Decisions taken. */
  readonly taken: number;
  /** `at`: how many decisions had been taken when it happened. */
  readonly events: readonly { readonly at: number; readonly event: object }[];
  readonly view: unknown;
  /** How many decisions had been taken before the learner's last one; -1 where he has taken none. */
  readonly lastOwn: number;
}

/** For each step that is done how many decisions had been taken by then. */
export type Progress = readonly number[];

export const BEGINNING: Progress = [];

export const stepAt = (lesson: Lesson, progress: Progress): Step | undefined => lesson.steps[progress.length];

/** How many decisions stood when the present step began. */
export const begunAt = (progress: Progress): number => progress.at(-1) ?? 0;

/** Goes on as far as the match allows, and back where decisions were taken back. */
export function follow(lesson: Lesson, known: Progress, match: Sighted): Progress {
  let progress = known.filter((at) => at <= match.taken);
  for (;;) {
    const step = stepAt(lesson, progress);
    const at = step?.done && seenAt(step.done, begunAt(progress), match);
    if (at === undefined) return progress.length === known.length ? known : progress;
    progress = [...progress, at];
  }
}

/** The learner has read a step that asks for nothing. */
export function readOn(lesson: Lesson, progress: Progress, match: Sighted): Progress {
  const step = stepAt(lesson, progress);
  return step === undefined || step.done ? progress : follow(lesson, [...progress, match.taken], match);
}

/** How many decisions stood when all of it had been seen; undefined while it has not. */
function seenAt({ events = [], view = {} }: Seen, since: number, match: Sighted): number | undefined {
  let at = since;
  const fresh = match.events.filter((one) => one.at > since);
  for (const expected of events) {
    while (fresh.length > 0 && !fits(expected, fresh[0]!.event as Json)) fresh.shift();
    const found = fresh.shift();
    if (!found) return undefined;
    at = found.at;
  }
  const holds = Object.entries(view).every(([pointer, expected]) => fits(expected, partAt(match.view, pointer)));
  if (!holds) return undefined;
  return events.length > 0 ? at : match.taken;
}

function partAt(data: unknown, pointer: string): Json | undefined {
  let part = data;
  for (const name of pointer.split('/').slice(1))
    part = typeof part === 'object' && part !== null ? (part as Readonly<Record<string, unknown>>)[name] : undefined;
  return part as Json | undefined;
}

/** Where 'back' leads: to the beginning of this step, or of the one before; undefined at the very beginning. */
export function stepBack(
  progress: Progress,
  { lastOwn }: Pick<Sighted, 'lastOwn'>,
): { readonly progress: Progress; readonly undoes: boolean } | undefined {
  const undone = (earlier: Progress) => ({ progress: earlier, undoes: lastOwn >= begunAt(earlier) });
  if (lastOwn >= begunAt(progress)) return undone(progress);
  return progress.length > 0 ? undone(progress.slice(0, -1)) : undefined;
}

const concerns = (step: Step, kind: string): boolean => step.asks === undefined || step.asks === kind;

/** What the coach says to an answer before it is given; undefined: it may be given. */
export function held(step: Step, kind: string, answer: Json): Mistake | 'elsewhere' | undefined {
  if (!concerns(step, kind)) return undefined;
  if (step.only?.some((one) => fits(one, answer))) return undefined;
  const named = step.mistakes?.find((one) => one.if !== undefined && fits(one.if, answer));
  if (named || step.only === undefined) return named;
  return step.mistakes?.find(isForAll) ?? 'elsewhere';
}

const isForAll = (one: Mistake): boolean => one.if === undefined && one.clause === undefined && one.saw === undefined;

/** What the coach says to an answer that the rules refuse. */
export const refusedBy = (step: Step, clauses: readonly string[]): Mistake | undefined =>
  step.mistakes?.find(({ clause }) => clause !== undefined && clauses.includes(clause));

/** What the coach says to what has come of a legal answer. */
export function strayed(step: Step, progress: Progress, match: Sighted): Mistake | undefined {
  const fresh = match.events.filter((one) => one.at > begunAt(progress));
  return step.mistakes?.find(({ saw }) => saw !== undefined && fresh.some(({ event }) => fits(saw, event as Json)));
}
