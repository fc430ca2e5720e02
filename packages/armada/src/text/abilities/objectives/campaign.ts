import type { Sayings } from '../types.ts';

export const campaign: Sayings = {
  'objective/base-defense-armed-station': {
    de: 'Der zweite Spieler platziert eine bewaffnete Raumstation, die nur seinen Einheiten hilft. Einmal pro Runde darf er mit ihr angreifen, statt ein Schiff zu aktivieren, sofern sie ein Ziel hat.',
    en: 'The second player places an armed station that helps only their own units. Once a round they may attack with it instead of activating a ship, if it has a target.',
  },
  'objective/base-defense-ion-cannon': {
    de: 'Der zweite Spieler stellt zuerst auf und legt dann 3 Marker. Am Ende der Kommandophase darf er ein Schiff in Entfernung 1–3 dazu angreifen: 4 blaue Würfel, beliebige Hüllensektion; ein blaues kritisches Symbol erschöpft einen Verteidigungsmarker.',
    en: 'The second player deploys first, then places 3 tokens. At the end of the Command Phase they may attack a ship at distance 1–3 of one: 4 blue dice, any hull zone; a blue critical icon exhausts a defense token.',
  },
  'objective/hyperlane-raid': {
    de: 'Kurze Ränder. Der zweite Spieler weist seinen Schiffen 4 Marker zu; wird so eine Einheit zerstört, erhält der erste einen Siegmarker, der zweite am Ende einen für jedes solche Schiff am Rand des ersten. Unentschieden gewinnt der erste.',
    en: 'Short edges. The second player assigns 4 tokens to their ships; each such unit destroyed gains the first player a victory token, each such ship near the first player’s edge at the end gains the second one. A tie is the first player’s.',
  },
  'objective/show-of-force': {
    de: 'Der zweite Spieler platziert zwei unbewaffnete Raumstationen, die nur seinen Einheiten helfen. Am Ende bringt ihm jede, die noch steht, einen Siegmarker und jede zerstörte dem ersten.',
    en: 'The second player places two unarmed stations that help only their own units. At the end each one standing gains them a victory token, each one destroyed gains the first player one.',
  },
};
