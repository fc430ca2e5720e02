import type { JsonObject } from '@holotisch/engine';
import type { Lesson } from './lesson.ts';

/** The computer's level in the file of a lesson: whoever opens it again finds the opponent of that lesson. */
const LEVEL = 'lesson:';
export const fileLevel = (id: string): string => LEVEL + id;
/** The lesson that a level names. */
export const lessonOfLevel = (level: string | undefined): string | undefined =>
  level?.startsWith(LEVEL) ? level.slice(LEVEL.length) : undefined;

export const SEATS = ['human', 'computer'] as const;

/** The file that the match of a lesson begins with. */
export const fileOf = ({ id, game, edition, title, start }: Lesson): JsonObject => ({
  holotisch: 'scenario',
  version: 1,
  game,
  ...(edition !== undefined && { edition }),
  title: title.en,
  ...start,
  decisions: [],
  table: { seats: [...SEATS], aids: {}, level: fileLevel(id) },
});
