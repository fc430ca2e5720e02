import { boostWay, turn } from '../../../flow/activation/actions/reposition.ts';
import { focusHolders } from '../../../flow/attack/weapons.ts';
import { isStressed } from '../../../values.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { mayChange, rerollWhenAttacking, rerollWhenDefending } from '../../phrases/dice.ts';
import { enemiesInArc, otherFriends, touchedShips } from '../../phrases/ships.ts';
import { at, type CardFamily, type CardRules } from '../../vocabulary.ts';

/** With a focus token, in his attacks also one that is lent to him, he may use one focus result without spending it. */
const poe: CardRules = {
  abilities: [
    mayChange('attack', 'focus', 'hit', 1, (g, _m, self) => focusHolders(g, self.ship).length > 0),
    mayChange('defence', 'focus', 'evade', 1, (_g, _m, self) => self.ship.tokens.focus > 0),
  ],
};

export const t70xwing: CardFamily = {
  'rebel/t70xwing/poedameron-swx57': poe,
  'rebel/t70xwing/poedameron': poe,
  'rebel/t70xwing/elloasty': {
    difficulty: {
      optional: true,
      to: (_g, ship, m) => (m.bearing === 'tallon' && !isStressed(ship) ? 'white' : undefined),
    },
  },
  'rebel/t70xwing/niennunb': {
    abilities: [
      at('token.assigned', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'stress' && enemiesInArc(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          yield* g.rules.remove(g, self.ship, 'stress');
        },
      }),
    ],
  },
  'rebel/t70xwing/redace': {
    abilities: [
      at('shield.lost', {
        mandatory: true,
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'rebel/t70xwing/snapwexley': {
    abilities: [
      mayActAt(
        'manoeuvre.executed',
        (g, m, self) =>
          m.ship === self.ship &&
          m.manoeuvre.speed >= 2 &&
          m.manoeuvre.speed <= 4 &&
          touchedShips(g, self.ship).length === 0,
        ['boost'],
      ),
    ],
  },
  'rebel/t70xwing/blueace': {
    repositions: [
      {
        of: 'boost',
        ways: (g, ship) => [
          boostWay(g, ship, turn(1, 'left'), 'turnleft'),
          boostWay(g, ship, turn(1, 'right'), 'turnright'),
        ],
      },
    ],
  },
  'rebel/t70xwing/jesspava': {
    abilities: [
      rerollWhenAttacking((g, _m, self) => otherFriends(g, self.ship, 1).length),
      rerollWhenDefending((g, _m, self) => otherFriends(g, self.ship, 1).length),
    ],
  },
};
