import type { Dictionary, Phrase } from '@holotisch/engine';
import { nameText } from './names.ts';

const wrongPips: Phrase = ({ measured, pips, allowed }) =>
  `Auf der Hand ${measured === '1' ? 'ist 1 Kommandokarte' : `sind ${measured} Kommandokarten`} mit ${pips === '1' ? '1 Kreis' : `${pips} Kreisen`}; es müssen genau ${allowed} sein.`;

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
  'le.army.notInScenario': '{faction} spielt in diesem Szenario nicht mit.',
  'le.army.mixedFactions': '{card} gehört zur Fraktion {faction}, die Armee zu {army}.',
  'le.army.unpublished': '{card} ist nur angekündigt: Punkte und Werte sind noch nicht veröffentlicht.',
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
  'le.army.needsSlot': ({ unit, count, slot }) =>
    `${unit} muss mit ${count === '1' ? '1 Aufwertung' : `${count} Aufwertungen`} dieser Art ausgerüstet werden: ${slot}.`,
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
  'le.army.orUnit': '{one} oder {other}',
  'le.army.otherFactionCard': '{card} gehört zur Fraktion {faction}.',
  'le.army.needsUnit': '{card} verlangt eine Einheit, die nicht zur Armee gehört.',
  'le.army.battleForceCard': '{card} gehört zur Kampftruppe „{force}“.',
  'le.army.commandTwice': '{card} kann nur einmal gewählt werden.',
  'le.army.tooManyPips': wrongPips,
  'le.army.tooFewPips': wrongPips,
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

  'le.import.notArmy': 'Das ist keine Armee: Eine Armee hat „units“.',
  'le.import.noFaction': 'Die Liste sagt nicht, zu welcher Fraktion die Armee gehört.',
  'le.import.nothing': 'In diesem Text steht keine Einheiten- oder Kommandokarte, die das Programm kennt.',
  'le.import.numberLink':
    'Dieser Link nennt nur die Nummer einer Liste, die auf der Seite von Legion HQ liegt. Öffne ihn dort und füge den Text oder den langen Link der Liste ein.',
  'le.import.otherLink':
    'Diesen Link kann das Programm nicht lesen. Öffne ihn in seinem Programm und gib die Armee dort als Text oder JSON aus.',
  'le.import.tooMany': 'Die Liste hat {count} Einträge; mehr als {most} liest das Programm nicht.',
  'le.import.badOwn': 'An „{path}“ der Armee stimmt etwas nicht: {problem}',
  'le.import.dropped': 'Weggelassen: „{what}“ ist unbekannt.',
  'le.import.otherEditionCard':
    'Weggelassen: „{what}“ ist eine Karte von Legion {other}; in {edition} gibt es sie nicht.',
  'le.import.droppedWith': 'Weggelassen: „{what}“ gehört zu „{unit}“, und diese Einheit ist unbekannt.',
  'le.import.near': 'Nachgefragt: Ist mit „{what}“ {name} gemeint? Bis zur Antwort gilt es so.',
  'le.import.unclear': 'Weggelassen: „{what}“ kennt das Programm nicht. Gemeint sein kann: {possible}.',
  'le.import.doubted': 'Genommen: „{what}“, auch wenn in der Liste ein Fragezeichen dahinter steht.',
  'le.import.refused': 'Nicht genommen: „{what}“, die Liste sagt selbst Nein dazu.',
  'le.import.vague': 'Bei „{what}“ steht nicht, wie viele es sind: eine Einheit ist genommen.',
  'le.import.noRoom': 'Weggelassen: Für „{what}“ hat {unit} kein freies Symbol.',
  'le.import.ofOthers': 'Weggelassen: „{what}“ gehört zu der anderen Armee.',
  'le.import.remark': 'Nur zur Kenntnis genommen: „{what}“ (eine Armee hat dafür keinen Platz).',
  'le.import.fitsFirst': 'Die Summe passt zum Erstdruck: {first} Punkte. Mit heutigen Punkten sind es {points}.',
  'le.import.spread':
    'Angenommen: Die {count} Einheiten „{what}“ tragen nicht alle dasselbe; verteilt wurde der Reihe nach.',
  'le.import.andMore': 'Und noch {count} weitere Dinge.',
  'le.import.droppedExtra': 'Weggelassen: „{what}“; mehr als {most} haben hier keinen Platz.',
  'le.import.battleForce': 'Weggelassen: die Kampftruppe „{what}“; Kampftruppen gibt es hier nicht.',
  'le.import.assumed': 'Angenommen: „{what}“ meint {card}.',
  'le.import.assumedUnit': 'Angenommen: „{what}“ meint {card}, nicht {other}.',
  'le.import.assumedFaction':
    'Angenommen: Nach ihren Einheiten gehört die Armee zu {faction} (in der Liste steht „{what}“).',
  'le.import.otherPoints': 'Andere Punkte: {what} steht in der Vorlage mit {said}, hier mit {points} Punkten.',
  'le.import.betweenPrices':
    'Die Summe {said} liegt zwischen der ersten Auflage ({first} Punkte) und heute ({points}): Preise der Jahre dazwischen sind hier nicht bekannt.',
  'le.import.otherSum': 'Andere Summe: In der Vorlage stehen {said} Punkte, hier kostet die Armee {points}.',
};
