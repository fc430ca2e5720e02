import { say } from '@holotisch/engine';
import { canLock } from '../../flow/activation/actions/standard.ts';
import { moreDice } from '../../flow/attack/modify.ts';
import { assignCondition } from '../../flow/conditions.ts';
import { agilityOf } from '../../values.ts';
import { pickShip, pickYes } from '../phrases/questions.ts';
import { friends } from '../phrases/ships.ts';
import { atRangeOne, insteadOfDamage, ionShot, isThisWeapon, mayTurn } from '../phrases/weapons.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

export const missile: CardFamily = {
  'missile/concussionmissiles': { abilities: [mayTurn('blank', 'hit', 1)] },
  /** No evade tokens against it. */
  'missile/homingmissiles': {
    bans: [
      ban('spend', (_g, { ship, token, attack }, self) =>
        token === 'evade' && attack?.weapon === self.key && attack.defender === ship.id
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.noEvadeTokens') }
          : undefined,
      ),
    ],
  },
  /** A hit costs every other ship at range 1 of the defender 1 damage. */
  'missile/assaultmissiles': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self),
        // R-XW-58: in the order that its owner likes
        *run(g, m, self) {
          const left = [...atRangeOne(g, m.defender)];
          while (left.length > 0) {
            const ship = yield* pickShip(g, self, left);
            left.splice(left.indexOf(ship), 1);
            yield* g.rules.suffer(g, ship, 1);
          }
        },
      }),
    ],
  },
  'missile/ionpulsemissiles': { abilities: [ionShot(2)] },
  /** As many dice more as its agility, three at most. */
  'missile/protonrockets': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (g, m, self) => isThisWeapon(m, self) && agilityOf(g, self.ship) > 0,
        *run(g, m, self) {
          moreDice(m.attack, 'attack', Math.min(3, agilityOf(g, self.ship)));
        },
      }),
    ],
  },
  /** A hit deals one faceup card, whatever the shields. XW-SCHADEN-13 */
  'missile/advhomingmissiles': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* g.rules.dealCard(g, m.defender, true);
      }),
    ],
  },
  /** A hit lets every friend within range 2 lock the defender. */
  'missile/xx23sthreadtracers': {
    abilities: [
      insteadOfDamage(function* (g, m, self) {
        for (const ship of friends(g, self.ship, 2))
          if (canLock(g, ship, m.defender) && (yield* pickYes({ ...self, ship, seat: ship.seat })))
            yield* g.rules.acquireLock(g, ship, m.defender);
      }),
    ],
  },
  /** Nothing but a focus token modifies its dice. */
  'missile/unguidedrockets': {
    bans: [
      ban('modifyDice', (_g, { dice, attack, by }, self) =>
        dice === 'attack' && attack.weapon === self.key && by === 'card'
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.diceStand') }
          : undefined,
      ),
      ban('spend', (_g, { ship, token, attack }, self) =>
        ship === self.ship && token === 'targetlock' && attack?.weapon === self.key
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.lockStays') }
          : undefined,
      ),
    ],
  },
  /** As many dice more as the speed flown this round, four at most. */
  'missile/cruisemissiles': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isThisWeapon(m, self) && (self.ship.flown ?? 0) > 0,
        *run(_g, m, self) {
          moreDice(m.attack, 'attack', Math.min(4, self.ship.flown!));
        },
      }),
    ],
  },
  'missile/harpoonmissiles': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => m.attack.weapon === self.key && m.attack.hit === true && m.defender.status === 'play',
        *run(g, m) {
          assignCondition(g, m.defender, 'harpooned');
        },
      }),
    ],
  },
  /** A hit jams the defender and every other ship at range 1 of it. */
  'missile/scramblermissiles': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        for (const ship of [m.defender, ...atRangeOne(g, m.defender)]) yield* g.rules.assign(g, ship, 'jam');
      }),
    ],
  },
};
