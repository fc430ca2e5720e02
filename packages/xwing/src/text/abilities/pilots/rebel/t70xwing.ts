import type { Saying, Sayings } from '../../types.ts';

const POE_DAMERON: Saying = {
  de: 'Im Angriff und in der Verteidigung: Hast du einen Fokusmarker, darfst du 1 deiner Fokus-Ergebnisse in einen Treffer bzw. ein Ausweichen-Ergebnis ändern. Der Marker wird dabei nicht ausgegeben.',
  en: 'When you attack or defend with a focus token: you may turn 1 focus result into a hit or an evade respectively. The token is not spent.',
};

export const t70xwing: Sayings = {
  'rebel/t70xwing/poedameron-swx57': POE_DAMERON,
  'rebel/t70xwing/poedameron': POE_DAMERON,
  'rebel/t70xwing/elloasty': {
    de: 'Solange du nicht gestresst bist: Du darfst deine Tallon-Rollen als weiße Manöver behandeln.',
    en: 'While unstressed: your Tallon rolls may count as white manoeuvres.',
  },
  'rebel/t70xwing/niennunb': {
    de: 'Wenn du einen Stressmarker erhältst: Ist ein feindliches Schiff in Reichweite 1 in deinem Feuerwinkel, darfst du ihn ablegen.',
    en: 'When you get a stress token while an enemy is at range 1 inside your firing arc: you may discard that token.',
  },
  'rebel/t70xwing/redace': {
    de: 'Wenn du in einer Runde zum ersten Mal einen Schildmarker verlierst: Du erhältst 1 Ausweichmarker.',
    en: 'When you lose your first shield of a round: you get 1 evade token.',
  },
  'rebel/t70xwing/snapwexley': {
    de: 'Nach einem Manöver der Geschwindigkeit 2, 3 oder 4: Berührst du kein Schiff, darfst du Schub als freie Aktion durchführen.',
    en: 'After a manoeuvre of speed 2, 3 or 4: if you touch no ship, you may boost as a free action.',
  },
  'rebel/t70xwing/blueace': {
    de: 'Bei der Aktion Schub: Du darfst die Schablone Wendemanöver 1 benutzen, nach links oder rechts.',
    en: 'When you boost as an action: you may take the speed 1 turn template, to either side.',
  },
  'rebel/t70xwing/jesspava': {
    de: 'Im Angriff und in der Verteidigung: Du darfst so viele deiner Würfel neu würfeln, wie andere freundliche Schiffe in Reichweite 1 sind.',
    en: 'When you attack or defend: every other friendly ship at range 1 allows you to reroll one of your dice.',
  },
};
