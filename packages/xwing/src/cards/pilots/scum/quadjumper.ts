import { areTouching } from '../../../flow/activation/position.ts';
import { moreDice } from '../../../flow/attack/modify.ts';
import { mayDrop } from '../../../flow/bombs/bombs.ts';
import type { Equipped, Ship } from '../../../state.ts';
import { agilityOf, inPlay } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { pickUpgrade } from '../../phrases/questions.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

const droppable = (g: XWing, ship: Ship): Equipped[] =>
  ship.upgrades.filter((u) => g.upgrade(u).bomb !== undefined && mayDrop(ship, u));

export const quadjumper: CardFamily = {
  /** Backwards, a bomb leaves by the front, even one that takes an action. */
  'scum/quadjumper/constablezuvio': {
    abilities: [
      at('ship.revealed', {
        when: (g, m, self) =>
          m.ship === self.ship && m.manoeuvre.bearing.startsWith('reverse') && droppable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.drop(g, self.ship, yield* pickUpgrade(self, self.ship, droppable(g, self.ship)), {
            front: true,
          });
        },
      }),
    ],
  },
  /** He may roll as many defence dice as he flew fast, whatever his agility. */
  'scum/quadjumper/sarcoplank': {
    abilities: [
      at('attack.beforeDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && self.ship.flown !== null,
        *run(g, m, self) {
          moreDice(m.attack, 'defence', self.ship.flown! - agilityOf(g, self.ship, m.attack));
        },
      }),
    ],
  },
  'scum/quadjumper/unkarplutt': {
    abilities: [
      at('activation.end', {
        mandatory: true,
        when: (g, _m, self) => inPlay(g.state).some((s) => areTouching(g, self.ship, s)),
        *run(g, _m, self) {
          const touched = inPlay(g.state).filter((s) => areTouching(g, self.ship, s));
          for (const ship of touched) yield* g.rules.assign(g, ship, 'tractor');
        },
      }),
    ],
  },
};
