import type { Dictionary, Language } from '@holotisch/engine';

/** What cards of 2.6 ask and tell. */
export const laterWords: Readonly<Record<Language, Dictionary>> = { de: {}, en: {} };
