import { say } from '@holotisch/engine';
import { canLock } from '../../../flow/activation/actions/standard.ts';
import { aim, armaments, isShot } from '../../../flow/attack/weapons.ts';
import { dropLock } from '../../../flow/tokens.ts';
import { rangeBetween } from '../../../geometry/measuring.ts';
import type { Ship } from '../../../state.ts';
import { isFriendly } from '../../../values.ts';
import { mayActAt } from '../../phrases/actions.ts';
import { isAttacker, isDefender } from '../../phrases/attacks.ts';
import { mayChange, rollAttackDie } from '../../phrases/dice.ts';
import { begin, lasts } from '../../phrases/effects.ts';
import { pick, pickShip } from '../../phrases/questions.ts';
import { otherFriends } from '../../phrases/ships.ts';
import { payStress } from '../../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../../vocabulary.ts';

const foils = (ship: Ship) => ship.upgrades.find((u) => u.id === 'servomotorsfoils' && !u.discarded);

export const xwing: CardFamily = {
  'rebel/xwing/wedgeantilles': {
    values: [
      {
        value: 'agility',
        anyPiece: true,
        by: (_g, subject, self, { attack }) =>
          attack?.attacker === self.ship.id && attack.defender === subject.id ? { add: -1 } : undefined,
      },
    ],
  },
  'rebel/xwing/wesjanson': {
    abilities: [
      at('attack.after', {
        when: (_g, m, self) => {
          const { tokens, locks } = m.defender;
          return isAttacker(m, self) && tokens.focus + tokens.evade + locks.length > 0;
        },
        *run(g, m, self) {
          const { defender } = m;
          const there = (['focus', 'evade'] as const).filter((t) => defender.tokens[t] > 0);
          const locks = [...new Set(defender.locks)].map((id) => g.ship(id));
          const what = yield* pick(self, 'card-token', [
            ...there,
            ...(locks.length > 0 ? ['targetlock' as const] : []),
          ]);
          if (what === 'targetlock') dropLock(g, defender, (yield* pickShip(g, self, locks)).id);
          else yield* g.rules.remove(g, defender, what);
        },
      }),
    ],
  },
  'rebel/xwing/lukeskywalker': { abilities: [mayChange('defence', 'focus', 'evade')] },
  'rebel/xwing/jekporkins': {
    abilities: [
      at('token.assigned', {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'stress',
        *run(g, _m, self) {
          yield* g.rules.remove(g, self.ship, 'stress');
          if ((yield* rollAttackDie(g, self)) === 'hit') yield* g.rules.dealCard(g, self.ship, false);
        },
      }),
    ],
  },
  'rebel/xwing/kullbeesperado': {
    abilities: [
      at('action.performed', {
        when: (_g, m, self) =>
          m.ship === self.ship && (m.action === 'boost' || m.action === 'barrelroll') && foils(self.ship) !== undefined,
        *run(g, _m, self) {
          const card = foils(self.ship)!;
          card.face = card.face === 0 ? 1 : 0;
          g.emit({ type: 'turned', ship: self.ship.id, card: card.id, face: card.face });
        },
      }),
    ],
  },
  'rebel/xwing/garvendreis': {
    abilities: [
      at('token.spent', {
        when: (g, m, self) => m.ship === self.ship && m.token === 'focus' && otherFriends(g, self.ship, 2).length > 0,
        *run(g, _m, self) {
          yield* g.rules.assign(g, yield* pickShip(g, self, otherFriends(g, self.ship, 2)), 'focus');
        },
      }),
    ],
  },
  /** As in the errata: once a game, for one round, he draws the fire off his neighbours. */
  'rebel/xwing/biggsdarklighter': {
    abilities: [
      at('combat.start', {
        limit: { per: 'game', times: 1 },
        when: () => true,
        *run(g, _m, self) {
          begin(g, self, self.ship, 'round', {});
        },
      }),
    ],
    bans: [
      ban('target', (g, { attacker, defender, weapon, among }, self) => {
        if (among && !among.includes(self.ship)) return undefined; // he cannot be the target instead
        if (defender === self.ship || !lasts(g, self) || !isFriendly(g.state, defender, self.ship)) return undefined;
        if (rangeBetween(g, self.ship, defender) > 1) return undefined;
        const gun = armaments(g, attacker).find((a) => a.key === weapon);
        return gun && isShot(aim(g, attacker, gun, self.ship))
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.biggsdarklighter') }
          : undefined;
      }),
    ],
  },
  'rebel/xwing/hobbieklivian': {
    abilities: (['token.assigned', 'token.spent'] as const).map((window) =>
      at(window, {
        when: (_g, m, self) => m.ship === self.ship && m.token === 'targetlock' && self.ship.tokens.stress > 0,
        *run(g, _m, self) {
          yield* g.rules.remove(g, self.ship, 'stress');
        },
      }),
    ),
  },
  'rebel/xwing/leevantenza': {
    abilities: [
      at('action.performed', {
        when: (_g, m, self) => m.ship === self.ship && m.action === 'boost',
        *run(g, _m, self) {
          if (yield* payStress(g, self.ship)) yield* g.rules.assign(g, self.ship, 'evade');
        },
      }),
    ],
  },
  'rebel/xwing/edriotwotubes': {
    abilities: [mayActAt('ship.activates', (_g, m, self) => m.ship === self.ship && self.ship.tokens.focus > 0)],
  },
  'rebel/xwing/tarnmison': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => isDefender(m, self) && canLock(g, self.ship, m.attacker),
        *run(g, m, self) {
          yield* g.rules.acquireLock(g, self.ship, m.attacker);
        },
      }),
    ],
  },
};
