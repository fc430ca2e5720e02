import type { Dictionary } from '@holotisch/engine';

export const de: Dictionary = {};
