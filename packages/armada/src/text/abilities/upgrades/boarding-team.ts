import type { Sayings } from '../types.ts';

export const boardingTeam: Sayings = {
  'upgrade/boarding-engineers': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Sieh die verdeckten Schadenskarten eines feindlichen Schiffs in kurzer Reichweite an und decke bis zu deinem Technikwert davon auf.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: look at the facedown damage cards of an enemy ship at close range and turn up to your engineering value of them faceup.',
  },
  'upgrade/boarding-troopers': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Gib Verteidigungsmarker eines feindlichen Schiffs in kurzer Reichweite aus, bis zu deinem Staffelwert.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: spend defence tokens of an enemy ship at close range, up to your squadron value.',
  },
  'upgrade/cham-syndulla': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Sieh alle Kommandoräder eines feindlichen Schiffs in kurzer Reichweite an und stelle sie neu ein.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: look at all command dials of an enemy ship at close range and set them anew.',
  },
  'upgrade/darth-vader-boarding-team': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Ein feindliches Schiff in kurzer Reichweite verliert 1 Aufwertungskarte deiner Wahl, nur nicht den Commander.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: an enemy ship at close range loses 1 upgrade card of your choice, but for its commander.',
  },
  'upgrade/jyn-erso': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Ein feindliches Schiff in kurzer Reichweite ohne Überfallmarker erhält 2 davon; trägt es einen Einsatzzielmarker, darfst du 1 Siegmarker nehmen.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: an enemy ship at close range without raid tokens gains 2; if it has an objective token you may take 1 victory token.',
  },
  'upgrade/shriv-suurgav': {
    de: 'Deckst du ein Kommando auf, darfst du ein Staffel-Rad oder einen Staffel-Marker und diese Karte ablegen: Ein feindliches Schiff in kurzer Reichweite verliert 1 Aufwertung deiner Wahl unter Teams, Nachrüstungen und Waffen.',
    en: 'When you reveal a command you may discard a Squadron dial or token and this card: an enemy ship at close range loses 1 upgrade of your choice among teams, retrofits and weapons.',
  },
};
