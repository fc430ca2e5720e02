import { addDie, diceOfAttack, isJustRerolled } from '../../flow/modify.ts';
import type { Die } from '../../state.ts';
import { banned } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../vocabulary.ts';

/** Pilots who reach out to friends, and one who trusts in luck. */

const ONCE_A_ROUND = { per: 'round', times: 1 } as const;

const areAlike = (dice: readonly Die[]): boolean => dice.length > 0 && dice.every((d) => d.face === dice[0]!.face);

/** 'If you have the same result on each of your dice', in one of the two rolls of an attack. */
function matchesOwn(g: XWing, m: AttackMoment, self: CardSource, which: 'attack' | 'defence'): boolean {
  const mine = which === 'attack' ? isAttacker(m, self) : isDefender(m, self);
  const about = { ship: self.ship, dice: which, attack: m.attack, by: 'card' } as const;
  return mine && areAlike(diceOfAttack(m.attack, which)) && !banned(g, 'modifyDice', about);
}

function mayMatch(
  window:
    | 'attack.attackDiceRolled'
    | 'attack.modifyAttackDice'
    | 'attack.defenceDiceRolled'
    | 'attack.modifyDefenceDice',
): AnyAbility {
  const which = window === 'attack.attackDiceRolled' || window === 'attack.modifyAttackDice' ? 'attack' : 'defence';
  const afterRoll = window === 'attack.attackDiceRolled' || window === 'attack.defenceDiceRolled';
  return at(window, {
    limit: ONCE_A_ROUND,
    when: (g, m, self) => (afterRoll || isJustRerolled(m.attack, which)) && matchesOwn(g, m, self, which),
    *run(g, m) {
      addDie(g, m.attack, which, diceOfAttack(m.attack, which)[0]!.face);
    },
  });
}

export const companionPilots: CardFamily = {
  'imperial/tiefighter/youngster': { lendsActions: { slot: 'ept', to: 'tiefighter', range: 3 } },
  'imperial/upsilonclassshuttle/majorstridan': { reachesFriends: true },
  /** Once a round one more of what all his dice show. */
  'scum/m3ainterceptor/sunnybounder': {
    abilities: [
      mayMatch('attack.attackDiceRolled'),
      mayMatch('attack.modifyAttackDice'),
      mayMatch('attack.defenceDiceRolled'),
      mayMatch('attack.modifyDefenceDice'),
      at('roll.made', {
        limit: ONCE_A_ROUND,
        when: (_g, m, self) => m.ship === self.ship && areAlike(m.dice),
        *run(g, m, self) {
          m.dice.push({ face: m.dice[0]!.face, rerolled: false });
          g.emit({ type: 'rollChanged', ship: m.ship.id, card: self.card, faces: m.dice.map((d) => d.face) });
        },
      }),
    ],
  },
};
