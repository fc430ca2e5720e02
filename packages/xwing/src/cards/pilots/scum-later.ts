import { lockable } from '../../flow/actions/standard.ts';
import { attack } from '../../flow/attack.ts';
import { dealCard, discardDamage, suffer } from '../../flow/damage.ts';
import { moreDice } from '../../flow/modify.ts';
import { areTouching } from '../../flow/position.ts';
import { acquireLock, assign, passLock, remove } from '../../flow/tokens.ts';
import { inFiringArc, isInArc, rangeBetween } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { agilityOf, inPlay, isFriendly } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { canShootAt, isAttacker, isDefender } from '../phrases/attacks.ts';
import { oneMoreDie } from '../phrases/dice.ts';
import { pick, pickShip } from '../phrases/questions.ts';
import { enemies, otherFriends } from '../phrases/ships.ts';
import { type AnyAbility, at, type CardFamily } from '../vocabulary.ts';

/** Scum of the later waves: Kihraxz, JumpMaster, G-1A, Protectorate Starfighter, Kimogila. */

/** At range 1 he may roll one more die. */
const oneMoreAtRange1 = (which: 'attack' | 'defence'): AnyAbility =>
  at(which === 'attack' ? 'attack.beforeAttackDice' : 'attack.beforeDefenceDice', {
    when: (_g, m, self) => (which === 'attack' ? isAttacker(m, self) : isDefender(m, self)) && m.attack.range === 1,
    *run(_g, m) {
      moreDice(m.attack, which, 1);
    },
  });

const inBullseye = (g: XWing, ship: Ship, target: Ship): boolean =>
  rangeBetween(g, ship, target) <= 3 && isInArc(g, ship, target, 'bullseye');

