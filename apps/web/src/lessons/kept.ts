import { isObject } from '@holotisch/engine';
import type { Progress } from '@holotisch/lessons';
import { forgetMatch } from '../match/storage.ts';
import { attempt } from '../settings/attempt.ts';

/** How far somebody has come in a lesson. */
interface KeptLesson {
  /** It was played to its end once. */
  readonly done: boolean;
  /** The match it is played in, and the steps done there. */
  readonly match?: string;
  readonly progress?: Progress;
}

const PLACE = 'holotisch.lessons';

type KeptLessons = Readonly<Record<string, KeptLesson>>;

/** By the address of the lesson: `xwing/first-flight`. */
export function keptLessons(): KeptLessons {
  const kept = attempt(() => JSON.parse(localStorage.getItem(PLACE) ?? '{}'));
  if (!isObject(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter((one): one is [string, KeptLesson] => isKept(one[1])));
}

function isKept(one: unknown): one is KeptLesson {
  if (!isObject(one) || typeof one['done'] !== 'boolean') return false;
  const { match, progress } = one;
  return (
    (match === undefined || typeof match === 'string') &&
    (progress === undefined || (Array.isArray(progress) && progress.every((at) => Number.isInteger(at))))
  );
}

export function keepLesson(key: string, change: Partial<KeptLesson>): void {
  const all = keptLessons();
  const kept: KeptLesson = { ...(all[key] ?? { done: false }), ...change };
  attempt(() => localStorage.setItem(PLACE, JSON.stringify({ ...all, [key]: kept })));
}

/** The matches of lessons that are done wait for nobody, but for that of the one that is being opened. */
export function forgetDone(but: string): void {
  const all = keptLessons();
  const rest = Object.entries(all).map(([key, one]) => {
    if (key === but || !one.done || one.match === undefined) return [key, one] as const;
    forgetMatch(one.match);
    return [key, { done: true }] as const;
  });
  attempt(() => localStorage.setItem(PLACE, JSON.stringify(Object.fromEntries(rest))));
}

export const lessonKey = (lesson: { readonly game: string; readonly id: string }): string =>
  `${lesson.game}/${lesson.id}`;
