import type { Json, Language } from '@holotisch/engine';
import { loadGame } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { FIRST_LESSONS } from '../src/first.ts';
import {
  BEGINNING,
  begunAt,
  follow,
  held,
  type Lesson,
  lessonsOf,
  type Mistake,
  type Progress,
  readOn,
  refusedBy,
  type Step,
  stepAt,
  stepBack,
  strayed,
  taughtGames,
  type Words,
} from '../src/index.ts';
import { AtTable } from './at-table.ts';

/** More decisions than any step takes that a computer player goes through. */
const MOST_DECISIONS = 600;
/** What comes of a mistake is seen so many decisions later. */
const SOON = 4;

/** Whether this answer, given now, is a mistake that is told with these words; nothing of it stays. */
function isMadeNow(lesson: Lesson, table: AtTable, progress: Progress, mistake: Mistake): boolean {
  const step = stepAt(lesson, progress)!;
  const { match } = table.room;
  const kind = table.ask!.kind;
  const { example } = mistake;
  const refused = match.check(0, example);
  const before = match.hash();
  if (mistake.clause !== undefined) {
    if (!refused || refusedBy(step, refused.clauses) !== mistake) return false;
    expect(table.decide(example)).toEqual(refused);
  } else {
    // What is held back or regretted are answers that the rules allow.
    if (mistake.saw === undefined && refused) return false;
    if (mistake.saw === undefined) return held(step, kind, example) === mistake;
    const answers = Array.isArray(example) ? example : [example];
    if (match.check(0, answers[0]!) || held(step, kind, answers[0]!)) return false;
    const { taken } = table.seen;
    for (const answer of answers) expect(table.decide(answer)).toBeUndefined();
    for (let n = 0; n < SOON && !strayed(step, progress, table.seen) && table.ask; n++) table.decideLike('veteran');
    const told = strayed(step, progress, table.seen);
    expect(follow(lesson, progress, table.seen), 'a mistake is not the way').toEqual(progress);
    table.back(taken);
    if (told !== mistake) return false;
  }
  expect(match.hash(), 'nothing of a mistake stays').toBe(before);
  return true;
}

/** Plays a step as its model does, and makes every mistake on the way. */
function playStep(lesson: Lesson, step: Step, table: AtTable, progress: Progress): Progress {
  if (!step.done) return readOn(lesson, progress, table.seen);
  // Whoever plays for the learner makes none.
  const unmade = new Set(step.model === 'veteran' ? [] : step.mistakes);
  const makeMistakes = () => {
    for (const one of unmade) if (isMadeNow(lesson, table, progress, one)) unmade.delete(one);
  };
  const isDone = () => follow(lesson, progress, table.seen).length > progress.length;
  if (step.model === 'veteran')
    for (let n = 0; n < MOST_DECISIONS && !isDone() && table.ask; n++) table.decideLike('veteran');
  else
    for (const answer of step.model ?? []) {
      expect(isDone(), `before ${JSON.stringify(answer)} it is done already`).toBe(false);
      expect(table.ask, `nobody asks for ${JSON.stringify(answer)}`).toBeDefined();
      makeMistakes();
      expect(held(step, table.ask!.kind, answer), `${JSON.stringify(answer)} is held back`).toBeUndefined();
      expect(table.decide(answer), table.asked).toBeUndefined();
      expect(strayed(step, progress, table.seen)).toBeUndefined();
    }
  expect(
    [...unmade].map(({ example }) => example),
    'examples that make no mistake',
  ).toEqual([]);
  const after = follow(lesson, progress, table.seen);
  expect(after.length, `done, and nothing but this step; asked now: ${table.asked}`).toBe(progress.length + 1);
  return after;
}

function goBackToTheBeginning(lesson: Lesson, table: AtTable, from: Progress): void {
  let progress = from;
  for (;;) {
    const earlier = stepBack(progress, table.seen);
    if (!earlier) break;
    if (earlier.undoes) table.back(begunAt(earlier.progress));
    progress = earlier.progress;
    expect(follow(lesson, progress, table.seen)).toEqual(progress);
  }
  expect(progress).toEqual(BEGINNING);
  expect(table.seen.lastOwn).toBe(-1);
}

