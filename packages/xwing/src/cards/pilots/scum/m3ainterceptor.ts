import { addDie, diceOfAttack, isJustRerolled, rerollable } from '../../../flow/attack/modify.ts';
import type { Die, Ship } from '../../../state.ts';
import { banned } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { mayModify } from '../../phrases/dice.ts';
import { pickUpgrade } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { FOCUS_OR_EVADE } from '../../phrases/tokens.ts';
import { type AnyAbility, type AttackMoment, at, type CardFamily, type CardSource } from '../../vocabulary.ts';

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

/** A shield may be spent to reroll any of one's own dice. */
const shieldForReroll = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.modifyAttackDice' : 'attack.modifyDefenceDice', {
    when: (g, m, self) =>
      (which === 'attack' ? isAttacker(m, self) : isDefender(m, self)) &&
      self.ship.shields > 0 &&
      rerollable(g, m.attack, which).length > 0,
    *run(g, m, self) {
      self.ship.shields--;
      g.emit({ type: 'shield', ship: self.ship.id, by: -1 });
      yield* g.rules.chooseReroll(g, self, m.attack, which);
    },
  });

const spentOrdnance = (ship: Ship) =>
  ship.upgrades.filter((u) => u.discarded && (u.slot === 'torpedo' || u.slot === 'missile'));

export const m3ainterceptor: CardFamily = {
  'scum/m3ainterceptor/serissu': {
    abilities: [
      at('attack.modifyDefenceDice', {
        seat: (_g, m) => m.defender.seat,
        when: (g, m, self) =>
          otherFriends(g, self.ship, 1).includes(m.defender) &&
          mayModify(g, m, 'defence') &&
          rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, { ...self, seat: m.defender.seat }, m.attack, 'defence', 1, undefined, 1);
        },
      }),
    ],
  },
  /** He catches up with the ship he locks. */
  'scum/m3ainterceptor/genesisred': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (_g, m, self) =>
          m.ship === self.ship &&
          m.token === 'targetlock' &&
          FOCUS_OR_EVADE.some((t) => m.target!.tokens[t] > self.ship.tokens[t]),
        *run(g, m, self) {
          for (const t of FOCUS_OR_EVADE)
            yield* g.rules.assign(g, self.ship, t, m.target!.tokens[t] - self.ship.tokens[t]);
        },
      }),
    ],
  },
  'scum/m3ainterceptor/laetinashera': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isDefender(m, self) && m.attack.hit === false,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'scum/m3ainterceptor/quinnjast': {
    abilities: [
      at('combat.start', {
        when: (_g, _m, self) => spentOrdnance(self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'weaponsdisabled');
          const equipped = yield* pickUpgrade(self, self.ship, spentOrdnance(self.ship));
          equipped.discarded = false;
          g.emit({ type: 'recovered', ship: self.ship.id, card: equipped.id });
        },
      }),
    ],
  },
  'scum/m3ainterceptor/inaldra': { abilities: [shieldForReroll('attack'), shieldForReroll('defence')] },
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
