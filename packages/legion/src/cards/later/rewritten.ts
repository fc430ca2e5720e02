import { type Flow, say } from '@holotisch/engine';
import type { KeywordName } from '../../data/types.ts';
import { chooseDefenceDice, rerollDefence } from '../../flow/attack/dice.ts';
import { chooseUnit, chooseUnits, mayChooseUnit } from '../../flow/choose.ts';
import { keepsCalm } from '../../flow/edition26/attack.ts';
import { award } from '../../flow/end.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  friendsOf,
  hasKeyword,
  keywordOf,
  keywordsOn,
  ownIn,
  poolKeyword,
  refuse,
  sideOf,
  weaponNamed,
} from '../../values.ts';
import {
  type AttackMoment,
  at,
  ban,
  type CardAct,
  type CardFamily,
  type CardRules,
  type CardSource,
  type GatherMoment,
  type MoveMoment,
  type ValueContext,
} from '../vocabulary.ts';
import { movesMade } from './battle-phrases.ts';

/** Keywords of 1.x as 2.6 words them. R-L2-33 */

const near = (g: Legion, unit: Unit, range: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => isAt(between(g, unit, friend), range));

/** A token for up to X friends within 2, by a card action or a free one, as it is printed. */
function sharing(keyword: KeywordName, token: 'aim' | 'dodge' | 'surge'): CardRules {
  const act = (free: boolean): CardAct => ({
    id: keyword,
    ...(free && { free: true as const }),
    when: (g, unit) =>
      [...keywordsOn(g, unit)].some((one) => one.keyword === keyword && (one.action === 'free') === free),
    *run(g, unit) {
      const most = keywordOf(g, unit, keyword);
      const units = yield* chooseUnits(
        unit.seat,
        near(g, unit, 2),
        [1, most],
        ['L2-AKTIONEN-IM-DETAIL-05'],
        say('le.ask.card-units', { n: most }),
        keyword,
      );
      for (const one of units) yield* gain(g, one, token, 1, keyword);
    },
  });
  return { acts: [act(false), act(true)] };
}

/** Red becomes black, black white. */
function downgrade(pool: GatherMoment['pool'], colour: 'red' | 'black', count: number): void {
  const n = Math.min(count, pool[colour]);
  pool[colour] -= n;
  pool[colour === 'red' ? 'black' : 'white'] += n;
}

export const REWRITTEN: CardFamily = {
  'keyword/take-cover': sharing('take-cover', 'dodge'),
  'keyword/spotter': sharing('spotter', 'aim'),
  'keyword/bolster': sharing('bolster', 'surge'),
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.reroll', {
        when: (_g, m, self) => m.defender === self.unit && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            seat: self.seat,
            max,
            card: 'uncanny-luck',
            prompt: say('le.ask.defence-reroll', { n: max }),
            clauses: ['L2-ANGRIFF-IM-DETAIL-17'],
          });
          rerollDefence(g, m.attack, self.unit, dice, 'uncanny-luck');
        },
      }),
    ],
  },
  // At the end of its activation.
  'keyword/inspire': {
    abilities: [
      at('unit.ends', {
        when: (g, m, self) => m.unit === self.unit && cowed(g, self.unit).length > 0,
        *run(g, _m, self) {
          for (let left = keywordOf(g, self.unit, 'inspire'); left > 0; left--) {
            const friend = yield* mayChooseUnit(
              self.seat,
              cowed(g, self.unit),
              ['L2-AKTIVIERUNGSPHASE-12'],
              say('le.ask.inspire', { n: left }),
              'inspire',
            );
            if (!friend) return;
            remove(g, friend, 'suppression', 1, 'inspire');
          }
        },
      }),
    ],
  },
  'keyword/fire-support': {
    abilities: [
      at('unit.ordered', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'standby', 1, 'fire-support');
        },
      }),
    ],
  },
  // It enters by it; nothing else. R-L2-16
  'keyword/scout': {},
  // One cover die fewer, one block more: see the cover roll.
  'keyword/low-profile': {},
  // The weapon's dice are worse once the unit has moved.
  'keyword/cumbersome': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          g.state.turn?.unit === self.unit.id &&
          g.state.turn.moved &&
          clumsy(g, m).length > 0,
        *run(g, m) {
          for (const { weapon, times } of clumsy(g, m)) {
            const { pool } = weaponNamed(g, m.attacker!, weapon);
            downgrade(m.pool, 'black', pool.black * times);
            downgrade(m.pool, 'red', pool.red * times);
          }
        },
      }),
    ],
  },
  'keyword/bounty': {
    abilities: [
      at('setup.after', {
        mandatory: true,
        when: (g, _m, self) => prey(g, self).length > 0,
        *run(g, _m, self) {
          const unit = yield* chooseUnit(
            self.seat,
            prey(g, self),
            ['L2-SPIELAUFBAU-07'],
            say('le.ask.bounty', { unit: self.unit.id }),
            'bounty',
          );
          unit.bounty++;
        },
      }),
      at('unit.defeated', {
        mandatory: true,
        when: (_g, m, self) => m.by === self.unit && m.unit.bounty > 0,
        *run(g, m, self) {
          m.unit.bounty = 0;
          award(g, sideOf(g.state, self.unit), 1, say('le.score.bounty'));
        },
      }),
    ],
  },
};
const cowed = (g: Legion, unit: Unit): readonly Unit[] =>
  near(g, unit, 2).filter((friend) => friend !== unit && friend.tokens.suppression > 0);
