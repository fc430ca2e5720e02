import type { Sayings } from '../../types.ts';

export const starviper: Sayings = {
  'scum/starviper/princexizor': {
    de: 'In der Verteidigung: Ein anderes freundliches Schiff in Reichweite 1 darf an deiner Stelle 1 nicht negierten Treffer oder kritischen Treffer erleiden.',
    en: 'When you defend: one hit or critical hit that you have not cancelled may be taken on by another friendly ship at range 1.',
  },
  'scum/starviper/dalanoberos': {
    de: 'Deckst du ein Wendemanöver, ein Drehmanöver oder einen Segnor-Looping auf und bist nicht gestresst: Du darfst stattdessen mit derselben Manöverschablone eine rote Tallon-Rolle zur selben Seite ausführen.',
    en: 'When your dial shows a bank, turn or Segnor’s loop and you are unstressed: you may fly a red Tallon roll to the same side instead, with that same template.',
  },
  'scum/starviper/guri': {
    de: 'Zu Beginn der Kampfphase: Ist ein feindliches Schiff in Reichweite 1, darfst du dir 1 Fokusmarker zuteilen.',
    en: 'When the Combat phase begins: if an enemy ship is at range 1, you may take 1 focus token.',
  },
  'scum/starviper/thweek': {
    de: 'Beim Aufbau, vor „Streitkräfte platzieren“: Du darfst 1 feindlichem Schiff den Zustand „Wie ein Schatten“ oder „Wie ein Spiegelbild“ zuteilen.',
    en: 'During setup, before forces are placed: you may give 1 enemy ship the condition “Shadowed” or “Mimicked”.',
  },
};
