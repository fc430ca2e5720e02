import type { Language } from '@holotisch/engine';
import type { LegionQuestion } from '@holotisch/legion';
import { Warnings } from '../../../play/coach/warnings.tsx';
import type { ControlProps } from '../../game-face.ts';
import type { LegionView } from '../view.ts';
import { useWords } from '../words.ts';

const LOST: Readonly<Record<Language, (actions: number) => string>> = {
  de: (n) =>
    n === 1 ? 'Wer jetzt aufhört, lässt 1 Aktion verfallen.' : `Wer jetzt aufhört, lässt ${n} Aktionen verfallen.`,
  en: (n) => (n === 1 ? 'Who stops now loses 1 action.' : `Who stops now loses ${n} actions.`),
};

/** What would be thrown away: actions that a unit still has. */
export default function Beware({ view, ask }: ControlProps<LegionView, LegionQuestion>) {
  const { lang } = useWords();
  const left = view.turn?.actions ?? 0;
  if (ask.kind !== 'action' || ask.type !== 'choice' || left === 0) return null;
  if (!ask.options.some(({ id }) => id === 'none')) return null;
  const later = view.rules.edition === '2.6';
  return <Warnings all={[{ text: LOST[lang](left), clause: later ? 'L2-AKTIVIERUNGSPHASE-10' : 'LE-AKTIONEN-01' }]} />;
}
