import type { Sayings } from '../types.ts';

export const defence: Sayings = {
  'objective/contested-outpost': {
    de: 'Der zweite Spieler platziert die Raumstation in der Mitte; sie versperrt nichts und repariert nichts. Wer am Rundenende in Entfernung 1 die höhere Summe an Kommandowerten hat, erhält einen Siegmarker.',
    en: 'The second player places the station in the middle; it obstructs nothing and repairs nothing. Whoever has the higher sum of command values at distance 1 at the end of a round gains a victory token.',
  },
  'objective/fire-lanes': {
    de: 'Drei Marker liegen auf der Spielfläche. Am Rundenende bringt jeder dem einen Siegmarker, der mit mehr Würfeln seiner Geschützbatterien auf ihn schießen könnte; wer auf ihm steht, überlässt ihn dem Gegner.',
    en: 'Three tokens lie on the table. At the end of a round each gains a victory token for whoever could attack it with more battery dice; a unit that lies on it leaves it to the opponent.',
  },
  'objective/fleet-ambush': {
    de: 'Der erste Spieler stellt sein erstes, drittes, fünftes Schiff in der Mitte des Startgebiets auf, auf keinem Hindernis. Alle Schiffe kommen vor den Staffeln.',
    en: 'The first player deploys their first, third and fifth ship in the middle of the setup area, on no obstacle. All ships come before squadrons.',
  },
  'objective/hyperspace-assault': {
    de: 'Der zweite Spieler stellt ein kleines oder mittleres Schiff und bis zu 3 Staffeln beiseite. Ab Runde 2 darf er sie zu Rundenbeginn an einem von 3 Markern aufstellen oder sonst die Marker verschieben.',
    en: 'The second player sets aside a small or medium ship and up to 3 squadrons. From round 2 on they may be deployed at one of 3 tokens at the start of a round, or else the tokens be moved.',
  },
  'objective/capture-the-vip': {
    de: 'Ein Schiff in Entfernung 1 zum Marker darf ihn aufnehmen, wenn es ein Kommandorad aufdeckt. Wird es zerstört, legt der Gegner ihn an dessen Basis. Wer ihn am Ende hat, erhält einen Siegmarker.',
    en: 'A ship at distance 1 of the token may take it when it reveals a dial. If that ship is destroyed, the opponent lays it against its base. Whoever has it at the end gains a victory token.',
  },
  'objective/fighter-ambush': {
    de: 'Der zweite Spieler stellt seine Staffeln nach den Flotten auf, auch an Hindernissen, jenseits von Entfernung 5 zum Rand des ersten. Greift eine Staffel ein Schiff an und teilt eine Schadenskarte aus, erhält ihr Besitzer einen Siegmarker.',
    en: 'The second player deploys squadrons after the fleets, at obstacles too, beyond distance 5 of the first player’s edge. A squadron whose attack deals a damage card to a ship gains its owner a victory token.',
  },
  'objective/jamming-barrier': {
    de: 'Zwei Marker bilden eine Barriere. Verläuft die Sichtlinie durch sie, entfernt der Angreifer vor dem Würfeln die Hälfte seiner Würfel (abgerundet), sofern keine der beiden Einheiten auf einem Marker steht.',
    en: 'Two tokens make a barrier. If line of sight goes through it, the attacker removes half of the dice (rounded down) before rolling, unless one of the two units lies on a token.',
  },
  'objective/planetary-ion-cannon': {
    de: 'Am Ende der Kommandophase darf der zweite Spieler einen der 3 Marker entfernen und ein gegnerisches Schiff in Entfernung 1–3 dazu angreifen: 4 blaue Würfel, beliebige Hüllensektion; ein blaues kritisches Symbol erschöpft einen Verteidigungsmarker.',
    en: 'At the end of the Command Phase the second player may remove one of 3 tokens to attack an enemy ship at distance 1–3 of it: 4 blue dice, any hull zone; a blue critical icon exhausts a defence token.',
  },
  'objective/abandoned-mining-facility': {
    de: 'Schiffe dürfen Technikpunkte in Entfernung 1 zur Raumstation (3) oder zu einer Staubwolke (2) für Siegmarker ausgeben. Eine Staubwolke, die mehr als einen bringt, verschwindet.',
    en: 'Ships may spend engineering points at distance 1 of the station (3) or of a dust field (2) for victory tokens. A dust field that gives more than one is removed.',
  },
  'objective/asteroid-tactics': {
    de: 'Auf einem Asteroidenfeld darf ein Schiff oder eine einzigartige Staffel einen abgelegten Verteidigungsmarker zurückholen. Dem zweiten Spieler schaden Asteroiden nicht; er darf auch einen Marker spielbereit machen.',
    en: 'On an asteroid field a ship or unique squadron may recover a discarded defence token. The second player’s take no harm from asteroids and may ready a token instead.',
  },
  'objective/fleet-in-being': {
    de: 'Ein Schiff, das zum Ziel wird, darf einen Marker ablegen, um einen Verteidigungsmarker spielbereit zu machen. Am Rundenende verlieren Schiffe nahe den Rändern einen. Jedes gegnerische Schiff ohne Marker bringt am Ende einen Siegmarker.',
    en: 'A ship that is targeted may discard a token to ready a defence token. At the end of a round ships near the edges lose one. Each enemy ship without tokens at the end gains a victory token.',
  },
  'objective/rift-ambush': {
    de: 'Nach der Aufstellung darf der zweite Spieler ein gegnerisches Schiff ein gerades Manöver mit Schub 1 fliegen lassen. Wer sein Manöver nahe dem Gravitationsstrudel beendet, fliegt noch eines mit Schub 1.',
    en: 'After deployment the second player may make an enemy ship execute a straight manoeuvre at speed 1. Whoever ends a manoeuvre near the gravity rift executes another one at speed 1.',
  },
};
