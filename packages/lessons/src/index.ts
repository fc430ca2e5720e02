import type { Lesson } from './lesson.ts';

export * from './file.ts';
export type * from './lesson.ts';
export * from './opponent.ts';
export * from './runner.ts';

/** The lessons of a game in their order; each game's are fetched when somebody wants to learn it. */
const LESSONS: Readonly<Record<string, () => Promise<readonly Lesson[]>>> = {
  xwing: async () => (await import('./xwing/index.ts')).XWING,
  armada: async () => (await import('./armada/index.ts')).ARMADA,
  legion: async () => (await import('./legion/index.ts')).LEGION,
};

export const taughtGames: readonly string[] = Object.keys(LESSONS);

export const lessonsOf = async (game: string): Promise<readonly Lesson[]> =>
  Object.hasOwn(LESSONS, game) ? LESSONS[game]!() : [];

/** A lesson by its id, whichever game it teaches. */
export async function lessonNamed(game: string, id: string): Promise<Lesson | undefined> {
  return (await lessonsOf(game)).find((lesson) => lesson.id === id);
}
