import { type Flow, rollDice, say } from '@holotisch/engine';
import { ATTACK_DICE } from '../../dice.ts';
import { refuseAction } from '../../flow/actions.ts';
import { chooseUnit, chooseWay } from '../../flow/choose.ts';
import { award } from '../../flow/end.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain, mayBeSuppressed } from '../../flow/tokens.ts';
import { colourOf, zoneShapes } from '../../flow/zones.ts';
import { touchesShape, within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isEngaged,
  keywordOf,
  living,
  onTable,
  otherSide,
  sideOf,
  unitsInPlay,
  woundsOf,
} from '../../values.ts';
import type { MoveMoment } from '../moments.ts';
import { type AttackMoment, at, type CardFamily, type CardRules, type CardSource, value } from '../vocabulary.ts';

/** Keywords of 1.x about danger and what is dared, as 2.6 words them. R-L2-33, R-L2-45 */

/** A token for a mission behind the lines: never a second one. */
const MISSION = 'mission';
const enemyLand = (g: Legion, unit: Unit) => zoneShapes(g, colourOf(g.state, otherSide(sideOf(g.state, unit))));
const bases = (g: Legion, unit: Unit) => onTable(unit).map((mini) => g.mini(unit, mini).base);
const isWhollyAbroad = (g: Legion, unit: Unit): boolean =>
  bases(g, unit).every((base) => enemyLand(g, unit).some((zone) => within(zone, base)));
const isAbroad = (g: Legion, unit: Unit): boolean =>
  bases(g, unit).some((base) => enemyLand(g, unit).some((zone) => touchesShape(base, zone)));

const isHalfDead = (g: Legion, unit: Unit): boolean => {
  const [wounds, most] = living(unit).reduce(
    ([sum, all], mini) => [sum + unit.minis[mini]!.wounds, all + woundsOf(g, unit, mini)],
    [0, 0],
  ) as [number, number];
  return 2 * wounds >= most;
};
/** X black dice for each unit in turn: criticals and surges wound, hits frighten. */
function* blowUp(g: Legion, unit: Unit): Flow {
  const left = unitsInPlay(g.state).filter(
    (other) => other !== unit && isAt(between(g, unit, other), 1) && unitSees(g, unit, other),
  );
  while (left.length > 0) {
    const target = yield* chooseUnit(unit.seat, left, ['L2-AKTIONEN-IM-DETAIL-05'], say('le.ask.detonation-order'));
    left.splice(left.indexOf(target), 1);
    const faces = rollDice(g.state.chance, ATTACK_DICE.black, keywordOf(g, unit, 'self-destruct'));
    const purpose = say('le.selfDestructs', { unit: unit.id, target: target.id });
    g.emit({ type: 'looseDice', colour: 'attack', faces, purpose });
    const wounds = faces.filter((face) => face === 'crit' || face === 'surge').length;
    if (wounds > 0) yield* g.rules.suffer(g, target, wounds, { by: 'self-destruct', source: unit });
    const fright = faces.filter((face) => face === 'hit').length;
    if (fright > 0 && target.status === 'play' && mayBeSuppressed(g, target))
      yield* gain(g, target, 'suppression', fright, 'self-destruct');
  }
  yield* g.rules.defeat(g, unit, 'rule', { source: unit });
}

/** A friend has fallen by this attack of an enemy who is near enough. */
function isProvoked(g: Legion, { attack, attacker, defender }: AttackMoment, { unit }: CardSource): boolean {
  if (attacker?.status !== 'play' || unit.status !== 'play') return false;
  const side = sideOf(g.state, unit);
  if (sideOf(g.state, attacker) === side || !isAt(between(g, attacker, unit), 3)) return false;
  const hit = [defender, ...attack.guarded.map((id) => g.unit(id))];
  return hit.some((u) => u.status === 'defeated' && sideOf(g.state, u) === side) && temptations(g, unit).length > 0;
}
const OUTSIDE = { free: true, outside: true } as const;
const temptations = (g: Legion, unit: Unit): readonly ('attack' | 'move')[] => [
  ...(refuseAction(g, unit, 'attack', OUTSIDE) ? [] : (['attack'] as const)),
  ...(isEngaged(g, unit) || hasKeyword(g, unit, 'stationary') ? [] : (['move'] as const)),
];

