import type { Sayings } from '../types.ts';

export const force: Sayings = {
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
  'upgrade/force-choke@2.6': {
    de: 'Freie Kartenaktion, erschöpfen: Eine feindliche Truppler-Einheit in Reichweite 1, die weder Commander noch Agent ist, erleidet 1 Wunde.',
    en: 'Free card action, exhaust: an enemy trooper unit at range 1 that is neither commander nor operative suffers 1 wound.',
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
  'upgrade/terror': {
    de: 'Solange die Einheit nicht im Handgemenge ist: Hat ein Feind in Reichweite 2 und Sichtlinie eine andere befreundete Einheit mit einem Fernkampfangriff angegriffen, erhält er 1 Niederhalten-Marker.',
    en: 'While the unit is not engaged: after an enemy at range 2 and in line of sight has made a ranged attack against another friendly unit, it gains 1 suppression token.',
  },
};