export const scumLater: CardFamily = {
  /** Range 1 brings him two dice, range 3 too. */
  'scum/kihraxzfighter/talonbanecobra': {
    values: [
      {
        value: 'attackBonus',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' && a.range === 1 ? { add: 1 } : undefined),
      },
      {
        value: 'defenceBonus',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' && a.range === 3 ? { add: 1 } : undefined),
      },
    ],
  },
  'scum/kihraxzfighter/grazthehunter': {
    values: [oneMoreDie('defenceDice', (g, self, a) => inFiringArc(g, self.ship, g.ship(a.attacker)))],
  },
  /** Whoever is hurt in another way than as a defender has him at its throat. */
  'scum/kihraxzfighter/captainjostero': {
    abilities: [
      at('ship.damaged', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          !isFriendly(g.state, m.ship, self.ship) &&
          !g.state.attacks.some((a) => a.defender === m.ship.id) &&
          canShootAt(g, self.ship, m.ship),
        *run(g, m, self) {
          yield* attack(g, self.ship, { targets: [m.ship] });
        },
      }),
    ],
  },
  'scum/kihraxzfighter/viktorhel': {
    abilities: [
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self),
        *run(_g, m, self) {
          m.attack.notes[self.key] = m.attack.defenceDice.length;
        },
      }),
      at('attack.after', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attack.notes[self.key] !== 2,
        *run(g, m) {
          yield* assign(g, m.attacker, 'stress');
        },
      }),
    ],
  },

  'scum/jumpmaster5000/dengar': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) =>
          isDefender(m, self) && canShootAt(g, self.ship, m.attacker) && inFiringArc(g, self.ship, m.attacker),
        *run(g, m, self) {
          yield* attack(g, self.ship, { targets: [m.attacker] });
        },
      }),
    ],
  },
  /** The first destruction leaves him with four facedown cards instead. */
  'scum/jumpmaster5000/teltrevura': {
    cancelsSurplus: (g, self) => !g.state.uses[`game:${self.key}`],
    abilities: [
      at('ship.dying', {
        mandatory: true,
        limit: { per: 'game', times: 1 },
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          for (const damage of [...self.ship.damage]) discardDamage(g, self.ship, damage);
          for (let i = 0; i < 4; i++) yield* dealCard(g, self.ship, false);
        },
      }),
    ],
  },
  'scum/jumpmaster5000/manaroo': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => {
          const { tokens, locks } = self.ship;
          return tokens.focus + tokens.evade + locks.length > 0 && otherFriends(g, self.ship, 1).length > 0;
        },
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 1));
          for (const target of [...self.ship.locks]) passLock(g, self.ship, ally, g.ship(target));
          for (const token of ['focus', 'evade'] as const) {
            const n = self.ship.tokens[token];
            yield* remove(g, self.ship, token, n);
            yield* assign(g, ally, token, n);
          }
        },
      }),
    ],
  },

  'scum/g1astarfighter/zuckuss': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (_g, m, self) => isAttacker(m, self),
        *run(_g, m) {
          moreDice(m.attack, 'attack', 1);
          moreDice(m.attack, 'defence', 1);
        },
      }),
    ],
  },
  /** To any ship next to him, friend or enemy. */
  'scum/g1astarfighter/4lom': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => self.ship.tokens.stress > 0 && neighbours(g, self.ship).length > 0,
        *run(g, _m, self) {
          const ship = yield* pickShip(g, self, neighbours(g, self.ship));
          yield* remove(g, self.ship, 'stress');
          yield* assign(g, ship, 'stress');
        },
      }),
    ],
  },

  'scum/protectoratestarfighter/fennrau': { abilities: [oneMoreAtRange1('attack'), oneMoreAtRange1('defence')] },
  'scum/protectoratestarfighter/oldteroch': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => enemies(g, self.ship, 1).some((e) => inFiringArc(g, e, self.ship)),
        *run(g, _m, self) {
          const facing = enemies(g, self.ship, 1).filter((e) => inFiringArc(g, e, self.ship));
          const enemy = yield* pickShip(g, self, facing);
          for (const token of ['focus', 'evade'] as const) yield* remove(g, enemy, token, enemy.tokens[token]);
        },
      }),
    ],
  },
  'scum/protectoratestarfighter/kadsolus': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.difficulty === 'red',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus', 2);
        },
      }),
    ],
  },

  /** He may roll as many defence dice as he flew fast, whatever his agility. */
  'scum/quadjumper/sarcoplank': {
    abilities: [
      at('attack.beforeDefenceDice', {
        when: (_g, m, self) => isDefender(m, self) && self.ship.flown !== null,
        *run(g, m, self) {
          moreDice(m.attack, 'defence', self.ship.flown! - agilityOf(g, self.ship, m.attack));
        },
      }),
    ],
  },
  'scum/quadjumper/unkarplutt': {
    abilities: [
      at('activation.end', {
        mandatory: true,
        when: (g, _m, self) => inPlay(g.state).some((s) => areTouching(g, self.ship, s)),
        *run(g, _m, self) {
          const touched = inPlay(g.state).filter((s) => areTouching(g, self.ship, s));
          for (const ship of touched) yield* assign(g, ship, 'tractor');
        },
      }),
    ],
  },
  'scum/scurrgh6bomber/solsixxa': {
    drops: [
      { id: 'turnleft', template: { shape: 'turn', speed: 1, side: 'left' } },
      { id: 'turnright', template: { shape: 'turn', speed: 1, side: 'right' } },
    ],
  },

  /** Whoever stands right before him gives up his tokens or takes a damage; its owner decides. */
  'scum/m12lkimogilafighter/toranikulda': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => isAttacker(m, self) && enemies(g, self.ship, 3).some((e) => inBullseye(g, self.ship, e)),
        *run(g, _m, self) {
          for (const enemy of enemies(g, self.ship, 3).filter((e) => inBullseye(g, self.ship, e))) {
            const owner = { ...self, seat: enemy.seat };
            // R-XW-37: 'all' may be none
            if ((yield* pick(owner, 'card-way', ['lose-tokens', 'suffer-damage'])) === 'suffer-damage')
              yield* suffer(g, enemy, 1);
            else for (const token of ['focus', 'evade'] as const) yield* remove(g, enemy, token, enemy.tokens[token]);
          }
        },
      }),
    ],
  },
  'scum/m12lkimogilafighter/dalanoberos': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => lockable(g, self.ship).some((e) => inBullseye(g, self.ship, e)),
        *run(g, _m, self) {
          const before = lockable(g, self.ship).filter((e) => inBullseye(g, self.ship, e));
          yield* acquireLock(g, self.ship, yield* pickShip(g, self, before));
        },
      }),
    ],
  },
};

const neighbours = (g: XWing, ship: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== ship && rangeBetween(g, ship, s) === 1);
