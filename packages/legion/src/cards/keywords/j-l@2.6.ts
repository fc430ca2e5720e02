import { say } from '@holotisch/engine';
import { changeAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { chooseWay } from '../../flow/choose.ts';
import { spend } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { hasKeyword } from '../../values.ts';
import { at, type CardSource, type LaterCards } from '../vocabulary.ts';

export const KEYWORDS_J_L_26: LaterCards = {
  // After surges are converted dodge tokens make blanks hits and hits critical.
  'keyword/jarkai-mastery': {
    abilities: [
      at('attack.converted', {
        repeatable: true,
        when: (_g, m, self) =>
          m.attacker === self.unit &&
          m.attack.melee &&
          self.unit.tokens.dodge > 0 &&
          countOf(m.attack, 'blank') + countOf(m.attack, 'hit') > 0,
        *run(g, m, self) {
          const ways = (['blankToHit', 'hitToCrit'] as const).filter(
            (way) => countOf(m.attack, way === 'blankToHit' ? 'blank' : 'hit') > 0,
          );
          const way = yield* chooseWay(
            self.seat,
            ways,
            ['L2-ANGRIFF-IM-DETAIL-07'],
            say('le.ask.jarkai', { unit: self.unit.id }),
            { unit: self.unit.id, card: 'jarkai-mastery' },
          );
          yield* spend(g, self.unit, 'dodge', 'jarkai-mastery');
          const from = way === 'blankToHit' ? 'blank' : 'hit';
          changeAttack(
            g,
            m.attack,
            showing(m.attack, from, 1),
            way === 'blankToHit' ? 'hit' : 'crit',
            'jarkai-mastery',
          );
        },
      }),
    ],
  },
  // Not with something in its arms, if that weighs it down.
  'keyword/jump': (base) => ({
    ...base,
    acts: (base.acts ?? []).map((act) => ({
      ...act,
      when: (g: Legion, unit: Unit, self: CardSource) =>
        !(unit.claimed.length > 0 && hasKeyword(g, unit, 'weighed-down')) && act.when(g, unit, self),
    })),
  }),
  // One cover die fewer, one block more: see the cover roll.
  'keyword/low-profile': {},
};
