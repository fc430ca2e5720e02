import type { Dictionary } from '@holotisch/engine';
import { nameText } from './names.ts';

/** Was über Flotten zu sagen ist: ihre Fehler, was ein Import verändert hat, die gedruckte Fassung. */
export const buildDe: Dictionary = {
  ...nameText.de,
  'ar.fleet.unknownShip': 'Die Schiffskarte „{id}“ gibt es nicht.',
  'ar.fleet.unknownSquadron': 'Die Staffelkarte „{id}“ gibt es nicht.',
  'ar.fleet.unknownUpgrade': 'Die Aufwertungskarte „{id}“ gibt es nicht.',
  'ar.fleet.unknownObjective': 'Die Einsatzzielkarte „{id}“ gibt es nicht.',
  'ar.fleet.mixedFactions': '{card} gehört zur Fraktion {faction}, die Flotte zu {fleet}.',
  'ar.fleet.otherFaction': '{card} kann nur von Schiffen dieser Fraktionen ausgerüstet werden: {allowed}.',
  'ar.fleet.otherSize': '{card} kann nur von Schiffen dieser Größenkategorie ausgerüstet werden: {allowed}.',
  'ar.fleet.otherShip': 'Schiff und Titelkarte zeigen nicht dasselbe Schiffssymbol: {card} ist für {allowed}.',
  'ar.fleet.otherName': '{card} kann nur ein Schiff ausrüsten, in dessen Name „{words}“ vorkommt.',
  'ar.fleet.noTrait': '{card} verlangt eine Eigenschaft, die dieses Schiff nicht hat: {trait}.',
  'ar.fleet.onlyFlagship': '{card} kann nur das Flaggschiff ausrüsten.',
  'ar.fleet.hasIcon': '{card} ist nicht für Schiffe, die dieses Symbol schon in der Aufwertungsleiste haben: {slot}.',
  'ar.fleet.hugeAdds':
    '{card} fügt der Aufwertungsleiste ein Symbol hinzu; das kann ein riesiges Schiff nicht ausrüsten.',
  'ar.fleet.barredBy': 'Mit {by} kann das Schiff {card} nicht ausrüsten: keine Karte mit dem Symbol {slot}.',
  'ar.fleet.noIcon': '{card} braucht Symbole, die dieses Schiff nicht hat: {slots}.',
  'ar.fleet.iconTaken': 'Für {card} ist in der Aufwertungsleiste kein Symbol mehr frei: {slots}.',
  'ar.fleet.secondTitle': 'Ein Schiff kann nicht mehr als eine Titelkarte ausrüsten; {card} wäre die zweite.',
  'ar.fleet.copy': 'Von {card} kann ein Schiff nur 1 Kopie ausrüsten.',
  'ar.fleet.secondModification':
    'Ein Schiff kann höchstens eine Modifikation ausrüsten; neben {other} ist für {card} kein Platz.',
  'ar.fleet.retired': '{card} wurde nicht neu aufgelegt und darf in Turnieren nicht verwendet werden.',
  'ar.fleet.twice': 'Der einzigartige Name {card} kommt in der Flotte mehr als einmal vor.',
  'ar.fleet.craftTwice': '{card}: Die {craft} gibt es in einer Flotte nur einmal.',
  'ar.fleet.noCommander': 'Der Flotte fehlt noch ein Commander; das Schiff, das ihn ausrüstet, ist das Flaggschiff.',
  'ar.fleet.secondCommander': 'Eine Flotte hat nur einen Commander und ein Flaggschiff; {card} ist zu viel.',
  'ar.fleet.flotillaCommander': '{ship} ist eine Flottille und kann keinen Commander ausrüsten: {card}.',
  'ar.fleet.noObjective': 'Eine Einsatzzielkarte fehlt noch: {kind}.',
  'ar.fleet.otherKind': '{card} ist ein Einsatzziel der Kategorie {kind}; gebraucht wird {wanted}.',
  'ar.fleet.tooDear': 'Die Flotte kostet {measured} Flottenpunkte; vereinbart sind {allowed}.',
  'ar.fleet.tooManySquadrons':
    'Die Staffeln kosten {measured} Flottenpunkte; ein Drittel des vereinbarten Maximums, aufgerundet, ist {allowed}.',
  'ar.fleet.tooManyAces':
    'Die Flotte enthält {measured} einzigartige Staffeln mit Verteidigungsmarkern; erlaubt ist 1 pro 100 vereinbarte Flottenpunkte, hier {allowed}.',
  'ar.fleet.unenforced':
    'Den Effekt von {card} führt das Programm noch nicht selbst aus. Mit „unenforced“ in den Regeln der Partie ist die Karte trotzdem erlaubt; dann achtet ihr selbst auf ihren Text.',

  'ar.import.notFleet': 'Das ist keine Flotte: Eine Flotte nennt „ships“ und „squadrons“.',
  'ar.import.noFaction':
    'Aus der Datei geht keine Fraktion hervor („{found}“). Es gibt rebel, empire, republic und separatist.',
  'ar.import.factionUnclear': 'Aus dem Text geht die Fraktion nicht hervor; möglich sind: {possible}.',
  'ar.import.tooMany': 'Die Liste enthält {count} Einträge; mehr als {most} liest das Programm nicht.',
  'ar.import.link': 'Das ist ein Link. Öffne ihn in seinem Programm und exportiere die Flotte dort als Text.',
  'ar.import.nothing': 'In diesem Text steht keine Schiffs- oder Staffelkarte, die das Programm kennt.',
  'ar.import.badOwn': 'An der Flotte stimmt „{path}“ nicht: {problem}',
  'ar.import.dropped': 'Weggelassen: „{what}“ ist unbekannt.',
  'ar.import.droppedWith': 'Weggelassen: „{what}“ gehört zu „{ship}“, und dieses Schiff ist unbekannt.',
  'ar.import.near': 'Nachgefragt: Ist mit „{what}“ {name} gemeint? Bis zur Antwort gilt es so.',
  'ar.import.unclear': 'Weggelassen: „{what}“ kennt das Programm nicht. Gemeint sein kann: {possible}.',
  'ar.import.doubted': 'Genommen: „{what}“, auch wenn in der Liste ein Fragezeichen dahinter steht.',
  'ar.import.refused': 'Nicht genommen: „{what}“, die Liste sagt selbst Nein dazu.',
  'ar.import.vague': 'Bei „{what}“ steht nicht, wie viele es sind: nur eines ist genommen.',
  'ar.import.ofOthers': 'Weggelassen: „{what}“ gehört zu der anderen Flotte.',
  'ar.import.remark': 'Nur zur Kenntnis genommen: „{what}“ (eine Flotte hat dafür keinen Platz).',
  'ar.import.onShip':
    'Angenommen: „{what}“ steht unter einem Schiff und meint die Aufwertung dieses Namens, nicht die Staffel.',
  'ar.import.mixedPrices':
    'Widerspruch: Die einzelnen Preise sind die heutigen, die Summe {said} ist die des Erstdrucks. Gerechnet wird mit heutigen Preisen: {points}.',
  'ar.import.largerGame':
    'Die Liste nennt {said} Flottenpunkte, aber keine Grenze; üblich sind {usual}. Für ein größeres Spiel muss die Grenze eigens genannt werden.',
  'ar.import.fitsFirst': 'Die Summe passt zum Erstdruck: {first} Flottenpunkte. Mit heutigen Punkten sind es {points}.',
  'ar.import.andMore': 'Und noch {count} weitere Dinge.',
  'ar.import.droppedObjective': 'Weggelassen: das Einsatzziel „{what}“ ({kind}); es ist unbekannt.',
  'ar.import.droppedLink': 'Weggelassen: ein Link.',
  'ar.import.droppedExtra': 'Weggelassen: „{what}“; mehr als {most} sind hier nicht vorgesehen.',
  'ar.import.shortened': 'Gekürzt: „{what}“ ist länger als {most} Zeichen.',
  'ar.import.source':
    'Angenommen: „{what}“ meint die offizielle Karte {card}; die eines anderen Herausgebers gibt es hier nicht.',
  'ar.import.assumedFaction':
    'Angenommen: Die Fraktion „{what}“ ist unbekannt; nach ihren Karten gehört die Flotte zu {faction}.',
  'ar.import.ambiguous': 'Weggelassen: „{what}“ ist nicht eindeutig; gemeint sein kann: {possible}.',
  'ar.import.candidate': '{name} ({where})',
  'ar.import.otherPoints': 'Andere Punkte: {what} steht dort mit {said}, hier mit {points} Flottenpunkten.',
  'ar.import.betweenPrices':
    'Die Summe {said} liegt zwischen der ersten Auflage ({first} Flottenpunkte) und heute ({points}): Preise der Jahre dazwischen sind hier nicht bekannt.',
  'ar.import.otherSum': 'Andere Summe: Dort stehen {said}, hier sind es {points} Flottenpunkte.',
  'ar.import.noFlagship': '{ship} ist dort als Flaggschiff bezeichnet, trägt aber keinen Commander.',
  'ar.import.commanderNowhere': 'Der Commander „{what}“ steht im Kopf der Liste, aber bei keinem Schiff.',

  'ar.print.untitled': 'Flotte',
  'ar.print.head': '{faction}, {points} Flottenpunkte',
  'ar.print.flagship': 'Flaggschiff',
  'ar.print.ship': 'Hülle {hull}, Kommando / Staffel / Technik {values}',
  'ar.print.zones':
    'Bug / Seiten / Heck: Schilde {shields}, Geschützbatterie {battery}; Anti-Jäger-Bewaffnung {squadrons}',
  'ar.print.squadron': 'Schub {speed}, Hülle {hull}, Anti-Jäger-Bewaffnung {squadrons}, Geschützbatterie {battery}',
  'ar.print.squadrons': 'Staffeln: {points}',
  'ar.print.total': 'Gesamt: {points}',
  'ar.print.note':
    'Gedruckt mit Holotisch, einem freien Programm von Spielern. Es gehört nicht zu den Inhabern der Marken und wird von ihnen nicht unterstützt.',
};
