import type { ArmadaQuestion } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import { type Warning, Warnings } from '../../../play/coach/warnings.tsx';
import type { ControlProps } from '../../game-face.ts';
import type { ArmadaView } from '../view.ts';
import { useWords } from '../words.ts';

/** What is lost by whoever declines, by the kind of question. */
const DECLINED: Readonly<Record<string, { readonly clause: Warning['clause'] } & Readonly<Record<Language, string>>>> =
  {
    attack: {
      de: 'Wer verzichtet, greift mit diesem Schiff in seiner Aktivierung nicht (noch einmal) an.',
      en: 'Who declines does not attack (again) with this ship in its activation.',
      clause: 'AR-AKTIVIERUNG-VON-SCHIFFEN-04',
    },
    'squadron-act': {
      de: 'Wer verzichtet, beendet die Aktivierung der Staffel, ohne sie ganz zu nutzen.',
      en: 'Who declines ends the squadron’s activation without using all of it.',
      clause: 'AR-AKTIVIERUNG-VON-STAFFELN-07',
    },
    'command-squadron': {
      de: 'Wer verzichtet, lässt den Rest des Staffel-Kommandos verfallen.',
      en: 'Who declines loses the rest of the squadron command.',
      clause: 'AR-KOMMANDOS-06',
    },
  };

/** What would be thrown away. Where a course leads is said beside the manoeuvre tool. */
export default function Beware({ ask }: ControlProps<ArmadaView, ArmadaQuestion>) {
  const { lang } = useWords();
  const declined = ask.type === 'choice' && ask.options.length > 1 && ask.options.some(({ id }) => id === 'none');
  const lost = declined ? DECLINED[ask.kind] : undefined;
  return lost ? <Warnings all={[{ text: lost[lang], clause: lost.clause }]} /> : null;
}
