import type { ArmadaQuestion } from '@holotisch/armada';
import type { Language } from '@holotisch/engine';
import type { Warning } from '../../../table-ui/decide/warnings.tsx';

/** What is lost by whoever declines, by the kind of question. */
const DECLINED: Readonly<Record<string, Readonly<Record<Language, string>> & Pick<Warning, 'clause'>>> = {
  attack: {
    de: 'Wer verzichtet, greift mit diesem Schiff in dieser Aktivierung nicht mehr an.',
    en: 'If you pass, this ship does not attack again in this activation.',
    clause: 'AR-AKTIVIERUNG-VON-SCHIFFEN-04',
  },
  'squadron-act': {
    de: 'Wer verzichtet, beendet die Aktivierung der Staffel, ohne sie ganz zu nutzen.',
    en: 'If you pass, the squadron’s activation ends without being used in full.',
    clause: 'AR-AKTIVIERUNG-VON-STAFFELN-07',
  },
  'command-squadron': {
    de: 'Wer verzichtet, lässt den Rest des Staffel-Kommandos verfallen.',
    en: 'If you pass, the rest of the squadron command is lost.',
    clause: 'AR-KOMMANDOS-06',
  },
};

/** What would be thrown away. Where a course leads is said beside the manoeuvre tool. */
export function wastedBy(ask: ArmadaQuestion, lang: Language): readonly Warning[] {
  const declined = ask.type === 'choice' && ask.options.length > 1 && ask.options.some(({ id }) => id === 'none');
  const lost = declined ? DECLINED[ask.kind] : undefined;
  return lost ? [{ text: lost[lang], clause: lost.clause, passing: true }] : [];
}
