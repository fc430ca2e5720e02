import { lazy } from 'react';
import type { CompanionGame } from '../../../table-ui/companion/companion-game.ts';
import { Dice } from './dice.tsx';

type Phases = ReturnType<CompanionGame['phases']>;

const NAMES = {
  command: { de: 'Kommando', en: 'Command' },
  activation: { de: 'Aktivierung', en: 'Activation' },
  end: { de: 'Ende', en: 'End' },
} as const;

const FIRST: Phases = [
  {
    name: NAMES.command,
    does: {
      de: 'Kommandokarte wählen und aufdecken, Priorität bestimmen, Befehle erteilen, Befehlspool bilden.',
      en: 'Choose and reveal a command card, determine priority, issue orders, form the order pool.',
    },
    clause: 'LE-KOMMANDOPHASE-01',
  },
  {
    name: NAMES.activation,
    does: {
      de: 'Abwechselnd eine Einheit aktivieren: eine mit offenem Befehl, oder einen Marker ziehen.',
      en: 'Take turns activating a unit: one with a faceup order, or draw a token.',
    },
    clause: 'LE-AKTIVIERUNGSPHASE-04',
  },
  {
    name: NAMES.end,
    does: {
      de: 'Kommandokarten ablegen, Marker entfernen, 1 Niederhalten-Marker je Einheit weg, Rundenzähler weitergeben.',
      en: 'Discard command cards, remove tokens, take 1 suppression token from each unit, pass on the round counter.',
    },
    clause: 'LE-SPIELRUNDE-ENDPHASE-06',
  },
];

const LATER: Phases = [
  {
    name: NAMES.command,
    does: {
      de: 'Kommandokarte wählen und ausführen, Priorität bestimmen, Befehle erteilen, Befehls- und Passvorrat bilden.',
      en: 'Choose and resolve a command card, determine priority, issue orders, build the order and pass pools.',
    },
    clause: 'L2-KOMMANDOPHASE-04',
  },
  {
    name: NAMES.activation,
    does: {
      de: 'Abwechselnd: Einheit mit offenem Befehl aktivieren, einen Marker ziehen oder passen.',
      en: 'Take turns: activate a unit with a faceup order, draw a token, or pass.',
    },
    clause: 'L2-AKTIVIERUNGSPHASE-14',
  },
  {
    name: NAMES.end,
    does: {
      de: 'Siegpunkte zählen, Kommandokarten ablegen, Marker entfernen, befördern, Rundenzähler weiterstellen.',
      en: 'Score victory points, discard command cards, remove tokens, promote units, advance the round counter.',
    },
    clause: 'L2-ENDPHASE-02',
  },
];

export const legionCompanion: CompanionGame = {
  editions: ['1.2', '2.6'],
  rounds: (edition) => (edition === '2.6' ? 5 : 6),
  phases: (edition) => (edition === '2.6' ? LATER : FIRST),
  score: { de: 'Siegpunkte', en: 'Victory points' },
  scoreSteps: [1, 2],
  first: { de: 'Priorität', en: 'Priority' },
  Dice,
  Lists: lazy(() => import('./lists.tsx')),
  orders: {
    ranks: [
      { id: 'commander', name: { de: 'Commander', en: 'Commander' } },
      { id: 'operative', name: { de: 'Agent', en: 'Operative' } },
      { id: 'corps', name: { de: 'Korps', en: 'Corps' } },
      { id: 'special', name: { de: 'Spezialeinsatzkräfte', en: 'Special Forces' } },
      { id: 'support', name: { de: 'Unterstützung', en: 'Support' } },
      { id: 'heavy', name: { de: 'Schwer', en: 'Heavy' } },
    ],
    ofList: async () => (await import('./orders.ts')).ordersAtHand(),
    clause: (edition) => (edition === '2.6' ? 'L2-KOMMANDOPHASE-08' : 'LE-BEFEHLSPOOL-01'),
  },
  asked: {
    de: [
      'Wie komme ich aus dem Nahkampf heraus?',
      'Darf ich in einen Nahkampf schießen?',
      'Wann ist eine Einheit in Panik?',
      'Wer hat Deckung?',
      'Wie klettert man?',
      'Was bedeutet Bereitschaft?',
    ],
    en: [
      'How do I get out of a melee?',
      'May I shoot into a melee?',
      'When does a unit panic?',
      'Who has cover?',
      'How do you climb?',
      'What does standby do?',
    ],
  },
};
