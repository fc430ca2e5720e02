import { COACH, HINTS } from '../../table-ui/face/common-aids.ts';
import type { Aid } from '../../table-ui/game-face.ts';
import { armadaText } from './text/armada-text.ts';

const both = (key: 'name' | 'note') => ({ de: armadaText.de.aids.odds[key], en: armadaText.en.aids.odds[key] });

/** AR-PROBEMESSUNGEN-01, -03: measuring is free anyway, the tool only while one's own ship determines its course. */
export const AIDS: readonly Aid[] = [
  {
    id: 'preview',
    byDefault: false,
    name: { de: 'Manöverhilfe jederzeit', en: 'Manoeuvre tool at any time' },
    note: {
      de: 'Die Manöverhilfe darf auch angelegt werden, wenn gerade kein eigenes Schiff seinen Kurs bestimmt.',
      en: 'The manoeuvre tool may be laid down even while no ship of one’s own determines its course.',
    },
  },
  { id: 'odds', byDefault: true, name: both('name'), note: both('note') },
  HINTS,
  COACH,
];
