import type { Sayings } from '../../types.ts';

export const tiefofighter: Sayings = {
  'imperial/tiefofighter/omegaleader': {
    de: 'Feindliche Schiffe, die du erfasst hast, können keine Würfel modifizieren, wenn sie dich angreifen oder sich gegen dich verteidigen.',
    en: 'An enemy ship that you have locked can modify no dice in attacks between the two of you.',
  },
  'imperial/tiefofighter/omegaace': {
    de: 'Im Angriff: Du darfst 1 Fokusmarker und deine Zielerfassung auf den Verteidiger ausgeben, um alle deine Ergebnisse in kritische Treffer zu ändern.',
    en: 'When you attack: you may spend both 1 focus token and your lock on the defender to make every result a critical hit.',
  },
  'imperial/tiefofighter/zetaleader': {
    de: 'Im Angriff, wenn du nicht gestresst bist: Du darfst 1 Stressmarker nehmen, um 1 zusätzlichen Angriffswürfel zu werfen.',
    en: 'When you attack unstressed: you may take 1 stress token to raise the number of your attack dice by 1.',
  },
  'imperial/tiefofighter/epsilonleader': {
    de: 'Zu Beginn der Kampfphase: Jedes freundliche Schiff in Reichweite 1, auch du selbst, verliert 1 Stressmarker.',
    en: 'When the Combat phase begins: every friendly ship at range 1, you included, loses 1 stress token.',
  },
  'imperial/tiefofighter/zetaace': {
    de: 'Bei einer Fassrolle: Du darfst die Geradeaus-Manöverschablone 2 statt der Geradeaus-Manöverschablone 1 benutzen.',
    en: 'When you barrel roll: straight 2 may be your template in place of straight 1.',
  },
  'imperial/tiefofighter/epsilonace': {
    de: 'Solange du keine Schadenskarte hast: Dein Pilotenwert ist 12.',
    en: 'As long as you have no damage card: your pilot skill is 12.',
  },
};
