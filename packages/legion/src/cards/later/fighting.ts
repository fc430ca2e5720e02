import { type Flow, say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import type { Keyword } from '../../data/types.ts';
import { refuseAction } from '../../flow/actions.ts';
import { changeAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { choose, chooseWay, mayChooseUnit, noActionOption } from '../../flow/choose.ts';
import { layMarker, shapeOf } from '../../flow/markers.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain, remove, spend } from '../../flow/tokens.ts';
import { gap } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { TokenKind, Unit } from '../../state.ts';
import {
  between,
  friendsOf,
  hasKeyword,
  isEngaged,
  isTrooper,
  isVehicle,
  keywordOf,
  keywordsOn,
  keywordTargets,
  leaderOf,
  onTable,
  poolKeyword,
  refuse,
  sideOf,
  weaponIn,
} from '../../values.ts';
import { placeMarker } from '../battle/phrases.ts';
import { at, ban, type CardFamily, type CardSource, type GatherMoment, value } from '../vocabulary.ts';
import { moodOf } from './bands.ts';
import { tokensOf } from './battle-phrases.ts';

/** Keywords that only 2.6 has. R-L2-33 */

const GREEN: readonly TokenKind[] = ['aim', 'dodge', 'surge'];
const near = (g: Legion, unit: Unit, range: number): readonly Unit[] =>
  friendsOf(g.state, unit).filter((friend) => friend !== unit && isAt(between(g, unit, friend), range));

/** White becomes black, black red: X dice of each weapon with the keyword. */
function upgradeDice(g: Legion, m: GatherMoment): void {
  for (const one of m.attack.pool) {
    const { keywords, pool } = weaponIn(g, m.attack, one);
    let left = keywords.find(({ keyword }) => keyword === 'anti-material')?.value ?? 0;
    for (const [from, to] of [
      ['white', 'black'],
      ['black', 'red'],
    ] as const) {
      const n = Math.min(left, pool[from], m.pool[from]);
      m.pool[from] -= n;
      m.pool[to] += n;
      left -= n;
    }
  }
}

/** `Aim 2` is two aim tokens; `Recover` an action. */
function* independent(g: Legion, self: CardSource, { of = [], every }: Keyword): Flow {
  const { unit } = self;
  const names = of.map((one) => one.toLowerCase());
  const chosen = every
    ? names
    : [
        yield* chooseWay(self.seat, names, ['L2-AKTIVIERUNGSPHASE-01'], say('le.ask.independent', { unit: unit.id }), {
          unit: unit.id,
          card: 'independent',
        }),
      ];
  for (const one of chosen) {
    const [what = '', count = '1'] = one.split(' ');
    const token = GREEN.find((kind) => kind === what);
    if (token) yield* gain(g, unit, token, count === 'x' ? moodOf(g, unit) : Number(count), 'independent');
    else if ((what === 'recover' || what === 'standby' || what === 'move') && unit.status === 'play')
      if (!refuseAction(g, unit, what, { free: true, outside: true }))
        yield* g.rules.act(g, unit, what, { free: true, outside: true });
  }
}

const PRIORITY = 'priority-mission';
const atMission = (g: Legion, unit: Unit, seat: number): boolean =>
  unit.status === 'play' &&
  tokensOf(g, PRIORITY).some(
    (token) =>
      token.seat === seat && onTable(unit).some((mini) => isAt(gap(g.mini(unit, mini).base, [shapeOf(token)]), 1)),
  );

const pipsDiffer = ({ state }: Legion): boolean => {
  const pips = state.hands.map(({ played }) => (played === null ? null : commandOf(played, state.rules.edition).pips));
  return pips[0] !== pips[1];
};

export const FIGHTING: CardFamily = {
  // Keywords of army building, which the builder carries out.
  'keyword/mercenary': {},
  'keyword/special-issue': {},
  'keyword/flexible-response': {},
  'keyword/associate': {},
  'keyword/allies-of-convenience': {},
  // Keywords that procedures look for.
  'keyword/mobile': {},
  'keyword/were-not-regs': {},
  'keyword/weighed-down': {},
  'keyword/shien-mastery': {},
  'keyword/command-vehicle': {},
  'keyword/self-preservation': {},
  'keyword/aid': {
    abilities: [
      at('token.gained', {
        when: (g, m, self) =>
          m.unit === self.unit && m.by !== 'aid' && GREEN.includes(m.token) && aided(g, self.unit).length > 0,
        *run(g, m, self) {
          const friend = yield* mayChooseUnit(
            self.seat,
            aided(g, self.unit),
            ['L2-AKTIONEN-IM-DETAIL-05'],
            say('le.ask.card-unit', { card: 'aid' }),
            'aid',
          );
          if (!friend) return;
          const given = remove(g, self.unit, m.token, m.count, 'aid');
          yield* gain(g, friend, m.token, given, 'aid');
          yield* gain(g, self.unit, 'suppression', 1, 'aid');
        },
      }),
    ],
  },
  'keyword/anti-material': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker === self.unit && isVehicle(g, m.defender) && poolKeyword(g, m.attack, 'anti-material') > 0,
        *run(g, m) {
          upgradeDice(g, m);
        },
      }),
    ],
  },
  'keyword/attack-run': {
    abilities: [
      at('unit.activates', {
        when: (_g, m, self) => m.unit === self.unit,
        *run(g, { unit }, self) {
          const way = yield* chooseWay(
            self.seat,
            ['faster', 'slower'],
            ['L2-AKTIVIERUNGSPHASE-08'],
            say('le.ask.attack-run', { unit: unit.id }),
            { unit: unit.id, card: 'attack-run' },
          );
          const add = way === 'faster' ? 1 : -1;
          g.state.lasting.push({
            source: self.key,
            unit: unit.id,
            until: 'activation',
            value: 'speed',
            modifier: { add },
          });
        },
      }),
    ],
  },
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
  'keyword/death-from-above': {
    bans: [
      ban('cover', (g, { attacker, defender }, self) =>
        attacker === self.unit && leaderOf(g, attacker).ground > leaderOf(g, defender).ground
          ? refuse(['L2-ANGRIFF-IM-DETAIL-13'], say('le.no.fromAbove'), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  'keyword/hold-the-line': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => m.attacker === self.unit && isEngaged(g, self.unit) && g.rules.attackSurge(g, m) === null,
        *run(_g, m) {
          m.attack.noted['surge'] = 'hit';
        },
      }),
      at('defence.convert', {
        id: 'block',
        mandatory: true,
        when: (g, m, self) => m.defender === self.unit && isEngaged(g, self.unit),
        *run(_g, m) {
          m.attack.noted['defenceSurge'] = 'block';
        },
      }),
    ],
  },
  // At the start of an activation phase, without an order.
  'keyword/independent': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) =>
          self.unit.order === 'none' && (self.unit.status === 'play' || g.rules.waitsBeside(g, self.unit)),
        *run(g, _m, self) {
          for (const keyword of keywordsOn(g, self.unit))
            if (keyword.keyword === 'independent') yield* independent(g, self, keyword);
        },
      }),
    ],
  },
  // After surges are converted dodge tokens make blanks hits and hits critical.
  'keyword/jarkai-mastery': {
    abilities: [
      at('attack.converted', {
        repeatable: true,
        when: (_g, m, self) =>
          m.attacker === self.unit &&
          m.attack.melee &&
          self.unit.tokens.dodge > 0 &&
          countOf(m.attack, 'blank') + countOf(m.attack, 'hit') > 0,
        *run(g, m, self) {
          const ways = (['blankToHit', 'hitToCrit'] as const).filter(
            (way) => countOf(m.attack, way === 'blankToHit' ? 'blank' : 'hit') > 0,
          );
          const way = yield* chooseWay(
            self.seat,
            ways,
            ['L2-ANGRIFF-IM-DETAIL-07'],
            say('le.ask.jarkai', { unit: self.unit.id }),
            { unit: self.unit.id, card: 'jarkai-mastery' },
          );
          yield* spend(g, self.unit, 'dodge', 'jarkai-mastery');
          const from = way === 'blankToHit' ? 'blank' : 'hit';
          changeAttack(
            g,
            m.attack,
            showing(m.attack, from, 1),
            way === 'blankToHit' ? 'hit' : 'crit',
            'jarkai-mastery',
          );
        },
      }),
    ],
  },
  // Cards lie open and are not resolved yet: it makes a speed-1 move; on even pips any friend does.
  'keyword/one-step-ahead': {
    abilities: [
      at('command.revealed', {
        limit: { per: 'phase', times: 1 },
        when: (_g, m, self) => m.seat === self.seat && self.unit.status === 'play',
        *run(g, _m, self) {
          const able = pipsDiffer(g) ? [self.unit] : friendsOf(g.state, self.unit);
          const unit = yield* mayChooseUnit(
            self.seat,
            able.filter((u) => !isEngaged(g, u) && !hasKeyword(g, u, 'stationary')),
            ['L2-KOMMANDOPHASE-03'],
            say('le.ask.card-unit', { card: 'one-step-ahead' }),
            'one-step-ahead',
          );
          if (unit) yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 1, clauses: ['L2-KOMMANDOPHASE-03'] });
        },
      }),
    ],
  },
  // Against armor critical hits are hits, those of impact too: it is not even asked for.
  'keyword/primitive': {
    abilities: [
      at('attack.modify', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          poolKeyword(g, m.attack, 'primitive') > 0 &&
          hasKeyword(g, m.defender, 'armor') &&
          countOf(m.attack, 'crit') > 0,
        *run(g, m) {
          changeAttack(g, m.attack, showing(m.attack, 'crit', Number.POSITIVE_INFINITY), 'hit', 'primitive');
        },
      }),
    ],
  },
  // A squad with an order near it may pay a wound for a free action.
  'keyword/ruthless': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit.seat === self.seat &&
          m.unit.rank === 'corps' &&
          m.unit.order === 'faceup' &&
          isTrooper(g, m.unit) &&
          m.unit.status === 'play' &&
          isAt(between(g, self.unit, m.unit), 2) &&
          unitSees(g, m.unit, self.unit),
        *run(g, { unit }) {
          const able = ACTIONS.filter((action) => !refuseAction(g, unit, action, { free: true }));
          const way = yield* choose({
            seat: unit.seat,
            kind: 'free-action',
            about: { unit: unit.id },
            clauses: ['L2-AKTIONEN-IM-DETAIL-07'],
            prompt: say('le.ask.free-action', { unit: unit.id, card: 'ruthless' }),
            options: [...able.map((id) => ({ id, label: say(`le.action.${id}`) })), noActionOption],
          });
          const action = able.find((one) => one === way);
          if (!action) return;
          yield* g.rules.suffer(g, unit, 1, { by: 'ruthless' });
          if (unit.status === 'play' && !refuseAction(g, unit, action, { free: true }))
            yield* g.rules.act(g, unit, action, { free: true });
        },
      }),
    ],
  },
  'keyword/unconcerned': {
    bans: [
      ban('cover', (_g, { defender }, self) =>
        defender === self.unit
          ? refuse(['L2-ANGRIFF-IM-DETAIL-13'], say('le.no.unconcerned', { unit: defender.id }))
          : undefined,
      ),
    ],
  },
  // The first time that it enters play.
  'keyword/wound': {
    abilities: (['setup.deployed', 'move.after'] as const).map((window) =>
      at(window, {
        id: window,
        mandatory: true,
        when: (_g, m, self) => m.unit === self.unit && self.unit.note['entered'] !== true,
        *run(g, _m, self) {
          self.unit.note['entered'] = true;
          yield* g.rules.suffer(g, self.unit, keywordOf(g, self.unit, 'wound'), { by: 'wound' });
        },
      }),
    ),
  },
};
const ACTIONS = ['move', 'attack', 'aim', 'dodge', 'standby', 'recover'] as const;
/** By type or affiliation, as the keyword names them. */
const aided = (g: Legion, unit: Unit): readonly Unit[] =>
  near(g, unit, 2).filter((friend) => isNamed(g, friend, keywordTargets(g, unit, 'aid')) && unitSees(g, unit, friend));
