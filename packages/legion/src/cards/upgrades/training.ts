import { say } from '@holotisch/engine';
import { countOf } from '../../flow/attack/dice.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import { between, isFlipped, isFriendly, isTrooper } from '../../values.ts';
import { mayGuard } from '../phrases/guarding.ts';
import { ORDERS_ITSELF } from '../phrases/orders.ts';
import { FLIPS, hasLosses, isOwn, isWounded, readiesInEndPhase, using } from '../phrases/upgrades.ts';
import { type AttackMoment, at, ban, type CardFamily, type CardSource, type MoveMoment, value } from '../vocabulary.ts';

const attacks = (m: AttackMoment, self: CardSource): boolean => m.attacker === self.unit;

export const TRAINING: CardFamily = {
  // The first side is the defensive one.
  'upgrade/defensive-offensive-stance': {
    abilities: FLIPS,
    values: [
      value('dodgeGain', (_g, _unit, self) => (isFlipped(self.equipped) ? undefined : { add: 1 })),
      value('aimGain', (_g, _unit, self) => (isFlipped(self.equipped) ? { add: 1 } : undefined)),
    ],
    bans: [
      ban('spend', (_g, { unit, token }, self) =>
        unit === self.unit && token === (isFlipped(self.equipped) ? 'dodge' : 'aim')
          ? { clauses: ['LE-GOLDENE-REGELN-03'], message: say('le.no.stance', { unit: unit.id }), piece: unit.id }
          : undefined,
      ),
    ],
  },
  'upgrade/duck-and-cover': {
    abilities: [
      at('attack.cover', {
        when: (_g, m, self) => m.defender === self.unit && !m.attack.melee,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/endurance': {
    abilities: [
      at('activation.end', {
        when: (_g, _m, self) => self.unit.status === 'play' && self.unit.tokens.suppression > 0,
        *run(g, _m, self) {
          remove(g, self.unit, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/hunter': {
    abilities: [
      at('attack.rolled', {
        when: (g, m, self) => attacks(m, self) && isTrooper(g, m.defender) && isWounded(m.defender),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/into-the-fray': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          self.unit.status === 'play' &&
          m.unit.status === 'play' &&
          !isFriendly(g.state, m.unit, self) &&
          isAt(between(g, m.unit, self.unit), 1),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'surge', 1, self.card);
        },
      }),
    ],
  },
  'upgrade/offensive-push': {
    abilities: [
      at(
        'move.after',
        using<MoveMoment>({
          when: (_g, m, self) => isOwn(m, self) && m.kind === 'standard',
          *run(g, _m, self) {
            yield* gain(g, self.unit, 'aim', 1, self.card);
          },
        }),
      ),
    ],
  },
  'upgrade/protector': {
    abilities: [
      at(
        'attack.modify',
        using<AttackMoment>({
          when: (g, m, self) => countOf(m.attack, 'crit') > 0 && mayGuard(g, m, self.unit),
          *run(g, { attack }, { key, unit }) {
            g.state.lasting.push({
              source: key,
              unit: unit.id,
              until: 'attack',
              instance: attack.id,
              value: 'guardsCrits',
              modifier: { add: 1 },
            });
          },
        }),
      ),
      readiesInEndPhase,
    ],
  },
  'upgrade/seize-the-initiative': ORDERS_ITSELF,
  'upgrade/tenacity': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (_g, m, self) => attacks(m, self) && m.attack.melee && (isWounded(self.unit) || hasLosses(self.unit)),
        *run(_g, m) {
          m.pool.red++;
        },
      }),
    ],
  },
};
