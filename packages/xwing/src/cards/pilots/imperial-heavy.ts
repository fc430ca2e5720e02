import { say } from '@holotisch/engine';
import { canAct, performAction } from '../../flow/actions/perform.ts';
import { bank, boostWay, rollWay } from '../../flow/actions/reposition.ts';
import { lockable, reachesToLock } from '../../flow/actions/standard.ts';
import { suffer, turnFaceup } from '../../flow/damage.ts';
import { chooseReroll, rerollable } from '../../flow/modify.ts';
import { areTouching } from '../../flow/position.ts';
import { acquireLock, assign, passLock, spend } from '../../flow/tokens.ts';
import { dialOf, inPlay, isFriendly } from '../../values.ts';
import { mayActAt } from '../phrases/actions.ts';
import { isAttacker } from '../phrases/attacks.ts';
import { mayChange, rerollWhenAttacking } from '../phrases/dice.ts';
import { pickManoeuvre, pickShip } from '../phrases/questions.ts';
import { friends, otherFriends } from '../phrases/ships.ts';
import { canSpend } from '../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

import { maarekStele } from './imperial-tie.ts';

/** Imperials of waves 2 to 5 and the Aces: Firespray, Lambda, bomber, Defender, Phantom, Decimator. */
export const imperialHeavy: CardFamily = {
  'imperial/firespray31/bobafett': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'bank',
        *run(g, m, self) {
          const { bearing, speed, code } = m.manoeuvre;
          const others = dialOf(m.ship).filter((o) => o.bearing === bearing && o.speed === speed && o.code !== code);
          m.manoeuvre = yield* pickManoeuvre(g, self, others);
          m.ship.dial = m.manoeuvre.code;
        },
      }),
    ],
  },
  'imperial/firespray31/kathscarlet': {
    abilities: [
      at('attack.compared', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.cancelled.includes('crit'),
        *run(g, m) {
          yield* assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  'imperial/firespray31/krassistrelix': {
    abilities: [rerollWhenAttacking((_g, m) => (m.attack.weapon === 'primary' ? 0 : 1))],
  },

  /** Whoever can lock him must lock him and nobody else. */
  'imperial/lambdaclassshuttle/captainkagi': {
    bans: [
      ban('lock', (g, { ship, target }, self) =>
        target !== self.ship && !isFriendly(g.state, ship, self.ship) && reachesToLock(g, ship, self.ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.captainkagi') }
          : undefined,
      ),
    ],
  },
  'imperial/lambdaclassshuttle/coloneljendon': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          self.ship.locks.length > 0 && otherFriends(g, self.ship, 1).some((s) => s.locks.length === 0),
        *run(g, _m, self) {
          const locks = self.ship.locks.map((id) => g.ship(id));
          const target = yield* pickShip(g, self, locks);
          const without = friends(g, self.ship, 1).filter((s) => s.locks.length === 0);
          passLock(g, self.ship, yield* pickShip(g, self, without), target);
        },
      }),
    ],
  },
  'imperial/lambdaclassshuttle/captainyorr': {
    abilities: [
      at('token.about', {
        when: (g, m, self) =>
          m.token === 'stress' &&
          m.taker !== self.ship &&
          otherFriends(g, self.ship, 2).includes(m.ship) &&
          self.ship.tokens.stress <= 2,
        *run(_g, m, self) {
          m.taker = self.ship;
        },
      }),
    ],
  },

  /** His secondary weapons reach one band nearer and one further. */
  'imperial/tiebomber/majorrhymer': {
    weaponRange: (_g, _self, { weapon }, [min, max]) =>
      weapon ? [Math.max(1, min - 1), Math.min(3, max + 1)] : [min, max],
  },
  'imperial/tiebomber/captainjonus': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          m.attack.weapon !== 'primary' &&
          otherFriends(g, self.ship, 1).includes(m.attacker) &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 2, undefined, 1);
        },
      }),
    ],
  },

  'imperial/tiebomber/tomaxbren': { recovers: 'ept' },
  /** His mines cost him no action. */
  'imperial/tiebomber/deathfire': {
    abilities: (['ship.revealed', 'action.performed'] as const).map((window) =>
      at(window, {
        when: (g, m, self) => m.ship === self.ship && canAct(g, self.ship, { free: true, upgradesOnly: 'bomb' }),
        *run(g, _m, self) {
          yield* performAction(g, self.ship, { free: true, upgradesOnly: 'bomb', committed: true });
        },
      }),
    ),
  },
  'imperial/tiepunisher/deathrain': {
    drops: [{ id: 'front', template: { shape: 'straight', speed: 1, side: 'none' }, ahead: true }],
    abilities: [mayActAt('bomb.dropped', (_g, m, self) => m.ship === self.ship, ['barrelroll'])],
  },

  'imperial/tiedefender/rexlerbrath': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          m.dealt.some((d) => !d.faceup && m.defender.damage.includes(d)) &&
          canSpend(g, self.ship, 'focus'),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          for (const damage of m.dealt) yield* turnFaceup(g, m.defender, damage);
        },
      }),
    ],
  },
  'imperial/tiedefender/maarekstele': maarekStele,
  'imperial/tiedefender/colonelvessery': {
    abilities: [
      at('attack.attackDiceRolled', {
        when: (g, m, self) =>
          isAttacker(m, self) &&
          inPlay(g.state).some((s) => s.locks.includes(m.defender.id)) &&
          lockable(g, self.ship).includes(m.defender),
        *run(g, m, self) {
          yield* acquireLock(g, self.ship, m.defender);
        },
      }),
    ],
  },
  'imperial/tiedefender/countessryad': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'straight',
        *run(_g, m) {
          m.manoeuvre = { ...m.manoeuvre, bearing: 'koiogran', code: `k${m.manoeuvre.speed}` };
        },
      }),
    ],
  },

  'imperial/tiephantom/whisper': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === true,
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  /** Curved templates only, to the front and to both sides. */
  'imperial/tiephantom/echo': {
    repositions: [
      {
        of: 'decloak',
        instead: true,
        ways: (g, ship) => [
          boostWay(g, ship, bank(2, 'left'), 'bankleft'),
          boostWay(g, ship, bank(2, 'right'), 'bankright'),
          rollWay(g, ship, bank(2, 'right'), 'left', 'left-front'),
          rollWay(g, ship, bank(2, 'left'), 'left', 'left-back'),
          rollWay(g, ship, bank(2, 'left'), 'right', 'right-front'),
          rollWay(g, ship, bank(2, 'right'), 'right', 'right-back'),
        ],
      },
    ],
  },

  'imperial/vt49decimator/rearadmiralchiraneau': {
    abilities: [mayChange('attack', 'focus', 'crit', 1, (_g, m) => m.attack.range <= 2)],
  },
  'imperial/vt49decimator/commanderkenkirk': {
    values: [
      {
        value: 'agility',
        by: (_g, _s, self) => (self.ship.shields === 0 && self.ship.damage.length > 0 ? { add: 1 } : undefined),
      },
    ],
  },
  'imperial/vt49decimator/captainoicunn': {
    abilities: [
      at('manoeuvre.executed', {
        mandatory: true,
        when: (g, m, self) =>
          m.ship === self.ship &&
          inPlay(g.state).some((s) => areTouching(g, self.ship, s) && !isFriendly(g.state, s, self.ship)),
        *run(g, _m, self) {
          const rammed = inPlay(g.state).filter(
            (s) => areTouching(g, self.ship, s) && !isFriendly(g.state, s, self.ship),
          );
          for (const ship of rammed) yield* suffer(g, ship, 1);
        },
      }),
    ],
  },
};
