import { say } from '@holotisch/engine';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit } from '../../flow/choose.ts';
import { layMarker, shapeOf } from '../../flow/objectives/markers.ts';
import { gain } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { TokenKind, Unit } from '../../state.ts';
import { isTrooper, keywordsOn, onTable, ownIn, sideOf, weaponNamed } from '../../values.ts';
import { placeMarker } from '../phrases/battle.ts';
import { asPrinted } from '../phrases/card-actions.ts';
import { nearby } from '../phrases/keywords.ts';
import { tokensOf } from '../phrases/missions.ts';
import { type AttackMoment, at, type GatherMoment, type LaterCards, value } from '../vocabulary.ts';

const CACHED = ['aim', 'dodge', 'surge'] as const satisfies readonly TokenKind[];
const cacheKey = (token: TokenKind): string => `cache.${token}`;
const cached = ({ note }: Unit, token: TokenKind): number => Number(note[cacheKey(token)] ?? 0);
type Cached = { readonly token: (typeof CACHED)[number]; readonly count: number };

/** `Aim 1 & Dodge 1`; the number after the last one is the keyword's own. */
const cachedBy = (of: readonly string[], last?: number): readonly Cached[] =>
  of.flatMap((one) => {
    const [name = '', number] = one.toLowerCase().split(' ');
    const token = CACHED.find((kind) => kind === name);
    return token ? [{ token, count: Number(number ?? last) }] : [];
  });

/** Of its cards, and of what lasts on it. */
const cacheOf = (g: Legion, unit: Unit): readonly Cached[] => [
  ...[...keywordsOn(g, unit)].flatMap(({ keyword, of = [], value: last }) =>
    keyword === 'cache' ? cachedBy(of, last) : [],
  ),
  ...g.state.lasting.flatMap(({ unit: on, value: name, note }) =>
    on === unit.id && name === 'keyword.cache' && typeof note === 'string' ? cachedBy([note]) : [],
  ),
];

const PRIORITY = 'priority-mission';

const atMission = (g: Legion, unit: Unit, seat: number): boolean =>
  unit.status === 'play' &&
  tokensOf(g, PRIORITY).some(
    (token) =>
      token.seat === seat && onTable(unit).some((mini) => isAt(gap(g.mini(unit, mini).base, [shapeOf(token)]), 1)),
  );

const calculable = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => isTrooper(g, friend) && unitSees(g, unit, friend));

/** Red becomes black, black white. */
function downgrade(pool: GatherMoment['pool'], colour: 'red' | 'black', count: number): void {
  const n = Math.min(count, pool[colour]);
  pool[colour] -= n;
  pool[colour === 'red' ? 'black' : 'white'] += n;
}

const clumsy = (g: Legion, { attack, attacker }: AttackMoment) =>
  ownIn(attack).filter(({ weapon }) =>
    weaponNamed(g, attacker!, weapon).keywords.some(({ keyword }) => keyword === 'cumbersome'),
  );

export const KEYWORDS_C_26: LaterCards = {
  // Tokens that do not go in the end phase; those of the round are spent before them.
  'keyword/cache': {
    values: CACHED.map((token) =>
      value(`kept.${token}`, (_g, unit) => ({ add: Math.min(cached(unit, token), unit.tokens[token]) })),
    ),
    abilities: [
      at('setup.after', {
        mandatory: true,
        when: () => true,
        *run(g, _m, { unit }) {
          for (const { token, count } of cacheOf(g, unit)) {
            unit.note[cacheKey(token)] = cached(unit, token) + count;
            yield* gain(g, unit, token, count, 'cache');
          }
        },
      }),
      at('token.spent', {
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && m.unit.tokens[m.token] < cached(m.unit, m.token),
        *run(_g, { unit, token }) {
          unit.note[cacheKey(token)] = unit.tokens[token];
        },
      }),
    ],
  },
  'keyword/calculate-odds': asPrinted('calculate-odds', {
    when: (g, unit) => calculable(g, unit).length > 0,
    *run(g, unit) {
      const prompt = say('le.ask.card-unit', { card: 'calculate-odds' });
      const clauses = ['L2-AKTIONEN-IM-DETAIL-05'] as const;
      const friend = yield* chooseUnit(unit.seat, calculable(g, unit), clauses, prompt, 'calculate-odds');
      for (const token of ['aim', 'dodge', 'suppression'] as const) yield* gain(g, friend, token, 1, 'calculate-odds');
    },
  }),
  'keyword/command-vehicle': {},
  'keyword/complete-the-mission': {
    values: [
      value('keyword.critical', (g, unit, _self, { attack }) =>
        attack &&
        'unit' in attack.attacker &&
        attack.attacker.unit === unit.id &&
        atMission(g, g.unit(attack.defender), unit.seat)
          ? { add: 2 }
          : undefined,
      ),
    ],
    grants: ['critical'],
    abilities: [
      at('setup.before', {
        mandatory: true,
        when: () => true,
        *run(g, _m, self) {
          const token = yield* placeMarker(
            g,
            sideOf(g.state, self.unit),
            PRIORITY,
            { kind: 'condition', contested: true },
            ['L2-SPIELAUFBAU-07'],
          );
          if (!token) return;
          g.state.markers.splice(g.state.markers.indexOf(token), 1);
          layMarker(g, { kind: 'advantage', seat: self.seat, by: PRIORITY, x: token.x, y: token.y });
        },
      }),
      at('defence.convert', {
        id: 'block',
        mandatory: true,
        when: (g, m, self) => m.defender === self.unit && atMission(g, self.unit, self.seat),
        *run(_g, m) {
          m.attack.noted['defenceSurge'] = 'block';
        },
      }),
    ],
  },
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
};
