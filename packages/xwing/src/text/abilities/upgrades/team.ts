import type { Sayings } from '../types.ts';

export const team: Sayings = {
  'team/gunneryteam': {
    de: 'Einmal pro Runde, im Angriff mit einer Sekundärwaffe: Du darfst 1 Energie ausgeben, um 1 Leerseite in einen Treffer zu ändern.',
    en: 'Once per round, when a secondary weapon of yours attacks: you may pay 1 energy to turn 1 blank into a hit.',
  },
  'team/sensorteam': {
    de: 'Wenn du eine Zielerfassung herstellst: Du darfst ein feindliches Schiff in Reichweite 1–5 erfassen statt in Reichweite 1–3.',
    en: 'When you lock an enemy: it may be at range 1–5 rather than 1–3.',
  },
  'team/engineeringteam': {
    de: 'In der Aktivierungsphase: Deckst du ein Manöver Geradeaus auf, erhältst du im Schritt „Energie erhalten“ 1 Energie mehr.',
    en: 'In the Activation phase: if the manoeuvre you reveal is a straight, you gain 1 energy more in the step for gaining energy.',
  },
  'team/ordnanceexperts': {
    de: 'Einmal pro Runde, wenn ein freundliches Schiff in Reichweite 1–3 mit einem Torpedo oder einer Rakete angreift: Es darf 1 seiner Leerseiten in einen Treffer ändern.',
    en: 'Once per round, when a torpedo or missile is fired by any friendly ship at range 1–3: that ship may turn 1 of its blanks into a hit.',
  },
  'team/igrmthugdroids': {
    de: 'Im Angriff: Du darfst 1 deiner Treffer in einen kritischen Treffer ändern.',
    en: 'When you attack: you may turn 1 of your hits into a critical hit.',
  },
};
