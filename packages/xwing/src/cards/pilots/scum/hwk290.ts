import { isStressed } from '../../../values.ts';
import { begin } from '../../phrases/effects.ts';
import { pickShip } from '../../phrases/questions.ts';
import { enemies } from '../../phrases/ships.ts';
import { payStress, takesToken } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const hwk290: CardFamily = {
  'scum/hwk290/dacebonearm': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) => m.token === 'ion' && enemies(g, self.ship, 3).includes(m.ship) && !isStressed(self.ship),
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.suffer(g, m.ship, 1);
        },
      }),
    ],
  },
  'scum/hwk290/palobgodalhi': { abilities: [takesToken((g, self) => enemies(g, self.ship, 2))] },
  'scum/hwk290/torkilmux': {
    abilities: [
      at('activation.end', {
        mandatory: true,
        when: (g, _m, self) => enemies(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 2));
          begin(g, self, enemy, 'combat', { value: 'skill', modifier: { set: 0 } });
        },
      }),
    ],
  },
};
