import type { Sayings } from '../types.ts';

export const ordnance: Sayings = {
  'upgrade/assault-concussion-missiles': {
    de: 'Schwarzer kritischer Effekt, erschöpft die Karte: Jede an die verteidigende angrenzende Hüllensektion erleidet 1 Schaden.',
    en: 'Black critical effect, exhausts this card: each hull zone adjacent to the defending one suffers 1 damage.',
  },
  'upgrade/assault-proton-torpedoes': {
    de: 'Schwarzer kritischer Effekt, erschöpft die Karte: Der Verteidiger erhält 1 offene Schadenskarte, ungeachtet seiner Schilde.',
    en: 'Black critical effect, exhausts this card: the defender is dealt 1 faceup damage card, whatever its shields.',
  },
  'upgrade/expanded-launchers': {
    de: 'Deine vordere Hüllensektion hat 2 schwarze Würfel mehr gegen Schiffe.',
    en: 'Your front hull zone has 2 more black dice against ships.',
  },
  'upgrade/external-racks': {
    de: 'Lege die Karte im Angriff in kurzer Reichweite ab, um 2 schwarze Würfel hinzuzufügen.',
    en: 'While attacking at close range you may discard this card to add 2 black dice.',
  },
  'upgrade/flechette-torpedoes': {
    de: 'Greifst du eine Staffel an, darfst du 1 schwarzen Würfel mit kritischem Symbol ausgeben: Sie gilt als aktiviert.',
    en: 'When you attack a squadron you may spend 1 black die with a critical icon: the squadron counts as activated.',
  },
  'upgrade/ordnance-pods': {
    de: 'Am Ende deines Angriffsschritts darfst du die Karte erschöpfen, um aus einer beliebigen Hüllensektion mit 1 schwarzen Würfel Staffeln anzugreifen.',
    en: 'At the end of your Attack step you may exhaust this card to attack squadrons from any hull zone with 1 black die.',
  },
  'upgrade/rapid-reload': {
    de: 'Deine linke und deine rechte Hüllensektion haben 1 schwarzen Würfel mehr gegen Schiffe.',
    en: 'Your left and right hull zones have 1 more black die against ships.',
  },
  'upgrade/wide-area-barrage': {
    de: 'Schwarzer kritischer Effekt: Ein anderes Schiff oder eine Staffel in kurzer Reichweite zum Verteidiger erleidet die Hälfte deiner schwarzen Treffer als Schaden, aufgerundet.',
    en: 'Black critical effect: another ship or squadron at close range of the defender suffers half of your black hits as damage, rounded up.',
  },
};
