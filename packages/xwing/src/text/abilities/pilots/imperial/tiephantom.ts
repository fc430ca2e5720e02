import type { Sayings } from '../../types.ts';

export const tiephantom: Sayings = {
  'imperial/tiephantom/whisper': {
    de: 'Nach deinem Angriff, der trifft: Du darfst dir 1 Fokusmarker zuteilen.',
    en: 'After your attack hits: you may take 1 focus token.',
  },
  'imperial/tiephantom/echo': {
    de: 'Beim Enttarnen: Du benutzt die Drehmanöver-Schablone 2 (links oder rechts) statt der Geradeaus-Manöverschablone 2.',
    en: 'When you decloak: you use a bank 2 template, left or right, in place of straight 2.',
  },
};
