import { say } from '@holotisch/engine';
import { refuseAction } from '../../../flow/actions.ts';
import { chooseDice, rerollAttack } from '../../../flow/attack/dice.ts';
import { chooseUnit } from '../../../flow/choose.ts';
import { contests } from '../../../flow/edition26/objectives.ts';
import { gain, remove } from '../../../flow/tokens.ts';
import { readyCard } from '../../../flow/upgrades.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, engagedWith, isEngaged, isFriendly, isSuppressed } from '../../../values.ts';
import { askUnit, isOwn, isSeen, readiesInEndPhase, SAYS, using } from '../../upgrades/phrases.ts';
import {
  type ActionMoment,
  type AnyAbility,
  type AttackMoment,
  at,
  type CardFamily,
  type CardSource,
  type GatherMoment,
  valueOfAny,
} from '../../vocabulary.ts';
import { better } from '../shooting.ts';

/** Upgrades of 2026: heroes who join a squad, and universal cards. R-L2-49 */

/** So many dice of a pool of its unit may be better; fewer are never wanted, so only whether is asked. */
const bettersDice = (
  most: (g: Legion, m: GatherMoment, self: CardSource) => number,
  then: (g: Legion, self: CardSource) => ReturnType<typeof gain> | undefined = () => undefined,
): AnyAbility =>
  at('attack.gather', {
    when: (g, m, self) => m.attacker === self.unit && m.pool.white + m.pool.black > 0 && most(g, m, self) > 0,
    *run(g, m, self) {
      better(m.pool, most(g, m, self));
      const price = then(g, self);
      if (price) yield* price;
    },
  });

const fallen = (unit: Unit): number => unit.minis.filter(({ fell }) => fell !== null).length;

/** It holds an asset, or contests a token. */
const isAtObjective = (g: Legion, unit: Unit): boolean =>
  unit.claimed.length > 0 ||
  g.state.markers.some(
    (marker) => (marker.kind === 'objective' || marker.kind === 'asset') && contests(g, unit, marker),
  );

/** Which spotter has pointed the target of an attack out. */
const spottedBy = ({ unit }: CardSource): string => `spotter-uplink.${unit.id}`;

export const JOINING: CardFamily = {
  'upgrade/general-grievous': {
    abilities: [
      bettersDice(
        () => 3,
        (g, self) => gain(g, self.unit, 'suppression', 1, self.card),
      ),
    ],
  },
  'upgrade/asajj-ventress': { abilities: [bettersDice((g, m) => (isSuppressed(g, m.defender) ? 4 : 0))] },
  'upgrade/kraken': { abilities: [bettersDice((_g, _m, self) => fallen(self.unit))] },
  'upgrade/agent-kallus': {
    acts: [
      {
        id: 'hold',
        free: true,
        when: (g, unit) => engagedWith(g, unit).length > 0,
        *run(g, unit, self) {
          const enemy = yield* chooseUnit(unit.seat, engagedWith(g, unit), SAYS, askUnit(self), self.card);
          yield* gain(g, enemy, 'immobilize', 2, self.card);
        },
      },
    ],
  },
  'upgrade/imperial-probe-droid': {
    abilities: [
      at(
        'attack.declared',
        using<AttackMoment>({
          when: (_g, m, self) => m.attacker === self.unit && m.defender.tokens.observation > 0,
          *run(g, m, self) {
            remove(g, m.defender, 'observation', 1, self.card);
            yield* gain(g, self.unit, 'aim', 1, self.card);
          },
        }),
      ),
      readiesInEndPhase,
    ],
  },
  'upgrade/terror': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, { unit }) =>
          attacker?.status === 'play' &&
          unit.status === 'play' &&
          !attack.melee &&
          !isFriendly(g.state, attacker, { seat: unit.seat }) &&
          defender !== unit &&
          isFriendly(g.state, defender, { seat: unit.seat }) &&
          !isEngaged(g, unit) &&
          isAt(between(g, unit, attacker), 2) &&
          isSeen(g, unit, attacker),
        *run(g, { attacker }, self) {
          yield* gain(g, attacker!, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  // It takes away cover as Sharpshooter 1 does.
  'upgrade/spotter-uplink': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (g, { attack, attacker, defender }, { unit }) =>
          attacker !== undefined &&
          attacker !== unit &&
          !attack.melee &&
          unit.status === 'play' &&
          isFriendly(g.state, attacker, { seat: unit.seat }) &&
          !isEngaged(g, unit) &&
          isAt(between(g, unit, defender), 1) &&
          isSeen(g, unit, defender),
        *run(_g, { attack, attacker }, self) {
          attack.noted[spottedBy(self)] = attacker!.id;
        },
      }),
    ],
    values: [
      valueOfAny('coverWorse', (_g, unit, self, { attack }) =>
        attack?.noted[spottedBy(self)] === unit.id ? { add: 1 } : undefined,
      ),
    ],
  },
  'upgrade/strike-and-fade': {
    abilities: [
      at(
        'action.after',
        using<ActionMoment>({
          when: (g, m, self) =>
            isOwn(m, self) && m.action === 'attack' && !refuseAction(g, self.unit, 'move', { free: true }),
          *run(g, _m, self) {
            yield* g.rules.act(g, self.unit, 'move', { free: true });
          },
        }),
      ),
    ],
  },
  'upgrade/mission-objective': {
    abilities: [
      at('attack.reroll', {
        ...using<AttackMoment>({
          when: (g, m, self) => m.attacker === self.unit && m.attack.dice.length > 0 && isAtObjective(g, m.defender),
          *run(g, m, self) {
            const dice = yield* chooseDice(g, m, self.unit, {
              seat: self.unit.seat,
              kind: 'reroll',
              max: 1,
              min: 1,
              prompt: say('le.ask.card-reroll', { card: self.card }),
              clauses: SAYS,
              card: self.card,
            });
            rerollAttack(g, m.attack, dice, self.card);
          },
        }),
        limit: { per: 'round', times: 1 },
      }),
      at('unit.activates', {
        id: 'ready',
        mandatory: true,
        when: (_g, m, self) => isOwn(m, self) && self.equipped.exhausted,
        *run(g, _m, self) {
          readyCard(g, self.unit, self.equipped);
        },
      }),
    ],
  },
};
