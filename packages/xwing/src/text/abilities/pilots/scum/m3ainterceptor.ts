import type { Sayings } from '../../types.ts';

export const m3ainterceptor: Sayings = {
  'scum/m3ainterceptor/serissu': {
    de: 'Verteidigt sich ein anderes freundliches Schiff in Reichweite 1: Es darf 1 Verteidigungswürfel neu würfeln.',
    en: 'When other friendly ships at range 1 defend: they may reroll 1 of their defence dice.',
  },
  'scum/m3ainterceptor/genesisred': {
    de: 'Nachdem du eine Zielerfassung hergestellt hast: Du erhältst Fokus- und Ausweichmarker, bis du von beiden so viele hast wie das erfasste Schiff.',
    en: 'After you lock a ship: you get focus and evade tokens until you match its number of each.',
  },
  'scum/m3ainterceptor/laetinashera': {
    de: 'Nachdem du dich gegen einen Angriff verteidigt hast, der nicht traf: Du darfst dir 1 Ausweichmarker zuteilen.',
    en: 'After an attack on you misses: you may take 1 evade token.',
  },
  'scum/m3ainterceptor/quinnjast': {
    de: 'Zu Beginn der Kampfphase: Du darfst 1 Waffen-deaktiviert-Marker nehmen, um 1 deiner abgelegten Torpedo- oder Raketen-Aufwertungskarten wieder auf die offene Seite zu drehen.',
    en: 'When the Combat phase begins: you may accept a weapons disabled token to turn 1 discarded Torpedo or Missile upgrade of yours faceup again.',
  },
  'scum/m3ainterceptor/inaldra': {
    de: 'Im Angriff und in der Verteidigung: Du darfst 1 Schild ausgeben, um beliebig viele deiner Würfel neu zu würfeln.',
    en: 'When you attack or defend: you may pay 1 shield to reroll any of your dice.',
  },
  'scum/m3ainterceptor/sunnybounder': {
    de: 'Einmal pro Runde, nachdem du Würfel geworfen oder neu gewürfelt hast: Zeigen alle deine Würfel dasselbe Ergebnis, darfst du 1 weiteres davon hinzufügen.',
    en: 'Once per round, after a roll or reroll of yours: if all your dice show one and the same result, you may add another of it.',
  },
};
