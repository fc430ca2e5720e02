import { type Flow, say } from '@holotisch/engine';
import { distance } from '@holotisch/table';
import { rollWay, straight } from '../../flow/actions/reposition.ts';
import { attack } from '../../flow/attack.ts';
import { lostShieldIn, suffer } from '../../flow/damage.ts';
import { addDie, cancel, cancelAll, change, moreDice } from '../../flow/modify.ts';
import { assign, hasLock, remove, spend, spendLock } from '../../flow/tokens.ts';
import { armaments, PRIMARY, refuseAttack, shots } from '../../flow/weapons.ts';
import { isInArc, rangeOf } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import { isStressed } from '../../values.ts';
import type { XWing } from '../../xwing.ts';
import { mayActAt } from '../phrases/actions.ts';
import { isAttacker, isDefender } from '../phrases/attacks.ts';
import { count, oneMoreDie } from '../phrases/dice.ts';
import { pick, pickFace } from '../phrases/questions.ts';
import { friends } from '../phrases/ships.ts';
import { canSpend, canSpendLock, giveToken } from '../phrases/tokens.ts';
import { at, ban, type CardFamily, type CardSource } from '../vocabulary.ts';

/** First Order and the later Empire: TIE/fo, Advanced Prototype, TIE/sf, Striker, Aggressor, Star Wing, Reaper. */

const isUnscathed = (ship: Ship): boolean => ship.damage.length === 0;

const canShoot = (g: XWing, ship: Ship): boolean => !refuseAttack(g, ship) && shots(g, ship, [PRIMARY]).length > 0;
function* shoot(g: XWing, _m: unknown, self: CardSource): Flow {
  yield* attack(g, self.ship, { weapons: [PRIMARY] });
}

export const imperialLater: CardFamily = {
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
          yield* spend(g, self.ship, 'focus');
          yield* spendLock(g, self.ship, m.defender);
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
          yield* assign(g, self.ship, 'stress');
          moreDice(m.attack, 'attack', 1);
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
          for (const ship of friends(g, self.ship, 1)) yield* remove(g, ship, 'stress');
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

  'imperial/upsilonclassshuttle/lieutenantdormitz': {
    mayStartAt: (g, owner, ship, base) => ship !== owner && rangeOf(distance(base, g.standing(owner).base)) <= 2,
  },

  'imperial/tieadvprototype/theinquisitor': {
    values: [
      {
        value: 'attackRange',
        by: (_g, _s, _self, { attack: a }) => (a?.weapon === 'primary' ? { set: 1 } : undefined),
      },
    ],
  },
  'imperial/tieadvprototype/valenrudor': {
    abilities: [mayActAt('attack.after', (_g, m, self) => isDefender(m, self))],
  },

  /** A shield lost in an attack is answered when that attack is over. R-XW-39 */
  'imperial/tiesffighter/quickdraw': {
    abilities: [
      at('shield.lost', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => m.ship === self.ship && g.state.attacks.length === 0 && canShoot(g, self.ship),
        run: shoot,
      }),
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => lostShieldIn(m.attack, self.ship) && canShoot(g, self.ship),
        run: shoot,
      }),
    ],
  },
  'imperial/tiesffighter/backdraft': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && isInArc(g, self.ship, m.defender, 'auxiliaryrear'),
        *run(g, m) {
          addDie(g, m.attack, 'attack', 'crit');
        },
      }),
    ],
  },

  'imperial/tiestriker/duchess': { mayIgnore: ['adaptiveailerons'] },
  'imperial/tiestriker/puresabacc': { values: [oneMoreDie('attackDice', (_g, self) => self.ship.damage.length <= 1)] },
  /** One sure damage and stress for the whole roll. */
  'imperial/tiestriker/countdown': {
    abilities: [
      at('attack.compare', {
        when: (_g, m, self) => isDefender(m, self) && !isStressed(self.ship),
        *run(g, m, self) {
          yield* suffer(g, self.ship, 1);
          cancelAll(g, m.attack, 'attack');
          cancelAll(g, m.attack, 'defence');
          yield* assign(g, self.ship, 'stress');
        },
      }),
    ],
  },

  'imperial/tieaggressor/lieutenantkestal': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) => isAttacker(m, self) && canSpend(g, self.ship, 'focus', m.attack),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'focus');
          cancel(g, m.attack, 'defence', 'blank');
          cancel(g, m.attack, 'defence', 'focus');
        },
      }),
    ],
  },
  'imperial/tieaggressor/doubleedge': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          if (!isAttacker(m, self) || m.attack.hit || m.attack.weapon === 'primary') return false;
          return shots(g, self.ship, otherWeapons(g, self.ship, m.attack.weapon)).length > 0;
        },
        *run(g, m, self) {
          yield* attack(g, self.ship, { weapons: otherWeapons(g, self.ship, m.attack.weapon) });
        },
      }),
    ],
  },

  'imperial/alphaclassstarwing/majorvynder': {
    values: [oneMoreDie('defenceDice', (_g, self) => self.ship.tokens.weaponsdisabled > 0)],
  },
  'imperial/alphaclassstarwing/lieutenantkarsabi': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'weaponsdisabled' && !isStressed(self.ship),
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'stress');
          yield* remove(g, self.ship, 'weaponsdisabled');
        },
      }),
    ],
  },
  'imperial/tiesilencer/testpilotblackout': {
    values: [
      {
        value: 'defenceDice',
        anyShip: true,
        by: (_g, _s, self, { attack: a }) => (a?.attacker === self.ship.id && a.obstructed ? { add: -2 } : undefined),
      },
    ],
  },

  'imperial/tiereaper/majorvermeil': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) &&
          m.defender.tokens.focus + m.defender.tokens.evade === 0 &&
          count(m.attack, 'attack', 'blank') + count(m.attack, 'attack', 'focus') > 0,
        *run(g, m, self) {
          const there = (['blank', 'focus'] as const).filter((face) => count(m.attack, 'attack', face) > 0);
          change(g, m.attack, 'attack', yield* pickFace(self, 'card-result', there), 'hit', 1);
        },
      }),
    ],
  },
  'imperial/tiereaper/captainferoph': {
    abilities: [
      at('attack.modifyDefenceDice', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attacker.tokens.jam > 0,
        *run(g, m) {
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },
  'imperial/tiereaper/vizier': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship !== self.ship &&
          m.manoeuvre.speed === 1 &&
          !m.overlappedShip &&
          friends(g, self.ship, 1).includes(m.ship) &&
          self.ship.tokens.focus + self.ship.tokens.evade > 0,
        *run(g, m, self) {
          const there = (['focus', 'evade'] as const).filter((t) => self.ship.tokens[t] > 0);
          yield* giveToken(g, self.ship, m.ship, yield* pick(self, 'card-token', there));
        },
      }),
    ],
  },
};

const otherWeapons = (g: Parameters<typeof armaments>[0], ship: Ship, fired: string) =>
  armaments(g, ship).filter((w) => w.key !== fired);
