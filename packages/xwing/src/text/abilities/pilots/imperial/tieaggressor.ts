import type { Sayings } from '../../types.ts';

export const tieaggressor: Sayings = {
  'imperial/tieaggressor/lieutenantkestal': {
    de: 'Im Angriff: Du darfst 1 Fokusmarker ausgeben, um alle Leerseiten und Fokus-Ergebnisse des Verteidigers zu negieren.',
    en: 'When you attack: for 1 focus token spent you may cancel every blank and focus result of the defender.',
  },
  'imperial/tieaggressor/doubleedge': {
    de: 'Einmal pro Runde, nachdem dein Angriff mit einer Sekundärwaffe nicht getroffen hat: Du darfst mit einer anderen Waffe angreifen.',
    en: 'Once per round, after you miss with a secondary weapon: you may attack with another weapon.',
  },
};
