import { lazy } from 'react';
import type { CompanionGame } from '../../../table-ui/companion/companion-game.ts';
import { Dice } from './dice.tsx';

const PHASES = [
  {
    name: { de: 'Planung', en: 'Planning' },
    does: {
      de: 'Alle wählen verdeckt ein Manöver für jedes ihrer Schiffe.',
      en: 'Everybody secretly chooses a manoeuvre for each of their ships.',
    },
    clause: 'XW-PLANUNGSPHASE-01',
  },
  {
    name: { de: 'Aktivierung', en: 'Activation' },
    does: {
      de: 'Vom niedrigsten Pilotenwert zum höchsten: Rad aufdecken, fliegen, Aktion.',
      en: 'From the lowest pilot skill to the highest: reveal the dial, fly, perform an action.',
    },
    clause: 'XW-AKTIVIERUNGSPHASE-03',
  },
  {
    name: { de: 'Kampf', en: 'Combat' },
    does: {
      de: 'Vom höchsten Pilotenwert zum niedrigsten: Jedes Schiff darf einmal angreifen.',
      en: 'From the highest pilot skill to the lowest: each ship may attack once.',
    },
    clause: 'XW-KAMPFPHASE-02',
  },
  {
    name: { de: 'Ende', en: 'End' },
    does: {
      de: 'Fokus- und Ausweichmarker kommen weg; Stress, Zielerfassung und Schilde bleiben.',
      en: 'Focus and evade tokens are removed; stress, target locks and shields stay.',
    },
    clause: 'XW-ENDPHASE-01',
  },
] as const;

export const xwingCompanion: CompanionGame = {
  rounds: () => undefined,
  phases: () => PHASES,
  score: { de: 'Zerstörte Punkte', en: 'Points destroyed' },
  scoreSteps: [1, 5, 10],
  first: { de: 'Initiative', en: 'Initiative' },
  Dice,
  Lists: lazy(() => import('./lists.tsx')),
  asked: {
    de: [
      'Was passiert, wenn ich über einen Asteroiden fliege?',
      'Wie lange bleibt ein Fokusmarker liegen?',
      'Zwei Schiffe überlappen sich',
      'Wann bekomme ich Stress und wie werde ich ihn los?',
      'Wie funktioniert die Zielerfassung?',
      'Wann gibt es einen Würfel mehr?',
    ],
    en: [
      'What happens when I fly over an asteroid?',
      'How long does a focus token stay?',
      'Two ships overlap',
      'When do I get stress and how do I lose it?',
      'How does a target lock work?',
      'When do I roll an extra die?',
    ],
  },
};
