import { isStressed } from '../../../values.ts';
import { oneMoreDie } from '../../phrases/dice.ts';
import { payStress } from '../../phrases/tokens.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const alphaclassstarwing: CardFamily = {
  'imperial/alphaclassstarwing/majorvynder': {
    values: [oneMoreDie('defenceDice', (_g, self) => self.ship.tokens.weaponsdisabled > 0)],
  },
  'imperial/alphaclassstarwing/lieutenantkarsabi': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'weaponsdisabled' && !isStressed(self.ship),
        *run(g, _m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.remove(g, self.ship, 'weaponsdisabled');
        },
      }),
    ],
  },
};
