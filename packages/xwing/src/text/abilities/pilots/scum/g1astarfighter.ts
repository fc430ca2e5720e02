import type { Sayings } from '../../types.ts';

export const g1astarfighter: Sayings = {
  'scum/g1astarfighter/zuckuss': {
    de: 'Im Angriff: Du darfst 1 zusätzlichen Angriffswürfel werfen. Tust du es, wirft der Verteidiger 1 zusätzlichen Verteidigungswürfel.',
    en: 'When you attack: you may raise the number of your attack dice by 1. If so, the number of defence dice rises by 1, too.',
  },
  'scum/g1astarfighter/4lom': {
    de: 'Zu Beginn der Endphase: Du darfst 1 deiner Stressmarker einem anderen Schiff in Reichweite 1 geben, ob Freund oder Feind.',
    en: 'When the End phase begins: you may hand one of your stress tokens to any other ship at range 1, friend or enemy.',
  },
};
