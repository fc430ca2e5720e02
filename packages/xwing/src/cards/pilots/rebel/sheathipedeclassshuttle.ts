import { say } from '@holotisch/engine';
import { isStressed } from '../../../values.ts';
import { begin } from '../../phrases/effects.ts';
import { ezra, zeb } from '../../phrases/pilots.ts';
import { enemiesInArc } from '../../phrases/ships.ts';
import { payStress } from '../../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

export const sheathipedeclassshuttle: CardFamily = {
  /** Whoever comes up in his arc may be kept from spending tokens on his attack dice. */
  'rebel/sheathipedeclassshuttle/fennrau': {
    abilities: [
      at('ship.fights', {
        when: (g, m, self) => enemiesInArc(g, self.ship, 3).includes(m.ship) && !isStressed(self.ship),
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) begin(g, self, m.ship, 'round', {});
        },
      }),
    ],
    bans: [
      ban('spend', (g, { ship, attack: a }, self) =>
        a?.attacker === ship.id &&
        a.step === 3 &&
        g.state.lasting.some((l) => l.source === self.key && l.ship === ship.id)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.fennrau') }
          : undefined,
      ),
    ],
  },
  'rebel/sheathipedeclassshuttle/ezrabridger': ezra,
  'rebel/sheathipedeclassshuttle/zeborrelios': zeb,
  'rebel/sheathipedeclassshuttle/ap5': {
    abilities: [
      at('ship.coordinates', {
        when: (_g, m, self) => m.ship === self.ship && isStressed(m.other),
        *run(g, m, self) {
          yield* g.rules.assign(g, self.ship, 'stress', 2);
          yield* g.rules.remove(g, m.other, 'stress', 1, { by: self.ship });
        },
      }),
    ],
  },
};
