import { below, say } from '@holotisch/engine';
import type { Manoeuvre } from '../../data/types.ts';
import { bank, rollWay } from '../../flow/actions/reposition.ts';
import { lockable } from '../../flow/actions/standard.ts';
import { dealCard, turnFaceup } from '../../flow/damage.ts';
import { addDie, cancelAll, chooseReroll, rerollable } from '../../flow/modify.ts';
import { acquireLock, assign, spend, spendLock } from '../../flow/tokens.ts';
import { inFiringArc, rangeBetween } from '../../geometry.ts';
import type { Ship } from '../../state.ts';
import type { XWing } from '../../xwing.ts';
import { mayActAt } from '../phrases/actions.ts';
import { isAttacker } from '../phrases/attacks.ts';
import { mayChange, oneMoreDie } from '../phrases/dice.ts';
import { atSpeed } from '../phrases/moves.ts';
import { pickManoeuvre, pickShip } from '../phrases/questions.ts';
import { enemies, otherFriends } from '../phrases/ships.ts';
import { canSpend } from '../phrases/tokens.ts';
import { at, ban, type CardFamily, type CardRules } from '../vocabulary.ts';

/** Imperials of the core set and the first waves: TIE fighter, TIE Advanced, TIE Interceptor. */

/** His attack's critical damage: the best of three cards. Flown in two ships. */
export const maarekStele: CardRules = {
  drawsDamage(g, self, ship) {
    const attack = g.state.attacks.at(-1);
    return attack?.attacker === self.ship.id && attack.defender === ship.id && attack.step === 7 ? 3 : 1;
  },
};

/** The longest template of each shape: no manoeuvre is faster. */
const FASTEST: Readonly<Partial<Record<Manoeuvre['bearing'], number>>> = { straight: 5, koiogran: 5, bank: 3, turn: 3 };
const oneFasterOrSlower = (m: Manoeuvre): Manoeuvre[] =>
  [m.speed - 1, m.speed + 1].filter((v) => v >= 1 && v <= (FASTEST[m.bearing] ?? 3)).map((v) => atSpeed(m, v));

const lockedAndDamaged = (g: XWing, ship: Ship): Ship[] =>
  ship.locks.map((id) => g.ship(id)).filter((t) => t.damage.some((d) => !d.faceup));

