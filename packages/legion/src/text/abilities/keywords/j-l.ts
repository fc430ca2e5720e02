import type { Sayings } from '../types.ts';

export const keywordsJL: Sayings = {
  'keyword/jarkai-mastery': {
    de: 'Nach dem Umwandeln macht im Nahkampf jeder Ausweichmarker eine leere Seite zum Treffer oder einen Treffer kritisch.',
    en: 'In melee, after conversion, each dodge token turns a blank into a hit or a hit into a critical hit.',
  },
  'keyword/jedi-hunter': {
    en: 'Against units with a Force icon its surges are critical hits.',
    de: 'Gegen Einheiten mit Machtsymbol sind ihre Energien kritische Treffer.',
  },
  'keyword/jump': {
    en: 'Card action: a move over terrain of height X, which counts as a move action.',
    de: 'Kartenaktion: Eine Bewegung über Gelände der Höhe X, die als Bewegungsaktion zählt.',
  },
  'keyword/juyo-mastery': {
    en: 'While it is wounded it has one action more, but no third move action.',
    de: 'Solange sie verwundet ist, hat sie eine Aktion mehr, aber keine dritte Bewegungsaktion.',
  },
  'keyword/leader': {
    en: 'This miniature leads the unit.',
    de: 'Diese Miniatur führt die Einheit an.',
  },
  'keyword/lethal': {
    en: 'Up to X aim tokens pierce instead of rerolling.',
    de: 'Bis zu X Zielmarker durchschlagen, statt neu zu werfen.',
  },
  'keyword/light-transport': {
    en: 'It carries up to X units of a single miniature. A friendly trooper unit on small bases may be deployed in it, or get in after a standard move that ends with its leader at the vehicle. As an action it gets out again and makes a speed-1 move, not in the same round. In an open vehicle it suffers 1 wound when an attack wounds the vehicle; when the vehicle is defeated it gains 1 suppression token and suffers 1 wound.',
    de: 'Das Fahrzeug trägt bis zu X Einheiten aus einer einzigen Miniatur. Eine eigene Truppler-Einheit auf kleinen Basen kann darin aufgestellt werden oder nach einer Standardbewegung einsteigen, wenn ihr Einheitenführer am Fahrzeug steht. Als Aktion steigt sie wieder aus und bewegt sich mit Geschwindigkeit 1, nicht in derselben Runde. Ist das Fahrzeug offen, erleidet sie 1 Wunde, wenn es durch einen Angriff Wunden erleidet; wird es besiegt, erhält sie 1 Niederhalten-Marker und 1 Wunde.',
  },
  'keyword/loadout': {
    en: 'Upgrades that were set aside may be exchanged for others when it is deployed.',
    de: 'Beiseitegelegte Aufwertungen dürfen beim Aufstellen gegen andere getauscht werden.',
  },
  'keyword/long-shot': {
    en: 'One aim token in each attack extends the maximum range by 1.',
    de: 'Ein Zielmarker je Angriff verlängert die maximale Reichweite um 1.',
  },
  'keyword/low-profile': {
    en: 'Light cover is heavy cover for it.',
    de: 'Leichte Deckung ist für sie schwere.',
  },
  'keyword/low-profile@2.6': {
    de: 'Sie würfelt einen Deckungswürfel weniger und erhält dafür einen Block.',
    en: 'It rolls one cover die fewer and has a block for it.',
  },
};
