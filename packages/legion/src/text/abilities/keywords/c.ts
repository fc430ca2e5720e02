import type { Sayings } from '../types.ts';

export const keywordsC: Sayings = {
  'keyword/cache': {
    de: 'Die Einheit beginnt mit den genannten Markern. Sie bleiben in der Endphase liegen, bis sie ausgegeben sind.',
    en: 'The unit starts with the listed tokens. They stay in the end phase until they are spent.',
  },
  'keyword/calculate-odds': {
    en: 'Card action: a friendly trooper unit at range 1 and in sight gains an aim, a dodge and a suppression token.',
    de: 'Kartenaktion: Eine befreundete Truppler-Einheit in Reichweite 1 und Sichtlinie erhält je einen Ziel-, Ausweich- und Niederhalten-Marker.',
  },
  'keyword/calculate-odds@2.6': {
    de: 'Kartenaktion: Eine befreundete Truppler-Einheit in Reichweite 2 und Sichtlinie erhält je einen Ziel-, Ausweich- und Niederhalten-Marker.',
    en: 'Card action: a friendly trooper unit within 2 and in sight gains an aim, a dodge and a suppression token.',
  },
  'keyword/charge': {
    en: 'After a move action that starts a melee it may make a free melee attack action.',
    de: 'Nach einer Bewegungsaktion, die einen Nahkampf beginnt, darf sie eine freie Nahkampf-Angriffsaktion durchführen.',
  },
  'keyword/climbing-vehicle': {
    en: 'It climbs and clambers like a trooper.',
    de: 'Sie klimmt und klettert wie ein Truppler.',
  },
  'keyword/command-vehicle': {
    de: 'Einheiten in Reichweite 3 dürfen beim Prüfen auf Panik X als Tapferkeit nehmen.',
    en: 'Units within range 3 may use X as courage when checking for panic.',
  },
  'keyword/compel': {
    en: 'Other friendly troopers at range 1 to 2 that are suppressed but not panicked may gain a token after rallying for a free move action.',
    de: 'Andere befreundete Truppler in Reichweite 1–2, die niedergehalten, aber nicht in Panik sind, dürfen nach dem Sammeln einen Marker für eine freie Bewegungsaktion nehmen.',
  },
  'keyword/complete-the-mission': {
    de: 'In Reichweite 1 eines eigenen Missionsmarkers werden ihre Verteidigungsenergien zu Blocks; gegen Feinde dort hat sie Kritisch 2.',
    en: 'Within range 1 of an own mission token its defence surges become blocks; against enemies there it has Critical 2.',
  },
  'keyword/contingencies': {
    en: 'Up to X more command cards are set aside. Right after cards are revealed, one of them with as many pips may be played instead; the other card is discarded.',
    de: 'Bis zu X weitere Kommandokarten liegen bereit. Gleich nach dem Aufdecken darf eine davon mit gleich vielen Punkten stattdessen gespielt werden; die andere wird abgelegt.',
  },
  'keyword/coordinate': {
    en: 'After it was given an order it may give one to a named friend at range 1.',
    de: 'Nachdem sie einen Befehl erhalten hat, darf sie einer genannten befreundeten Einheit in Reichweite 1 einen erteilen.',
  },
  'keyword/counterpart': {
    en: 'It is a miniature of the named unit, with its own weapons and wounds, and may suffer for the others.',
    de: 'Sie ist eine Miniatur der genannten Einheit mit eigenen Waffen und Wunden und darf für die anderen Wunden nehmen.',
  },
  'keyword/cover': {
    en: 'Against ranged attacks its cover is better by X.',
    de: 'Gegen Fernkampfangriffe ist ihre Deckung um X besser.',
  },
  'keyword/covert-ops': {
    en: 'When it is deployed it may become an operative and infiltrate, unless it is the only commander.',
    de: 'Beim Aufstellen darf sie Agent werden und infiltrieren, wenn sie nicht der einzige Commander ist.',
  },
  'keyword/critical': {
    en: 'Up to X surges become critical hits.',
    de: 'Bis zu X Energien werden kritische Treffer.',
  },
  'keyword/cumbersome': {
    en: 'Not in an activation in which its unit moves, pivots excepted.',
    de: 'Nicht in einer Aktivierung, in der sich die Einheit bewegt, außer durch Drehen.',
  },
  'keyword/cumbersome@2.6': {
    de: 'Hat sich die Einheit bewegt, werden die Würfel der Waffe um eine Stufe schlechter.',
    en: 'If the unit has moved, the weapon’s dice are downgraded.',
  },
  'keyword/cunning': {
    en: 'On a tie for priority its own command card counts one pip less.',
    de: 'Bei Gleichstand um die Priorität zählt ihre eigene Kommandokarte einen Kreis weniger.',
  },
  'keyword/cycle': {
    en: 'At the end of an activation in which it was not used the card is readied.',
    de: 'Am Ende einer Aktivierung ohne ihren Einsatz wird die Karte spielbereit.',
  },
};