export const imperialTie: CardFamily = {
  'imperial/tiefighter/howlrunner': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          m.attack.weapon === 'primary' &&
          otherFriends(g, self.ship, 1).includes(m.attacker) &&
          rerollable(g, m.attack, 'attack').length > 0,
        *run(g, m, self) {
          yield* chooseReroll(g, { ...self, seat: m.attacker.seat }, m.attack, 'attack', 1, undefined, 1);
        },
      }),
    ],
  },
  'imperial/tiefighter/maulermithel': { values: [oneMoreDie('attackDice', (_g, _s, a) => a.range === 1)] },
  'imperial/tiefighter/scourge': {
    values: [oneMoreDie('attackDice', (g, _s, a) => g.ship(a.defender).damage.length > 0)],
  },
  'imperial/tiefighter/backstabber': {
    values: [oneMoreDie('attackDice', (g, self, a) => !inFiringArc(g, g.ship(a.defender), self.ship))],
  },
  'imperial/tiefighter/darkcurse': {
    bans: [
      ban('spend', (_g, { ship, token, attack, target }, self) =>
        token === 'focus' &&
        (target === self.ship || (attack?.defender === self.ship.id && attack.attacker === ship.id))
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.darkcurse') }
          : undefined,
      ),
      ban('reroll', (_g, { dice, attack }, self) =>
        dice === 'attack' && attack.defender === self.ship.id
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.darkcurse') }
          : undefined,
      ),
    ],
  },
  'imperial/tiefighter/wingedgundark': {
    abilities: [mayChange('attack', 'hit', 'crit', 1, (_g, m) => m.attack.range === 1)],
  },
  'imperial/tiefighter/nightbeast': {
    abilities: [
      mayActAt('manoeuvre.executed', (_g, m, self) => m.ship === self.ship && m.difficulty === 'green', ['focus']),
    ],
  },
  /** Instead of the whole roll, one sure card if it held a critical hit. */
  'imperial/tiefighter/wampa': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && m.attack.attackDice.length > 0,
        *run(g, m) {
          const critical = m.attack.attackDice.some((d) => d.face === 'crit');
          cancelAll(g, m.attack, 'attack');
          if (critical) yield* dealCard(g, m.defender, false);
        },
      }),
    ],
  },
  'imperial/tiefighter/chaser': {
    abilities: [
      at('token.spent', {
        mandatory: true,
        when: (g, m, self) => m.token === 'focus' && otherFriends(g, self.ship, 1).includes(m.ship),
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },

  'imperial/tieadvanced/darthvader': { values: [{ value: 'actions', by: () => ({ add: 1 }) }] },
  'imperial/tieadvanced/junoeclipse': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && oneFasterOrSlower(m.manoeuvre).length > 0,
        *run(g, m, self) {
          m.manoeuvre = yield* pickManoeuvre(g, self, oneFasterOrSlower(m.manoeuvre));
        },
      }),
    ],
  },
  'imperial/tieadvanced/maarekstele': maarekStele,
  /** Enemies next to him shoot without the die that range 1 brings. */
  'imperial/tieadvanced/zertikstrom': {
    values: [
      {
        value: 'attackBonus',
        anyShip: true,
        by: (g, subject, self) => (enemies(g, self.ship, 1).includes(subject) ? { atMost: 0 } : undefined),
      },
    ],
  },
  'imperial/tieadvanced/commanderalozen': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => lockable(g, self.ship).some((t) => rangeBetween(g, self.ship, t) === 1),
        *run(g, _m, self) {
          const near = lockable(g, self.ship).filter((t) => rangeBetween(g, self.ship, t) === 1);
          yield* acquireLock(g, self.ship, yield* pickShip(g, self, near));
        },
      }),
    ],
  },
  'imperial/tieadvanced/lieutenantcolzet': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => lockedAndDamaged(g, self.ship).length > 0,
        *run(g, _m, self) {
          const target = yield* pickShip(g, self, lockedAndDamaged(g, self.ship));
          yield* spendLock(g, self.ship, target);
          const facedown = target.damage.filter((d) => !d.faceup);
          yield* turnFaceup(g, target, facedown[below(g.state.chance, facedown.length)]!);
        },
      }),
    ],
  },

  'imperial/tieinterceptor/soontirfel': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* assign(g, self.ship, 'focus');
        },
      }),
    ],
  },
  'imperial/tieinterceptor/carnorjax': {
    bans: [
      ban('action', (g, { ship, action }, self) =>
        (action === 'focus' || action === 'evade') && enemies(g, self.ship, 1).includes(ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.carnorjax') }
          : undefined,
      ),
      ban('spend', (g, { ship, token }, self) =>
        (token === 'focus' || token === 'evade') && enemies(g, self.ship, 1).includes(ship)
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.carnorjax') }
          : undefined,
      ),
    ],
  },
  'imperial/tieinterceptor/turrphennir': {
    abilities: [mayActAt('attack.after', (_g, m, self) => isAttacker(m, self), ['boost', 'barrelroll'])],
  },
  'imperial/tieinterceptor/tetrancowall': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) => m.ship === self.ship && m.manoeuvre.bearing === 'koiogran',
        *run(g, m, self) {
          const speeds = [1, 3, 5].filter((v) => v !== m.manoeuvre.speed);
          m.manoeuvre = yield* pickManoeuvre(
            g,
            self,
            speeds.map((v) => atSpeed(m.manoeuvre, v)),
          );
        },
      }),
    ],
  },
  'imperial/tieinterceptor/kirkanos': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) => isAttacker(m, self) && m.attack.range >= 2 && canSpend(g, self.ship, 'evade', m.attack),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'evade');
          addDie(g, m.attack, 'attack', 'hit');
        },
      }),
    ],
  },
  /** He goes at the end of the Combat phase and not before. */
  'imperial/tieinterceptor/felswrath': {
    outlives: (g) => !(g.state.phase === 'combat' && g.state.stage === 'end'),
  },
  'imperial/tieinterceptor/lieutenantlorrir': {
    repositions: [
      {
        of: 'barrelroll',
        ways: (g, ship) =>
          (['left', 'right'] as const).flatMap((side) =>
            (['left', 'right'] as const).map((curve) => ({
              // Seen from the ship along the template: rolling left and curving right ends further to the front.
              ...rollWay(g, ship, bank(1, curve), side, side === curve ? `${side}-back` : `${side}-front`),
              pay: () => assign(g, ship, 'stress'),
            })),
          ),
      },
    ],
  },
};
