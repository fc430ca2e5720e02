import { type Refusal, say } from '@holotisch/engine';
import { canAct } from '../../../flow/activation/actions/perform.ts';
import { lockable } from '../../../flow/activation/actions/standard.ts';
import { rerollable } from '../../../flow/attack/modify.ts';
import { inFiringArc, rangeInArc } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { isFriendly, isStressed } from '../../../values.ts';
import type { XWing } from '../../../xwing.ts';
import { isAttacker } from '../../phrases/attacks.ts';
import { rerollWhenAttacking, stressForDice } from '../../phrases/dice.ts';
import { begin, lasts } from '../../phrases/effects.ts';
import { pickLock } from '../../phrases/questions.ts';
import { at, type CardFamily, type CardSource } from '../../vocabulary.ts';

const lockedAlready = (ship: Ship, target: Ship): Refusal | undefined =>
  ship.locks.includes(target.id)
    ? {
        clauses: ['XW-KARTENFAEHIGKEITEN-01', 'XW-ZIELERFASSUNG-04'],
        message: say('xw.lockedAlready', { target: target.id }),
      }
    : undefined;
const more = (g: XWing, self: CardSource): Ship[] => lockable(g, self.ship).filter((t) => !lockedAlready(self.ship, t));

export const crewTToZ: CardFamily = {
  /** Two locks; acquiring one may bring the second along. */
  'crew/weaponsengineer': {
    values: [{ value: 'locks', by: () => ({ atLeast: 2 }) }],
    abilities: [
      at('token.assigned', {
        when: (g, m, self) =>
          m.ship === self.ship && m.token === 'targetlock' && !lasts(g, self) && more(g, self).length > 0,
        *run(g, _m, self) {
          // while this stands, the second lock does not ask for a third
          begin(g, self, self.ship, 'round', { note: 'second' });
          yield* g.rules.acquireLock(g, self.ship, yield* pickLock(g, self, (t) => lockedAlready(self.ship, t)));
          g.state.lasting.splice(
            g.state.lasting.findIndex((l) => l.source === self.key),
            1,
          );
        },
      }),
    ],
  },
  /** Stress for the defender of an attack at range 2 into the arc. */
  'crew/tactician': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) =>
          isAttacker(m, self) && m.defender.status === 'play' && rangeInArc(g, self.ship, m.defender) === 2,
        *run(g, m) {
          yield* g.rules.assign(g, m.defender, 'stress');
        },
      }),
    ],
  },
  /** Shieldless and damaged: a free evade action before combat. */
  'crew/ysanneisard': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          self.ship.shields === 0 && self.ship.damage.length > 0 && canAct(g, self.ship, { only: ['evade'] }),
        *run(g, _m, self) {
          yield* g.rules.performAction(g, self.ship, { free: true, only: ['evade'], committed: true });
        },
      }),
    ],
  },
  /** In the Combat phase he and an enemy in his arc fight although they touch, when it is the turn of either. */
  'crew/zeborrelios': {
    keepsApart: (g, { ship }, other) =>
      g.state.phase === 'combat' &&
      (g.state.active === ship.id || g.state.active === other.id) &&
      !isFriendly(g.state, ship, other) &&
      inFiringArc(g, ship, other),
  },
  /** While unstressed: stress tokens for as many dice that the defender rerolls. */
  'crew/zuckuss': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          isAttacker(m, self) && !isStressed(self.ship) && rerollable(g, m.attack, 'defence').length > 0,
        *run(g, m, self) {
          yield* stressForDice(g, m, self, 'defence');
        },
      }),
    ],
  },
  /** Through the rear auxiliary arc the defender has 1 agility less. */
  'crew/tailgunner': {
    values: [
      {
        value: 'agility',
        anyPiece: true,
        by: (_g, subject, self, { attack: a }) =>
          a?.attacker === self.ship.id && a.defender === subject.id && a.arc === 'auxiliaryrear'
            ? { add: -1 }
            : undefined,
      },
    ],
  },
  /** Overlapping an enemy: a damage for a free action. */
  'crew/unkarplutt': {
    abilities: [
      at('manoeuvre.executed', {
        when: (g, m, self) =>
          m.ship === self.ship && m.overlapped.some((s) => !isFriendly(g.state, s, self.ship)) && canAct(g, self.ship),
        *run(g, _m, self) {
          yield* g.rules.suffer(g, self.ship, 1);
          yield* g.rules.performAction(g, self.ship, { free: true });
        },
      }),
    ],
  },
  'crew/wookieecommandos': { abilities: [rerollWhenAttacking(() => Number.POSITIVE_INFINITY, ['focus'])] },
};
