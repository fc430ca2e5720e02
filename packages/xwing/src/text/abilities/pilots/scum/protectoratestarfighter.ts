import type { Sayings } from '../../types.ts';

export const protectoratestarfighter: Sayings = {
  'scum/protectoratestarfighter/fennrau': {
    de: 'Im Angriff und in der Verteidigung, wenn das feindliche Schiff in Reichweite 1 ist: Du darfst 1 zusätzlichen Würfel werfen.',
    en: 'When you attack or defend against an enemy ship at range 1: you may raise the number of your dice by 1.',
  },
  'scum/protectoratestarfighter/oldteroch': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 feindliches Schiff in Reichweite 1 wählen. Bist du in seinem Feuerwinkel, verliert es alle Fokus- und Ausweichmarker.',
    en: 'When the Combat phase begins: you may pick an enemy at range 1. If it has you in its firing arc, it loses all focus and evade tokens.',
  },
  'scum/protectoratestarfighter/kadsolus': {
    de: 'Nachdem du ein rotes Manöver ausgeführt hast: Du erhältst 2 Fokusmarker.',
    en: 'After each red manoeuvre of yours: you get 2 focus tokens.',
  },
};
