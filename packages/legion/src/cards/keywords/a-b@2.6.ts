import { say } from '@holotisch/engine';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { award } from '../../flow/end/end.ts';
import { gain, remove } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { fromLeader, isVehicle, keywordOf, keywordTargets, poolKeyword, sideOf, weaponIn } from '../../values.ts';
import { isNamed } from '../named.ts';
import { sharing } from '../phrases/card-actions.ts';
import { nearby, othersNearby } from '../phrases/keywords.ts';
import { onlyByActions } from '../phrases/moving.ts';
import { GREEN } from '../phrases/tokens.ts';
import { better } from '../phrases/weapons.ts';
import { at, type CardSource, type GatherMoment, type LaterCards } from '../vocabulary.ts';

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

/** By type or affiliation, as the keyword names them. */
const aided = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter(
    (friend) => isNamed(g, friend, keywordTargets(g, unit, 'aid')) && unitSees(g, unit, friend),
  );

const prey = (g: Legion, self: CardSource): readonly Unit[] =>
  g.state.units.filter(
    (u) =>
      sideOf(g.state, u) !== sideOf(g.state, self.unit) &&
      u.status !== 'defeated' &&
      (u.rank === 'commander' || u.rank === 'operative'),
  );

export const KEYWORDS_A_B_26: LaterCards = {
  // Against one defender alone.
  'keyword/advanced-targeting': {
    abilities: [
      at('attack.declared', {
        when: (g, m, self) =>
          m.attacker === self.unit &&
          m.single === true &&
          isNamed(g, m.defender, keywordTargets(g, self.unit, 'advanced-targeting')),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', keywordOf(g, self.unit, 'advanced-targeting'), self.card);
        },
      }),
    ],
  },
  'keyword/agile': onlyByActions,
  // A commander within 3 does its thinking.
  'keyword/ai': (base) => ({
    ...base,
    bans: (base.bans ?? []).map((one) => ({
      ...one,
      refuse: (g: Legion, context: never, self: CardSource) =>
        self.unit.status !== 'play' || nearby(g, self.unit, 3).some(({ rank }) => rank === 'commander')
          ? undefined
          : one.refuse(g, context, self),
    })),
  }),
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
  'keyword/allies-of-convenience': {},
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
  'keyword/assault': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          poolKeyword(g, m.attack, 'assault') > 0 &&
          isAt(fromLeader(g, self.unit, m.defender), 1),
        *run(g, m) {
          better(m.pool, poolKeyword(g, m.attack, 'assault'));
        },
      }),
    ],
  },
  'keyword/associate': {},
  // Who deflects besides has a keyword for it.
  'keyword/ataru-mastery': ({ values = [], abilities = [] }) => ({
    values,
    abilities: abilities.filter(({ id }) => id !== 'wounds'),
  }),
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
  'keyword/beam': { askedBy: 'flow/edition26/pools.ts' },
  'keyword/bolster': sharing('bolster', 'surge'),
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
