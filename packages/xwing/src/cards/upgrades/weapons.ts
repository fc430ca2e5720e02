import { say } from '@holotisch/engine';
import { lockable } from '../../flow/actions/standard.ts';
import { dealCard, suffer } from '../../flow/damage.ts';
import { change, chooseReroll, moreDice, rerollable } from '../../flow/modify.ts';
import { acquireLock, assign } from '../../flow/tokens.ts';
import { isInArc } from '../../geometry.ts';
import { agilityOf, hullOf, isStressed, primaryOf } from '../../values.ts';
import { isPrimary } from '../phrases/attacks.ts';
import { count, rerollWhenAttacking } from '../phrases/dice.ts';
import { turnOver } from '../phrases/effects.ts';
import { pickShip, pickYes } from '../phrases/questions.ts';
import { friends } from '../phrases/ships.ts';
import { atRangeOne, insteadOfDamage, ionShot, isThisWeapon, mayTurn, unstoppableHits } from '../phrases/weapons.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** Secondary weapons: dice, range and costs are data; here is what else they do. */

export const guns: CardFamily = {
  'cannon/ioncannon': { abilities: [ionShot(1)] },
  'turret/ioncannonturret': { abilities: [ionShot(1)] },
  /** Its crits are hits as soon as they are rolled. */
  'cannon/heavylasercannon': {
    abilities: [
      at('attack.attackDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self) && count(m.attack, 'attack', 'crit') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'crit', 'hit');
        },
      }),
    ],
  },
  'cannon/autoblaster': { abilities: [unstoppableHits()] },
  'turret/autoblasterturret': { abilities: [unstoppableHits()] },
  /** A hit is 1 damage, and stress for whoever has none. */
  'cannon/flechettecannon': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* suffer(g, m.defender, 1);
        if (!isStressed(m.defender)) yield* assign(g, m.defender, 'stress');
      }),
    ],
  },
  'cannon/manglercannon': { abilities: [mayTurn('hit', 'crit', 1)] },
  /** A hit also hurts another ship at range 1 of the defender; hit or not, the card recharges. R-XW-34 */
  'cannon/arccaster': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self),
        *run(g, m, self) {
          const near = atRangeOne(g, m.defender);
          if (near.length > 0) yield* suffer(g, yield* pickShip(g, self, near), 1);
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
          yield* assign(g, self.ship, 'weaponsdisabled');
          turnOver(g, self);
        },
      }),
    ],
  },
  /** A hit is a tractor beam token. */
  'cannon/tractorbeam': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* assign(g, m.defender, 'tractor');
      }),
    ],
  },
  /** A hit is a jam token. */
  'cannon/jammingbeam': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* assign(g, m.defender, 'jam');
      }),
    ],
  },
  /** One die again with the primary weapon or a cannon. */
  'cannon/linkedbattery': {
    abilities: [rerollWhenAttacking((_g, m) => (isPrimary(m) || m.attack.weapon.includes(':cannon.') ? 1 : 0))],
  },
  /** Each of its hits is 1 damage. */
  'turret/twinlaserturret': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        yield* suffer(g, m.defender, 1);
      }),
    ],
  },
  'turret/dorsalturret': {
    values: [
      {
        value: 'attackDice',
        by: (_g, _s, self, { attack }) => (attack?.weapon === self.key && attack.range === 1 ? { add: 1 } : undefined),
      },
    ],
  },
  /** Against ships in the front arc: as many dice again as the primary weapon has. */
  'turret/syncedturret': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isThisWeapon(m, self) && isInArc(g, self.ship, m.defender) && rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, self, m.attack, 'attack', primaryOf(g, self.ship), undefined, 1);
        },
      }),
    ],
  },
};

export const ordnance: CardFamily = {
  'torpedo/protontorpedoes': { abilities: [mayTurn('focus', 'crit', 1)] },
  'torpedo/advprotontorpedoes': { abilities: [mayTurn('blank', 'focus', 3)] },
  /** Stress for a defender with a hull of at most 4, hit or not. */
  'torpedo/flechettetorpedoes': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => isThisWeapon(m, self) && m.defender.status === 'play' && hullOf(g, m.defender) <= 4,
        *run(g, m) {
          yield* assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  /** A hit ionises the defender and everybody at range 1 of it. */
  'torpedo/iontorpedoes': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self),
        *run(g, m) {
          for (const ship of [m.defender, ...atRangeOne(g, m.defender)]) yield* assign(g, ship, 'ion');
        },
      }),
    ],
  },
  /** After the damage of a hit another shield goes. */
  'torpedo/plasmatorpedoes': {
    abilities: [
      at('attack.dealt', {
        mandatory: true,
        when: (_g, m, self) => isThisWeapon(m, self) && m.defender.shields > 0,
        *run(g, m) {
          m.defender.shields--;
          g.emit({ type: 'shield', ship: m.defender.id, by: -1 });
        },
      }),
    ],
  },
  'torpedo/extramunitions': {
    tokensOn: (slot) => (slot === 'torpedo' || slot === 'missile' || slot === 'bomb' ? 1 : 0),
  },
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
        *run(g, m) {
          for (const ship of atRangeOne(g, m.defender)) yield* suffer(g, ship, 1);
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
        yield* dealCard(g, m.defender, true);
      }),
    ],
  },
  /** A hit lets every friend within range 2 lock the defender. */
  'missile/xx23sthreadtracers': {
    abilities: [
      insteadOfDamage(function* (g, m, self) {
        for (const ship of friends(g, self.ship, 2))
          if (lockable(g, ship).includes(m.defender) && (yield* pickYes({ ...self, ship, seat: ship.seat })))
            yield* acquireLock(g, ship, m.defender);
      }),
    ],
  },
  /** A hit jams the defender and every other ship at range 1 of it. */
  'missile/scramblermissiles': {
    abilities: [
      insteadOfDamage(function* (g, m) {
        for (const ship of [m.defender, ...atRangeOne(g, m.defender)]) yield* assign(g, ship, 'jam');
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
};
