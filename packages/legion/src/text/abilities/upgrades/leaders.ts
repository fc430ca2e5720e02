import type { Sayings } from '../types.ts';

/** Force, command and comms. */
export const leaders: Sayings = {
  'upgrade/anger': {
    de: 'Nachdem die Einheit mindestens 1 Wunde erlitten hat, erhält sie 1 Zielmarker.',
    en: 'After the unit has suffered at least 1 wound, it gains 1 aim token.',
  },
  'upgrade/battle-meditation': {
    de: 'Erteilt die Einheit Befehle mit einer Kommandokarte, kann sie einen davon einer beliebigen befreundeten Einheit auf dem Schlachtfeld erteilen, statt einer, die auf der Karte steht.',
    en: 'When the unit issues orders with a command card, one of them may go to any friendly unit on the battlefield instead of one that the card names.',
  },
  'upgrade/burst-of-speed': {
    de: 'Einmal im Spiel, zu Beginn der eigenen Aktivierung: Die Höchstgeschwindigkeit ist bis zum Ende der Runde 3; am Ende der Runde erhält die Einheit 1 Immobilisiert-Marker.',
    en: 'Once per game, at the start of its activation: its maximum speed is 3 until the end of the round, when it gains 1 immobilize token.',
  },
  'upgrade/force-barrier': {
    de: 'Erschöpfen, während eine andere befreundete Truppler-Einheit in Reichweite 1 gegen einen Fernkampfangriff verteidigt, beim Modifizieren der Angriffswürfel: Negiert 1 kritischen Treffer oder bis zu 2 Treffer.',
    en: 'Exhaust while another friendly trooper unit at range 1 defends against a ranged attack, when attack dice are modified: cancels 1 critical hit or up to 2 hits.',
  },
  'upgrade/force-choke': {
    de: 'Freie Kartenaktion, erschöpfen: Eine feindliche Truppler-Miniatur in Reichweite 1, deren Einheit weder Commander noch Agent ist, erleidet 1 Wunde.',
    en: 'Free card action, exhaust: an enemy trooper miniature at range 1 whose unit is neither commander nor operative suffers 1 wound.',
  },
  'upgrade/force-guidance': {
    de: 'Freie Kartenaktion, erschöpfen: Bis zu 2 befreundete Einheiten in Reichweite 1–2 erhalten je 1 Energiemarker.',
    en: 'Free card action, exhaust: up to 2 friendly units at range 1–2 gain 1 surge token each.',
  },
  'upgrade/force-lift': {
    de: 'Beim Aufstellen kann die Einheit eine Barrikade in Reichweite 1 platzieren. Freie Kartenaktion, erschöpfen: Eine Barrikade in Reichweite 1 wird um bis zu Reichweite 1 versetzt.',
    en: 'When it deploys, the unit may place a barricade at range 1. Free card action, exhaust: a barricade at range 1 is moved by up to range 1.',
  },
  'upgrade/force-push': {
    de: 'Freie Kartenaktion, erschöpfen: Eine feindliche Truppler-Einheit in Reichweite 1 wird mit Geschwindigkeit 1 bewegt, selbst im Handgemenge.',
    en: 'Free card action, exhaust: an enemy trooper unit at range 1 is moved at speed 1, even if it is engaged.',
  },
  'upgrade/force-reflexes': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit erhält 1 Ausweichmarker.',
    en: 'Free card action, exhaust: the unit gains 1 dodge token.',
  },
  'upgrade/jedi-mind-trick': {
    de: 'Freie Kartenaktion, erschöpfen: Eine feindliche Truppler-Einheit in Reichweite 1–2, die weder Commander noch Agent ist, erhält 2 Niederhalten-Marker.',
    en: 'Free card action, exhaust: an enemy trooper unit at range 1–2 that is neither commander nor operative gains 2 suppression tokens.',
  },
  'upgrade/saber-throw': {
    de: 'Kartenaktion, die als Angriffsaktion gilt: Fernkampfangriff auf Reichweite 1–2 mit einer eigenen Nahkampfwaffe und der Hälfte ihrer Würfel, aufgerundet.',
    en: 'Card action that counts as an attack action: a ranged attack at range 1–2 with one of its melee weapons and half of that weapon’s dice, rounded up.',
  },
  'upgrade/aggressive-tactics': {
    de: 'Ist die Einheit in der Kommandophase nominiert, erhalten nach dem Erteilen der Befehle bis zu 4 befreundete Einheiten mit offenem Befehlsmarker je 1 Energiemarker.',
    en: 'If the unit was nominated in the Command Phase, up to 4 friendly units with faceup order tokens gain 1 surge token each after orders are issued.',
  },
  'upgrade/commanding-presence': {
    de: 'Die Einheit kann Befehle auf Reichweite 1–4 erteilen.',
    en: 'The unit can issue orders at range 1–4.',
  },
  'upgrade/esteemed-leader': {
    de: 'Während die Einheit verteidigt, hat jede befreundete Truppler-Einheit vom Rang Korps in Reichweite 1 Beschützer 1.',
    en: 'While the unit defends, each friendly corps trooper unit at range 1 has Guardian 1.',
  },
  'upgrade/improvised-orders': {
    de: 'Erschöpfen, nachdem ein befreundeter Befehlsmarker gezogen wurde: Ein zweiter wird gezogen, einer von beiden verwendet, der andere zurückgelegt. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust after a friendly order token is drawn: a second one is drawn, one of them is used and the other put back. The card is readied in the End Phase.',
  },
  'upgrade/inspiring-presence': {
    de: 'Befreundete Einheiten in Reichweite 1–4 können beim Prüfen auf Panik den Tapferkeitswert dieser Einheit verwenden.',
    en: 'Friendly units at range 1–4 can use the unit’s courage value when they check for panic.',
  },
  'upgrade/strict-orders': {
    de: 'Eine befreundete Truppler-Einheit mit offenem Befehlsmarker kann beim Sammeln 1 Niederhalten-Marker entfernen, statt zu würfeln.',
    en: 'A friendly trooper unit with a faceup order token may remove 1 suppression token when it rallies, instead of rolling dice.',
  },
  'upgrade/vigilance': {
    de: 'In der Endphase behält entweder 1 befreundete Truppler-Einheit in Reichweite 1–2 oder bis zu 2 vom Rang Korps je 1 Ausweichmarker.',
    en: 'In the End Phase either 1 friendly trooper unit at range 1–2 or up to 2 corps trooper units keep 1 dodge token each.',
  },
  'upgrade/command-control-array': {
    de: 'Mit Koordinieren kann die Einheit Befehle auf Reichweite 1–2 erteilen.',
    en: 'With Coordinate the unit can issue orders at range 1–2.',
  },
  'upgrade/comms-jammer': {
    de: 'Feindliche Einheiten in Reichweite 1 können keine Befehle erhalten, außer von sich selbst.',
    en: 'Enemy units at range 1 cannot be issued orders except by themselves.',
  },
  'upgrade/comms-relay': {
    de: 'Soll die Einheit einen Befehl erhalten, kann ihn stattdessen eine befreundete Einheit in Reichweite 1–2 bekommen; diese Einheit kann dann in dieser Runde keinen Befehl mehr erhalten.',
    en: 'When the unit would be issued an order, a friendly unit at range 1–2 may get it instead; the unit cannot be issued another order this round.',
  },
  'upgrade/hq-uplink': {
    de: 'Erschöpfen, während Befehle erteilt werden: Die Einheit erteilt sich selbst einen Befehl.',
    en: 'Exhaust while orders are issued: the unit issues an order to itself.',
  },
  'upgrade/hacked-comms-unit': {
    de: 'Nachdem beim Erteilen der Befehle eine feindliche Einheit in Reichweite 1 einen Befehl erhalten hat, kann die Einheit sich selbst einen erteilen.',
    en: 'After an enemy unit at range 1 was issued an order in the Issue Orders step, the unit may issue an order to itself.',
  },
  'upgrade/integrated-comms-antenna': {
    de: 'Die Einheit kann in der Kommandophase Befehle von befreundeten Commandern und Agenten in Reichweite 1–4 erhalten.',
    en: 'In the Command Phase the unit can be issued orders by friendly commanders and operatives at range 1–4.',
  },
  'upgrade/long-range-comlink': {
    de: 'Die Einheit kann in der Kommandophase Befehle von befreundeten Commandern und Agenten auf jede Entfernung erhalten.',
    en: 'In the Command Phase the unit can be issued orders by friendly commanders and operatives at any range.',
  },
  'upgrade/onboard-comms-channel': {
    de: 'Nachdem die Einheit beim Erteilen der Befehle einen Befehl erhalten hat, kann sie einer Einheit, die sie transportiert, einen erteilen.',
    en: 'After the unit was issued an order in the Issue Orders step, it may issue one to a unit that it transports.',
  },
};
