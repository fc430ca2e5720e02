import type { Sayings } from '../types.ts';

/** Heavy weapons, personnel, training, armament, gear and grenades. */
const captain = {
  de: 'Erschöpfen, wenn die Einheit aktiviert wird: In dieser Aktivierung kann sie weder Niederhalten-Marker entfernen noch niedergehalten sein.',
  en: 'Exhaust when the unit activates: during this activation it can neither remove suppression tokens nor be suppressed.',
};
const itself = {
  de: 'Einmal im Spiel, während Befehle erteilt werden: Die Einheit erteilt sich selbst einen Befehl.',
  en: 'Once per game, while orders are issued: the unit issues an order to itself.',
};
const specialist = (de: string, en: string) => ({
  de: `Freie Kartenaktion, erschöpfen: Die Einheit erhält ${de}.`,
  en: `Free card action, exhaust: the unit gains ${en}.`,
});

export const squads: Sayings = {
  'upgrade/battle-shield-wookiee': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden. Abwehrseite: Panzerung 1 und Höchstgeschwindigkeit −1. Angriffsseite: die stärkere Waffe.',
    en: 'At the start of its activation the card may be flipped. Defensive side: Armor 1 and maximum speed −1. Offensive side: the stronger weapon.',
  },
  'upgrade/b1-security-droid': {
    de: 'Erschöpfen, wenn die Einheit aktiviert wird: Bis zum Ende der Aktivierung hat sie KI nicht.',
    en: 'Exhaust when the unit activates: it loses AI until the end of the activation.',
  },
  'upgrade/oom-series-battle-droid': {
    de: 'Mit Koordinieren kann die Einheit Befehle auf Reichweite 1–2 erteilen.',
    en: 'With Coordinate the unit can issue orders at range 1–2.',
  },
  'upgrade/phase-i-clone-captain': captain,
  'upgrade/rebel-trooper-captain': captain,
  'upgrade/stormtrooper-captain': captain,
  'upgrade/phase-i-clone-specialist': specialist(
    '1 Zielmarker, 1 Ausweichmarker oder 1 Energiemarker',
    '1 aim token, 1 dodge token or 1 surge token',
  ),
  'upgrade/rebel-trooper-specialist': specialist(
    '1 Ausweichmarker oder 1 Energiemarker',
    '1 dodge token or 1 surge token',
  ),
  'upgrade/stormtrooper-specialist': specialist('1 Zielmarker oder 1 Energiemarker', '1 aim token or 1 surge token'),
  'upgrade/defensive-offensive-stance': {
    de: 'Zu Beginn der eigenen Aktivierung kann die Karte umgedreht werden. Defensiv: Eine Ausweichaktion gibt 2 Ausweichmarker, Zielmarker können nicht ausgegeben werden. Offensiv: Eine Zielaktion gibt 2 Zielmarker, Ausweichmarker können nicht ausgegeben werden.',
    en: 'At the start of its activation the card may be flipped. Defensive: a dodge action gives 2 dodge tokens, and aim tokens cannot be spent. Offensive: an aim action gives 2 aim tokens, and dodge tokens cannot be spent.',
  },
  'upgrade/duck-and-cover': {
    de: 'Während die Einheit gegen einen Fernkampfangriff verteidigt, kann sie vor dem Anwenden der Deckung 1 Niederhalten-Marker erhalten.',
    en: 'While it defends against a ranged attack, the unit may gain 1 suppression token before cover is applied.',
  },
  'upgrade/endurance': {
    de: 'Am Ende der Aktivierungsphase kann 1 Niederhalten-Marker von der Einheit entfernt werden.',
    en: 'At the end of the Activation Phase 1 suppression token may be removed from the unit.',
  },
  'upgrade/hunter': {
    de: 'Greift die Einheit eine verwundete Truppler-Einheit an, kann sie beim Würfeln 1 Zielmarker erhalten.',
    en: 'While it attacks a wounded trooper unit, the unit may gain 1 aim token when attack dice are rolled.',
  },
  'upgrade/into-the-fray': {
    de: 'Wird eine feindliche Einheit in Reichweite 1 aktiviert, kann die Einheit 1 Energiemarker erhalten.',
    en: 'When an enemy unit at range 1 activates, the unit may gain 1 surge token.',
  },
  'upgrade/offensive-push': {
    de: 'Erschöpfen nach einer Standardbewegung: Die Einheit erhält 1 Zielmarker.',
    en: 'Exhaust after a standard move: the unit gains 1 aim token.',
  },
  'upgrade/protector': {
    de: 'Erschöpfen, während die Einheit Beschützer verwendet: Sie kann auch kritische Treffer negieren. In der Endphase wird die Karte spielbereit.',
    en: 'Exhaust while the unit uses Guardian: it can cancel critical hits, too. The card is readied in the End Phase.',
  },
  'upgrade/seize-the-initiative': itself,
  'upgrade/tenacity': {
    de: 'Ist die Einheit verwundet oder hat sie Miniaturen verloren, kommt bei ihren Nahkampfangriffen 1 roter Angriffswürfel dazu.',
    en: 'If the unit is wounded or has lost miniatures, 1 red attack die is added to its melee attacks.',
  },
  'upgrade/electro-gauntlets': {
    de: 'Die Einheit kann sich bewegen, obwohl sie mit einer Einheit im Handgemenge ist, die mindestens 1 Immobilisiert-Marker hat – auch wenn die Karte erschöpft ist.',
    en: 'The unit can move although it is engaged with a unit that has at least 1 immobilize token, even while the card is exhausted.',
  },
  'upgrade/j-19-bo-rifle': {
    de: 'Liegt die Seite mit dem Stab oben, hat die Einheit Sturmangriff und ist im Nahkampf immun gegen Durchschlagen.',
    en: 'While the staff side is up, the unit has Charge and is immune to Pierce in melee.',
  },
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
  'upgrade/emp-droid-poppers': {
    de: 'Enthält der Angriffspool diese Waffe mindestens einmal, hat er Ionen 1.',
    en: 'An attack pool with at least one of this weapon has Ion 1.',
  },
  'upgrade/fragmentation-grenades': {
    de: 'Enthält der Angriffspool diese Waffe, werden Angriffsenergie-Symbole zu kritischen Treffern.',
    en: 'While this weapon is in the attack pool, attack surges become critical hits.',
  },
};
