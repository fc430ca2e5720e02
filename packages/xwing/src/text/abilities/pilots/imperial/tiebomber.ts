import type { Sayings } from '../../types.ts';

export const tiebomber: Sayings = {
  'imperial/tiebomber/tomaxbren': {
    de: 'Die erste Elite-Aufwertungskarte, die du in einer Runde ablegst, wird wieder auf die offene Seite gedreht.',
    en: 'The first Elite upgrade that you discard in a round is turned faceup again.',
  },
  'imperial/tiebomber/majorrhymer': {
    de: 'Im Angriff mit einer Sekundärwaffe: Du darfst ihre Reichweite um 1 nach oben oder unten erweitern, höchstens auf 1–3.',
    en: 'When you fire a secondary weapon: you may extend its range by 1 at either end, up to range 1–3.',
  },
  'imperial/tiebomber/captainjonus': {
    de: 'Greift ein anderes freundliches Schiff in Reichweite 1 mit einer Sekundärwaffe an: Es darf bis zu 2 Angriffswürfel neu würfeln.',
    en: 'Other friendly ships at range 1: when they fire a secondary weapon, they may reroll one or two of their attack dice.',
  },
  'imperial/tiebomber/deathfire': {
    de: 'Deckst du dein Manöverrad auf oder hast du eine Aktion durchgeführt: Du darfst die Aktion einer Bomben-Aufwertungskarte als freie Aktion durchführen.',
    en: 'When you reveal your dial and after each of your actions: you may take the action of a Bomb upgrade as a free action.',
  },
};
