import { canAct } from '../../../flow/activation/actions/perform.ts';
import { rerollable } from '../../../flow/attack/modify.ts';
import { mayModify } from '../../phrases/dice.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const tiebomber: CardFamily = {
  'imperial/tiebomber/tomaxbren': { recovers: 'ept' },
  /** His secondary weapons reach one band nearer and one further. */
  'imperial/tiebomber/majorrhymer': {
    weaponRange: (_g, _self, { weapon }, [min, max]) =>
      weapon ? [Math.max(1, min - 1), Math.min(3, max + 1)] : [min, max],
  },
  'imperial/tiebomber/captainjonus': {
    abilities: [
      at('attack.modifyAttackDice', {
        seat: (_g, m) => m.attacker.seat,
        when: (g, m, self) =>
          m.attack.weapon !== 'primary' &&
          otherFriends(g, self.ship, 1).includes(m.attacker) &&
          mayModify(g, m, 'attack') &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* g.rules.chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 2, undefined, 1);
        },
      }),
    ],
  },
  /** His mines cost him no action. */
  'imperial/tiebomber/deathfire': {
    abilities: (['ship.revealed', 'action.performed'] as const).map((window) =>
      at(window, {
        when: (g, m, self) => m.ship === self.ship && canAct(g, self.ship, { upgradesOnly: 'bomb' }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, upgradesOnly: 'bomb', committed: true });
        },
      }),
    ),
  },
};
