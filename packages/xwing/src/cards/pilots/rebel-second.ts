import { say } from '@holotisch/engine';
import { attack } from '../../flow/attack.ts';
import { shipsAtRange } from '../../flow/bombs.ts';
import { recoverShields } from '../../flow/damage.ts';
import { addDie, change, moreDice } from '../../flow/modify.ts';
import { assign, remove, spend } from '../../flow/tokens.ts';
import { refuseAttack, shots } from '../../flow/weapons.ts';
import { rangeInArc } from '../../geometry.ts';
import { isFriendly, isStressed } from '../../values.ts';
import { canActFree, offerFree } from '../phrases/actions.ts';
import { isAttacker } from '../phrases/attacks.ts';
import { count, oneMoreDie, rerollWhenAttacking, rerollWhenDefending } from '../phrases/dice.ts';
import { begin } from '../phrases/effects.ts';
import { pick, pickShip } from '../phrases/questions.ts';
import { friends, lacksShield, otherFriends } from '../phrases/ships.ts';
import { canSpend, giveToken } from '../phrases/tokens.ts';
import { at, ban, type CardFamily } from '../vocabulary.ts';

/** Rebels of waves 3 to 7 and the Aces: B-wing, HWK-290, Z-95, E-wing, YT-2400, K-wing, Auzituck. */
export const rebelSecond: CardFamily = {
  'rebel/bwing/tennumb': { values: [{ value: 'safeCrits', by: () => ({ add: 1 }) }] },
  'rebel/bwing/ibtisam': {
    abilities: [
      rerollWhenAttacking((_g, _m, self) => (isStressed(self.ship) ? 1 : 0)),
      rerollWhenDefending((_g, _m, self) => (isStressed(self.ship) ? 1 : 0)),
    ],
  },
  /** Even without a focus result, as a focus token could be spent. R-XW-36 */
  'rebel/bwing/keyanfarlander': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (_g, m, self) => isAttacker(m, self) && isStressed(self.ship),
        *run(g, m, self) {
          yield* remove(g, self.ship, 'stress');
          change(g, m.attack, 'attack', 'focus', 'hit');
        },
      }),
    ],
  },
  'rebel/bwing/neradantels': { needNoArc: ['torpedo'] },

  'rebel/hwk290/janors': {
    abilities: [
      at('attack.beforeAttackDice', {
        when: (g, m, self) => otherFriends(g, self.ship, 3).includes(m.attacker) && !isStressed(self.ship),
        *run(g, m, self) {
          yield* assign(g, self.ship, 'stress');
          moreDice(m.attack, 'attack', 1);
        },
      }),
    ],
  },
  'rebel/hwk290/kylekatarn': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) => self.ship.tokens.focus > 0 && otherFriends(g, self.ship, 3).length > 0,
        *run(g, _m, self) {
          yield* giveToken(g, self.ship, yield* pickShip(g, self, otherFriends(g, self.ship, 3)), 'focus');
        },
      }),
    ],
  },
  'rebel/hwk290/roarkgarnet': {
    abilities: [
      at('combat.start', {
        mandatory: true,
        when: (g, _m, self) => otherFriends(g, self.ship, 3).length > 0,
        *run(g, _m, self) {
          const ally = yield* pickShip(g, self, otherFriends(g, self.ship, 3));
          begin(g, self, ally, 'phase', { value: 'skill', modifier: { set: 12 } });
        },
      }),
    ],
  },

  'rebel/z95headhunter/airencracken': {
    abilities: [
      at('attack.after', {
        when: (g, m, self) => isAttacker(m, self) && otherFriends(g, self.ship, 1).some((s) => canActFree(g, s)),
        *run(g, _m, self) {
          const able = otherFriends(g, self.ship, 1).filter((s) => canActFree(g, s));
          yield* offerFree(g, yield* pickShip(g, self, able));
        },
      }),
    ],
  },
  /** His attacks count as hits even where nothing is left of them. */
  'rebel/z95headhunter/lieutenantblount': {
    abilities: [
      at('attack.compared', {
        mandatory: true,
        when: (_g, m, self) => isAttacker(m, self) && m.attack.hit === false,
        *run(_g, m) {
          m.attack.hit = true;
        },
      }),
    ],
  },

  /** An attack in the End phase, paid with the next round's. */
  'rebel/ewing/corranhorn': {
    abilities: [
      at('end.start', {
        when: (g, _m, self) => !refuseAttack(g, self.ship) && shots(g, self.ship).length > 0,
        *run(g, _m, self) {
          const outcome = yield* attack(g, self.ship);
          if (outcome !== 'declined') begin(g, self, self.ship, 'game', { note: { notInRound: g.state.round + 1 } });
        },
      }),
    ],
    bans: [
      ban('attack', (g, { ship }, self) =>
        ship === self.ship && g.state.lasting.some((l) => l.source === self.key && isForRound(l.note, g.state.round))
          ? { clauses: ['XW-GOLDENE-REGELN-04'], message: say('xw.card.corranhorn') }
          : undefined,
      ),
    ],
  },
  'rebel/ewing/etahnabaht': {
    abilities: [
      at('attack.modifyAttackDice', {
        when: (g, m, self) =>
          isFriendly(g.state, m.attacker, self.ship) &&
          rangeInArc(g, self.ship, m.defender) <= 3 &&
          count(m.attack, 'attack', 'hit') > 0,
        *run(g, m) {
          change(g, m.attack, 'attack', 'hit', 'crit', 1);
        },
      }),
    ],
  },

  /** Always: not to ignore an obstacle is never better, and only the Activation phase and actions move a large ship. */
  'rebel/yt2400/dashrendar': { ignoresObstacles: () => true },
  'rebel/yt2400/leebo': { drawsDamage: (_g, self, ship) => (ship === self.ship ? 2 : 1) },
  'rebel/yt2400/eadenvrill': {
    values: [oneMoreDie('attackDice', (g, _self, a) => a.weapon === 'primary' && isStressed(g.ship(a.defender)))],
  },

  'rebel/kwing/esegetuketu': { lends: { token: 'focus', range: 2 } },
  /** A shield for a die, or a die for a shield. */
  'rebel/kwing/mirandadoni': {
    abilities: [
      at('attack.beforeAttackDice', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isAttacker(m, self) && (self.ship.shields > 0 || lacksShield(g, self.ship)),
        *run(g, m, self) {
          const ways: ('spend-shield' | 'recover-shield')[] = self.ship.shields > 0 ? ['spend-shield'] : [];
          if (lacksShield(g, self.ship)) ways.push('recover-shield');
          if ((yield* pick(self, 'card-way', ways)) === 'spend-shield') {
            self.ship.shields--;
            g.emit({ type: 'shield', ship: self.ship.id, by: -1 });
            moreDice(m.attack, 'attack', 1);
          } else {
            moreDice(m.attack, 'attack', -1);
            recoverShields(g, self.ship);
          }
        },
      }),
    ],
  },

  'rebel/auzituckgunship/wullffwarro': {
    values: [oneMoreDie('attackDice', (_g, self) => self.ship.shields === 0 && self.ship.damage.length > 0)],
  },
  'rebel/auzituckgunship/lowhhrick': {
    abilities: [
      at('attack.modifyDefenceDice', {
        when: (g, m, self) =>
          otherFriends(g, self.ship, 1).includes(m.defender) && canSpend(g, self.ship, 'reinforce', m.attack),
        *run(g, m, self) {
          yield* spend(g, self.ship, 'reinforce');
          addDie(g, m.attack, 'defence', 'evade');
        },
      }),
    ],
  },

  /** Bombs next to the target make it duck. */
  'rebel/bsf17bomber/cobaltleader': {
    values: [
      {
        value: 'defenceDice',
        anyShip: true,
        by: (g, subject, self, { attack: a }) =>
          a?.attacker === self.ship.id && g.state.bombs.some((b) => shipsAtRange(g, b, 1).includes(subject))
            ? { add: -1 }
            : undefined,
      },
    ],
  },

  'rebel/tiefighter/ahsokatano': {
    abilities: [
      at('combat.start', {
        when: (g, _m, self) =>
          canSpend(g, self.ship, 'focus') && friends(g, self.ship, 1).some((s) => canActFree(g, s)),
        *run(g, _m, self) {
          yield* spend(g, self.ship, 'focus');
          const able = friends(g, self.ship, 1).filter((s) => canActFree(g, s));
          if (able.length > 0) yield* offerFree(g, yield* pickShip(g, self, able));
        },
      }),
    ],
  },
};

const isForRound = (note: unknown, round: number): boolean =>
  typeof note === 'object' && note !== null && 'notInRound' in note && note.notInRound === round;
