import type { Sayings } from '../types.ts';

/** Hardpoints, pilots, crew and generators. */
const twin = {
  de: 'Wenn die Einheit aktiviert wird, können Würfel und Schlüsselwortwerte dieser Waffe bis zum Ende der Aktivierung halbiert werden; die Einheit hat dann Revolverheld.',
  en: 'When the unit activates, the dice and keyword values of this weapon may be halved until the end of the activation; the unit then has Gunslinger.',
};

export const vehicles: Sayings = {
  'upgrade/twin-blaster-cannons': twin,
  'upgrade/twin-missile-pods': twin,
  'upgrade/327th-star-corps-elite-armor-pilots': {
    de: 'Verwendet bei einem Angriff dieser Einheit eine befreundete Einheit Feuerunterstützung, werden Angriffsenergie-Symbole zu kritischen Treffern.',
    en: 'If a friendly unit uses Fire Support in an attack of this unit, attack surges become critical hits.',
  },
  'upgrade/clone-shock-trooper-pilot': {
    de: 'Nachdem eine transportierte Einheit ausgestiegen ist, erhält sie 1 Energiemarker und dazu 1 Zielmarker oder 1 Ausweichmarker.',
    en: 'After a unit that it transports disembarks, that unit gains 1 surge token and either 1 aim token or 1 dodge token.',
  },
  'upgrade/reckless-driver': {
    de: 'Wenn die Einheit aktiviert wird, führt sie eine Zwangsbewegung durch; rückwärtsfahren kann sie nicht. Verdrängt sie in ihrer Aktivierung zum ersten Mal eine feindliche Einheit, würfelt diese für jede Miniatur 1 weißen Verteidigungswürfel und erleidet je Block 1 Wunde.',
    en: 'When the unit activates, it performs a compulsory move; it cannot reverse. The first time in its activation that it displaces an enemy unit, 1 white defence die is rolled for each miniature of that unit, which suffers 1 wound for each block.',
  },
  'upgrade/veteran-clone-pilot': {
    de: 'Erschöpfen, wenn die Einheit oder eine befreundete Klontruppler-Einheit in Reichweite 1 und Sichtlinie angreift oder verteidigt: Beide können Ziel-, Ausweich- und Energiemarker der anderen ausgeben. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust when the unit or a friendly clone trooper unit at range 1 and in line of sight attacks or defends: each of them can spend the other’s aim, dodge and surge tokens. The card is readied in the End Phase.',
  },
  'upgrade/baron-rudor': {
    de: 'Nachdem sich die Einheit erholt hat, erhält sie 1 Zielmarker.',
    en: 'After the unit recovers, it gains 1 aim token.',
  },
  'upgrade/clone-commander-fox': {
    de: 'Freie Kartenaktion: Eine befreundete Truppler-Einheit, die transportiert wird oder in Reichweite 1–2 ist, erhält 1 Energiemarker und kann 1 Niederhalten-Marker verlieren.',
    en: 'Free card action: a friendly trooper unit that is transported or at range 1–2 gains 1 surge token and may lose 1 suppression token.',
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
  'upgrade/ryder-azadi': {
    de: 'Erschöpfen, wenn sich die Einheit bewegt: Ihre Höchstgeschwindigkeit ist für diese Bewegung um 1 höher oder niedriger.',
    en: 'Exhaust when the unit moves: its maximum speed is 1 higher or lower for this move.',
  },
  'upgrade/shriv-suurgav': {
    de: 'Freie Kartenaktion: Eine befreundete Truppler-Einheit, die transportiert wird oder in Reichweite 1–2 ist, erhält 1 Ausweichmarker und kann 1 Niederhalten-Marker erhalten.',
    en: 'Free card action: a friendly trooper unit that is transported or at range 1–2 gains 1 dodge token and may gain 1 suppression token.',
  },
  'upgrade/wedge-antilles': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit führt eine Drehung durch.',
    en: 'Free card action, exhaust: the unit performs a pivot.',
  },
  'upgrade/backworld-medic': {
    de: 'Kartenaktion: Bei einer befreundeten Truppler-Einheit ohne Droiden, die transportiert wird oder in Reichweite 1 und Sichtlinie ist, wird 1 Wunde oder 1 Giftmarker entfernt oder 1 Miniatur wiederhergestellt. Dann werden 2 weiße Verteidigungswürfel geworfen: je Block oder Energie erhält sie 1 Niederhalten-Marker.',
    en: 'Card action: a friendly non-droid trooper unit that is transported, or at range 1 and in line of sight, loses 1 wound or 1 poison token or has 1 miniature restored. Then 2 white defence dice are rolled: it gains 1 suppression token for each block or surge.',
  },
  'upgrade/refurbished-gonk-droid': {
    de: 'In der Endphase wird für jeden inaktiven Schildmarker 1 roter Verteidigungswürfel geworfen; je Block wird einer wieder aktiv.',
    en: 'In the End Phase 1 red defence die is rolled for each inactive shield token; each block makes one active again.',
  },
  'upgrade/unorthodox-tactician': {
    de: 'Wenn die Einheit aktiviert wird, werden 3 rote Verteidigungswürfel geworfen. Je Block oder Energie erhält eine andere befreundete Einheit, die transportiert wird oder in Reichweite 1–3 ist, 1 Zielmarker.',
    en: 'When the unit activates, 3 red defence dice are rolled. For each block or surge a different friendly unit that is transported or at range 1–3 gains 1 aim token.',
  },
  'upgrade/unstable-r5-astromech': {
    de: 'Einmal im Spiel, am Ende der eigenen Aktivierung: Die Einheit greift an oder bewegt sich; dann werden 3 schwarze Angriffswürfel geworfen, und sie erleidet je Treffer oder kritischem Treffer 1 Wunde.',
    en: 'Once per game, at the end of its activation: the unit performs an attack or a move; then 3 black attack dice are rolled, and it suffers 1 wound for each hit or critical hit.',
  },
  'upgrade/barrage-generator': {
    de: 'Erschöpfen bei einem Fernkampfangriff mit einer Waffe mit festem Feuerwinkel: 2 weiße Angriffswürfel mehr, und der Angriffspool ist niederhaltend.',
    en: 'Exhaust during a ranged attack with a weapon that has Fixed: 2 more white attack dice, and the pool is Suppressive.',
  },
  'upgrade/overcharged-generator': {
    de: 'Erschöpfen bei einem Fernkampfangriff mit einer Waffe mit festem Feuerwinkel: 1 schwarzer Angriffswürfel mehr, und der Angriffspool hat Wucht 1.',
    en: 'Exhaust during a ranged attack with a weapon that has Fixed: 1 more black attack die, and the pool has Impact 1.',
  },
};
