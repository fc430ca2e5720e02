import { canActFree, offerFree } from '../../phrases/actions.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const z95headhunter: CardFamily = {
  'rebel/z95headhunter/airencracken': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && otherFriends(g, self.ship, 1).some((s) => canActFree(g, s)),
        *run(g, _m, self) {
          const able = otherFriends(g, self.ship, 1).filter((s) => canActFree(g, s));
          yield* offerFree(g, yield* pickShip(g, self, able));
        },
      }),
    ],
  },
  /** His attacks count as hits even where nothing is left of them. */
  'rebel/z95headhunter/lieutenantblount': {
    abilities: [
      at('attack.compared', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false,
        *run(_g, m) {
          m.attack.hit = true;
        },
      }),
    ],
  },
};
