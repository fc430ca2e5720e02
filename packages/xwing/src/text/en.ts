import type { Dictionary } from '@holotisch/engine';

export const en: Dictionary = {};
