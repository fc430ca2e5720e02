import type { Saying } from '../types.ts';

export const squad: Saying = {
  de: 'Die Miniaturen der Einheit sind in Formation, wenn sie in Reichweite 1 ihres Einheitenführers stehen.',
  en: 'The unit is in formation while its miniatures are at range 1 of their leader.',
};

export const marksman: Saying = {
  de: 'Kartenaktion, nicht im Handgemenge: Für eine feindliche Truppler-Einheit in Sichtlinie, die nicht im Handgemenge ist, wird 1 roter Angriffswürfel geworfen. Bei Energie oder kritischem Treffer erleidet sie 1 Wunde und erhält 1 Niederhalten-Marker.',
  en: 'Card action, not while engaged: 1 red attack die is rolled for an unengaged enemy trooper unit in line of sight. On a surge or a critical hit it suffers 1 wound and gains 1 suppression token.',
};
