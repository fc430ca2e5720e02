import { say } from '@holotisch/engine';
import { areaAttack } from '../../flow/attack/area.ts';
import { blocking, changeAttack, changeDefence, chooseDice } from '../../flow/attack/dice.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { spendOne } from '../../flow/attack/tokens.ts';
import { choose, chooseUnit, mayChooseUnit, noneOption } from '../../flow/choose.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import { readyCard } from '../../flow/upgrades.ts';
import { isAt, isBeyond } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  poolKeyword,
  refuse,
  touchableEnemies,
  weaponsOf,
} from '../../values.ts';
import { act, let_, troopersNearby } from '../phrases/card-actions.ts';
import { attacks, dodges } from '../phrases/lightsabers.ts';
import { inPool, isElectronic } from '../phrases/weapons.ts';
import {
  type AttackMoment,
  at,
  ban,
  type CardFamily,
  type CardSource,
  type MoveMoment,
  type ValueContext,
  value,
  valueOfAny,
} from '../vocabulary.ts';

const observable = (g: Legion, unit: Unit): readonly Unit[] =>
  touchableEnemies(g, unit).filter((enemy) => isAt(between(g, unit, enemy), 3) && unitSees(g, unit, enemy));

/** The attacker of this attack fights so that no immunity helps. */
const isMakashi = (self: CardSource, context: ValueContext): boolean =>
  attacks(self.unit, context) && context.attack!.noted['makashi'] === true;

const DISARMED = (_g: Legion, _unit: Unit, self: CardSource, context: ValueContext) =>
  isMakashi(self, context) ? { atMost: 0 } : undefined;

const exhaustedForce = (g: Legion, unit: Unit) =>
  unit.upgrades.filter((card, at) => card.exhausted && !card.discarded && g.upgrades(unit)[at]!.slot === 'force');

const isAliveInside = (g: Legion, m: AttackMoment): boolean => isTrooper(g, m.defender) && !isElectronic(g, m);

/** The weapon that prints it, and so many attacks with it in an activation. */
const overrunner = (g: Legion, unit: Unit) =>
  weaponsOf(g, unit).find(({ weapon }) => weapon.keywords.some(({ keyword }) => keyword === 'overrun'));

const overrunsLeft = (g: Legion, unit: Unit, { key }: CardSource): number => {
  const most = overrunner(g, unit)?.weapon.keywords.find(({ keyword }) => keyword === 'overrun')?.value ?? 0;
  return most - g.state.lasting.filter(({ source }) => source === key).length;
};

const overrun = (g: Legion, { crossed }: MoveMoment): readonly Unit[] =>
  crossed.map((id) => g.unit(id)).filter(({ status }) => status === 'play');

