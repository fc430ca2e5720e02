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
};
