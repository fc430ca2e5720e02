import { change } from '../../flow/attack/modify.ts';
import { isStressed } from '../../values.ts';
import { isPrimary } from '../phrases/attacks.ts';
import { count, mayModify, rerollWhenAttacking } from '../phrases/dice.ts';
import { turnOver } from '../phrases/effects.ts';
import { pickShip } from '../phrases/questions.ts';
import { atRangeOne, insteadOfDamage, ionShot, isThisWeapon, mayTurn, unstoppableHits } from '../phrases/weapons.ts';
import { at, type CardFamily } from '../vocabulary.ts';

export const cannon: CardFamily = {
  'cannon/ioncannon': { abilities: [ionShot(1)] },
  /** Its crits are hits as soon as they are rolled. */
  'cannon/heavylasercannon': {
    abilities: [
      at('attack.attackDiceRolled', {
        mandatory: true,
        when: (g, m, self) =>
          isThisWeapon(m, self) && count(m.attack, 'attack', 'crit') > 0 && mayModify(g, m, 'attack'),
        *run(g, m) {
          change(g, m.attack, 'attack', 'crit', 'hit');
        },
      }),
    ],
  },
  'cannon/autoblaster': { abilities: [unstoppableHits()] },
  /** A hit is 1 damage, and stress for whoever has none. */
  'cannon/flechettecannon': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* g.rules.suffer(g, m.defender, 1);
        if (!isStressed(m.defender)) yield* g.rules.assign(g, m.defender, 'stress');
      }),
    ],
  },
  'cannon/manglercannon': { abilities: [mayTurn('hit', 'crit', 1)] },
  /** A hit is a tractor beam token. */
  'cannon/tractorbeam': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* g.rules.assign(g, m.defender, 'tractor');
      }),
    ],
  },
  /** A hit also hurts another ship at range 1 of the defender; hit or not, the card recharges. R-XW-34 */
  'cannon/arccaster': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self),
        *run(g, m, self) {
          const near = atRangeOne(g, m.defender);
          if (near.length > 0) yield* g.rules.suffer(g, yield* pickShip(g, self, near), 1);
        },
      }),
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self) && self.equipped!.face === 0,
        *run(g, _m, self) {
          turnOver(g, self);
        },
      }),
      at('combat.start', {
        when: (_g, _m, self) => self.equipped!.face === 1,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'weaponsdisabled');
          turnOver(g, self);
        },
      }),
    ],
  },
  /** A hit is a jam token. */
  'cannon/jammingbeam': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* g.rules.assign(g, m.defender, 'jam');
      }),
    ],
  },
  /** One die again with the primary weapon or a cannon. */
  'cannon/linkedbattery': {
    abilities: [rerollWhenAttacking((_g, m) => (isPrimary(m) || m.attack.weapon.includes(':cannon.') ? 1 : 0))],
  },
};
