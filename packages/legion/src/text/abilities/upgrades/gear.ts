import type { Sayings } from '../types.ts';

export const gear: Sayings = {
  'upgrade/ascension-cables': {
    de: 'Freie Kartenaktion, erschöpfen: Die Einheit hat bis zum Ende ihrer Aktivierung Scale.',
    en: 'Free card action, exhaust: the unit has Scale until the end of its activation.',
  },
  'upgrade/electro-grappling-line': {
    de: 'Kartenaktion, erschöpfen: Eine feindliche Truppler-Einheit in Reichweite 1 und Sichtlinie erhält 2 Immobilisiert-Marker und 2 Niederhalten-Marker.',
    en: 'Card action, exhaust: an enemy trooper unit at range 1 and in line of sight gains 2 immobilize tokens and 2 suppression tokens.',
  },
  'upgrade/emergency-stims': {
    de: 'Erschöpfen, wenn die Einheit durch einen Angriff Wunden erleiden würde: Bis zu 2 davon kommen auf diese Karte. Am Ende der nächsten eigenen Aktivierung erleidet die Einheit sie doch.',
    en: 'Exhaust when the unit would suffer wounds from an attack: up to 2 of them go on this card. At the end of its next activation the unit suffers them after all.',
  },
  'upgrade/katarn-pattern-armor': {
    de: 'Einmal im Spiel, wenn die Einheit durch einen Fernkampfangriff mehr als 1 Wunde erleiden würde: Sie erleidet nur 1.',
    en: 'Once per game, when the unit would suffer more than 1 wound from an attack that is no melee: it suffers only 1.',
  },
};
