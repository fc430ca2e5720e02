import { say } from '@holotisch/engine';
import { changeAttack, countOf, showing } from '../../flow/attack/dice.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit } from '../../flow/choose.ts';
import { gain } from '../../flow/tokens.ts';
import { readyCard } from '../../flow/upgrades.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  keywordTargets,
  numberOf,
  ownIn,
  poolKeyword,
} from '../../values.ts';
import { isNamed } from '../named.ts';
import { act } from '../phrases/card-actions.ts';
import { movedFreely } from '../phrases/free-attacks.ts';
import { nearby } from '../phrases/keywords.ts';
import { orderNamed } from '../phrases/orders.ts';
import { couldGoOn, goOn } from '../phrases/rallying.ts';
import { inPool } from '../phrases/weapons.ts';
import { at, type CardFamily, value } from '../vocabulary.ts';

const calculable = (g: Legion, unit: Unit): readonly Unit[] =>
  nearby(g, unit, 1).filter((friend) => isTrooper(g, friend) && unitSees(g, unit, friend));

const COVERT = 'covert';

/** Cards that Cycle stands on, and that were not used in this activation. */
const cycling = (g: Legion, unit: Unit, key: string) =>
  unit.upgrades.filter(
    (card, i) =>
      card.exhausted &&
      !card.discarded &&
      g.upgrades(unit)[i]!.weapons.some(({ keywords }) => keywords.some(({ keyword }) => keyword === 'cycle')) &&
      !g.state.lasting.some(({ source, note }) => source === key && note === i),
  );

export const KEYWORDS_C: CardFamily = {
  'keyword/calculate-odds': act('calculate', {
    when: (g, unit) => calculable(g, unit).length > 0,
    *run(g, unit) {
      const friend = yield* chooseUnit(
        unit.seat,
        calculable(g, unit),
        ['LE-KARTENAKTIONEN-01'],
        say('le.ask.card-unit', { card: 'calculate-odds' }),
        'calculate-odds',
      );
      for (const token of ['aim', 'dodge', 'suppression'] as const) yield* gain(g, friend, token, 1, 'calculate-odds');
    },
  }),
  // LE-STURMANGRIFF-01..04
  'keyword/charge': {
    abilities: [
      at('action.after', {
        when: (g, m, self) =>
          m.move?.started !== null &&
          m.move !== undefined &&
          hasKeyword(g, self.unit, 'charge') &&
          movedFreely(g, m, self, { ranged: false, only: [m.move.started.id] }),
        *run(g, m, self) {
          yield* g.rules.act(g, self.unit, 'attack', {
            free: true,
            limits: { ranged: false, only: [m.move!.started!.id] },
          });
        },
      }),
    ],
  },
  'keyword/climbing-vehicle': { askedBy: 'flow/activation/move/climb.ts' },
  'keyword/compel': {
    abilities: [
      at('unit.rallied', {
        when: (g, m, self) => {
          const types = keywordTargets(g, self.unit, 'compel');
          return (
            m.unit !== self.unit &&
            self.unit.status === 'play' &&
            isFriendly(g.state, m.unit, self.unit) &&
            isTrooper(g, m.unit) &&
            !hasKeyword(g, m.unit, 'dauntless') &&
            (types.length === 0 || isNamed(g, m.unit, types)) &&
            isAt(between(g, self.unit, m.unit), 2) &&
            couldGoOn(g, m.unit)
          );
        },
        run: (g, m) => goOn(g, m.unit, 'compel'),
      }),
    ],
  },
  'keyword/contingencies': { askedBy: 'flow/command/command.ts' },
  // LC-KOORDINIEREN-01, R-LE-61: an order that follows its own
  'keyword/coordinate': {
    abilities: [
      at('command.ordered', {
        when: (_g, m, self) => m.seat === self.seat && self.unit.order === 'faceup',
        run: (g, _m, self) => orderNamed(g, self, 'coordinate', numberOf(g, self.unit, 'coordinateRange', 1)),
      }),
    ],
  },
  'keyword/counterpart': { askedBy: 'data/look-up.ts' },
  // LE-DECKUNG-X-01
  'keyword/cover': {
    values: [
      value('coverBetter', (g, unit, _self, { attack }) => (attack ? { add: keywordOf(g, unit, 'cover') } : undefined)),
    ],
  },
  // As an operative it infiltrates; not the only commander of its army.
  'keyword/covert-ops': {
    values: [value('keyword.infiltrate', (_g, unit) => (unit.note[COVERT] === true ? { add: 1 } : undefined))],
    abilities: [
      at('setup.deploys', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.unit.rank === 'commander' &&
          g.state.units.some((u) => u !== m.unit && u.seat === m.unit.seat && u.rank === 'commander'),
        *run(_g, _m, self) {
          self.unit.rank = 'operative';
          self.unit.note[COVERT] = true;
        },
      }),
    ],
  },
  // LC-KRITISCH-X-01
  'keyword/critical': {
    abilities: [
      at('attack.convert', {
        mandatory: true,
        when: (g, m, self) => inPool('critical')(g, m, self) && countOf(m.attack, 'surge') > 0,
        *run(g, m) {
          const most = poolKeyword(g, m.attack, 'critical');
          changeAttack(g, m.attack, showing(m.attack, 'surge', most), 'crit', 'critical', 'converted');
        },
      }),
    ],
  },
  'keyword/cumbersome': { askedBy: 'flow/attack/targets.ts' },
  'keyword/cunning': { askedBy: 'flow/command/command.ts' },
  'keyword/cycle': {
    abilities: [
      at('attack.declared', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit,
        *run(g, m, self) {
          for (const { weapon } of ownIn(m.attack))
            if (!weapon.startsWith('unit:'))
              g.state.lasting.push({
                source: self.key,
                unit: self.unit.id,
                until: 'activation',
                note: Number(weapon.split(':')[0]),
              });
        },
      }),
      at('unit.ends', {
        mandatory: true,
        when: (g, m, self) => m.unit === self.unit && cycling(g, m.unit, self.key).length > 0,
        *run(g, m, self) {
          for (const card of cycling(g, m.unit, self.key)) readyCard(g, m.unit, card);
        },
      }),
    ],
  },
};
