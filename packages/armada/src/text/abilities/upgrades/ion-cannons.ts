import type { Sayings } from '../types.ts';

export const ionCannons: Sayings = {
  'upgrade/heavy-ion-emplacements': {
    de: 'Blauer kritischer Effekt, erschöpft die Karte: Die verteidigende und jede angrenzende Hüllensektion verlieren je 1 Schild.',
    en: 'Blue critical effect, exhausts this card: the defending hull zone and each adjacent one lose 1 shield.',
  },
  'upgrade/high-capacity-ion-turbines': {
    de: 'Deine linke und deine rechte Hüllensektion haben 1 blauen Würfel mehr gegen Schiffe.',
    en: 'Your left and right hull zones have 1 more blue die against ships.',
  },
  'upgrade/ion-cannon-batteries': {
    de: 'Blauer kritischer Effekt: Der Verteidiger verliert 1 Kommandomarker deiner Wahl; hat er keinen, verliert die verteidigende Hüllensektion 1 Schild.',
    en: 'Blue critical effect: the defender loses 1 command token of your choice; if it has none, the defending hull zone loses 1 shield.',
  },
  'upgrade/leading-shots': {
    de: 'Im Angriff darfst du 1 blauen Würfel ausgeben, um beliebig viele Würfel neu zu würfeln.',
    en: 'While attacking you may spend 1 blue die to reroll any number of dice.',
  },
  'upgrade/ms-1-ion-cannon': {
    de: 'Blauer kritischer Effekt: Erschöpfe 1 Aufwertungskarte des Verteidigers.',
    en: "Blue critical effect: exhaust 1 of the defender's upgrade cards.",
  },
  'upgrade/nk-7-ion-cannons': {
    de: 'Blauer kritischer Effekt, erschöpft die Karte: Der Verteidiger wählt 1 seiner Verteidigungsmarker und legt ihn ab.',
    en: 'Blue critical effect, exhausts this card: the defender chooses 1 of its defence tokens and discards it.',
  },
  'upgrade/overload-pulse': {
    de: 'Blauer kritischer Effekt: Alle Verteidigungsmarker des Verteidigers werden erschöpft.',
    en: "Blue critical effect: all of the defender's defence tokens are exhausted.",
  },
  'upgrade/point-defense-ion-cannons': {
    de: 'Verteidigst du dich in kurzer Reichweite oder in Entfernung 1, darfst du den Angreifer 1 Würfel deiner Wahl neu würfeln lassen.',
    en: 'While defending at close range or distance 1 you may have the attacker reroll 1 die of your choice.',
  },
  'upgrade/sw-7-ion-batteries': {
    de: 'Greifst du ein Schiff an, zählt jede nicht ausgegebene blaue Zielgenauigkeit als 1 Schaden.',
    en: 'When you attack a ship, each blue accuracy icon that was not spent counts as 1 damage.',
  },
};
