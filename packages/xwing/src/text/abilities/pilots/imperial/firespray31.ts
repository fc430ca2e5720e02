import type { Sayings } from '../../types.ts';

export const firespray31: Sayings = {
  'imperial/firespray31/bobafett': {
    de: 'Deckst du ein Drehmanöver auf: Du darfst dein Manöverrad auf das Drehmanöver derselben Geschwindigkeit zur anderen Seite stellen.',
    en: 'When you reveal a bank: you may turn your dial to the bank of equal speed on the other side.',
  },
  'imperial/firespray31/kathscarlet': {
    de: 'Im Angriff: Negiert der Verteidiger mindestens 1 kritischen Treffer, erhält er 1 Stressmarker.',
    en: 'When you attack: if the defender cancels any critical hit, it gets 1 stress token.',
  },
  'imperial/firespray31/krassistrelix': {
    de: 'Im Angriff mit einer Sekundärwaffe: Du darfst 1 Angriffswürfel neu würfeln.',
    en: 'When you fire a secondary weapon: 1 of your attack dice may be rerolled.',
  },
};
