import type { Sayings } from '../types.ts';

export const superweapon: Sayings = {
  'upgrade/magnite-crystal-tractor-beam-array': {
    de: 'Nach dem Ende deiner Aktivierung darfst du die Karte erschöpfen: Ein feindliches Schiff in Entfernung 1–5 muss seinen Schub deinem angleichen. Bei Schub 0 wird sie nicht spielbereit.',
    en: 'After the end of your activation you may exhaust this card: an enemy ship at distance 1-5 must take on your speed. It cannot be readied while your speed is 0.',
  },
  'upgrade/orbital-bombardment-particle-cannons': {
    de: 'Zündung: große Reichweite. Roter kritischer Zündungseffekt: Jedes andere Schiff in Entfernung 1 zum Verteidiger erleidet 2 Schaden, jede Staffel dort 1.',
    en: 'Ignition at long range. Red critical effect of an Ignition attack: each other ship at distance 1 of the defender suffers 2 damage, each squadron there 1.',
  },
  'upgrade/superheavy-composite-beam-turbolasers': {
    de: 'Zündung: mittlere Reichweite. Roter kritischer Zündungseffekt: Der Verteidiger erleidet 1 Schaden für jedes rote oder blaue kritische Symbol, jeweils auf eine Hüllensektion seiner Wahl.',
    en: 'Ignition at medium range. Red critical effect of an Ignition attack: the defender suffers 1 damage for each red or blue critical icon, each on a hull zone of its choice.',
  },
};