export const KEYWORDS_M_P: CardFamily = {
  // A point of Pierce for an attack that nobody is immune to.
  'keyword/makashi-mastery': {
    values: [
      value('keyword.pierce', (_g, _unit, self, context) => (isMakashi(self, context) ? { add: -1 } : undefined)),
      valueOfAny('keyword.immune-pierce', DISARMED),
      valueOfAny('keyword.immune-melee-pierce', DISARMED),
      valueOfAny('keyword.impervious', DISARMED),
    ],
    abilities: [
      at('attack.declared', {
        when: (g, m, self) => m.attacker === self.unit && m.attack.melee && poolKeyword(g, m.attack, 'pierce') > 0,
        *run(_g, m) {
          m.attack.noted['makashi'] = true;
        },
      }),
    ],
  },
  // After surges: an aim token makes a blank a hit, or a hit a critical one.
  'keyword/marksman': {
    abilities: [
      at('attack.converted', {
        repeatable: true,
        when: (g, m, self) =>
          m.attacker === self.unit &&
          g.rules.holdersOf(g, self.unit, 'aim', m.attack).length > 0 &&
          !g.rules.mayNotAim(g, m) &&
          m.attack.dice.some(({ face }) => face !== 'crit'),
        *run(g, m, self) {
          yield* spendOne(g, self.unit, 'aim', m.attack, 'marksman');
          m.attack.aimed++;
          m.attack.noted['marksman'] = Number(m.attack.noted['marksman'] ?? 0) + 1;
          const [die] = yield* chooseDice(g, m, self.unit, {
            seat: self.seat,
            min: 1,
            max: 1,
            card: 'marksman',
            prompt: say('le.ask.marksman'),
            clauses: ['LE-ZIELEN-05'],
            filter: ({ face }) => face !== 'crit',
          });
          if (die) changeAttack(g, m.attack, [die], die.face === 'hit' ? 'crit' : 'hit', 'marksman');
        },
      }),
    ],
  },
  // LE-MEISTER-DER-MACHT-X-01
  'keyword/master-of-the-force': {
    abilities: [
      at('unit.ends', {
        when: (g, m, self) => m.unit === self.unit && exhaustedForce(g, self.unit).length > 0,
        *run(g, _m, self) {
          for (
            let left = keywordOf(g, self.unit, 'master-of-the-force');
            left > 0 && exhaustedForce(g, self.unit).length > 0;
            left--
          ) {
            const cards = exhaustedForce(g, self.unit);
            const id = yield* choose({
              seat: self.seat,
              kind: 'card-upgrade',
              about: { unit: self.unit.id, card: 'master-of-the-force' },
              clauses: ['LE-MEISTER-DER-MACHT-X-01'],
              prompt: say('le.ask.ready-card', { n: left }),
              options: [
                ...cards.map((card) => ({
                  id: card.id,
                  label: say('le.card', { card: card.id }),
                  about: { unit: self.unit.id, card: card.id },
                })),
                noneOption,
              ],
            });
            const card = cards.find((one) => one.id === id);
            if (!card) return;
            readyCard(g, self.unit, card);
          }
        },
      }),
    ],
  },
  // LE-FLINK-01
  'keyword/nimble': {
    wantsDodge: true,
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) => dodges(g, m, self) && m.defender.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, 'nimble');
        },
      }),
    ],
  },
  'keyword/noncombatant': { askedBy: 'values.ts' },
  'keyword/observe': act('observe', {
    when: (g, unit) => observable(g, unit).length > 0,
    *run(g, unit) {
      const enemy = yield* chooseUnit(
        unit.seat,
        observable(g, unit),
        ['LE-KARTENAKTIONEN-01'],
        say('le.ask.card-unit', { card: 'observe' }),
        'observe',
      );
      yield* gain(g, enemy, 'observation', keywordOf(g, unit, 'observe'), 'observe');
    },
  }),
  'keyword/outmaneuver': { values: [value('dodgesCrits', () => ({ add: 1 }))] },
  // For a suppression token of its own a friend forgets its programming.
  'keyword/override': {
    abilities: [
      at('unit.activates', {
        when: (g, m, self) =>
          m.unit !== self.unit &&
          self.unit.status === 'play' &&
          isFriendly(g.state, m.unit, self.unit) &&
          hasKeyword(g, m.unit, 'ai') &&
          !isBeyond(between(g, self.unit, m.unit), keywordOf(g, self.unit, 'override')),
        *run(g, m, self) {
          yield* gain(g, self.unit, 'suppression', 1, 'override');
          g.state.lasting.push({
            source: self.key,
            unit: m.unit.id,
            until: 'activation',
            value: 'keyword.ai',
            modifier: { set: 0 },
          });
        },
      }),
    ],
  },
  // An attack on whoever it has flown over, with this weapon alone.
  'keyword/overrun': {
    abilities: [
      at('move.after', {
        when: (g, m, self) =>
          m.unit === self.unit &&
          m.kind === 'standard' &&
          m.unit.status === 'play' &&
          g.state.turn?.unit === m.unit.id &&
          overrunsLeft(g, m.unit, self) > 0 &&
          overrun(g, m).length > 0,
        *run(g, m, self) {
          const target = yield* mayChooseUnit(
            self.seat,
            overrun(g, m),
            ['LE-ANGRIFF-08'],
            say('le.ask.card-unit', { card: 'overrun' }),
            'overrun',
          );
          if (!target) return;
          g.state.lasting.push({ source: self.key, unit: m.unit.id, until: 'activation' });
          yield* areaAttack(g, m.unit, overrunner(g, m.unit)!.key, [target], 'overrun');
          yield* after(g, m.unit, {});
        },
      }),
    ],
    bans: [
      ban('cover', (_g, m, self) =>
        m.kind === 'overrun' && m.attacker === self.unit
          ? refuse(['LE-GOLDENE-REGELN-03'], say('le.no.coverFromAbove', { unit: m.defender.id }))
          : undefined,
      ),
    ],
  },
  // LE-DURCHSCHLAGEN-X-01..04, LE-IMMUNITAET-DURCHSCHLAGEN-01
  'keyword/pierce': {
    abilities: [
      at('defence.modify', {
        when: (g, m, self) =>
          inPool('pierce')(g, m, self) &&
          blocking(m.attack).length > 0 &&
          poolKeyword(g, m.attack, 'pierce') > m.attack.pierced &&
          !hasKeyword(g, m.defender, 'immune-pierce', m) &&
          !(m.attack.melee && hasKeyword(g, m.defender, 'immune-melee-pierce', m)),
        *run(g, m) {
          const dice = blocking(m.attack).slice(0, poolKeyword(g, m.attack, 'pierce') - m.attack.pierced);
          m.attack.pierced += dice.length;
          changeDefence(g, m.attack, m.defender, dice, 'blank', 'pierce', 'cancelled');
        },
      }),
    ],
  },
  'keyword/plodding': { askedBy: 'flow/activation/move/kinds.ts' },
  // A wound for each token at the end of its activation; neither vehicles nor droids are poisoned.
  'keyword/poison': {
    abilities: [
      at('attack.resolved', {
        mandatory: true,
        when: (g, m, self) =>
          inPool('poison')(g, m, self) && m.attack.wounds > 0 && m.defender.status === 'play' && isAliveInside(g, m),
        *run(g, m) {
          yield* gain(g, m.defender, 'poison', poolKeyword(g, m.attack, 'poison'), 'poison');
        },
      }),
    ],
  },
  // LE-PRAEZISE-X-01
  'keyword/precise': { values: [value('aimDice', (g, unit) => ({ add: keywordOf(g, unit, 'precise') }))] },
  'keyword/programmed': { askedBy: 'build/equip.ts' },
  'keyword/pulling-the-strings': act('pull', {
    when: (g, unit) => troopersNearby(g, unit).length > 0,
    run: (g, unit) => let_(g, unit, 'pulling-the-strings', ['attack', 'move']),
  }),
};
