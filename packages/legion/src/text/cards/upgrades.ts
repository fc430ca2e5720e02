import type { Dictionary, Language } from '@holotisch/engine';

/** What upgrade cards ask and tell. */
export const upgradeWords: Readonly<Record<Language, Dictionary>> = { de: {}, en: {} };
