import type { Sayings } from '../types.ts';

export const defensiveRetrofit: Sayings = {
  'upgrade/advanced-projectors': {
    de: 'Lenkst du Schaden um, darfst du ihn auf mehrere Hüllensektionen verteilen, auch auf die gegenüberliegende.',
    en: 'When you redirect damage you may spread it over several hull zones, the opposite one included.',
  },
  'upgrade/cluster-bombs': {
    de: 'Hat dich eine Staffel angegriffen, darfst du die Karte ablegen und 4 blaue Würfel werfen, selbst wenn du zerstört bist: Jeder Treffer und jedes kritische Symbol ist 1 Schaden für sie.',
    en: 'When a squadron has attacked you, you may discard this card to roll 4 blue dice, even if you are destroyed: each hit or critical icon is 1 damage to it.',
  },
  'upgrade/early-warning-system': {
    de: 'Zu Beginn der Schiffsphase darfst du eine deiner Hüllensektionen markieren: Angriffe auf sie sind in dieser Runde versperrt.',
    en: 'At the start of the Ship Phase you may mark one of your hull zones: attacks on it are obstructed this round.',
  },
  'upgrade/electronic-countermeasures': {
    de: 'Erschöpfe die Karte, um 1 Verteidigungsmarker auszugeben, den der Gegner mit einer Zielgenauigkeit gewählt hat.',
    en: 'You may exhaust this card to spend 1 defence token that an accuracy icon has locked.',
  },
  'upgrade/reactive-gunnery': {
    de: 'Gibst du einen spielbereiten Verteidigungsmarker aus, darfst du die Karte erschöpfen: Statt seines Effekts feuerst du eine Salve.',
    en: 'When you spend a readied defence token you may exhaust this card: instead of its effect you perform a Salvo.',
  },
  'upgrade/redundant-shields': {
    de: 'Zu Beginn der Statusphase darfst du 1 Schild zurückerhalten.',
    en: 'At the start of the Status Phase you may recover 1 shield.',
  },
  'upgrade/reinforced-blast-doors': {
    de: 'Zu Beginn der Schiffsphase darfst du die Karte ablegen, um bis zu 3 deiner verdeckten Schadenskarten abzulegen.',
    en: 'At the start of the Ship Phase you may discard this card to discard up to 3 of your facedown damage cards.',
  },
  'upgrade/thermal-shields': {
    de: 'Hat der Angreifer seine Würfel gesammelt, darfst du 1 Stabilisieren-Marker ausgeben, um die Hälfte davon zu entfernen, abgerundet.',
    en: 'When the attacker has gathered his dice you may spend 1 brace token to remove half of them, rounded down.',
  },
};
