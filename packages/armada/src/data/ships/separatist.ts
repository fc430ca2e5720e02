import { ship, shipsOf } from '../rows.ts';
import type { ShipCard } from '../types.ts';

// biome-ignore format: a card is a line
export const separatist: readonly ShipCard[] = [
  ...shipsOf('separatist', 'gozanti', [
    ship('gozanti-class-cruisers-separatist', 'Gozanti-class Cruisers', [24, 27], '3: 1/2/2', '1/1/1', '1B / 1B / -', '1K', 'Sc Ev', '2; 1-1; 1-1-0', 'Of WT IC', 'RR', { traits: ['droid'] }),
  ]),
  ...shipsOf('separatist', 'hardcell', [
    ship('hardcell-class-battle-refit', 'Hardcell-class Battle Refit', [50, 52], '5: 1/1/3', '3/1/2', '3R / 1R / -', '1B1K', 'Ev Br Rd', '2; 1-1; 1-1-0', 'Of OR DR TL', '9', { traits: ['droid', 'transport'] }),
    ship('hardcell-class-transport', 'Hardcell-class Transport', 47, '5: 1/2/3', '3/1/2', '2R1B / 1B / -', '1B', 'Ev Br Rd', '2; 1-1; 1-1-0', 'Of Of ST FS', '9', { traits: ['droid', 'transport'] }),
  ]),
  ...shipsOf('separatist', 'munificent', [
    ship('munificent-class-comms-frigate', 'Munificent-class Comms Frigate', 70, '6: 2/3/4', '4/3/2', '2R2B / 3R / 2R', '1R', 'Br Rd Sv', '1; 1-2', 'Of ST OR TL IC', '9', { traits: ['droid', 'bombard', 'comms'] }),
    ship('munificent-class-star-frigate', 'Munificent-class Star Frigate', 73, '6: 2/2/4', '4/3/2', '2R2B / 3R / 2R', '1R1K', 'Br Rd Sv', '1; 1-2', 'Of ST DR TL IC', '9', { traits: ['droid', 'bombard', 'transport'] }),
  ]),
  ...shipsOf('separatist', 'providence', [
    ship('providence-class-carrier-separatist', 'Providence-class Carrier', [102, 105], '9: 3/4/4', '5/3/2', '2R1B2K / 2R2B2K / 1R1B1K', '2K', 'Br Rd Cn Sv', '2; 1-1; 1-0-0', 'Of FC OR DR TL IC Od', '10', { traits: ['droid', 'comms', 'transport'] }),
    ship('providence-class-dreadnought', 'Providence-class Dreadnought', [97, 105], '9: 3/4/4', '5/3/2', '2R1B2K / 3R1B2K / 1R1B1K', '1B', 'Br Rd Cn Sv', '2; 1-1; 1-0-0', 'Of WT OR TL TL IC Od', '10', { traits: ['droid', 'bombard', 'transport'] }),
  ]),
  ...shipsOf('separatist', 'recusant', [
    ship('recusant-class-light-destroyer', 'Recusant-class Light Destroyer', 85, '8: 3/2/3', '3/3/2', '4R2K / 3R1K / 1R1K', '1B', 'Ev Br Rd Sv', '1; 1-1; 0-2-1', 'Of WT OR TL Od', '10', { traits: ['droid'] }),
    ship('recusant-class-support-destroyer', 'Recusant-class Support Destroyer', 90, '8: 3/3/3', '3/3/2', '3R2B1K / 3R1B / 1R1B', '1R', 'Ev Br Rd Sv', '1; 1-1; 0-2-1', 'Of WT OR OR TL', '10', { traits: ['droid'] }),
  ]),
];
