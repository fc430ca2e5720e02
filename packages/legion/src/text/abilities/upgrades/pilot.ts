import type { Sayings } from '../types.ts';

export const pilot: Sayings = {
  'upgrade/327th-star-corps-elite-armor-pilots': {
    de: 'Verwendet bei einem Angriff dieser Einheit eine befreundete Einheit Feuerunterstützung, werden Angriffsenergie-Symbole zu kritischen Treffern.',
    en: 'If a friendly unit uses Fire Support in an attack of this unit, attack surges become critical hits.',
  },
  'upgrade/327th-star-corps-pilot': {
    de: 'Nach einer Angriffsaktion der Einheit erhält jede verteidigende Einheit 1 Beobachtungsmarker.',
    en: 'After an attack action of the unit, each defending unit gains 1 observation token.',
  },
  'upgrade/baron-rudor': {
    de: 'Nachdem sich die Einheit erholt hat, erhält sie 1 Zielmarker.',
    en: 'After the unit recovers, it gains 1 aim token.',
  },
  'upgrade/clone-commander-fox': {
    de: 'Freie Kartenaktion: Eine befreundete Truppler-Einheit, die transportiert wird oder in Reichweite 1–2 ist, erhält 1 Energiemarker und kann 1 Niederhalten-Marker verlieren.',
    en: 'Free card action: a friendly trooper unit that is transported or at range 1–2 gains 1 surge token and may lose 1 suppression token.',
  },
  'upgrade/clone-shock-trooper-pilot': {
    de: 'Nachdem eine transportierte Einheit ausgestiegen ist, erhält sie 1 Energiemarker und dazu 1 Zielmarker oder 1 Ausweichmarker.',
    en: 'After a unit that it transports disembarks, that unit gains 1 surge token and either 1 aim token or 1 dodge token.',
  },
  'upgrade/clone-shock-trooper-pilot@2.6': {
    de: 'Nach einer Angriffsaktion der Einheit kann eine befreundete Einheit in Reichweite 1 einen Energiemarker erhalten.',
    en: 'After an attack action of the unit, a friendly unit at range 1 may gain 1 surge token.',
  },
  'upgrade/frenzied-gunner': {
    de: 'Bei einem Fernkampfangriff kann die Einheit 1 roten Verteidigungswürfel werfen: Leerseite 1 weißer, Block 1 schwarzer, Energie 1 roter Angriffswürfel mehr.',
    en: 'During a ranged attack the unit may roll 1 red defence die: a blank adds 1 white, a block 1 black, a surge 1 red attack die.',
  },
  'upgrade/general-weiss': {
    de: 'Freie Kartenaktion: Die Einheit hat bis zum Ende ihrer Aktivierung Arsenal 2 zusätzlich.',
    en: 'Free card action: the unit gains Arsenal 2 until the end of its activation.',
  },
  'upgrade/governor-pryce': {
    de: 'Freie Kartenaktion: Eine befreundete Truppler-Einheit, die transportiert wird oder in Reichweite 1–2 ist, erhält 1 Zielmarker und 1 Niederhalten-Marker.',
    en: 'Free card action: a friendly trooper unit that is transported or at range 1–2 gains 1 aim token and 1 suppression token.',
  },
  'upgrade/lok-durd': {
    de: 'Die Einheit hat KI nicht. Freie Kartenaktion, erschöpfen: Alle ihre Waffen sind bis zum Ende der Aktivierung niederhaltend.',
    en: 'The unit loses AI. Free card action, exhaust: each of its weapons is Suppressive until the end of the activation.',
  },
  'upgrade/plo-koon': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit hat bis zum Ende ihrer Aktivierung Agile 2.',
    en: 'Free card action, exhaust: the unit has Agile 2 until the end of its activation.',
  },
  'upgrade/raiding-party-leader': {
    de: 'Jede befreundete Raider-Fahrzeugeinheit hat Demoralize 1.',
    en: 'Each friendly Raider vehicle unit has Demoralize 1.',
  },
  'upgrade/reckless-driver': {
    de: 'Wenn die Einheit aktiviert wird, führt sie eine Zwangsbewegung durch; rückwärtsfahren kann sie nicht. Verdrängt sie in ihrer Aktivierung zum ersten Mal eine feindliche Einheit, würfelt diese für jede Miniatur 1 weißen Verteidigungswürfel und erleidet je Block 1 Wunde.',
    en: 'When the unit activates, it performs a compulsory move; it cannot reverse. The first time in its activation that it displaces an enemy unit, 1 white defence die is rolled for each miniature of that unit, which suffers 1 wound for each block.',
  },
  'upgrade/ryder-azadi': {
    de: 'Erschöpfen, wenn sich die Einheit bewegt: Ihre Höchstgeschwindigkeit ist für diese Bewegung um 1 höher oder niedriger.',
    en: 'Exhaust when the unit moves: its maximum speed is 1 higher or lower for this move.',
  },
  'upgrade/shriv-suurgav': {
    de: 'Freie Kartenaktion: Eine befreundete Truppler-Einheit, die transportiert wird oder in Reichweite 1–2 ist, erhält 1 Ausweichmarker und kann 1 Niederhalten-Marker erhalten.',
    en: 'Free card action: a friendly trooper unit that is transported or at range 1–2 gains 1 dodge token and may gain 1 suppression token.',
  },
  'upgrade/veteran-clone-pilot': {
    de: 'Erschöpfen, wenn die Einheit oder eine befreundete Klontruppler-Einheit in Reichweite 1 und Sichtlinie angreift oder verteidigt: Beide können Ziel-, Ausweich- und Energiemarker der anderen ausgeben. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust when the unit or a friendly clone trooper unit at range 1 and in line of sight attacks or defends: each of them can spend the other’s aim, dodge and surge tokens. The card is readied in the End Phase.',
  },
  'upgrade/wedge-antilles': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit führt eine Drehung durch.',
    en: 'Free card action, exhaust: the unit performs a pivot.',
  },
};
