import type { Dictionary } from '@holotisch/engine';

/** Fragen, die einzelne Karten und Schlüsselwörter stellen. */
export const cardsDe: Dictionary = {};
