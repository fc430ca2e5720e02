import { mayActAt } from '../../phrases/actions.ts';
import { isDefender } from '../../phrases/attacks.ts';
import type { CardFamily } from '../../vocabulary.ts';

export const tieadvprototype: CardFamily = {
  'imperial/tieadvprototype/theinquisitor': {
    values: [
      {
        value: 'attackRange',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' ? { set: 1 } : undefined),
      },
    ],
  },
  'imperial/tieadvprototype/valenrudor': {
    abilities: [mayActAt('attack.after', (_g, m, self) => isDefender(m, self))],
  },
};
