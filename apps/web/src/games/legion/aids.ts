import { COACH, HINTS } from '../../table-ui/face/common-aids.ts';
import type { Aid } from '../../table-ui/game-face.ts';

/** LE-PROBEMESSUNGEN-01, -02: ranges may be measured at any time, movement tools only at the unit that is being activated. */
export const AIDS: readonly Aid[] = [
  {
    id: 'preview',
    byDefault: false,
    name: { de: 'Bewegungshilfen jederzeit', en: 'Movement tools at any time' },
    note: {
      de: 'Bewegungshilfen dürfen auch außerhalb der Aktivierung einer Einheit angelegt werden.',
      en: 'Movement tools may be laid down outside a unit’s activation, too.',
    },
  },
  {
    id: 'odds',
    byDefault: true,
    name: { de: 'Aussichten', en: 'Odds' },
    note: { de: 'Was ein Angriff wahrscheinlich anrichtet.', en: 'What an attack will probably do.' },
  },
  HINTS,
  COACH,
];
