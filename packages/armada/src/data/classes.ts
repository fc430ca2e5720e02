/**
 * Bases and the lines printed on them, measured on the tokens: to the right of the middle line, behind the front edge.
 * Where front and rear line begin at different points on the middle line, left and right zone touch between them; where
 * they begin beside it (Munificent, Onager, Starhawk), front and rear zone touch between the two beginnings.
 */
import { huge, large, medium, small } from './rows.ts';
import type { ShipClass } from './types.ts';

// biome-ignore format: a class is a line
export const CLASSES: readonly ShipClass[] = [
  small('cr90', ['CR90 Corvette', 'Corellianische CR90-Korvette'], [[0, 43.1], [19.5, 22.1]], [[0, 43.3], [19.5, 64.1]], { front: 8.2, side: [11.5, 43.2], rear: 63 }),
  small('nebulon-b', ['Nebulon-B Frigate', 'Nebulon-B-Fregatte'], [[0, 35.7], [19.5, 0]], [[0, 35.7], [19.5, 71]], { front: 8, side: [11.5, 35.7], rear: 63.3 }),
  small('gr-75', 'GR-75 Transports', [[0, 35.5], [19.5, 0]], [[0, 35.5], [19.5, 71]], { front: 7.6, side: [11.5, 35.4], rear: 63.2 }, { flotilla: true }),
  small('mc30c', 'MC30c Frigate', [[0, 31.2], [19.5, 0]], [[0, 31.2], [19.5, 58.6]], { front: 7.8, side: [11.5, 31], rear: 63.7 }),
  small('hammerhead', 'Hammerhead Corvette', [[0, 41.3], [19.5, 23.6]], [[0, 41.3], [19.5, 71]], { front: 8, side: [11.5, 47.8], rear: 63.3 }),
  small('modified-pelta', 'Modified Pelta-class', [[0, 42.9], [19.5, 21.7]], [[0, 42.8], [19.5, 71]], { front: 7.6, side: [11.5, 42.6], rear: 63.3 }),
  small('pelta', 'Pelta-class Frigate', [[0, 42.7], [19.5, 21.3]], [[0, 42.3], [19.5, 71]], { front: 7.7, side: [11.5, 41.9], rear: 63.4 }),
  small('consular', ['Consular-class Cruiser', 'Militärkreuzer der Consular-Klasse'], [[0, 41.2], [19.5, 16.7]], [[0, 41.9], [19.5, 66.4]], { front: 7.8, side: [11.5, 43.5], rear: 63.2 }),
  small('hardcell', ['Hardcell-class Transport', 'Raumfrachter der Hardcell-Klasse'], [[0, 32.8], [19.5, 14.4]], [[0, 39.6], [19.5, 57.9]], { front: 7.5, side: [11.5, 35.1], rear: 62.8 }),
  small('gladiator', ['Gladiator-class Star Destroyer', 'Sternzerstörer der Gladiator-Klasse'], [[0, 34], [19.5, 6.5]], [[0, 33.8], [19.5, 62.9]], { front: 7.6, side: [11.5, 35.4], rear: 63.1 }),
  small('gozanti', 'Gozanti-class Cruisers', [[0, 37.9], [19.5, 16]], [[0, 37.8], [19.5, 50.7]], { front: 7.6, side: [11.5, 35.2], rear: 63.2 }, { flotilla: true }),
  small('raider', 'Raider-class Corvette', [[0, 40.8], [19.5, 14.3]], [[0, 40.5], [19.5, 58.4]], { front: 7.9, side: [11.5, 39.8], rear: 63.3 }),
  small('arquitens', 'Arquitens-class Cruiser', [[0, 38.2], [19.5, 0]], [[0, 38.2], [19.5, 54.3]], { front: 7.7, side: [11.5, 35.5], rear: 63.2 }),
  medium('assault-frigate', ['Assault Frigate Mark II', 'Angriffsfregatte Mk. II'], [[0, 45.6], [29.5, 4.2]], [[0, 45.5], [29.5, 86.2]], { front: 11.4, side: [18.3, 51.6], rear: 91.2 }),
  medium('victory', ['Victory-class Star Destroyer', 'Sternzerstörer der Sieges-Klasse'], [[0, 47.4], [29.5, 24.1]], [[0, 47.4], [29.5, 79]], { front: 11.9, side: [19.8, 52.1], rear: 91.2 }),
  medium('quasar-fire', 'Quasar Fire-class Cruiser-Carrier', [[0, 54.9], [29.5, 40.4]], [[0, 54.9], [29.5, 89.9]], { front: 11.2, side: [19.8, 65.1], rear: 90.8 }),
  medium('interdictor', 'Interdictor-class Cruiser', [[0, 55.6], [29.5, 25.6]], [[0, 55.2], [29.5, 91.9]], { front: 12, side: [19.8, 54.7], rear: 91.2 }),
  medium('acclamator', ['Acclamator-class Assault Ship', 'Angriffstransporter der Acclamator-Klasse'], [[0, 52.2], [29.5, 27.9]], [[0, 60.6], [29.5, 80.8]], { front: 11.5, side: [17.9, 56.6], rear: 90.6 }),
  medium('munificent', ['Munificent-class Frigate', 'Fregatte der Munifizenz-Klasse'], [[3.3, 52.3], [25.5, 0]], [[3.3, 52.3], [29.5, 98.4]], { front: 11.6, side: [18, 51.7], rear: 90.7 }),
  large('imperial', ['Imperial-class Star Destroyer', 'Sternzerstörer der Imperium-Klasse'], [[0, 81], [36.5, 41.6]], [[0, 81], [36.5, 112.2]], { front: 10.3, side: [27.1, 79.6], rear: 118 }),
  large('onager', ['Onager-class Star Destroyer', 'Sternzerstörer der Onager-Klasse'], [[4.1, 55.4], [36.5, 20.8]], [[4.1, 55.4], [36.5, 115.8]], { front: 11.5, side: [20.2, 45.3], rear: 118 }, { specialArc: [24.2, 0] }),
  large('mc75', 'MC75 Cruiser', [[0, 65], [36.5, 18.8]], [[0, 64], [36.5, 129]], { front: 11.1, side: [27.5, 65], rear: 118.5 }),
  large('mc80-home-one', ['MC80 Cruiser (Home One type)', 'MC80-Kreuzer (Home-One-Typ)'], [[0, 64.5], [36.5, 0]], [[0, 64.5], [36.5, 129]], { front: 10.6, side: [27.4, 64.8], rear: 118.5 }),
  large('mc80-liberty', ['MC80 Cruiser (Liberty type)', 'MC80-Kreuzer (Liberty-Typ)'], [[0, 82.3], [36.5, 42.3]], [[0, 87.8], [36.5, 124.3]], { front: 11, side: [27.6, 84.6], rear: 118.5 }),
  large('starhawk', 'Starhawk-class Battleship', [[4.1, 65.3], [36.5, 0]], [[4.1, 65.3], [36.5, 129]], { front: 19.7, side: [12.7, 60.4], rear: 118.1 }),
  large('providence', 'Providence-class', [[0, 64.5], [36.5, 0]], [[0, 64.5], [36.5, 129]], { front: 10.1, side: [27, 64.5], rear: 118.4 }),
  large('recusant', 'Recusant-class Destroyer', [[0, 29.6], [36.5, 18.8]], [[0, 95.5], [36.5, 116.4]], { front: 11.7, side: [26.1, 64.3], rear: 117.3 }),
  large('venator', 'Venator-class Star Destroyer', [[0, 83], [36.5, 33.9]], [[0, 82.4], [36.5, 116.6]], { front: 9.9, side: [27, 83.1], rear: 118.4 }),
  huge('star-dreadnought', 'Star Dreadnought', [[0, 77.8], [36.5, 48.2]], [[0, 317.1], [36.5, 326.3]], { front: 16.8, side: [26.8, 133.9], rear: 344.6, auxiliary: [26.8, 266.5] }, { crossLine: 203.5 }),
];
