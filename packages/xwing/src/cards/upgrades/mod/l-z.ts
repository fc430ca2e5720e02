import type { Manoeuvre } from '../../../data/types.ts';
import { canAct } from '../../../flow/activation/actions/perform.ts';
import { recoverShields } from '../../../flow/attack/damage.ts';
import { dropLock } from '../../../flow/tokens.ts';
import { rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { dialOf, inPlay, isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isDefender } from '../../phrases/attacks.ts';
import { defenceDieShows, rollDice } from '../../phrases/dice.ts';
import { discard, turnOver } from '../../phrases/effects.ts';
import { pickShip } from '../../phrases/questions.ts';
import { lacksShield, lockersOf } from '../../phrases/ships.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const inTow = (g: XWing, ship: Ship): Ship[] =>
  inPlay(g.state).filter((s) => s !== ship && rangeInArc(g, ship, s) === 1);

const bankFor = (self: CardSource, turn: Manoeuvre): Manoeuvre | undefined =>
  dialOf(self.ship).find((d) => d.bearing === 'bank' && d.side === turn.side && d.speed === turn.speed);

export const modLToZ: CardFamily = {
  /** Lost with the first hit; its agility is data. */
  'mod/stealthdevice': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self),
        *run(g, _m, self) {
          discard(g, self);
        },
      }),
    ],
  },
  'mod/munitionsfailsafe': { discardsOnHit: true },
  /** Cloaking or decloaking brings a free evade action. */
  'mod/stygiumparticleaccelerator': {
    abilities: [
      at('decloaked', {
        when: (g, m, self) => m.ship === self.ship && canAct(g, self.ship, { only: ['evade'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
      at('action.performed', {
        when: (g, m, self) => m.ship === self.ship && m.action === 'cloak' && canAct(g, self.ship, { only: ['evade'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  'mod/tacticaljammer': { obstructs: true },
  /** A revealed turn may become the bank of its side and speed. */
  'mod/maneuveringfins': {
    abilities: [
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship && m.manoeuvre.bearing === 'turn' && bankFor(self, m.manoeuvre) !== undefined,
        *run(_g, m, self) {
          m.manoeuvre = bankFor(self, m.manoeuvre)!;
        },
      }),
    ],
  },
  /** Locks from range 3 on, however far, and not nearer. */
  'mod/longrangescanners': { locksAt: (range) => range >= 3 },
  /** A friend is towed by its own side. */
  'mod/spacetugtractorarray': {
    actions: [
      {
        name: 'spacetugtractorarray',
        when: (g, self) => inTow(g, self.ship).length > 0,
        *run(g, self) {
          const ship = yield* pickShip(g, self, inTow(g, self.ship));
          yield* g.rules.assign(
            g,
            ship,
            'tractor',
            1,
            isFriendly(g.state, ship, self.ship) ? { mover: self.seat } : {},
          );
        },
      },
    ],
  },
  /** More attack dice than defence dice: one more is rolled. */
  'mod/lightweightframe': {
    abilities: [
      at('attack.defenceDiceRolled', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attack.attackDice.length > m.attack.defenceDice.length,
        *run(g, m, self) {
          m.attack.defenceDice.push(...(yield* rollDice(g, self, 'defence', 1)));
        },
      }),
    ],
  },
  'mod/pulsedrayshield': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => lacksShield(g, self.ship),
        *run(g, _m, self) {
          yield* g.rules.assign(g, self.ship, 'ion');
          recoverShields(g, self.ship);
        },
      }),
    ],
  },
  /** Attack and closed wings: data tells what they give; here they turn, and a turn 3 may be a red Tallon roll. */
  'mod/servomotorsfoils': {
    abilities: [
      at('activation.start', {
        when: () => true,
        *run(g, _m, self) {
          turnOver(g, self);
        },
      }),
      at('ship.revealed', {
        when: (_g, m, self) =>
          m.ship === self.ship &&
          self.equipped!.face === 0 &&
          !isStressed(self.ship) &&
          m.manoeuvre.bearing === 'turn' &&
          m.manoeuvre.speed === 3,
        *run(_g, m) {
          m.manoeuvre = { ...m.manoeuvre, code: `${m.manoeuvre.code}t`, bearing: 'tallon', difficulty: 'red' };
          m.treatAs = 'red';
        },
      }),
    ],
  },
  /** The only lock on it may slip off. */
  'mod/multispectralcamouflage': {
    abilities: [
      at('token.assigned', {
        mandatory: true,
        when: (g, m, self) =>
          m.token === 'targetlock' && m.target === self.ship && lockersOf(g, self.ship).length === 1,
        *run(g, m, self) {
          if (yield* defenceDieShows(g, self, 'evade')) dropLock(g, m.ship, self.ship.id);
        },
      }),
    ],
  },
};
