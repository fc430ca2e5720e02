import type { Sayings } from '../../types.ts';

export const tiereaper: Sayings = {
  'imperial/tiereaper/majorvermeil': {
    de: 'Im Angriff, wenn der Verteidiger weder Fokus- noch Ausweichmarker hat: Du darfst 1 deiner Leerseiten oder Fokus-Ergebnisse in einen Treffer ändern.',
    en: 'When you attack a ship that has neither focus nor evade tokens: you may turn one blank or focus result into a hit.',
  },
  'imperial/tiereaper/captainferoph': {
    de: 'In der Verteidigung, wenn der Angreifer einen Störsignalmarker hat: Du fügst deinem Wurf 1 Ausweichen-Ergebnis hinzu.',
    en: 'When you defend against a ship with a jam token: you add an evade result to your roll.',
  },
  'imperial/tiereaper/vizier': {
    de: 'Nachdem ein freundliches Schiff ein Manöver der Geschwindigkeit 1 ausgeführt hat, ohne ein Schiff zu überschneiden: Ist es in Reichweite 1, darfst du ihm 1 deiner Fokus- oder Ausweichmarker geben.',
    en: 'After a speed 1 manoeuvre takes a friendly ship to range 1 of you without overlapping a ship: you may give it a focus or evade token of yours.',
  },
};
