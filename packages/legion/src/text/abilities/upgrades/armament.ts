import type { Sayings } from '../types.ts';

export const armament: Sayings = {
  'upgrade/dc-17m-icws-config': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden, auch erschöpft. Enthält ein Angriffspool das Scharfschützengewehr, hat er Lethal 1.',
    en: 'At the start of its activation the card may be flipped, even while exhausted. An attack pool with the sniper weapon has Lethal 1.',
  },
  'upgrade/dins-amban-rifle': {
    de: 'Kartenaktion für zwei Aktionen, nicht im Handgemenge: Bewegung mit Geschwindigkeit 1, dann 1 roter Angriffswürfel für eine feindliche Einheit in Sichtlinie. Bei einem Treffer oder kritischen Treffer erleidet sie 1 Wunde und erhält 1 Niederhalten-Marker.',
    en: 'Card action for two actions, not while engaged: a speed-1 move, then 1 red attack die for an enemy unit in line of sight. On a hit or a critical hit it suffers 1 wound and gains 1 suppression token.',
  },
  'upgrade/electro-gauntlets': {
    de: 'Die Einheit kann sich bewegen, obwohl sie mit einer Einheit im Handgemenge ist, die mindestens 1 Immobilisiert-Marker hat – auch wenn die Karte erschöpft ist.',
    en: 'The unit can move although it is engaged with a unit that has at least 1 immobilize token, even while the card is exhausted.',
  },
  'upgrade/j-19-bo-rifle': {
    de: 'Liegt die Seite mit dem Stab oben, hat die Einheit Sturmangriff und ist im Nahkampf immun gegen Durchschlagen.',
    en: 'While the staff side is up, the unit has Charge and is immune to Pierce in melee.',
  },
  'upgrade/the-darksaber-maul': {
    de: 'Die Einheit gilt als Commander, und ihre Angriffsenergie wird zu kritischen Treffern.',
    en: 'The unit counts as a commander, and its attack surges become critical hits.',
  },
};
