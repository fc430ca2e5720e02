import type { Dictionary } from '@holotisch/engine';
import { nameText } from './names.ts';

/** Was es über Armeen zu sagen gibt: ihre Fehler, und was ein Import verändert hat. */
export const buildDe: Dictionary = {
  ...nameText.de,
  'le.limit.parts': '{parts}',
  'le.limit.not': 'nicht {what}',
  'le.limit.icon': 'das Symbol {slot} in der Aufwertungsleiste',

  'le.army.otherEdition': 'Die Armee ist für Edition {edition} gebaut; das Format gehört zu {wanted}.',
  'le.army.unknownUnit': 'Eine Einheitenkarte „{id}“ gibt es in dieser Edition nicht.',
  'le.army.unknownUpgrade': 'Eine Aufwertungskarte „{id}“ gibt es in dieser Edition nicht.',
  'le.army.unknownCommand': 'Eine Kommandokarte „{id}“ gibt es in dieser Edition nicht.',
  'le.army.unknownBattleCard': 'Eine Gefechtskarte „{id}“ gibt es nicht.',
  'le.army.mixedFactions': '{card} gehört zur Fraktion {faction}, die Armee zu {army}.',
  'le.army.loneCounterpart': '{card} ist ein Gegenstück und kommt immer zu einer anderen Einheit hinzu.',
  'le.army.otherCounterpart': '{card} kann nicht zu {unit} hinzukommen.',
  'le.army.specialIssue': '{card} steht nur der Kampftruppe „{force}“ zur Verfügung.',
  'le.army.noLoadout':
    '{card} hat das Schlüsselwort Loadout nicht; für sie können keine Aufwertungen bereitgelegt werden.',
  'le.army.loadoutTooLarge': 'Für {card} liegen mehr Aufwertungen bereit, als sie trägt.',
  'le.army.notFor': '{card} ist beschränkt: {allowed}.',
  'le.army.copy': 'Eine Einheit kann nicht mehr als 1 Exemplar von {card} tragen.',
  'le.army.noIcon': '{card} braucht ein Symbol, das {unit} nicht hat: {slot}.',
  'le.army.iconTaken': 'In der Aufwertungsleiste von {unit} ist für {card} kein Symbol mehr frei: {slot}.',
  'le.army.needsSlot': '{unit} muss mit {count} Aufwertung(en) dieser Art ausgerüstet werden: {slot}.',
  'le.army.needsCard': '{unit} muss mit {card} ausgerüstet werden.',
  'le.army.mustFill': 'Mit {card} muss {unit} auch mit einer Aufwertung dieser Art ausgerüstet werden: {slot}.',
  'le.army.twice': 'Der einzigartige Name {card} kommt in der Armee mehr als einmal vor.',
  'le.army.tooManyCopies': '{card} kommt in der Armee {measured}-mal vor; erlaubt sind {allowed}.',
  'le.army.tooManyOfRank': 'Die Armee hat {measured} Einheiten vom Rang {rank}; erlaubt sind {allowed}.',
  'le.army.tooFewOfRank': 'Die Armee hat {measured} Einheiten vom Rang {rank}; sie braucht mindestens {allowed}.',
  'le.army.loneDetachment': '{card} ist eine Abteilung und braucht eine eigene Einheit, zu der sie gehört ({wanted}).',
  'le.army.tooManyMercenaries': 'Die Armee hat {measured} Söldnereinheiten vom Rang {rank}; erlaubt sind {allowed}.',
  'le.army.tooDear': 'Die Armee kostet {measured} Punkte; erlaubt sind {allowed}.',
  'le.army.alwaysAdded': '{card} ist immer die siebte Karte der Hand und wird nicht gewählt.',
  'le.army.noOwner': '{card} kann nur gewählt werden, wenn diese Einheit zur Armee gehört: {owner}.',
  'le.army.otherFactionCard': '{card} gehört zur Fraktion {faction}.',
  'le.army.needsUnit': '{card} verlangt eine Einheit, die nicht zur Armee gehört.',
  'le.army.battleForceCard': '{card} gehört zur Kampftruppe „{force}“.',
  'le.army.commandTwice': '{card} kann nur einmal gewählt werden.',
  'le.army.tooManyPips':
    'Auf der Hand sind {measured} Kommandokarten mit {pips} Kreis(en); es müssen genau {allowed} sein.',
  'le.army.tooFewPips':
    'Auf der Hand sind {measured} Kommandokarten mit {pips} Kreis(en); es müssen genau {allowed} sein.',
  'le.army.tooManyContingencies': '{measured} Kommandokarten liegen als Vorkehrungen bereit; erlaubt sind {allowed}.',
  'le.army.battleCardNotHere': '{card} kann in diesem Format nicht gespielt werden.',
  'le.army.battleCardTwice': '{card} kann nur einmal im Gefechtsstapel sein.',
  'le.army.tooManyBattleCards':
    'Der Gefechtsstapel hat {measured} Karten dieser Art: {kind}; es müssen {allowed} sein.',
  'le.army.tooFewBattleCards': 'Der Gefechtsstapel hat {measured} Karten dieser Art: {kind}; es müssen {allowed} sein.',
  'le.army.teamFactions': 'Beide Armeen eines Teams müssen zur selben Fraktion gehören: {faction}.',
  'le.army.teamTwice': 'Der einzigartige Name {card} kommt in beiden Armeen des Teams vor.',
  'le.army.unenforced':
    'Den Effekt von {card} führt das Programm noch nicht aus. Mit „unenforced“ in den Regeln der Partie ist die Karte trotzdem erlaubt; dann achtet ihr selbst auf ihren Text.',
};
