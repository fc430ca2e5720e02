import { say } from '@holotisch/engine';
import { rollWay, straight } from '../../../flow/activation/actions/reposition.ts';
import { change, moreDice } from '../../../flow/attack/modify.ts';
import { hasLock } from '../../../flow/tokens.ts';
import type { Ship } from '../../../state.ts';
import { isStressed } from '../../../values.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { friends } from '../../phrases/ships.ts';
import { canSpend, canSpendLock, payStress } from '../../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

const isUnscathed = (ship: Ship): boolean => ship.damage.length === 0;

export const tiefofighter: CardFamily = {
  /** Whom he has locked cannot touch the dice of an attack between the two. */
  'imperial/tiefofighter/omegaleader': {
    bans: [
      ban('modifyDice', (_g, { ship, attack: a }, self) => {
        const between =
          (a.attacker === self.ship.id && a.defender === ship.id) ||
          (a.defender === self.ship.id && a.attacker === ship.id);
        return between && hasLock(self.ship, ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.omegaleader') }
          : undefined;
      }),
    ],
  },
  'imperial/tiefofighter/omegaace': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          canSpend(g, self.ship, 'focus', m.attack) &&
          canSpendLock(g, self.ship, m.defender, m.attack),
        *run(g, m, self) {
          yield* g.rules.spend(g, self.ship, 'focus');
          yield* g.rules.spendLock(g, self.ship, m.defender);
          for (const face of ['hit', 'focus', 'blank'] as const) change(g, m.attack, 'attack', face, 'crit');
        },
      }),
    ],
  },
  'imperial/tiefofighter/zetaleader': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && !isStressed(self.ship),
        *run(g, m, self) {
          if (yield* payStress(g, self.ship)) moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  'imperial/tiefofighter/epsilonleader': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => friends(g, self.ship, 1).some(isStressed),
        *run(g, _m, self) {
          for (const ship of friends(g, self.ship, 1)) yield* g.rules.remove(g, ship, 'stress');
        },
      }),
    ],
  },
  'imperial/tiefofighter/zetaace': {
    repositions: [
      {
        of: 'barrelroll',
        ways: (g, ship) =>
          (['left', 'right'] as const).map((side) => rollWay(g, ship, straight(2), side, `${side}-far`)),
      },
    ],
  },
  'imperial/tiefofighter/epsilonace': {
    values: [{ value: 'skill', by: (_g, ship) => (isUnscathed(ship) ? { set: 12 } : undefined) }],
  },
};
