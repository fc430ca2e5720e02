import { change } from '../../../flow/attack/modify.ts';
import { isStressed } from '../../../values.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { rerollWhenAttacking, rerollWhenDefending } from '../../phrases/dice.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const bwing: CardFamily = {
  'rebel/bwing/tennumb': { values: [{ value: 'safeCrits', by: () => ({ add: 1 }) }] },
  /** Even without a focus result, as a focus token could be spent. R-XW-36 */
  'rebel/bwing/keyanfarlander': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isStressed(self.ship),
        *run(g, m, self) {
          yield* g.rules.remove(g, self.ship, 'stress');
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  'rebel/bwing/ibtisam': {
    abilities: [
      rerollWhenAttacking((_g, _m, self) => (isStressed(self.ship) ? 1 : 0)),
      rerollWhenDefending((_g, _m, self) => (isStressed(self.ship) ? 1 : 0)),
    ],
  },
  'rebel/bwing/neradantels': { needNoArc: ['torpedo'] },
};
