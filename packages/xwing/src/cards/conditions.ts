import { type Flow, say } from '@holotisch/engine';
import { canLock } from '../flow/activation/actions/standard.ts';
import { cancel, change } from '../flow/attack/modify.ts';
import { liftCondition } from '../flow/conditions.ts';
import { initiativeFirst } from '../flow/timing.ts';
import { rangeBetween } from '../geometry/measuring.ts';
import type { Face, Ship } from '../state.ts';
import { inPlay } from '../values.ts';
import type { XWing } from '../xwing.ts';
import { isAttacker, isDefender, isPrimary } from './phrases/attacks.ts';
import { count, rollAttackDie } from './phrases/dice.ts';
import { pickFace, pickShip } from './phrases/questions.ts';
import { carries, friends } from './phrases/ships.ts';
import { type AnyAbility, at, ban, type CardFamily, type CardSource, type WindowName } from './vocabulary.ts';

/**
 * The condition cards. 'You' is the ship that has the condition; who assigns them stands with the assigning cards.
 * Shadowed and Mimicked speak of Thweek, so they stand with him; Suppressive Fire with Captain Rex.
 */

const lift = (g: XWing, self: CardSource): void => liftCondition(g, self.ship, self.card);
function liftedAt(window: WindowName): AnyAbility {
  return at(window, {
    mandatory: true,
    when: () => true,
    *run(g, _m, self) {
      lift(g, self);
    },
  });
}

function* hurtNeighbours(g: XWing, ship: Ship): Flow {
  const neighbours = inPlay(g.state).filter((s) => s !== ship && rangeBetween(g, ship, s) === 1);
  for (const other of initiativeFirst(g, neighbours)) yield* g.rules.suffer(g, other, 1);
}

const shown = (faces: readonly Face[]): Face[] => [...new Set(faces)];
const overseers = (g: XWing, self: CardSource, target: Ship): Ship[] =>
  friends(g, self.ship, 2).filter((s) => carries(s, 'directorkrennic') && canLock(g, s, target));

export const conditions: CardFamily = {
  /** Critical damage in an attack deals the chosen card instead, past all shields. */
  'condition/illshowyouthedarkside': {
    takesCritical: (_g, self) => self.ship.aside[0],
    abilities: [
      at('damage.dealt', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && self.ship.aside.length === 0,
        *run(g, _m, self) {
          lift(g, self);
        },
      }),
    ],
  },
  'condition/fanaticaldevotion': {
    keepsFirstHit: true,
    bans: [
      ban('spend', (_g, { ship, token, attack }, self) =>
        ship === self.ship && token === 'focus' && attack?.defender === ship.id
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.tokenStays', { token }) }
          : undefined,
      ),
    ],
    abilities: [liftedAt('end.start')],
  },
  'condition/adebttopay': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) =>
          isAttacker(m, self) && carries(m.defender, 'ascoretosettle') && count(m.attack, 'attack', 'focus') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'focus', 'crit', 1);
        },
      }),
    ],
  },
  'condition/harpooned': {
    abilities: [
      at('attack.hit', {
        mandatory: true,
        when: (_g, m, self) => isDefender(m, self) && m.attack.memory.hitCritically,
        *run(g, _m, self) {
          yield* hurtNeighbours(g, self.ship);
          lift(g, self);
          yield* g.rules.dealCard(g, self.ship, false);
        },
      }),
      at('ship.destroyed', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship,
        *run(g, _m, self) {
          yield* hurtNeighbours(g, self.ship);
        },
      }),
    ],
    actions: [
      {
        name: 'harpooned',
        *run(g, self) {
          lift(g, self);
          const face = yield* rollAttackDie(g, self);
          if (face === 'hit' || face === 'crit') yield* g.rules.suffer(g, self.ship, 1);
        },
      },
    ],
  },
  'condition/rattled': {
    abilities: [
      at('ship.damaged', {
        mandatory: true,
        when: (_g, m, self) => m.ship === self.ship && m.cause === 'bomb',
        *run(g, _m, self) {
          yield* g.rules.suffer(g, self.ship, 0, 1);
          lift(g, self);
        },
      }),
    ],
    actions: [
      {
        name: 'rattled',
        *run(g, self) {
          const face = yield* rollAttackDie(g, self);
          if (face === 'focus' || face === 'hit') lift(g, self);
        },
      },
    ],
  },
  'condition/scrambled': {
    bans: [
      ban('modifyDice', (g, { ship, dice, attack }, self) =>
        ship === self.ship &&
        dice === 'attack' &&
        attack.attacker === ship.id &&
        rangeBetween(g, ship, g.ship(attack.defender)) === 1 &&
        carries(g.ship(attack.defender), 'targetingscrambler')
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.diceStand') }
          : undefined,
      ),
    ],
    abilities: [liftedAt('combat.end')],
  },
  'condition/optimizedprototype': {
    values: [{ value: 'shields', by: () => ({ add: 1 }) }],
    abilities: [
      at('attack.modifyAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (_g, m, self) =>
          isAttacker(m, self) && isPrimary(m) && m.defender.shields > 0 && m.attack.attackDice.length > 0,
        *run(g, m, self) {
          const face = yield* pickFace(self, 'card-result', shown(m.attack.attackDice.map((d) => d.face)));
          cancel(g, m.attack, 'attack', face, 1);
          yield* g.rules.loseShield(g, m.defender);
        },
      }),
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && isPrimary(m) && overseers(g, self, m.defender).length > 0,
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, yield* pickShip(g, self, overseers(g, self, m.defender)), m.defender);
        },
      }),
    ],
  },
};
