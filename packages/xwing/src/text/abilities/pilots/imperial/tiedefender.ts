import type { Sayings } from '../../types.ts';

export const tiedefender: Sayings = {
  'imperial/tiedefender/rexlerbrath': {
    de: 'Nach deinem Angriff, der dem Verteidiger mindestens 1 Schadenskarte zugeteilt hat: Du darfst 1 Fokusmarker ausgeben, um diese Karten auf die offene Seite zu drehen.',
    en: 'After your attack has dealt the defender damage cards: for 1 focus token spent you may turn all of these faceup.',
  },
  'imperial/tiedefender/maarekstele': {
    de: 'Teilt dein Angriff dem Verteidiger eine offene Schadenskarte zu: Du ziehst stattdessen 3, wählst 1 davon für ihn aus und legst die übrigen ab.',
    en: 'Whenever your attack would deal a faceup damage card: you draw 3 instead, pick the one that the defender gets and discard the rest.',
  },
  'imperial/tiedefender/colonelvessery': {
    de: 'Im Angriff, gleich nach dem Angriffswurf: Hat irgendein Schiff den Verteidiger erfasst, darfst du eine Zielerfassung auf ihn herstellen.',
    en: 'When you attack, right after the attack roll: if any ship has the defender locked, you may lock it, too.',
  },
  'imperial/tiedefender/countessryad': {
    de: 'Deckst du ein Manöver Geradeaus auf: Du darfst es als Koiogran-Wende derselben Geschwindigkeit und Farbe ausführen.',
    en: 'When your dial shows a straight manoeuvre: you may fly a Koiogran turn of the same speed and colour instead.',
  },
};
