import type { Language } from '@holotisch/engine';
import type { LegionQuestion } from '@holotisch/legion';
import type { Warning } from '../../../table-ui/decide/warnings.tsx';
import type { LegionView } from '../view.ts';

const LOST: Readonly<Record<Language, (actions: number) => string>> = {
  de: (n) =>
    n === 1 ? 'Wer jetzt aufhört, lässt 1 Aktion verfallen.' : `Wer jetzt aufhört, lässt ${n} Aktionen verfallen.`,
  en: (n) => (n === 1 ? 'If you stop now, 1 action is lost.' : `If you stop now, ${n} actions are lost.`),
};

/** What would be thrown away: actions that a unit still has. */
export function wastedBy(
  { turn, rules }: Pick<LegionView, 'turn' | 'rules'>,
  ask: LegionQuestion,
  lang: Language,
): readonly Warning[] {
  const left = turn?.actions ?? 0;
  if (ask.kind !== 'action' || ask.type !== 'choice' || left === 0) return [];
  if (!ask.options.some(({ id }) => id === 'none')) return [];
  return [
    {
      text: LOST[lang](left),
      clause: rules.edition === '2.6' ? 'L2-AKTIVIERUNGSPHASE-10' : 'LE-AKTIONEN-01',
      passing: true,
    },
  ];
}
