import { addDie, cancel } from '../../../flow/attack/modify.ts';
import { isNoted, putNote } from '../../../flow/notes.ts';
import { isFriendly } from '../../../values.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { count, mayModify } from '../../phrases/dice.ts';
import { canSpendLock } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const yv666: CardFamily = {
  'scum/yv666/bossk': {
    abilities: [
      at('attack.hit', {
        when: (g, m, self) => isAttacker(m, self) && mayModify(g, m, 'attack') && count(m.attack, 'attack', 'crit') > 0,
        *run(g, m) {
          cancel(g, m.attack, 'attack', 'crit', 1);
          addDie(g, m.attack, 'attack', 'hit');
          addDie(g, m.attack, 'attack', 'hit');
        },
      }),
    ],
  },
  'scum/yv666/moraloeval': {
    arcs: (_g, _self, { equipped }, arcs) => (equipped?.slot === 'cannon' && arcs ? [...arcs, 'auxiliary180'] : arcs),
  },
  /** Her lock on the defender, spent when a friend declares his attack, costs it a point of agility. */
  'scum/yv666/lattsrazzi': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) =>
          isFriendly(g.state, m.attacker, self.ship) && canSpendLock(g, self.ship, m.defender, m.attack),
        *run(g, m, self) {
          yield* g.rules.spendLock(g, self.ship, m.defender);
          putNote(m.attack, self, true);
        },
      }),
    ],
    values: [
      {
        value: 'agility',
        anyPiece: true,
        by: (_g, subject, self, { attack: a }) =>
          a?.defender === subject.id && isNoted(a, self) && !a.memory.again ? { add: -1 } : undefined,
      },
    ],
  },
};
