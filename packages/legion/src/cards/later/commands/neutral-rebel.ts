import { say } from '@holotisch/engine';
import { RANKS } from '../../../data/types.ts';
import { refuseAction } from '../../../flow/actions.ts';
import { chooseNumber, chooseUnits } from '../../../flow/choose.ts';
import { gain } from '../../../flow/tokens.ts';
import { isAt } from '../../../geometry/range.ts';
import type { Legion } from '../../../legion.ts';
import type { Unit } from '../../../state.ts';
import { between, isTrooper, unitsInPlay } from '../../../values.ts';
import {
  byCard,
  CARD,
  called,
  canMove,
  friendsWithin,
  gains,
  gainsOne,
  give,
  hasRank,
  heroGains,
  heroHas,
  heroOf,
  inSight,
  isFriend,
  isFriendlyTrooper,
  isHero,
  isPlayed,
  lends,
  mayWhenOrdered,
  recovers,
  speedMove,
  wants,
  whenHeroActivates,
  whenOrdered,
} from '../../commands/phrases.ts';
import { drawsKept, enemyTakesBack, pickRank } from '../../commands/procedures.ts';
import { at, type CardFamily, type CardRules, type CardSource, valueOfAny } from '../../vocabulary.ts';

/** Command cards that 2.6 brought: those of everybody and of the Rebels. */

const isSmall = (g: Legion, unit: Unit): boolean => g.card(unit).base.length < 40;

/** Orders that are not issued become tokens for mercenaries near the commander. */
const trades = (token: 'aim' | 'dodge', most: number): CardRules => ({
  abilities: [
    at('command.orders', {
      when: (g, { nominated }) => nominated !== null && hired(g, nominated).length > 0,
      *run(g, m, self) {
        const able = hired(g, m.nominated!);
        const numbers = Array.from({ length: Math.min(most, able.length) + 1 }, (_, i) => i);
        const about = { card: self.card };
        const count = yield* chooseNumber(self.seat, numbers, CARD, say('le.ask.command-fewer', about), about);
        const prompt = say('le.ask.card-units', { n: count });
        const units = yield* chooseUnits(self.seat, able, [count, count], CARD, prompt, self.card);
        for (const unit of units) yield* gain(g, unit, token, 1, self.card);
        m.given = m.given! + count;
      },
    }),
  ],
});

const hired = (g: Legion, commander: Unit): readonly Unit[] =>
  [commander, ...friendsWithin(g, commander, 3)].filter(({ faction }) => faction === 'mercenary');

const whileFaceup = (keywords: Parameters<typeof lends>[0]) =>
  lends(keywords, (g, unit, self) => isFriendlyTrooper(g, unit, self) && unit.order === 'faceup');

/** Enemies with orders who are no commanders. */
const delayed = (g: Legion, self: CardSource): readonly Unit[] =>
  unitsInPlay(g.state).filter((u) => !isFriend(g, u, self) && u.order === 'faceup' && !hasRank(u, 'commander'));

