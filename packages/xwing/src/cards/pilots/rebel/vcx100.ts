import { moreDice } from '../../../flow/attack/modify.ts';
import { isFriendly } from '../../../values.ts';
import { hera } from '../../phrases/pilots.ts';
import { enemies, touchedShips } from '../../phrases/ships.ts';
import { canSpend } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const vcx100: CardFamily = {
  'rebel/vcx100/herasyndulla': hera,
  'rebel/vcx100/kananjarrus': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (g, m, self) =>
          enemies(g, self.ship, 2).includes(m.attacker) && canSpend(g, self.ship, 'focus', m.attack),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          moreDice(m.attack, 'attack', -1);
        },
      }),
    ],
  },
  'rebel/vcx100/chopper': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => touchedShips(g, self.ship).some((s) => !isFriendly(g.state, s, self.ship)),
        *run(g, _m, self) {
          for (const other of touchedShips(g, self.ship))
            if (!isFriendly(g.state, other, self.ship)) yield* g.rules.assign(g, other, 'stress');
        },
      }),
    ],
  },
};
