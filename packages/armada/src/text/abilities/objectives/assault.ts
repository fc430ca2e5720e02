import type { Sayings } from '../types.ts';

export const assault: Sayings = {
  'objective/advanced-gunnery': {
    de: 'Jeder Spieler bestimmt ein Einsatzzielschiff; es darf alle Angriffe aus einer Hüllensektion führen, das des ersten Spielers damit kein Ziel zweimal pro Runde angreifen. Wird es zerstört, zählt seine Schiffskarte doppelt.',
    en: 'Each player marks one ship; it may make all its attacks from one hull zone, but the first player’s may not attack the same target twice a round from it. If it is destroyed, its ship card counts twice.',
  },
  'objective/most-wanted': {
    de: 'Der zweite Spieler bestimmt auf jeder Seite ein Einsatzzielschiff. Schiffe, die es angreifen, dürfen einen Würfel einer vorhandenen Farbe hinzufügen; wird es zerstört, zählt seine Schiffskarte doppelt.',
    en: 'The second player marks one ship on either side. Ships that attack it may add a die of a colour in the pool; if it is destroyed, its ship card counts twice.',
  },
  'objective/opening-salvo': {
    de: 'Beim ersten Angriff auf ein Schiff legt jedes Schiff seinen Marker ab und fügt 2 Würfel hinzu: rote beim ersten, beliebige beim zweiten Spieler. Am Ende bringt jedes beschädigte gegnerische Schiff seine halben Kosten.',
    en: 'In its first attack on a ship, each ship discards its token and adds 2 dice: red ones for the first player, any for the second. At the end each damaged enemy ship is worth half its cost.',
  },
  'objective/precision-strike': {
    de: 'Schiffe und Bomber dürfen beim Angriff einen Treffer ausgeben, um eine zufällige Schadenskarte aufzudecken. Jede Karte, die in ihrem Angriff offen ausgeteilt oder aufgedeckt wird, bringt einen Siegmarker.',
    en: 'Attacking ships and bombers may spend a hit to turn a random damage card faceup. Each card that is dealt or turned faceup in their attack gains a victory token.',
  },
  'objective/blockade-run': {
    de: 'Gespielt wird über die kurzen Ränder. Jedes zerstörte Schiff des zweiten Spielers bringt dem ersten einen Siegmarker, jedes, das am Ende ganz im Aufstellungsbereich des ersten steht, dem zweiten.',
    en: 'The short edges are the player edges. Each destroyed ship of the second player gains the first a victory token; each that ends wholly in the first player’s deployment zone gains the second one.',
  },
  'objective/close-range-intel-scan': {
    de: 'Dazu kommen 2 Staubwolken. Greift ein Schiff ein Schiff an, darf der zweite Spieler 1 Würfel mit Zielgenauigkeit ausgeben, der erste 2, um einen Siegmarker zu erhalten.',
    en: 'Two dust fields are added. While a ship attacks a ship, the second player may spend 1 accuracy die, the first 2, to gain a victory token.',
  },
  'objective/station-assault': {
    de: 'Der zweite Spieler platziert zwei unbewaffnete Raumstationen, die nur seinen Einheiten helfen. Am Ende bringt jede stehende ihm einen Siegmarker, jede zerstörte dem ersten Spieler.',
    en: 'The second player places two unarmed stations that help only their own units. At the end each one standing gains them a victory token, each one destroyed gains the first player one.',
  },
  'objective/targeting-beacons': {
    de: 'Vier Marker liegen im Startgebiet. Greift ein Schiff des zweiten Spielers ein Schiff in Entfernung 1–2 zu einem davon an, darf es bis zu 2 Würfel neu würfeln.',
    en: 'Four tokens lie in the setup area. A ship of the second player that attacks a ship at distance 1–2 of one of them may reroll up to 2 dice.',
  },
  'objective/ion-storm': {
    de: 'Wer seine Bewegung fern von Hindernissen beendet, erhält einen Marker; ein Reparieren-Kommando entfernt ihn. Kritischer Effekt gegen ein Schiff mit Marker: ein Siegmarker, und es verliert einen Kommandomarker oder einen Schild.',
    en: 'A ship that ends its move far from obstacles gets a token; a Repair command removes it. Critical effect against a ship with a token: a victory token, and it loses a command token or a shield.',
  },
  'objective/marked-for-destruction': {
    de: 'Kritischer Effekt bis mittlere Reichweite: Der Verteidiger erhält den einzigen Marker seiner Seite. Wer ein Purrgil in Entfernung 1 dazu bewegt, darf ihn ablegen: 1 Schadenskarte, und der Gegner des Schiffs erhält einen Siegmarker.',
    en: 'Critical effect up to medium range: the defender gets the only token of its side. Whoever moves a purrgil to distance 1 of it may discard it: 1 damage card, and the ship’s enemy gains a victory token.',
  },
  'objective/rift-assault': {
    de: 'Für 1 Würfel mit beliebigem Symbol markiert ein Schiff den Verteidiger abseits der Hindernisse. Den Marker abzulegen dreht 1 Würfel auf Zielgenauigkeit oder 1 Treffer (zweiter Spieler: jedes Symbol) und bringt einen Siegmarker. Am Strudel droht Schaden.',
    en: 'For 1 die with any icon a ship marks the defender away from obstacles. Discarding the mark turns 1 die to an accuracy or a single hit (second player: any icon) and gains a victory token. Slow ships near the rift are dealt a card each round.',
  },
  'objective/surprise-attack': {
    de: 'Das Flaggschiff des ersten Spielers beginnt auf der Raumstation, seine Schiffe mit höchstens halbem Schub. In den Runden 1 bis 3 deckt der zweite ein Kommandorad auf: Alle Schiffe des ersten erhalten diesen Überfallmarker.',
    en: 'The first player’s flagship begins on the station, and the ships at half speed at most. In rounds 1 to 3 the second player reveals a dial, and every ship of the first gains that raid token.',
  },
};
