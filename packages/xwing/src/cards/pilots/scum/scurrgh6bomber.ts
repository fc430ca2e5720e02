import { addDie } from '../../../flow/attack/modify.ts';
import { isFriendlyBomb, shapesOf } from '../../../flow/bombs/bombs.ts';
import { isMeasuredThrough } from '../../../geometry/line-of-fire.ts';
import { isFriendly } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { mayModify } from '../../phrases/dice.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

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

export const scurrgh6bomber: CardFamily = {
  'scum/scurrgh6bomber/captainnym': {
    abilities: [
      mayIgnore('mine.met'),
      mayIgnore('bomb.harms'),
      at('attack.modifyDefenceDice', {
        seat: (_g, m) => m.defender.seat,
        when: (g, m, self) =>
          isFriendly(g.state, m.defender, self.ship) && mayModify(g, m, 'defence') && isThroughBomb(g, m, self),
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  'scum/scurrgh6bomber/solsixxa': {
    drops: [
      { id: 'turnleft', template: { shape: 'turn', speed: 1, side: 'left' } },
      { id: 'turnright', template: { shape: 'turn', speed: 1, side: 'right' } },
    ],
  },
};
