import { bank, boostWay, rollWay } from '../../../flow/activation/actions/reposition.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiephantom: CardFamily = {
  'imperial/tiephantom/whisper': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === true,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Curved templates only, to the front and to both sides. */
  'imperial/tiephantom/echo': {
    repositions: [
      {
        of: 'decloak',
        instead: true,
        ways: (g, ship) => [
          boostWay(g, ship, bank(2, 'left'), 'bankleft'),
          boostWay(g, ship, bank(2, 'right'), 'bankright'),
          rollWay(g, ship, bank(2, 'right'), 'left', 'left-front'),
          rollWay(g, ship, bank(2, 'left'), 'left', 'left-back'),
          rollWay(g, ship, bank(2, 'left'), 'right', 'right-front'),
          rollWay(g, ship, bank(2, 'right'), 'right', 'right-back'),
        ],
      },
    ],
  },
};
