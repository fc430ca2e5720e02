import { ship, shipsOf } from '../rows.ts';
import type { ShipCard } from '../types.ts';

// biome-ignore format: a card is a line
export const empire: readonly ShipCard[] = [
  ...shipsOf('empire', 'arquitens', [
    ship('arquitens-class-command-cruiser', 'Arquitens-class Command Cruiser', [55, 59], '5: 2/2/3', '2/2/2', '1R1B / 3R / 1R1B', '1B', 'Ev Rd Rd Cn', '2; 0-2; 0-0-2', 'Of ST DR TL', '5'),
    ship('arquitens-class-light-cruiser', 'Arquitens-class Light Cruiser', [52, 54], '5: 2/1/3', '2/2/2', '1R1K / 3R / 1R1K', '1K', 'Ev Rd Rd Cn', '2; 0-2; 0-0-2', 'Of DR TL', '5'),
  ]),
  ...shipsOf('empire', 'gladiator', [
    ship('gladiator-i-class-star-destroyer', 'Gladiator I-class Star Destroyer', 56, '5: 2/2/3', '3/2/1', '2R2K / 4K / 1R1K', '1B', 'Ev Br Rd', '2; 1-1; 0-1-1', 'Of WT ST Od', '1'),
    ship('gladiator-ii-class-star-destroyer', 'Gladiator II-class Star Destroyer', 62, '5: 2/2/3', '3/2/1', '2R2K / 1R3K / 1R1K', '2B', 'Ev Br Rd', '2; 1-1; 0-1-1', 'Of WT ST Od', '1'),
  ]),
  ...shipsOf('empire', 'gozanti', [
    ship('gozanti-class-assault-carriers', 'Gozanti-class Assault Carriers', [26, 28], '3: 1/2/2', '1/1/1', '1R / 1B / -', '1B', 'Sc Ev', '2; 1-1; 1-1-0', 'Of FS OR', '3'),
    ship('gozanti-class-cruisers-empire', 'Gozanti-class Cruisers', 23, '3: 1/2/2', '1/1/1', '1B / 1B / -', '1K', 'Sc Ev', '2; 1-1; 1-1-0', 'Of FS OR', '3'),
  ]),
  ...shipsOf('empire', 'raider', [
    ship('raider-i-class-corvette', 'Raider I-class Corvette', 44, '4: 1/1/2', '2/2/2', '2B2K / 1B1K / 1B', '2K', 'Ev Ev Br', '2; 2-2; 0-1-1; 0-1-1-1', 'Of WT OR Od', '2'),
    ship('raider-ii-class-corvette', 'Raider II-class Corvette', 48, '4: 1/1/2', '2/2/2', '3B1K / 1B1K / 1B', '1B1K', 'Ev Ev Br', '2; 2-2; 0-1-1; 0-1-1-1', 'Of WT OR IC', '2'),
  ]),
  ...shipsOf('empire', 'interdictor', [
    ship('interdictor-combat-refit', 'Interdictor Combat Refit', 93, '9: 2/2/5', '3/2/2', '2R2B / 2R2B / 1R2B', '1B1K', 'Br Rd Cn Cn', '1; 1-1', 'Of ST OR ER IC', '4'),
    ship('interdictor-suppression-refit', 'Interdictor Suppression Refit', 90, '9: 2/2/5', '3/2/2', '1R3B / 1R3B / 1R2B', '1B', 'Br Rd Cn Cn', '1; 1-1', 'Of ST OR ER ER IC', '4'),
  ]),
  ...shipsOf('empire', 'quasar-fire', [
    ship('quasar-fire-i-class-cruiser-carrier', 'Quasar Fire I-class Cruiser-Carrier', 54, '6: 2/4/2', '2/2/1', '3B / 2B / 1B', '1B', 'Br Rd', '2; 1-1; 0-1-1', 'Of WT OR OR', '6'),
    ship('quasar-fire-ii-class-cruiser-carrier', 'Quasar Fire II-class Cruiser-Carrier', 61, '6: 2/4/2', '2/2/1', '2R1B / 1R1B / 1B', '1R', 'Br Rd', '2; 1-1; 0-1-1', 'Of WT WT OR', '6'),
  ]),
  ...shipsOf('empire', 'victory', [
    ship('victory-i-class-star-destroyer-empire', 'Victory I-class Star Destroyer', 73, '8: 3/3/4', '3/3/1', '3R3K / 2R1K / 2R', '1B', 'Br Rd Rd', '1; 0-1', 'Of WT OR TL Od', '0'),
    ship('victory-ii-class-star-destroyer', 'Victory II-class Star Destroyer', [80, 85], '8: 3/3/4', '3/3/1', '3R3B / 2R1B / 2R', '1B', 'Br Rd Rd', '1; 0-1', 'Of WT OR TL IC', '0'),
  ]),
  ...shipsOf('empire', 'imperial', [
    ship('imperial-i-class-star-destroyer', 'Imperial I-class Star Destroyer', 110, '11: 3/4/4', '4/3/2', '3R2B3K / 2R2K / 1R2B', '1B1K', 'Br Rd Rd Cn', '1; 1-1; 0-1-1', 'Of WT OR OR TL IC', '2'),
    ship('imperial-ii-class-star-destroyer', 'Imperial II-class Star Destroyer', 120, '11: 3/4/4', '4/3/2', '4R4B / 2R2B / 1R2B', '2B', 'Br Rd Rd Cn', '1; 1-1; 0-1-1', 'Of WT OR DR TL IC', '2'),
    ship('imperial-star-destroyer-cymoon-1-refit', 'Imperial Star Destroyer Cymoon 1 Refit', 112, '11: 3/3/4', '4/3/2', '5R2B / 1R3B / 1R2B', '2K', 'Br Rd Rd Cn', '1; 1-1; 0-1-1', 'Of WT FC OR TL TL', '7'),
    ship('imperial-star-destroyer-kuat-refit', 'Imperial Star Destroyer Kuat Refit', 112, '11: 3/2/4', '4/3/2', '3R2B3K / 1R1B2K / 1R1B1K', '1B1K', 'Br Rd Rd Cn', '1; 1-1; 0-1-1', 'Of WT OR DR IC Od', '7'),
  ]),
  ...shipsOf('empire', 'onager', [
    ship('onager-class-star-destroyer', 'Onager-class Star Destroyer', [120, 110], '10: 3/2/3', '5/2/1', '2R2B1K / 3R1K / 2R1B', '1B1K', 'Br Rd Sv', '1; 1-1; 1-1-0', 'Of WT WT TL SW', '8', { special: '3R2B2K', ignition: 'close' }),
    ship('onager-class-testbed', 'Onager-class Testbed', [116, 96], '10: 3/1/3', '5/2/1', '1R2B1K / 2R1B / 1R1B', '1K', 'Br Rd Sv', '1; 1-1; 1-1-0', 'Of WT WT ST SW', '8', { special: '4R3K', ignition: 'close' }),
  ]),
  ...shipsOf('empire', 'venator', [
    ship('venator-ii-class-star-destroyer-empire', 'Venator II-class Star Destroyer', 100, '9: 3/3/4', '4/3/2', '2R2B2K / 2R2B / 1R1B1K', '1B1K', 'Br Rd Cn Sv', '1; 1-1; 0-1-0', 'Of WT DR TL Od Od', 'RR', { unique: true, traits: ['bombard'] }),
  ]),
  ...shipsOf('empire', 'star-dreadnought', [
    ship('executor-i-class-star-dreadnought', 'Executor I-class Star Dreadnought', 381, '33: 4/6/5', '6/5/3', '5R4B / 3R3B1K / 2R1B1K', '2B1K', 'Br Br Rd Rd Cn Cn', '0; 0-0', 'Of Of Of Of WT FC FC FC FC OR TL IC', 'SSD', { auxiliary: [5, '2R3B1K'] }),
    ship('executor-ii-class-star-dreadnought', 'Executor II-class Star Dreadnought', 411, '33: 4/6/5', '6/5/3', '5R5B / 4R3B1K / 2R1B1K', '1R1B1K', 'Br Br Rd Rd Cn Cn', '0; 0-0', 'Of Of Of Of WT FC OR OR TL TL IC IC', 'SSD', { auxiliary: [5, '3R3B1K'] }),
    ship('star-dreadnought-assault-prototype', 'Star Dreadnought Assault Prototype', 250, '22: 4/5/4', '6/3/2', '5R4B / 3R2B1K / 1R1B1K', '1R1B', 'Br Br Rd Rd Cn Cn', '0; 0-0', 'Of Of Of WT OR OR TL TL IC IC', 'SSD', { auxiliary: [3, '2R2B1K'] }),
    ship('star-dreadnought-command-prototype', 'Star Dreadnought Command Prototype', 220, '22: 4/5/4', '6/3/2', '4R4B / 3R1B1K / 1R1B1K', '2B', 'Br Br Rd Rd Cn Cn', '0; 0-0', 'Of Of Of WT FC FC OR TL IC', 'SSD', { auxiliary: [3, '2R1B1K'] }),
  ]),
];
