import { distance } from '@holotisch/table';
import { actionBar } from '../../../flow/activation/actions/perform.ts';
import { turnFacedown } from '../../../flow/attack/damage.ts';
import { rerollable } from '../../../flow/attack/modify.ts';
import { refuseAttack, shots } from '../../../flow/attack/weapons.ts';
import { inFiringArc, obstaclesUnder, rangeOf } from '../../../geometry/measuring.ts';
import { inPlay, isFriendly } from '../../../values.ts';
import { offerFree } from '../../phrases/actions.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { rerollWhenAttacking, rerollWhenDefending } from '../../phrases/dice.ts';
import { pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { at, type CardFamily } from '../../vocabulary.ts';

export const yt1300: CardFamily = {
  /** All dice that can be rerolled, or none. */
  'rebel/yt1300/hansolo': {
    abilities: [
      at('attack.modifyAttackDice', {
        gamble: true,
        when: (g, m, self) => isAttacker(m, self) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          const all = Number.POSITIVE_INFINITY;
          yield* g.rules.chooseReroll(g, self, m.attack, 'attack', all, undefined, all);
        },
      }),
    ],
  },
  'rebel/yt1300/landocalrissian': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship && m.difficulty === 'green' && otherFriends(g, self.ship, 1).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          yield* offerFree(g, ally, actionBar(g, ally));
        },
      }),
    ],
  },
  'rebel/yt1300/chewbacca': {
    abilities: [
      at('damage.dealt', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.damage.faceup,
        *run(g, m, self) {
          turnFacedown(g, self.ship, m.damage);
        },
      }),
    ],
  },
  /** Even onto an obstacle, whose effect he then suffers when the shields are up. */
  'rebel/yt1300/hansolo-swx57': {
    abilities: [
      at('forces.placed', {
        mandatory: true,
        when: (g, _m, self) => obstaclesUnder(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.meetObstacles(g, self.ship);
        },
      }),
    ],
    mayStartAt: (g, owner, ship, base) =>
      ship === owner &&
      inPlay(g.state).every((s) => isFriendly(g.state, s, ship) || rangeOf(distance(base, g.standing(s).base)) > 3),
  },
  'rebel/yt1300/rey': {
    abilities: [
      rerollWhenAttacking((g, m, self) => (inFiringArc(g, self.ship, m.defender) ? 2 : 0), ['blank']),
      rerollWhenDefending((g, m, self) => (inFiringArc(g, self.ship, m.attacker) ? 2 : 0), ['blank']),
    ],
  },
  /** Whoever destroys a friend near him hears from him at once. */
  'rebel/yt1300/chewbacca-swx57': {
    abilities: [
      at('ship.removed', {
        when: (g, m, self) =>
          !m.fled &&
          m.ship !== self.ship &&
          isFriendly(g.state, m.ship, self.ship) &&
          rangeOf(distance(m.base, g.standing(self.ship).base)) <= 3 &&
          !refuseAttack(g, self.ship) &&
          shots(g, self.ship).length > 0,
        *run(g, _m, self) {
          yield* g.rules.attack(g, self.ship);
        },
      }),
    ],
  },
};
