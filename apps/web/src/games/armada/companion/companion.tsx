import { lazy } from 'react';
import type { CompanionGame } from '../../../table-ui/companion/companion-game.ts';
import { Dice } from './dice.tsx';

const PHASES = [
  {
    name: { de: 'Kommando', en: 'Command' },
    does: {
      de: 'Alle legen verdeckte Kommandoräder unter ihre Stapel, bis jedes Schiff so viele hat wie sein Kommandowert.',
      en: 'Everybody puts facedown dials under their stacks until each ship has as many as its command value.',
    },
    clause: 'AR-KOMMANDOPHASE-02',
  },
  {
    name: { de: 'Schiffe', en: 'Ships' },
    does: {
      de: 'Abwechselnd ein Schiff aktivieren: Rad aufdecken, angreifen, Manöver.',
      en: 'Take turns activating one ship: reveal the dial, attack, execute the manoeuvre.',
    },
    clause: 'AR-SCHIFFSPHASE-01',
  },
  {
    name: { de: 'Staffeln', en: 'Squadrons' },
    does: {
      de: 'Abwechselnd zwei Staffeln aktivieren, die noch nicht an der Reihe waren.',
      en: 'Take turns activating two squadrons that have not been activated yet.',
    },
    clause: 'AR-STAFFELPHASE-01',
  },
  {
    name: { de: 'Status', en: 'Status' },
    does: {
      de: 'Verteidigungsmarker und Karten bereit machen, Initiativemarker umdrehen, Rundenmarker legen.',
      en: 'Ready defence tokens and cards, flip the initiative token, place the next round token.',
    },
    clause: 'AR-STATUSPHASE-01',
  },
] as const;

const ROUNDS = 6;

export const armadaCompanion: CompanionGame = {
  rounds: () => ROUNDS,
  phases: () => PHASES,
  score: { de: 'Siegpunkte', en: 'Victory points' },
  scoreSteps: [1, 5, 15],
  first: { de: 'Erster Spieler', en: 'First player' },
  Dice,
  Lists: lazy(() => import('./lists.tsx')),
  asked: {
    de: [
      'Wie oft darf ein Schiff angreifen?',
      'Wann darf ich zwei Verteidigungsmarker ausgeben?',
      'Was passiert, wenn zwei Schiffe zusammenstoßen?',
      'Wie funktioniert ein Asteroidenfeld?',
      'Darf eine Staffel im Nahkampf wegfliegen?',
      'Was bringt der Bomber?',
    ],
    en: [
      'How often may a ship attack?',
      'When may I spend two defence tokens?',
      'What happens when two ships collide?',
      'What does an asteroid field do?',
      'May an engaged squadron move away?',
      'What does bomber do?',
    ],
  },
};
