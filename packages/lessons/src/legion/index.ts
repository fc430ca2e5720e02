import type { Lesson } from '../lesson.ts';

export const LEGION: readonly Lesson[] = [];
