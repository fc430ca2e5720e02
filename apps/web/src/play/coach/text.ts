import type { Language } from '@holotisch/engine';
import type { Because } from './advice.ts';

interface CoachText {
  readonly label: string;
  readonly away: string;
  readonly options: string;
  readonly advice: string;
  readonly nothingOpen: string;
  readonly thinking: string;
  readonly failed: string;
  readonly would: (answer: string) => string;
  readonly elsewhere: string;
  readonly instead: (answer: string) => string;
  readonly alone: string;
  readonly take: string;
  readonly because: (reason: Because, piece: string) => string;
}

const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0');

const de: CoachText = {
  label: 'Trainer',
  away: 'Den Trainer wegschicken',
  options: 'Was kann ich hier tun?',
  advice: 'Was würdest du tun?',
  nothingOpen: 'Noch liegt keine seiner Entscheidungen offen, über die sich etwas sagen lässt.',
  thinking: 'Der Computer spielt es durch …',
  failed: 'Hier weiß der Computer keinen Rat.',
  would: (answer) => `Ich würde: ${answer}.`,
  elsewhere: 'einen bestimmten Platz auf dem Tisch wählen',
  instead: (answer) => `Verglichen mit: ${answer}.`,
  alone: 'Etwas anderes kam nicht in Betracht.',
  take: 'So entscheiden',
  because(reason, piece) {
    switch (reason.what) {
      case 'chance':
        return `${reason.here} % Siegchance statt ${reason.there} % (± ${reason.error}).`;
      case 'points':
        return `Im Mittel ${signed(reason.here)} Punkte statt ${signed(reason.there)}.`;
      case 'safe':
        return `Wenn es schlecht läuft, büßt ${piece} ${reason.here} Punkte ein statt ${reason.there}.`;
      case 'strong':
        return `Wenn es gut läuft, kostet es ${piece} ${reason.here} Punkte statt ${reason.there}.`;
    }
  },
};

const en: CoachText = {
  label: 'Coach',
  away: 'Send the coach away',
  options: 'What can I do here?',
  advice: 'What would you do?',
  nothingOpen: 'None of its decisions that could be explained lies open yet.',
  thinking: 'The computer is playing it through …',
  failed: 'The computer has no advice here.',
  would: (answer) => `I would choose: ${answer}.`,
  elsewhere: 'a certain place on the table',
  instead: (answer) => `Compared with: ${answer}.`,
  alone: 'Nothing else was worth considering.',
  take: 'Decide like this',
  because(reason, piece) {
    switch (reason.what) {
      case 'chance':
        return `A ${reason.here} % chance to win instead of ${reason.there} % (± ${reason.error}).`;
      case 'points':
        return `${signed(reason.here)} points on average instead of ${signed(reason.there)}.`;
      case 'safe':
        return `If it goes badly, ${piece} loses ${reason.here} points instead of ${reason.there}.`;
      case 'strong':
        return `If it goes well, it costs ${piece} ${reason.here} points instead of ${reason.there}.`;
    }
  },
};

export const coachText: Readonly<Record<Language, CoachText>> = { de, en };
