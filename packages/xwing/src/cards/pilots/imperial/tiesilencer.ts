import { kyloRen } from '../../phrases/pilots.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const tiesilencer: CardFamily = {
  'imperial/tiesilencer/kyloren': kyloRen,
  'imperial/tiesilencer/testpilotblackout': {
    likesObstructed: true,
    values: [
      {
        value: 'defenceDice',
        anyPiece: true,
        by: (_g, _s, self, { attack: a }) => (a?.attacker === self.ship.id && a.obstructed ? { add: -2 } : undefined),
      },
    ],
  },
};