for (const game of taughtGames) {
  const lessons = await lessonsOf(game);
  const manifest = (await loadGame(game))!;
  describe(`the lessons of ${game}`, () => {
    it('begin with the one that newcomers are offered', () => {
      expect(lessons[0]?.id).toBe(FIRST_LESSONS[game]);
    });
    it('have names of their own', () => {
      expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
    });
    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s is played to its end', (_, lesson) => {
      const table = new AtTable(lesson, manifest);
      let progress: Progress = BEGINNING;
      for (const [i, step] of lesson.steps.entries()) {
        try {
          progress = playStep(lesson, step, table, progress);
        } catch (e) {
          throw new Error(`step ${i + 1} of ${lesson.id} (“${step.say.en.slice(0, 40)}…”)`, { cause: e });
        }
      }
      // What comes after the last step is play.
      const unplanned = table.unplanned.filter(({ at }) => at < progress.at(-1)!);
      if (!lesson.steps.some(({ model }) => model === 'veteran')) expect(unplanned).toEqual([]);
      // Of a whole battle each step back would be played again from its beginning.
      if (table.seen.taken < 100) goBackToTheBeginning(lesson, table, progress);
    });
  });

  describe(`the words of the lessons of ${game}`, () => {
    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s speaks both languages', (_, lesson) => {
      for (const words of wordsOf(lesson)) {
        for (const lang of ['de', 'en'] satisfies Language[]) {
          expect(words[lang].trim().length, JSON.stringify(words)).toBeGreaterThan(3);
          expect(words[lang], 'a sentence').toMatch(/^[A-ZÄÖÜ0-9*“„].*$/);
          expect(words[lang].split('*').length % 2, 'what is starred ends').toBe(1);
        }
        expect(words.de).not.toBe(words.en);
      }
    });
    it.each(lessons.map((lesson) => [lesson.id, lesson] as const))('%s has words for mistakes', (_, lesson) => {
      for (const [i, { done, model, mistakes = [] }] of lesson.steps.entries())
        if (done && model !== 'veteran') expect([i, mistakes.length]).not.toEqual([i, 0]);
      expect(lesson.minutes).toBeGreaterThanOrEqual(2);
      expect(lesson.minutes).toBeLessThanOrEqual(30);
    });
  });
}

const wordsOf = ({ title, about, end, steps }: Lesson): readonly Words[] => [
  title,
  about,
  end,
  ...steps.flatMap(({ say, mistakes = [] }) => [say, ...mistakes.map((one) => one.say)]),
];

describe('a step', () => {
  const step = (more: Partial<Step>): Step => ({ say: { de: 'Los', en: 'Go' }, ...more });
  const lesson = (...steps: Step[]): Lesson => ({
    id: 'test',
    game: 'toy',
    title: { de: 'Probe', en: 'Test' },
    about: { de: 'Probe', en: 'Test' },
    minutes: 3,
    start: {},
    end: { de: 'Aus', en: 'Over' },
    steps,
  });
  const seen = (taken: number, events: readonly (readonly [number, object])[], view: Json = {}) => ({
    taken,
    events: events.map(([at, event]) => ({ at, event })),
    view,
    lastOwn: -1,
  });

  it('is done when all of it has happened since it began, in this order', () => {
    const one = lesson(step({ done: { events: [{ type: 'a' }, { type: 'b', n: { atLeast: 2 } }] } }));
    expect(
      follow(
        one,
        [],
        seen(2, [
          [1, { type: 'b', n: 2 }],
          [2, { type: 'a' }],
        ]),
      ),
    ).toEqual([]);
    expect(
      follow(
        one,
        [],
        seen(2, [
          [1, { type: 'a' }],
          [2, { type: 'b', n: 1 }],
        ]),
      ),
    ).toEqual([]);
    expect(
      follow(
        one,
        [],
        seen(3, [
          [1, { type: 'a' }],
          [2, { type: 'b', n: 2 }],
        ]),
      ),
    ).toEqual([2]);
  });

  it('asks for what has happened after the one before it', () => {
    const two = lesson(step({ done: { events: [{ type: 'a' }] } }), step({ done: { events: [{ type: 'a' }] } }));
    expect(
      follow(
        two,
        [],
        seen(1, [
          [1, { type: 'a' }],
          [1, { type: 'a' }],
        ]),
      ),
    ).toEqual([1]);
    expect(
      follow(
        two,
        [],
        seen(2, [
          [1, { type: 'a' }],
          [2, { type: 'a' }],
        ]),
      ),
    ).toEqual([1, 2]);
  });

  it('looks at the table, too', () => {
    const one = lesson(step({ done: { view: { '/ships/0/stress': 1 } } }));
    expect(follow(one, [], seen(4, [], { ships: [{ stress: 0 }] }))).toEqual([]);
    expect(follow(one, [], seen(4, [], { ships: [{ stress: 1 }] }))).toEqual([4]);
  });

  it('is to be done again when what did it was taken back', () => {
    const one = lesson(step({ done: { events: [{ type: 'a' }] } }), step({}));
    expect(follow(one, [3], seen(2, []))).toEqual([]);
    expect(stepBack([3], { lastOwn: 1 })).toEqual({ progress: [], undoes: true });
    expect(stepBack([3], { lastOwn: 3 })).toEqual({ progress: [3], undoes: true });
    expect(stepBack([0], { lastOwn: -1 })).toEqual({ progress: [], undoes: false });
    expect(stepBack([], { lastOwn: -1 })).toBeUndefined();
  });

  it('judges answers to its own question alone', () => {
    const asks = step({ asks: 'dials', only: ['x'], mistakes: [{ if: 'y', example: 'y', say: { de: 'Y', en: 'Y' } }] });
    expect(held(asks, 'action', 'y')).toBeUndefined();
    expect(held(asks, 'dials', 'x')).toBeUndefined();
    expect(held(asks, 'dials', 'y')).toBe(asks.mistakes![0]);
    expect(held(asks, 'dials', 'z')).toBe('elsewhere');
  });
});
