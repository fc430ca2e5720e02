import type { Language } from '@holotisch/engine';
import { useLanguage } from '../../../settings/language.tsx';

const de = {
  attack: 'Angriff',
  colours: { red: 'Rote Würfel', blue: 'Blaue Würfel', black: 'Schwarze Würfel' },
  range: 'Reichweite',
  ranges: { close: 'kurz', medium: 'mittel', long: 'groß' },
  kind: 'Wer schießt auf wen',
  kinds: { ship: 'Schiff auf Schiff', bomber: 'Bomber auf Schiff', squadron: 'Staffel beteiligt' },
  far: (dice: number) => (dice === 1 ? '1 Würfel reicht nicht so weit.' : `${dice} Würfel reichen nicht so weit.`),
  tokens: 'Verteidigungsmarker',
  token: { scatter: 'Zerstreuen', brace: 'Stabilisieren', evade: 'Ausweichen' },
  damage: 'Schaden',
  hull: 'Hülle',
  front: 'Schilde vorn',
  left: 'Schilde links',
  right: 'Schilde rechts',
  rear: 'Schilde hinten',
  undefended: (average: string) => `ohne Verteidigung ${average}`,
  critical: (percent: string) => `kritisch zu ${percent}`,
  accuracies: (average: string) => `Zielgenauigkeit im Mittel ${average}`,
  note: 'Umlenken und Eindämmen ändern die Summe nicht. Gerechnet ist die beste Verteidigung mit allen Markern, die keine Zielgenauigkeit sperrt.',
  faces: {
    hit: 'Treffer',
    double: '2 Treffer',
    crit: 'kritischer Treffer',
    hitcrit: 'Treffer und kritischer Treffer',
    accuracy: 'Zielgenauigkeit',
    blank: 'Leerseite',
  } as Readonly<Record<string, string>>,
};

const en: typeof de = {
  attack: 'Attack',
  colours: { red: 'Red dice', blue: 'Blue dice', black: 'Black dice' },
  range: 'Range',
  ranges: { close: 'close', medium: 'medium', long: 'long' },
  kind: 'Who shoots at whom',
  kinds: { ship: 'Ship at ship', bomber: 'Bomber at ship', squadron: 'Squadron involved' },
  far: (dice) => (dice === 1 ? '1 die does not reach that far.' : `${dice} dice do not reach that far.`),
  tokens: 'Defence tokens',
  token: { scatter: 'Scatter', brace: 'Brace', evade: 'Evade' },
  damage: 'damage',
  hull: 'Hull',
  front: 'Front shields',
  left: 'Left shields',
  right: 'Right shields',
  rear: 'Rear shields',
  undefended: (average) => `${average} undefended`,
  critical: (percent) => `critical in ${percent}`,
  accuracies: (average) => `${average} accuracy on average`,
  note: 'Redirect and Contain do not change the total. Counted is the best defence with all tokens that no accuracy icon locks.',
  faces: {
    hit: 'hit',
    double: '2 hits',
    crit: 'critical hit',
    hitcrit: 'hit and critical hit',
    accuracy: 'accuracy',
    blank: 'blank',
  },
};

export const armadaWords: Readonly<Record<Language, typeof de>> = { de, en };

export const useDiceWords = () => armadaWords[useLanguage().lang];