const clumsy = (g: Legion, { attack, attacker }: AttackMoment) =>
  ownIn(attack).filter(({ weapon }) =>
    weaponNamed(g, attacker!, weapon).keywords.some(({ keyword }) => keyword === 'cumbersome'),
  );
const prey = (g: Legion, self: CardSource): readonly Unit[] =>
  g.state.units.filter(
    (u) =>
      sideOf(g.state, u) !== sideOf(g.state, self.unit) &&
      u.status !== 'defeated' &&
      (u.rank === 'commander' || u.rank === 'operative'),
  );

/** What a standard move brings if it is part of an action or a free action; other effects that move a unit bring nothing. */
const onlyByActions = (base: CardRules): CardRules => ({
  ...base,
  abilities: (base.abilities ?? []).map((one) =>
    one.window === 'move.after'
      ? {
          ...one,
          when: (g: Legion, m: MoveMoment, self: CardSource) => m.acted === true && one.when(g, m, self),
        }
      : one,
  ),
});

/** What is added to a keyword of 1.x, or asked besides. */
export const CHANGED: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  // Only tokens that are spent for rerolls: Marksman spends them later.
  'keyword/duelist': (base) => ({
    ...base,
    values: (base.values ?? []).map((one) =>
      one.value === 'keyword.pierce'
        ? {
            ...one,
            by: (g: Legion, unit: Unit, self: CardSource, context: ValueContext) =>
              (context.attack?.aimed ?? 0) > Number(context.attack?.noted['marksman'] ?? 0)
                ? one.by(g, unit, self, context)
                : undefined,
          }
        : one,
    ),
  }),
  'keyword/agile': onlyByActions,
  'keyword/tactical': onlyByActions,
  // A commander within 3 does its thinking.
  'keyword/ai': (base) => ({
    ...base,
    bans: (base.bans ?? []).map((one) => ({
      ...one,
      refuse: (g: Legion, context: never, self: CardSource) =>
        self.unit.status !== 'play' || near(g, self.unit, 3).some(({ rank }) => rank === 'commander')
          ? undefined
          : one.refuse(g, context, self),
    })),
  }),
  // In vain with primitive weapons: those come after it.
  'keyword/impact': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) =>
        poolKeyword(g, m.attack, 'primitive') === 0 && one.when(g, m, self),
    })),
  }),
  // Part of the same fright.
  'keyword/suppressive': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) => !keepsCalm(g, m) && one.when(g, m, self),
    })),
  }),
  // One token, however many were gained.
  'keyword/teamwork': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      run: (g: Legion, m: object, self: CardSource): Flow<void> => one.run(g, { ...m, count: 1 }, self),
    })),
  }),
  // With something in its hands it makes no second move of its own.
  'keyword/speeder': (base) => ({
    ...base,
    bans: [
      ban('action', (g, { unit, action }, self) =>
        unit === self.unit && action === 'move' && unit.claimed.length > 0 && movesMade(g, unit) > 0
          ? refuse(['L2-EINSATZMARKER-UMKAEMPFEN-SICHERN-01'], say('le.no.loadedMove', { unit: unit.id }), {
              piece: unit.id,
            })
          : undefined,
      ),
    ],
  }),
  // And it is held fast.
  'keyword/tow-cable': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      *run(g: Legion, m: AttackMoment, self: CardSource): Flow<void> {
        yield* one.run(g, m, self);
        yield* gain(g, m.defender, 'immobilize', 1, 'tow-cable');
      },
    })),
  }),
  // Not with something in its arms, if that weighs it down.
  'keyword/jump': (base) => ({
    ...base,
    acts: (base.acts ?? []).map((act) => ({
      ...act,
      when: (g: Legion, unit: Unit, self: CardSource) =>
        !(unit.claimed.length > 0 && hasKeyword(g, unit, 'weighed-down')) && act.when(g, unit, self),
    })),
  }),
};
