import type { Sayings } from '../../types.ts';

export const xwing: Sayings = {
  'rebel/xwing/wedgeantilles': {
    de: 'Im Angriff: Die Wendigkeit des Verteidigers sinkt um 1, nicht unter 0.',
    en: 'When you attack: the defender’s agility is 1 lower, but never below 0.',
  },
  'rebel/xwing/wesjanson': {
    de: 'Nach deinem Angriff: Du darfst dem Verteidiger 1 Fokusmarker, 1 Ausweichmarker oder 1 Zielerfassung, die er hat, entfernen.',
    en: 'After your attack: you may strip the defender of 1 focus token, 1 evade token or 1 target lock that it holds.',
  },
  'rebel/xwing/lukeskywalker': {
    de: 'In der Verteidigung: Du darfst 1 deiner Fokus-Ergebnisse in ein Ausweichen-Ergebnis ändern.',
    en: 'When you defend: you may turn 1 focus result into an evade result.',
  },
  'rebel/xwing/jekporkins': {
    de: 'Wenn du einen Stressmarker erhältst: Du darfst ihn wieder entfernen, wirfst dafür aber 1 Angriffswürfel. Zeigt er einen Treffer, erhältst du 1 verdeckte Schadenskarte.',
    en: 'When you get a stress token: you may throw it off again and roll one of the attack dice. If that shows a hit, you are dealt 1 facedown damage card.',
  },
  'rebel/xwing/kullbeesperado': {
    de: 'Nach der Aktion Schub oder Fassrolle: Du darfst deine Aufwertungskarte „Servomotorische S-Flügel“ umdrehen.',
    en: 'After a boost or barrel roll action of yours: you may turn over your “Servomotor S-foils”.',
  },
  'rebel/xwing/garvendreis': {
    de: 'Nachdem du einen Fokusmarker ausgegeben hast: Du darfst ihn einem anderen freundlichen Schiff in Reichweite 1–2 geben, statt ihn abzulegen.',
    en: 'After you have spent a focus token: you may hand it to another friendly ship at range 1–2 rather than discard it.',
  },
  'rebel/xwing/biggsdarklighter': {
    de: 'Einmal pro Partie, zu Beginn der Kampfphase: Du darfst das Feuer auf dich ziehen. Bis zum Ende der Runde können andere freundliche Schiffe in Reichweite 1 nicht angegriffen werden, wenn der Angreifer stattdessen dich angreifen könnte.',
    en: 'At the start of the Combat phase, but only once per game: you may draw the fire. For the rest of the round no attacker that could aim at you can aim at another friendly ship at range 1 of you.',
  },
  'rebel/xwing/hobbieklivian': {
    de: 'Wenn du eine Zielerfassung herstellst oder ausgibst: Du darfst 1 deiner Stressmarker entfernen.',
    en: 'When you acquire a target lock, and when you spend one: you may shed 1 stress token.',
  },
  'rebel/xwing/leevantenza': {
    de: 'Nach der Aktion Schub: Du darfst 1 Stressmarker nehmen, um 1 Ausweichmarker zu erhalten.',
    en: 'After your boost action: you may take 1 stress token and get 1 evade token for it.',
  },
  'rebel/xwing/edriotwotubes': {
    de: 'Wenn du in der Aktivierungsphase das aktive Schiff wirst: Hast du mindestens 1 Fokusmarker, darfst du eine freie Aktion durchführen.',
    en: 'When your activation in the Activation phase begins: with at least 1 focus token you may take a free action.',
  },
  'rebel/xwing/tarnmison': {
    de: 'Wenn ein feindliches Schiff dich als Ziel seines Angriffs bestimmt: Du darfst eine Zielerfassung auf dieses Schiff herstellen.',
    en: 'When an enemy declares its attack on you: you may answer with a target lock on it.',
  },
};
