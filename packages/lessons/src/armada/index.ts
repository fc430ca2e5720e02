import type { Lesson } from '../lesson.ts';

export const ARMADA: readonly Lesson[] = [];
