import { say } from '@holotisch/engine';
import { commandOf } from '../../data/index.ts';
import type { KeywordName } from '../../data/types.ts';
import { changeAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { chooseUnit, chooseUnits, chooseWay, mayChooseUnit } from '../../flow/choose.ts';
import { keepsCalm } from '../../flow/edition26/attack.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { friendsOf, hasKeyword, isEngaged, isTrooper, isVehicle, keywordTargets, poolKeyword } from '../../values.ts';
import { isOfBand, kinNearby, moodOf } from '../phrases/bands.ts';
import { nearby, othersNearby } from '../phrases/keywords.ts';
import { at, type CardSource, type LaterCards, value } from '../vocabulary.ts';

const byMood = (keyword: KeywordName) =>
  value(`keyword.${keyword}`, (g, unit) =>
    keywordTargets(g, unit, keyword).includes('X') ? { add: moodOf(g, unit) - 1 } : undefined,
  );

const listeners = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 2).filter((friend) => isOfBand(g, friend, 'Ewok'));

/** It was this unit, it has spent tokens, and one of its kin is near. */
const stronger = (g: Legion, unit: Unit | undefined, spent: number, { unit: own, card }: CardSource): boolean =>
  unit === own && spent > 0 && own.status === 'play' && kinNearby(g, own, card as KeywordName).length > 0;

/** Each may be chosen by one unit in a round. */
const vehicles = (g: Legion, unit: Unit): readonly Unit[] =>
  othersNearby(g, unit, 2).filter(
    (friend) => isVehicle(g, friend) && friend.note['mechanized-infantry'] !== g.state.round,
  );

const pipsDiffer = ({ state }: Legion): boolean => {
  const pips = state.hands.map(({ played }) => (played === null ? null : commandOf(played, state.rules.edition).pips));
  return pips[0] !== pips[1];
};

/** How far a droid brain is overruled in 2.6. */
const OVERRIDE_RANGE = 5;

export const KEYWORDS_M_P_26: LaterCards = {
  // Whoever has aimed covers itself, and whoever has dodged aims, near another one of them.
  'keyword/mandalorians-are-stronger-together': {
    abilities: [
      at('attack.after', {
        mandatory: true,
        when: (g, m, self) => stronger(g, m.attacker, m.attack.aimed, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
      at('attack.after', {
        id: 'aim',
        mandatory: true,
        when: (g, m, self) => stronger(g, m.defender, m.attack.dodged, self),
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'aim', 1, self.card);
        },
      }),
    ],
  },
  // As many Ewok units as the number of the round.
  'keyword/master-storyteller': {
    acts: [
      {
        id: 'master-storyteller',
        when: (g, unit) => listeners(g, unit).length > 0,
        *run(g, unit, self) {
          const most = g.state.round;
          const prompt = say('le.ask.card-units', { n: most });
          const chosen = yield* chooseUnits(
            ...([unit.seat, listeners(g, unit), [0, most], ['LE-KARTENAKTIONEN-01'], prompt, self.card] as const),
          );
          for (const friend of chosen) yield* gain(g, friend, 'surge', 2, self.card);
        },
      },
    ],
  },
  // With a vehicle nearby, both of them.
  'keyword/mechanized-infantry': {
    abilities: [
      at('activation.start', {
        when: (g, _m, self) => self.unit.status === 'play' && vehicles(g, self.unit).length > 0,
        *run(g, _m, self) {
          const able = vehicles(g, self.unit);
          const prompt = say('le.ask.card-unit', { card: self.card });
          const vehicle = yield* chooseUnit(self.seat, able, ['LE-FAEHIGKEITEN-09'], prompt, self.card);
          vehicle.note[self.card] = g.state.round;
          for (const unit of [self.unit, vehicle]) {
            const about = { unit: unit.id, card: self.card };
            const ask = say('le.ask.token', { unit: unit.id });
            const token = yield* chooseWay(self.seat, ['aim', 'dodge'], ['LE-FAEHIGKEITEN-09'], ask, about);
            yield* gain(g, unit, token, 1, self.card);
          }
        },
      }),
    ],
  },
  // Keywords of army building, which the builder carries out.
  'keyword/mercenary': {},
  // Keywords that procedures look for.
  'keyword/mobile': {},
  'keyword/my-mood-is-based-on-profit': { values: [byMood('arsenal'), byMood('reliable'), byMood('uncanny-luck')] },
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
  'keyword/override': (base) => ({
    ...base,
    values: [value('keyword.override', () => ({ set: OVERRIDE_RANGE }))],
  }),
  'keyword/overwhelm': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          m.attack.aimed > 0 &&
          poolKeyword(g, m.attack, 'overwhelm') > 0 &&
          m.defender.status === 'play' &&
          isTrooper(g, m.defender) &&
          !keepsCalm(g, m),
        *run(g, m, self) {
          yield* gain(g, m.defender, 'suppression', 1, self.card);
        },
      }),
    ],
  },
  'keyword/prepared-position': {
    abilities: [
      at('setup.deployed', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && hasKeyword(g, self.unit, 'prepared-position'),
        *run(g, m) {
          yield* gain(g, m.unit, 'dodge', 1, 'prepared-position');
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
};
