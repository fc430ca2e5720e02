import { isFriendlyBomb } from '../../../flow/bombs/bombs.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const scurrgh6bomber: CardFamily = {
  /** Once a round a friendly bomb does not go off; its token stays. */
  'rebel/scurrgh6bomber/captainnym': {
    abilities: [
      at('bomb.detonating', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => !m.prevented && isFriendlyBomb(g, self.ship, m.bomb),
        *run(_g, m) {
          m.prevented = true;
        },
      }),
    ],
  },
};
