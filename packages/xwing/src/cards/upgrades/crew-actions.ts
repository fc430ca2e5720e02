import { canAct, performAction } from '../../flow/actions/perform.ts';
import { recoverShields } from '../../flow/damage.ts';
import { assign } from '../../flow/tokens.ts';
import { friendlyReach, isWithin } from '../../geometry.ts';
import { flipAtRandom } from '../phrases/damage.ts';
import { rollAttackDie, rollDice } from '../phrases/dice.ts';
import { pickShip, pickShips } from '../phrases/questions.ts';
import { enemies, enemiesInArc, friends, lacksShield } from '../phrases/ships.ts';
import type { CardFamily } from '../vocabulary.ts';

/** Crew with an action of their own. XW-AKTIONEN-04 */
export const crewActions: CardFamily = {
  /** Two actions: a shield token on the card, and one from the card to the ship. */
  'crew/gonk': {
    actions: [
      {
        name: 'gonk-store',
        *run(_g, self) {
          self.equipped!.tokens++;
        },
      },
      {
        name: 'gonk-use',
        when: (g, self) => self.equipped!.tokens > 0 && lacksShield(g, self.ship),
        *run(g, self) {
          self.equipped!.tokens--;
          recoverShields(g, self.ship);
        },
      },
    ],
  },
  /** As an action: a hit turns over a facedown card of an enemy at range 1. */
  'crew/saboteur': {
    actions: [
      {
        name: 'saboteur',
        when: (g, self) => enemies(g, self.ship, 1).length > 0,
        *run(g, self) {
          const enemy = yield* pickShip(g, self, enemies(g, self.ship, 1));
          const face = yield* rollAttackDie(g, self);
          if (face === 'hit' || face === 'crit') yield* flipAtRandom(g, enemy);
        },
      },
    ],
  },
  /** As an action: two dice that bring focus and evade tokens. */
  'crew/landocalrissian': {
    actions: [
      {
        name: 'landocalrissian',
        *run(g, self) {
          const dice = yield* rollDice(g, self, 'defence', 2);
          for (const { face } of dice) if (face === 'focus' || face === 'evade') yield* assign(g, self.ship, face);
        },
      },
    ],
  },
  /** As an action: focus tokens for up to two friends wholly within range 2, then stress. XW-REICHWEITE-07 */
  'crew/fleetofficer': {
    actions: [
      {
        name: 'fleetofficer',
        *run(g, self) {
          const chosen = yield* pickShips(
            self,
            friends(g, self.ship, 2).filter(
              (s) => friendlyReach(g, self.ship, 2) > 2 || isWithin(g, self.ship, s, 1, 2),
            ),
            2,
          );
          for (const id of chosen) yield* assign(g, g.ship(id), 'focus');
          yield* assign(g, self.ship, 'stress');
        },
      },
    ],
  },
  /** As an action: a free boost, then an ion token. */
  'crew/leebo': {
    actions: [
      {
        name: 'leebo',
        when: (g, self) => canAct(g, self.ship, { free: true, only: ['boost'] }),
        *run(g, self) {
          yield* performAction(g, self.ship, { free: true, only: ['boost'], committed: true });
          yield* assign(g, self.ship, 'ion');
        },
      },
    ],
  },
  /** As an action: a friend within range 2 gets a focus token for each enemy in my arc, three at most. */
  'crew/jynerso': {
    actions: [
      {
        name: 'jynerso',
        *run(g, self) {
          const seen = enemiesInArc(g, self.ship, 3).length;
          yield* assign(g, yield* pickShip(g, self, friends(g, self.ship, 2)), 'focus', Math.min(3, seen));
        },
      },
    ],
  },
};
