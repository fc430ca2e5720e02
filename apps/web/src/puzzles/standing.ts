import { isObject } from '@holotisch/engine';
import type { Level, Puzzle } from '@holotisch/lessons/puzzles';
import { forgetMatch } from '../match/storage.ts';
import { attempt } from '../settings/attempt.ts';

/** How somebody stands with the puzzles; kept in this browser and nowhere else. */
export interface Standing {
  readonly rating: number;
  /** How each puzzle went at the first try. */
  readonly tried: Readonly<Record<string, 'right' | 'wrong'>>;
  /** Days in a row whose puzzle was tried, and the last of them. */
  readonly streak: number;
  readonly day?: string;
}

const PLACE = 'holotisch.puzzles';
const START: Standing = { rating: 1200, tried: {}, streak: 0 };

export function standing(): Standing {
  const kept = attempt(() => JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
  if (!isObject(kept)) return START;
  const { rating, tried, streak, day } = kept;
  if (typeof rating !== 'number' || typeof streak !== 'number' || !isObject(tried)) return START;
  const results = Object.entries(tried).filter(
    (one): one is [string, 'right' | 'wrong'] => one[1] === 'right' || one[1] === 'wrong',
  );
  return { rating, streak, tried: Object.fromEntries(results), ...(typeof day === 'string' && { day }) };
}

export const puzzleKey = ({ game, id }: Pick<Puzzle, 'game' | 'id'>): string => `${game}/${id}`;

/** The rating of a puzzle; one's own goes up by more the stronger it is. */
const RATING: Readonly<Record<Level, number>> = { 1: 1050, 2: 1300, 3: 1550 };
const STEP = 32;

export function rated(rating: number, level: Level, right: boolean): number {
  const expected = 1 / (1 + 10 ** ((RATING[level] - rating) / 400));
  return Math.round(rating + STEP * ((right ? 1 : 0) - expected));
}

/** Only the first try counts. `day`: it was the puzzle of this day. */
export function withTry(before: Standing, puzzle: Puzzle, right: boolean, day: string | undefined): Standing {
  const key = puzzleKey(puzzle);
  const isNew = before.tried[key] === undefined;
  const isNewDay = day !== undefined && before.day !== day;
  return {
    rating: isNew ? rated(before.rating, puzzle.level, right) : before.rating,
    tried: isNew ? { ...before.tried, [key]: right ? 'right' : 'wrong' } : before.tried,
    streak: isNewDay ? (before.day === dayBefore(day) ? before.streak + 1 : 1) : before.streak,
    ...(isNewDay ? { day } : before.day !== undefined && { day: before.day }),
  };
}

export function keepTry(puzzle: Puzzle, right: boolean, day: string | undefined): void {
  attempt(() => localStorage.setItem(PLACE, JSON.stringify(withTry(standing(), puzzle, right, day))));
}

/** How long the streak is today: it is over where yesterday was left out. */
export const streakOn = ({ streak, day }: Standing, today: string): number =>
  day === today || day === dayBefore(today) ? streak : 0;

const DAY_MS = 86_400_000;
const spelled = (date: Date): string => date.toISOString().slice(0, 10);
const dayBefore = (day: string): string => spelled(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS));

/** Today where the player is. */
export const today = (now: Date = new Date()): string =>
  spelled(new Date(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate())));

const OPEN = 'holotisch.puzzles.open';
/** The match of the puzzle on the table; that of the one before is forgotten. */
export function keepOpen(match: string | undefined): void {
  const before = attempt(() => localStorage.getItem(OPEN));
  if (before && before !== match) forgetMatch(before);
  attempt(() => (match === undefined ? localStorage.removeItem(OPEN) : localStorage.setItem(OPEN, match)));
}
