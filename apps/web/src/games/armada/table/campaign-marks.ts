import type { Language } from '@holotisch/engine';
import type { UnitView } from '../view.ts';

const WORDS = {
  de: {
    scarred: 'geschwächt',
    ready: 'Veteran',
    spent: 'Veteran, Marker ausgegeben',
    joined: 'nur für diese Schlacht',
    retreats: 'Rückzug erklärt',
    retreated: 'im Hyperraum',
  },
  en: {
    scarred: 'scarred',
    ready: 'veteran',
    spent: 'veteran, token spent',
    joined: 'for this battle only',
    retreats: 'retreat declared',
    retreated: 'in hyperspace',
  },
} as const;

/** What a campaign has made of a unit, in words; nothing in any other match. */
export function marksInWords(unit: UnitView, language: Language): readonly string[] {
  const t = WORDS[language];
  return [
    ...(unit.scarred ? [t.scarred] : []),
    ...(unit.veteran ? [t[unit.veteran]] : []),
    ...(unit.joined ? [t.joined] : []),
    ...(unit.kind === 'ship' && unit.retreats && unit.status === 'play' ? [t.retreats] : []),
    ...(unit.status === 'retreated' ? [t.retreated] : []),
  ];
}
