import type { Dictionary } from '@holotisch/engine';

/** Was Karten fragen und verweigern. */
export const cardsDe: Dictionary = {
  'ar.ask.card-face': 'Welche Seite soll der Würfel zeigen?',
  'ar.ask.card-token': '{card}: Wähle einen Verteidigungsmarker',
  'ar.ask.colour': 'Wähle eine Farbe',
  'ar.ask.dice': '{card}: Wähle bis zu {n} Würfel',
  'ar.ask.discard-token': '{unit} legt einen seiner Verteidigungsmarker ab: Welchen?',
  'ar.ask.exhaust-upgrade': 'Welche Aufwertungskarte von {unit} wird erschöpft?',
  'ar.ask.focus-zone': '{card}: Auf welche Hüllensektion von {unit} kommt der Fokusmarker?',
  'ar.ask.redeploy': 'Wohin wird {unit} versetzt?',
  'ar.ask.take-command': 'Welchen Kommandomarker verliert {unit}?',
  'ar.no.cardReady': '{card} kann jetzt nicht spielbereit gemacht werden.',
  'ar.no.heldByCard': 'Eine Karte hält die Staffel fest.',
  'ar.no.sameTarget': 'Diese Hüllensektion hat das Ziel in dieser Aktivierung schon angegriffen.',
};
