import { ship, shipsOf } from '../rows.ts';
import type { ShipCard } from '../types.ts';

// biome-ignore format: a card is a line
export const republic: readonly ShipCard[] = [
  ...shipsOf('republic', 'consular', [
    ship('consular-class-armed-cruiser', 'Consular-class Armed Cruiser', 37, '4: 1/1/2', '2/2/1', '2B1K / 1B1K / 1B', '2B', 'Ev Rd Cn', '2; 2-1; 1-1-1; 1-0-1-1', 'Of ST DR Od', '9', { traits: ['senate', 'comms'] }),
    ship('consular-class-charger-c70', 'Consular-class Charger c70', [42, 45], '4: 1/1/2', '2/2/1', '2R1B / 2R / 1R1B', '1K', 'Ev Rd Cn', '2; 2-1; 1-1-1; 1-0-1-1', 'Of ST OR TL', '9', { traits: ['clone'] }),
  ]),
  ...shipsOf('republic', 'pelta', [
    ship('pelta-class-medical-frigate', 'Pelta-class Medical Frigate', 49, '5: 2/2/4', '3/2/1', '2R1B / 1R1B / 2R', '1B', 'Ev Br Rd', '2; 1-1', 'Of ST FS OR', '10', { traits: ['clone', 'medical'] }),
    ship('pelta-class-transport-frigate', 'Pelta-class Transport Frigate', 45, '5: 2/1/4', '3/2/1', '2R1K / 1R1K / 2R', '1B1K', 'Ev Br Rd', '2; 1-1', 'Of ST FS DR', '10', { traits: ['clone', 'transport'] }),
  ]),
  ...shipsOf('republic', 'acclamator', [
    ship('acclamator-i-class-assault-ship', 'Acclamator I-class Assault Ship', [64, 66], '7: 3/3/4', '4/2/2', '3R2K / 2R1K / 1R1K', '2K', 'Br Rd Sv', '1; 1-0; 0-1-0', 'Of WT OR OR TL Od', '9', { traits: ['clone', 'transport'] }),
    ship('acclamator-ii-class-assault-ship', 'Acclamator II-class Assault Ship', 71, '7: 3/3/4', '4/2/2', '3R1B2K / 2R1K / 1R1B', '1B1K', 'Br Rd Sv', '1; 1-0; 0-1-0', 'Of WT DR TL Od', '9', { traits: ['clone', 'bombard', 'transport'] }),
  ]),
  ...shipsOf('republic', 'victory', [
    ship('victory-i-class-star-destroyer-republic', 'Victory I-class Star Destroyer', [73, 75], '8: 3/3/4', '3/3/1', '3R3K / 2R1K / 2R', '1B', 'Br Rd Sv', '1; 0-1', 'Of WT ST OR Od Od', 'RR', { traits: ['clone'] }),
  ]),
  ...shipsOf('republic', 'venator', [
    ship('venator-i-class-star-destroyer', 'Venator I-class Star Destroyer', 90, '9: 3/3/4', '4/3/2', '3R3K / 1R1B2K / 1R1B1K', '2B', 'Br Rd Cn Sv', '1; 1-1; 0-1-0', 'Of WT FC OR TL Od', '10', { traits: ['clone', 'jedi', 'comms'] }),
    ship('venator-ii-class-star-destroyer-republic', 'Venator II-class Star Destroyer', 100, '9: 3/5/4', '4/3/2', '2R2B2K / 2R2B / 1R1B1K', '1B1K', 'Br Rd Cn Sv', '1; 1-1; 0-1-0', 'Of WT OR DR TL Od', '10', { traits: ['clone', 'bombard'] }),
  ]),
];