export const NEUTRAL_REBEL: CardFamily = {
  'command/ploy': {
    abilities: [
      at('activation.start', {
        mandatory: true,
        when: (g, _m, self) => isPlayed(g, self) && g.state.hands[self.seat]!.pool.length > 0,
        *run(g, _m, self) {
          const { pool, kept } = g.state.hands[self.seat]!;
          const ranks = RANKS.filter((rank) => pool.includes(rank));
          kept.push(...pool.splice(pool.indexOf(yield* pickRank(self, ranks)), 1));
        },
      }),
      drawsKept,
    ],
  },
  'command/aggression': trades('aim', 2),
  'command/discretion': trades('dodge', 3),
  // Rebels
  'command/rebellions-are-built-on-hope': {
    grants: ['danger-sense', 'indomitable'],
    values: [
      ...whileFaceup({ 'danger-sense': 2, indomitable: 1 }).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) =>
          isFriendlyTrooper(g, unit, self) && unit.order === 'faceup' ? { add: 1 } : undefined,
        ),
      ),
    ],
    abilities: [mayWhenOrdered(byCard, gains('suppression'))],
  },
  'command/i-rebel': {
    ...lends({ charge: 1 }),
    abilities: [
      at('unit.activates', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => {
          const jyn = heroOf(g, self);
          return jyn !== undefined && !isFriend(g, m.unit, self) && inSight(g, jyn, m.unit, 2);
        },
        *run(g, _m, self) {
          const jyn = heroOf(g, self)!;
          yield* gain(g, jyn, 'suppression', 1, self.card);
          const free = { free: true, outside: true } as const;
          if (canMove(g, jyn) && (yield* wants(self, jyn, 'move'))) yield* g.rules.act(g, jyn, 'move', free);
          if (jyn.status !== 'play' || refuseAction(g, jyn, 'attack', free)) return;
          if (yield* wants(self, jyn, 'attack')) yield* g.rules.act(g, jyn, 'attack', free);
        },
      }),
    ],
  },
  'command/delaying-tactics': { abilities: [enemyTakesBack(delayed)] },
  'command/courage-of-the-rebellion': { abilities: [mayWhenOrdered(byCard, (g, unit) => recovers(g, unit))] },
  'command/hold-at-any-cost': {
    abilities: [whenOrdered((g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit), gains('aim', 'standby'))],
  },
  'command/family-reunion': {
    grants: ['teamwork'],
    abilities: [
      at('command.resolve', {
        mandatory: true,
        when: (g, _m, self) => heroOf(g, self) !== undefined,
        *run(g, _m, self) {
          give(g, self, heroOf(g, self)!, 'teamwork', 1, 'Sabine Wren');
        },
      }),
      at('unit.activates', {
        when: (g, m, self) => {
          const other = reunited(g, m.unit, self);
          return other !== undefined && canMove(g, other);
        },
        run: (g, m, self) => speedMove(g, reunited(g, m.unit, self)!, 2, self),
      }),
    ],
  },
  'command/a-new-beginning': {
    ...lends({ inspire: 2 }),
    abilities: [
      whenOrdered(
        (g, m, self) => byCard(g, m, self) && isTrooper(g, m.unit) && isSmall(g, m.unit),
        (g, unit, self) => gainsOne(g, unit, self, ['aim', 'dodge']),
      ),
      whenHeroActivates((g, ahsoka) => recovers(g, ahsoka), { mandatory: true }),
    ],
  },
  'command/swift-protector': {
    ...lends({ guardian: 2 }),
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => {
          const ahsoka = heroOf(g, self);
          return (
            ahsoka !== undefined &&
            m.defender !== ahsoka &&
            isFriendlyTrooper(g, m.defender, self) &&
            isSmall(g, m.defender) &&
            isAt(between(g, ahsoka, m.defender), 1)
          );
        },
        *run(g, m, self) {
          yield* gain(g, m.defender, 'dodge', 1, self.card);
        },
      }),
    ],
  },
  'command/revenge-is-not-the-jedi-way': {
    grants: ['jarkai-mastery'],
    values: [...lends({ 'jarkai-mastery': 1 }).values, heroHas('keyword.shien-mastery', { set: 0 })],
    abilities: [heroGains('dodge', 'dodge', 'dodge')],
  },
  'command/see-you-in-hell': {
    grants: ['unconcerned', 'unstoppable', 'disengage'],
    values: [
      ...lends({ unconcerned: 1, unstoppable: 1 }).values,
      ...lends({ disengage: 1 }, (g, unit, self) => isHero(g, unit, self) && isPlayed(g, self)).values,
      ...(['fearless', 'steadfast'] as const).map((name) =>
        valueOfAny(name, (g, unit, self) => (isHero(g, unit, self) && isPlayed(g, self) ? { add: 1 } : undefined)),
      ),
    ],
    abilities: [heroGains('aim', 'dodge')],
  },
};

/** Of Ahsoka and Sabine the other one. */
function reunited(g: Legion, unit: Unit, self: CardSource): Unit | undefined {
  const [ahsoka, sabine] = [heroOf(g, self), called(g, self, 'Sabine Wren')];
  return unit === ahsoka ? sabine : unit === sabine ? ahsoka : undefined;
}
