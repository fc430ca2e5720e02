import { COACH, HINTS } from '../../table-ui/face/common-aids.ts';
import type { Aid } from '../../table-ui/game-face.ts';

/** What the rules allow is on: no measuring before an attack, no look at where a manoeuvre ends. */
export const AIDS: readonly Aid[] = [
  {
    id: 'preview',
    byDefault: false,
    name: { de: 'Flugvorschau', en: 'Move preview' },
    note: {
      de: 'Zeigt schon beim Einstellen der Räder, wo ein Manöver endet.',
      en: 'Shows where a manoeuvre ends while dials are still being set.',
    },
  },
  {
    id: 'measuring',
    byDefault: false,
    name: { de: 'Jederzeit messen', en: 'Measure at any time' },
    note: {
      de: 'Das Lineal ist immer frei, nicht nur im Angriff.',
      en: 'The ruler is always free, not only during an attack.',
    },
  },
  {
    id: 'odds',
    byDefault: true,
    name: { de: 'Chancen', en: 'Odds' },
    note: {
      de: 'Zeigt vor einem Angriff, was er wohl bringt.',
      en: 'Shows before an attack what it is likely to do.',
    },
  },
  HINTS,
  COACH,
];