export const VENTURING: CardFamily = {
  'keyword/secret-mission': {
    abilities: [
      at('command.start', {
        mandatory: true,
        when: (g, _m, { unit }) =>
          unit.status === 'play' && unit.note[MISSION] === undefined && isWhollyAbroad(g, unit),
        *run(g, _m, { unit }) {
          unit.note[MISSION] = 'held';
          g.emit({ type: 'note', why: say('le.secretMission', { unit: unit.id }), clauses: ['L2-KOMMANDOPHASE-01'] });
        },
      }),
      at('end.start', {
        id: 'score',
        when: (g, _m, { unit }) => unit.status === 'play' && unit.note[MISSION] === 'held' && isAbroad(g, unit),
        *run(g, _m, { unit }) {
          unit.note[MISSION] = 'done';
          award(g, sideOf(g.state, unit), 1, say('le.score.mission'));
        },
      }),
    ],
  },
  'keyword/self-destruct': {
    acts: [
      {
        id: 'self-destruct',
        when: (g, unit) => isHalfDead(g, unit),
        run: (g, unit) => blowUp(g, unit),
      },
    ],
  },
  // Once in a round.
  'keyword/tempted': {
    abilities: [
      at('attack.after', {
        limit: { per: 'round', times: 1 },
        when: (g, m, self) => isProvoked(g, m, self),
        *run(g, _m, { unit, seat, card }) {
          const about = { unit: unit.id, card };
          const prompt = say('le.ask.tempted', { unit: unit.id });
          const way = yield* chooseWay(seat, temptations(g, unit), ['L2-ANGRIFF-IM-DETAIL-21'], prompt, about);
          if (way === 'attack') yield* g.rules.act(g, unit, 'attack', OUTSIDE);
          else yield* g.rules.move(g, unit, { kinds: ['standard'], speed: 2, clauses: ['L2-ANGRIFF-IM-DETAIL-21'] });
        },
      }),
    ],
  },
  // Whatever the attack is.
  'keyword/danger-sense': {
    values: [
      value('mayKeepSuppression', (g, unit) => ({ atLeast: keywordOf(g, unit, 'danger-sense') })),
      value('extraDefence', (g, unit, _self, { attack }) =>
        attack ? { add: Math.min(keywordOf(g, unit, 'danger-sense'), unit.tokens.suppression) } : undefined,
      ),
    ],
  },
  // How high it climbs is asked where climbs are judged.
  'keyword/scale': { values: [value('unhindered', () => ({ add: 1 }))] },
};

export const CHANGED_VENTURING: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  // It is fast in this activation only; the rest is for the round.
  'keyword/wheel-mode': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      *run(g: Legion, _m: object, { key, unit }: CardSource): Flow<void> {
        const begun = { source: key, unit: unit.id };
        g.state.lasting.push({ ...begun, until: 'activation', value: 'speed', modifier: { set: 3 } });
        g.state.lasting.push({ ...begun, until: 'round', value: 'keyword.cover', modifier: { add: 2 } });
      },
    })),
  }),
  // Round bases need no run-up.
  'keyword/ram': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) =>
      one.window === 'move.after'
        ? {
            ...one,
            when: (g: Legion, m: MoveMoment, self: CardSource) =>
              one.when(g, m, self) ||
              (m.unit === self.unit && !g.card(m.unit).base.notched && g.state.turn?.unit === m.unit.id),
          }
        : one,
    ),
  }),
  // Only when it rallies.
  'keyword/inconspicuous': (base) => ({
    ...base,
    values: [
      value('mayKeepSuppression', (g) =>
        g.state.phase === 'activation' ? { atLeast: Number.POSITIVE_INFINITY } : undefined,
      ),
    ],
  }),
};
