import type { Language } from '@holotisch/engine';
import type { SektorView } from './view.ts';

export const EVENING = [
  'orders',
  'fronts',
  'battles',
  'evening',
  'refit',
] as const satisfies readonly SektorView['phase'][];

export const PHASES: Readonly<Record<Language, Readonly<Record<SektorView['phase'], string>>>> = {
  de: {
    orders: 'Geheime Befehle',
    fronts: 'Verteidiger treten an',
    battles: 'Schlachten',
    evening: 'Sold',
    refit: 'Ausbau',
    over: 'Ende des Kriegs',
  },
  en: {
    orders: 'Secret orders',
    fronts: 'Defenders step up',
    battles: 'Battles',
    evening: 'Pay',
    refit: 'Refit',
    over: 'End of the war',
  },
};

/** What is to be done, for those who play their first war. */
export const HINTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    order:
      'Klick einen Ort an: einen fremden am Ende einer Route, um anzugreifen, einen eigenen, um dich einzugraben. Alle Befehle werden gleichzeitig aufgedeckt.',
    defender: 'Schick, wer dort bestehen kann. Ein Ort, der aufgegeben wird, kostet keine Einheiten.',
    battle:
      'Trag die Schlacht am Tisch aus, lass die Computer kämpfen, oder gib ein, was an einem echten Tisch geschah.',
    refit: 'Heilen kostet ein Viertel der Karte. Was du nicht ausgibst, bleibt dir.',
  },
  en: {
    order:
      'Click a place: a foreign one at the end of a lane to attack it, one of your own to dig in. All orders are shown at once.',
    defender: 'Send whoever can hold out there. A place that is given up costs no units.',
    battle: 'Fight the battle at the table, let the computers fight it, or enter what happened at a real table.',
    refit: 'Mending costs a quarter of the card. What you do not spend remains yours.',
  },
};
