import { drop, isFriendlyBomb, mayDrop, shapesOf } from '../../flow/bombs.ts';
import { addDie } from '../../flow/modify.ts';
import { isMeasuredThrough } from '../../geometry.ts';
import type { Equipped, Ship } from '../../state.ts';
import { isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { pickUpgrade } from '../phrases/questions.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Pilots who do something of their own with bombs. */

/** 'You may ignore friendly bombs': mines are flown over, and whatever goes off does nothing to the ship. */
const mayIgnore = (window: 'mine.met' | 'bomb.harms'): AnyAbility =>
  at(window, {
    when: (g, m, self) => m.ship === self.ship && isFriendlyBomb(g, m.ship, m.bomb),
    *run(_g, m) {
      m.ignored = true;
    },
  });

const isThroughBomb = (g: XWing, { attack, attacker, defender }: AttackMoment, self: CardSource): boolean => {
  const shapes = g.state.bombs.flatMap((b) => (isFriendlyBomb(g, self.ship, b) ? shapesOf(g, b) : []));
  return shapes.length > 0 && isMeasuredThrough(g, attacker, defender, attack.arc, shapes);
};

const droppable = (g: XWing, ship: Ship): Equipped[] =>
  ship.upgrades.filter((u) => g.upgrade(u).bomb !== undefined && mayDrop(ship, u));

export const bombers: CardFamily = {
  /** Once a round a friendly bomb does not go off; its token stays. */
  'rebel/scurrgh6bomber/captainnym': {
    abilities: [
      at('bomb.detonating', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => !m.prevented && isFriendlyBomb(g, self.ship, m.bomb),
        *run(_g, m) {
          m.prevented = true;
        },
      }),
    ],
  },
  'scum/scurrgh6bomber/captainnym': {
    abilities: [
      mayIgnore('mine.met'),
      mayIgnore('bomb.harms'),
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isFriendly(g.state, m.defender, self.ship) && isThroughBomb(g, m, self),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  'rebel/bsf17bomber/crimsonspecialist': { dropsTouching: true },
  /** Backwards, a bomb leaves by the front, even one that takes an action. */
  'scum/quadjumper/constablezuvio': {
    abilities: [
      at('ship.revealed', {
        when: (g, m, self) =>
          m.ship === self.ship && m.manoeuvre.bearing.startsWith('reverse') && droppable(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* drop(g, self.ship, yield* pickUpgrade(self, self.ship, droppable(g, self.ship)), { front: true });
        },
      }),
    ],
  },
};
