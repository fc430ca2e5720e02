import type { Dictionary, Language } from '@holotisch/engine';

/** What command cards ask and tell. */
export const commandWords: Readonly<Record<Language, Dictionary>> = { de: {}, en: {} };
