import type { Sayings } from '../../types.ts';

export const heavyWeaponDK: Sayings = {
  'upgrade/general-grievous': {
    de: 'Die Einheit verliert KI. Stellt sie einen Angriffspool zusammen, darf sie bis zu 3 Würfel aufwerten; tut sie es, erhält sie 1 Niederhalten-Marker.',
    en: 'The unit loses AI. When it forms an attack pool it may upgrade up to 3 dice; if it does, it gains 1 suppression token.',
  },
  'upgrade/hunter-the-bad-batch-clone-force-99-republic': {
    de: 'Freie Kartenaktion: Für eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie, die weder Commander noch Agent ist, wird 1 schwarzer Angriffswürfel geworfen. Bei einem Treffer oder kritischen Treffer erleidet sie 1 Wunde.',
    en: 'Free card action: 1 black attack die is rolled for an enemy trooper unit at range 1 and in line of sight that is neither commander nor operative. On a hit or a critical hit it suffers 1 wound.',
  },
  'upgrade/imperial-probe-droid': {
    de: 'Greift die Einheit ein Ziel mit Beobachtungsmarkern an, darf sie einen davon ausgeben und diese Karte erschöpfen, um 1 Zielmarker zu erhalten. Zu Beginn der Endphase wird die Karte spielbereit gemacht.',
    en: 'When the unit attacks a target with observation tokens, it may spend one of them and exhaust this card to gain 1 aim token. The card is readied at the start of the end phase.',
  },
  'upgrade/kraken': {
    de: 'Die Einheit verliert KI. Für jede ihrer besiegten Miniaturen darf sie 1 Würfel ihres Angriffspools aufwerten.',
    en: 'The unit loses AI. For each of its defeated miniatures it may upgrade 1 die of its attack pool.',
  },
};
