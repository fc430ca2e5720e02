import { below, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../../dice.ts';
import { relocate } from '../../../flow/activation/relocate.ts';
import { unitSees } from '../../../flow/attack/sight.ts';
import { hasTarget } from '../../../flow/attack/targets.ts';
import { after } from '../../../flow/reactions.ts';
import { gain } from '../../../flow/tokens.ts';
import { SEGMENT } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { engagedWith, isTrooper, leaderOf, living, refuse } from '../../../values.ts';
import { ACTS_AGAIN, armsAndGoes, drawsKept, freely } from '../../phrases/characters.ts';
import {
  attackWithCard,
  CARD,
  enemiesWithin,
  friendsWithin,
  gains,
  hasRank,
  heroGains,
  heroOf,
  isFriend,
  isHero,
  isPlayed,
  lends,
  pickUnit,
  weaponsOn,
  whenHeroActivates,
  whenHeroEnds,
  whenOrdered,
} from '../../phrases/commands.ts';
import { at, ban, type CardFamily, valueOfAny } from '../../vocabulary.ts';

/** Whom Vader may throw about: anybody but heavy units. R-LE-104 */
const thrown = (g: Legion, vader: Unit): readonly Unit[] =>
  [...friendsWithin(g, vader, 1), ...enemiesWithin(g, vader, 1)].filter((u) => !hasRank(u, 'heavy'));

const roped = (g: Legion, boba: Unit): readonly Unit[] =>
  enemiesWithin(g, boba, 1).filter((u) => isTrooper(g, u) && unitSees(g, boba, u));

export const EMPIRE_PIPS_1: CardFamily = {
  'command/and-now-you-will-die': {
    acts: [
      {
        id: 'lightning',
        free: true,
        plain: true,
        repeatable: true,
        when: (g, unit, self) => isHero(g, unit, self) && hasTarget(g, unit, { own: true }),
        *run(g, unit, self) {
          yield* g.rules.suffer(g, unit, 1, { by: self.card });
          if (unit.status !== 'play') return;
          yield* gain(g, unit, 'suppression', 1, self.card);
          const attacks = yield* g.rules.attack(g, unit, 'plain', { own: true });
          yield* after(g, unit, { attacks });
        },
      },
    ],
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => m.attacker !== undefined && isHero(g, m.attacker, self) && m.defender.status === 'play',
        *run(g, m, self) {
          yield* gain(g, m.defender, 'immobilize', 1, self.card);
        },
      }),
    ],
  },
  'command/covert-observation': {
    abilities: [whenOrdered((g, m, self) => m.card !== null && !isFriend(g, m.unit, self), gains('suppression'))],
  },
  'command/face-me': {
    ...lends({ agile: 1, block: 1 }),
    acts: [freely('recover', 'recover')],
    bans: [
      ban('action', (g, { unit, action }, self) =>
        action === 'withdraw' && engagedWith(g, unit).some((enemy) => isHero(g, enemy, self))
          ? refuse(CARD, say('le.no.commandWithdraw', { unit: unit.id }), { piece: unit.id })
          : undefined,
      ),
    ],
  },
  'command/implacable': {
    values: ACTS_AGAIN.values,
    abilities: [whenHeroActivates(gains('dodge'), { mandatory: true }), ...ACTS_AGAIN.abilities],
  },
  'command/maximum-firepower': {
    arms: { who: isHero, special: true },
    abilities: [
      whenHeroEnds(
        function* (g, veers, self) {
          yield* attackWithCard(g, veers, self);
        },
        { when: (g, veers, self) => hasTarget(g, veers, { weapons: weaponsOn(g, self) }) },
      ),
    ],
  },
  'command/merciless-munitions': {
    acts: [armsAndGoes(1)],
    detonator: heroOf,
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          m.attack.loose?.[0]?.card === `command/${self.card}` &&
          m.attack.seat === self.seat &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender),
        *run(g, m, self) {
          yield* gain(g, m.defender, 'poison', 1, self.card);
        },
      }),
    ],
  },
  'command/pulse-scan': {
    ...lends({ sharpshooter: 2 }),
    abilities: [heroGains('aim'), whenHeroEnds(gains('dodge', 'standby'), { mandatory: true })],
  },
  'command/vaders-might': {
    acts: [
      {
        id: 'might',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && thrown(g, unit).length > 0,
        *run(g, vader, self) {
          const unit = yield* pickUnit(self, thrown(g, vader));
          const { pose, ground } = leaderOf(g, unit);
          const radius = SEGMENT + g.baseOf(unit, unit.leader).length / 2;
          const zone = { centre: [pose.x, pose.y] as const, radius };
          const how = { seat: self.seat, clauses: CARD };
          yield* relocate(g, unit, { unit: unit.id, zones: [zone], level: ground }, how);
          if (isFriend(g, unit, self)) return;
          const faces = rollDice(g.state.chance, DEFENCE_DICE.white, living(unit).length);
          g.emit({ type: 'looseDice', colour: 'white', faces, purpose: say('le.commandRoll', { card: self.card }) });
          const wounds = faces.filter((face) => face !== 'blank').length;
          if (wounds > 0) yield* g.rules.suffer(g, unit, wounds, { by: self.card, source: vader });
        },
      },
    ],
  },
  'command/voracious-ambition': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => isPlayed(g, self) && g.state.hands[self.seat]!.pool.length > 0,
        *run(g, _m, self) {
          const { pool, kept } = g.state.hands[self.seat]!;
          for (let i = 0; i < 3 && pool.length > 0; i++)
            kept.push(...pool.splice(below(g.state.chance, pool.length), 1));
        },
      }),
      drawsKept,
    ],
  },
  'command/whipcord-launcher': {
    values: [
      valueOfAny('movesEngaged', (g, unit, self) =>
        isHero(g, unit, self) && engagedWith(g, unit).some(({ tokens }) => tokens.immobilize > 0)
          ? { add: 1 }
          : undefined,
      ),
    ],
    acts: [
      {
        id: 'whipcord',
        free: true,
        when: (g, unit, self) => isHero(g, unit, self) && roped(g, unit).length > 0,
        *run(g, boba, self) {
          const unit = yield* pickUnit(self, roped(g, boba));
          yield* gain(g, unit, 'immobilize', 2, self.card);
          yield* gain(g, unit, 'suppression', 2, self.card);
        },
      },
    ],
  },
};
