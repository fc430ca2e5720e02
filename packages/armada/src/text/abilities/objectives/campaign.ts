import type { Sayings } from '../types.ts';

export const campaign: Sayings = {
  'objective/base-defense-armed-station': {
    de: 'Der zweite Spieler platziert eine bewaffnete Raumstation, die nur seinen Einheiten hilft. Einmal pro Runde darf er mit ihr angreifen, statt ein Schiff zu aktivieren, sofern sie ein Ziel hat.',
    en: 'The second player places an armed station that helps only their own units. Once a round they may attack with it instead of activating a ship, if it has a target.',
  },
  'objective/base-defense-fighter-wing': {
    de: 'Vor dem Aufstellen verstärkt der zweite Spieler seine Flotte für diese Schlacht um nicht einzigartige Staffeln für bis zu 40 Punkte, über jede Grenze hinaus. Werden sie zerstört, zählen sie für den ersten Spieler.',
    en: 'Before deployment the second player adds non-unique squadrons worth up to 40 points to their fleet for this battle, beyond any limit. If they are destroyed, they count for the first player.',
  },
  'objective/base-defense-ion-cannon': {
    de: 'Der zweite Spieler stellt zuerst auf und legt dann 3 Marker. Am Ende der Kommandophase darf er ein Schiff in Entfernung 1–3 dazu angreifen: 4 blaue Würfel, beliebige Hüllensektion; ein blaues kritisches Symbol erschöpft einen Verteidigungsmarker.',
    en: 'The second player deploys first, then places 3 tokens. At the end of the Command Phase they may attack a ship at distance 1–3 of one: 4 blue dice, any hull zone; a blue critical icon exhausts a defence token.',
  },
  'objective/hyperlane-raid': {
    de: 'Kurze Ränder. Der zweite Spieler weist seinen Schiffen 4 Marker zu; wird so eine Einheit zerstört, erhält der erste einen Siegmarker, der zweite am Ende einen für jedes solche Schiff am Rand des ersten. Unentschieden gewinnt der erste.',
    en: 'Short edges. The second player assigns 4 tokens to their ships; each such unit destroyed gains the first player a victory token, each such ship near the first player’s edge at the end gains the second one. A tie is the first player’s.',
  },
  'objective/asteroids': {
    de: 'Statt der Raumstation liegen 3 weitere Asteroidenfelder auf dem Tisch. Asteroidenfelder schaden den Schiffen des zweiten Spielers nicht.',
    en: 'Instead of the station 3 further asteroid fields are placed. Asteroid fields do nothing to the ships of the second player.',
  },
  'objective/independent-station': {
    de: 'Statt Trümmerfeldern liegen 2 Staubfelder aus. Der zweite Spieler platziert eine bewaffnete Raumstation, die niemandem hilft. Nach jeder Kommandophase greift sie das nächste Schiff des ersten Spielers an, sonst jede seiner Staffeln in Reichweite.',
    en: 'Instead of debris fields 2 dust fields are placed. The second player places an armed station that helps nobody. After each Command Phase it attacks the first player’s nearest ship, or else each of their squadrons in range.',
  },
  'objective/nebula-outskirts': {
    de: 'Statt der Asteroidenfelder liegen 2 Staubfelder auf dem Tisch. Schiffe des ersten Spielers brauchen 1 Kommandorad mehr, die des zweiten 1 weniger, mindestens 1.',
    en: 'Instead of the asteroid fields 2 dust fields are placed. Ships of the first player need 1 command dial more, those of the second player 1 fewer, to a minimum of 1.',
  },
  'objective/show-of-force': {
    de: 'Der zweite Spieler platziert zwei unbewaffnete Raumstationen, die nur seinen Einheiten helfen. Am Ende bringt ihm jede, die noch steht, einen Siegmarker und jede zerstörte dem ersten.',
    en: 'The second player places two unarmed stations that help only their own units. At the end each one standing gains them a victory token, each one destroyed gains the first player one.',
  },
};
