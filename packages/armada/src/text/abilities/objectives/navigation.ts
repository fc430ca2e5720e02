import type { Sayings } from '../types.ts';

export const navigation: Sayings = {
  'objective/dangerous-territory': {
    de: 'Auf jedem Hindernis liegt ein Marker: Ein Schiff, das sich mit ihm überschneidet, darf ihn für einen Siegmarker nehmen. Asteroiden und Trümmer schaden den Schiffen des zweiten Spielers nicht.',
    en: 'A token lies on each obstacle: a ship that overlaps it may take it for a victory token. Asteroids and debris do not harm the second player’s ships.',
  },
  'objective/intel-sweep': {
    de: 'Das Einsatzzielschiff jedes Spielers darf beim Aufdecken eines Kommandorads einen Marker in Entfernung 1 für einen Siegmarker nehmen. Wer am Ende mehr hat, erhält 75 Punkte.',
    en: 'Each player’s objective ship may take a token at distance 1 for a victory token when it reveals a dial. Whoever has more at the end scores 75 points.',
  },
  'objective/minefields': {
    de: 'Sechs Minen liegen an den Hindernissen. Endet ein Schiff in Entfernung 1 zu einer, wirft man 2 blaue Würfel: je Treffer oder kritischem Treffer 1 Schadenskarte, die erste offen, wenn ein kritischer dabei ist.',
    en: 'Six mines lie beside the obstacles. For a ship that ends its move at distance 1 of one, 2 blue dice are rolled: 1 damage card per hit or crit, the first one faceup if there was a crit.',
  },
  'objective/superior-positions': {
    de: 'Der erste Spieler stellt alles zuerst auf. Erleidet ein Schiff durch einen Angriff auf seine hintere Hüllensektion Schaden, erhält der Besitzer des Angreifers einen Siegmarker.',
    en: 'The first player deploys everything first. An attack on a rear hull zone that does damage gains its owner a victory token.',
  },
  'objective/navigational-hazards': {
    de: 'Nimmt ein Schiff durch ein Hindernis Schaden, erhält der Gegner einen Siegmarker. Am Rundenende bewegen die Spieler abwechselnd Asteroiden- und Trümmerfelder bis Entfernung 2.',
    en: 'If an obstacle harms a ship, the opponent gains a victory token. At the end of a round the players take turns moving asteroid and debris fields up to distance 2.',
  },
  'objective/salvage-run': {
    de: 'Vier Marker liegen an der Raumstation in der Mitte. Ein Schiff in Entfernung 1 darf beim Aufdecken eines Kommandorads einen davon für einen Siegmarker nehmen.',
    en: 'Four tokens lie around the station in the middle. A ship at distance 1 of one may take it for a victory token when it reveals a dial.',
  },
  'objective/sensor-net': {
    de: 'Deckt ein Schiff in Entfernung 1 zu einem Marker ein Kommandorad auf, erhält sein Besitzer einen Siegmarker. Danach bewegt der Gegner den Marker.',
    en: 'If a ship reveals a dial at distance 1 of a token, its owner gains a victory token. Then the opponent moves that token.',
  },
  'objective/solar-corona': {
    de: 'Der erste Spieler stellt alles zuerst auf, dann bestimmt der zweite einen kurzen Rand als Korona. Liegt sie im Feuerwinkel der angreifenden Hüllensektion, verliert der Angriff nach dem Wurf einen Würfel mit Zielgenauigkeit.',
    en: 'The first player deploys everything first, then the second names a short edge as the corona. If it lies in the arc of the attacking hull zone, the attack loses an accuracy die after the roll.',
  },
  'objective/doomed-station': {
    de: 'Am Rundenende ziehen die Spieler abwechselnd alle Hindernisse auf den Gravitationsstrudel zu, der sie verschlingt. Die höhere Summe an Kommandowerten in Entfernung 1 zur Raumstation bringt einen Siegmarker.',
    en: 'At the end of a round the players take turns pulling all obstacles towards the gravity rift, which swallows them. The higher sum of command values at distance 1 of the station gains a victory token.',
  },
  'objective/hyperspace-migration': {
    de: 'In Runde 1 und 3 kommt ein Purrgil an einem kurzen Rand ins Spiel und zieht zum anderen. Schiffe in Entfernung 1 dazu erhalten am Rundenende einen Marker, der am nächsten Rundenende ein Siegmarker wird.',
    en: 'In rounds 1 and 3 a purrgil comes in at a short edge and travels to the other. Ships at distance 1 of one get a token at the end of the round, which becomes a victory token a round later.',
  },
  'objective/infested-fields': {
    de: 'Wer sich mit einem Hindernis überschneidet, darf dessen Marker für einen Siegmarker nehmen. Die Exogorthen verschwinden nach ihren Angriffen, der zweite Spieler bewegt ihr Hindernis und platziert sie am Rundenende neu.',
    en: 'A unit that overlaps an obstacle may take its token for a victory token. Exogorths are removed after their attacks, the second player moves their obstacle and places them anew at the end of the round.',
  },
  'objective/volatile-deposits': {
    de: 'Kritischer Effekt: Ein Hindernis in Entfernung 1 zum Verteidiger schadet allen in Entfernung 1 dazu. Am Rundenende bringt jedes Asteroidenfeld der höheren Summe an Kommandowerten in Entfernung 1 einen Siegmarker.',
    en: 'Critical effect: an obstacle at distance 1 of the defender harms everybody at distance 1 of it. At the end of a round each asteroid field gains a victory token for the higher sum of command values at distance 1.',
  },
};
