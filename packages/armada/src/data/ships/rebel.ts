import { ship, shipsOf } from '../rows.ts';
import type { ShipCard } from '../types.ts';

// biome-ignore format: a card is a line
export const rebel: readonly ShipCard[] = [
  ...shipsOf('rebel', 'cr90', [
    ship('cr90-corvette-a', 'CR90 Corvette A', 44, '4: 1/1/2', '2/2/1', '2R1B / 1R1B / 1R', '1B', 'Ev Ev Rd', '2; 1-2; 0-1-2; 0-1-1-2', 'Of ST DR TL', '0'),
    ship('cr90-corvette-b', 'CR90 Corvette B', 39, '4: 1/1/2', '2/2/1', '3B / 2B / 1B', '1B', 'Ev Ev Rd', '2; 1-2; 0-1-2; 0-1-1-2', 'Of ST DR IC', '0'),
  ]),
  ...shipsOf('rebel', 'gr-75', [
    ship('gr-75-combat-retrofits', 'GR-75 Combat Retrofits', 24, '3: 1/2/2', '1/1/1', '1B / - / 1B', '1B', 'Sc Ev', '2; 1-2; 0-1-2', 'Of FS OR', '3'),
    ship('gr-75-medium-transports', 'GR-75 Medium Transports', 18, '3: 1/2/2', '1/1/1', '- / - / -', '1K', 'Sc Ev', '2; 1-2; 0-1-2', 'Of FS OR', '3'),
  ]),
  ...shipsOf('rebel', 'hammerhead', [
    ship('hammerhead-scout-corvette', 'Hammerhead Scout Corvette', 41, '5: 1/1/2', '2/1/1', '2R1B / 1B / -', '1B', 'Ev Rd Cn', '2; 2-1; 1-1-0', 'Of WT OR TL', '6'),
    ship('hammerhead-torpedo-corvette', 'Hammerhead Torpedo Corvette', 36, '5: 1/1/2', '2/1/1', '1R1B1K / 1K / -', '1K', 'Ev Rd Cn', '2; 2-1; 1-1-0', 'Of WT OR Od', '6'),
  ]),
  ...shipsOf('rebel', 'mc30c', [
    ship('mc30c-scout-frigate', 'MC30c Scout Frigate', 69, '4: 2/1/3', '3/3/2', '1R2K / 2R3K / 1R1K', '1B', 'Ev Ev Rd Rd', '1; 1-1; 0-1-2; 0-1-1-0', 'Of WT DR TL Od', '2'),
    ship('mc30c-torpedo-frigate', 'MC30c Torpedo Frigate', 63, '4: 2/1/3', '3/3/2', '1B2K / 2B3K / 1B1K', '1B', 'Ev Ev Rd Rd', '1; 1-1; 0-1-2; 0-1-1-0', 'Of WT DR TL Od', '2'),
  ]),
  ...shipsOf('rebel', 'modified-pelta', [
    ship('modified-pelta-class-assault-ship', 'Modified Pelta-class Assault Ship', 56, '5: 2/1/4', '3/2/1', '2R2K / 1R1K / 2R', '1B1K', 'Ev Br Rd', '2; 1-1', 'Of ST FC Od', '5'),
    ship('modified-pelta-class-command-ship', 'Modified Pelta-class Command Ship', 60, '5: 2/3/4', '3/2/1', '2R2B / 1R1B / 2R', '1B', 'Ev Br Rd', '2; 1-1', 'Of ST FC OR', '5'),
  ]),
  ...shipsOf('rebel', 'nebulon-b', [
    ship('nebulon-b-escort-frigate', 'Nebulon-B Escort Frigate', 57, '5: 2/2/3', '3/1/2', '3R / 1R1B / 2R', '2B', 'Ev Br Br', '1; 1-1; 0-1-2', 'Of ST TL', '0'),
    ship('nebulon-b-support-refit', 'Nebulon-B Support Refit', 51, '5: 2/1/3', '3/1/2', '3R / 1R1B / 2R', '1B', 'Ev Br Br', '1; 1-1; 0-1-2', 'Of ST TL', '0'),
  ]),
  ...shipsOf('rebel', 'assault-frigate', [
    ship('assault-frigate-mark-ii-a', 'Assault Frigate Mark II A', [77, 81], '6: 3/2/4', '4/3/2', '2R1B / 3R1B / 2R1B', '2B', 'Ev Br Rd', '1; 1-1; 0-1-1', 'Of WT OR DR TL', '1'),
    ship('assault-frigate-mark-ii-b', 'Assault Frigate Mark II B', 72, '6: 3/3/4', '4/3/2', '2R / 3R1B / 2R', '1B', 'Ev Br Rd', '1; 1-1; 0-1-1', 'Of WT OR DR TL', '1'),
  ]),
  ...shipsOf('rebel', 'mc75', [
    ship('mc75-armored-cruiser', 'MC75 Armored Cruiser', [99, 104], '9: 3/3/4', '4/3/3', '3B2K / 3R2B / 1B1K', '1B1K', 'Br Rd Cn Cn', '2; 1-1; 0-1-1', 'Of WT OR DR TL IC Od', '7'),
    ship('mc75-ordnance-cruiser', 'MC75 Ordnance Cruiser', [95, 100], '9: 3/2/4', '4/3/3', '2B3K / 3R2K / 2K', '1K', 'Br Rd Cn Cn', '2; 1-1; 0-1-1', 'Of WT OR DR Od Od', '7'),
  ]),
  ...shipsOf('rebel', 'mc80-home-one', [
    ship('mc80-assault-cruiser', 'MC80 Assault Cruiser', [110, 114], '8: 3/3/4', '4/4/3', '2R1B / 4R2B / 2R1B', '2B', 'Br Rd Rd Cn', '1; 1-1', 'Of ST DR DR TL IC', '2'),
    ship('mc80-command-cruiser', 'MC80 Command Cruiser', [102, 106], '8: 3/4/4', '4/4/3', '1R2B / 3R3B / 1R2B', '1B1K', 'Br Rd Rd Cn', '1; 1-1', 'Of ST OR DR TL IC', '2'),
  ]),
  ...shipsOf('rebel', 'mc80-liberty', [
    ship('mc80-battle-cruiser', 'MC80 Battle Cruiser', 103, '8: 3/2/4', '5/2/2', '4R3B / 2R1B / 1R1B', '2K', 'Br Br Rd', '1; 1-0; 1-0-1', 'Of WT ST TL TL IC', '4'),
    ship('mc80-star-cruiser', 'MC80 Star Cruiser', 96, '8: 3/2/4', '5/2/2', '3R4B / 2R1B / 2B', '1K', 'Br Br Rd', '1; 1-0; 1-0-1', 'Of WT ST TL TL IC', '4'),
  ]),
  ...shipsOf('rebel', 'providence', [
    ship('providence-class-carrier-rebel', 'Providence-class Carrier', 95, '9: 3/2/4', '5/3/2', '2R1B2K / 2R2B2K / 1R1B1K', '2K', 'Ev Br Rd Sv', '1; 1-0', 'Of Of WT WT ST ST OR OR', 'RR', { unique: true, traits: ['comms', 'transport'] }),
  ]),
  ...shipsOf('rebel', 'starhawk', [
    ship('starhawk-class-battleship-mark-i', 'Starhawk-class Battleship Mark I', 140, '14: 4/3/4', '6/4/2', '4R2B2K / 2R2B1K / 2R1K', '1B1K', 'Br Rd Cn Sv', '1; 1-1', 'Of Of WT OR TL IC SW', '8'),
    ship('starhawk-class-battleship-mark-ii', 'Starhawk-class Battleship Mark II', 150, '14: 4/3/4', '6/4/2', '4R3B1K / 3R2B / 2R1B', '1R1B', 'Br Rd Cn Sv', '1; 1-1', 'Of Of WT OR TL IC SW', '8'),
  ]),
];
