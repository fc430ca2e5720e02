import type { Dictionary, Language } from '@holotisch/engine';
import { positionText } from './positions.ts';
import { squadText } from './squads.ts';
import { tableText } from './table.ts';

/** Everything that X-Wing has to say. It stands apart from the rules: a page needs the words only. */
export const text: Readonly<Record<Language, Dictionary>> = {
  de: { ...squadText.de, ...positionText.de, ...tableText.de },
  en: { ...squadText.en, ...positionText.en, ...tableText.en },
};
