import { type Flow, rollDice, say } from '@holotisch/engine';
import { ATTACK_DICE } from '../../dice.ts';
import { cancelAttack, countOf, rerollDefence } from '../../flow/attack/dice.ts';
import { screensBetween, unitSees } from '../../flow/attack/sight.ts';
import { chooseUnit, chooseUnits, may } from '../../flow/choose.ts';
import { keepsCalm } from '../../flow/edition26/attack.ts';
import { award } from '../../flow/end/end.ts';
import { colourOf, zoneShapes } from '../../flow/objectives/zones.ts';
import { gain, mayBeSuppressed } from '../../flow/tokens.ts';
import { touchesShape, within } from '../../geometry/base.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  living,
  onTable,
  otherSide,
  refuse,
  sideOf,
  unitsInPlay,
  weaponIn,
  woundsOf,
} from '../../values.ts';
import { isKin } from '../named.ts';
import { asPrinted, sharing } from '../phrases/card-actions.ts';
import { nearby } from '../phrases/keywords.ts';
import { movesMade } from '../phrases/missions.ts';
import { better } from '../phrases/weapons.ts';
import { type AttackMoment, at, ban, type CardSource, type LaterCards, value, valueOfAny } from '../vocabulary.ts';

/** Who taught a unit to scout, and how fast. */
const SCOUTS = 'scouting-party';

const learnt = ({ note }: Unit): { readonly by?: number; readonly speed: number } => {
  const [by, speed] = Array.isArray(note[SCOUTS]) ? note[SCOUTS].map(Number) : [];
  return { ...(by !== undefined && { by }), speed: speed ?? 0 };
};

const recruits = (g: Legion, unit: Unit): readonly Unit[] =>
  g.state.units.filter(
    (u) =>
      u !== unit &&
      u.status !== 'defeated' &&
      isFriendly(g.state, u, unit) &&
      isTrooper(g, u) &&
      isKin(g, u, unit) &&
      !hasKeyword(g, u, 'scout'),
  );

/** It has stood still in its activation, all of them see the target, and nobody else shoots with them. */
function isStill(g: Legion, { attack, attacker, defender }: AttackMoment): boolean {
  const { turn } = g.state;
  if (!attacker || turn?.unit !== attacker.id || turn.moved || attack.pool.length !== 1) return false;
  const weapon = weaponIn(g, attack, attack.pool[0]!);
  if (!weapon.keywords.some(({ keyword }) => keyword === 'sniper-team')) return false;
  const screens = screensBetween(g);
  return onTable(attacker).every((mini) =>
    onTable(defender).some((one) => g.rules.sees(g.mini(attacker, mini), g.mini(defender, one), screens)),
  );
}

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

export const KEYWORDS_S_26: LaterCards = {
  // How high it climbs is asked where climbs are judged.
  'keyword/scale': { values: [value('unhindered', () => ({ add: 1 }))] },
  // It enters by it; nothing else. R-L2-16
  'keyword/scout': {},
  // Before the battle others of its kind learn to scout as it does.
  'keyword/scouting-party': {
    grants: ['scout'],
    values: [
      valueOfAny('keyword.scout', (_g, unit, self) => {
        const { by, speed } = learnt(unit);
        return by === self.unit.id ? { add: speed } : undefined;
      }),
    ],
    abilities: [
      at('setup.after', {
        when: (g, _m, self) => recruits(g, self.unit).length > 0,
        *run(g, _m, { unit, seat, card }) {
          const most = keywordOf(g, unit, 'scouting-party');
          const prompt = say('le.ask.card-units', { n: most });
          const able = recruits(g, unit);
          const chosen = yield* chooseUnits(seat, able, [0, most], ['L2-SPIELAUFBAU-08'], prompt, card);
          for (const one of chosen) one.note[SCOUTS] = [unit.id, Math.min(3, keywordOf(g, unit, 'scout'))];
        },
      }),
    ],
  },
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
  'keyword/self-preservation': {},
  'keyword/shien-mastery': {},
  // Better dice; and all of them may be given up for a wound.
  'keyword/sniper-team': {
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (g, m, self) => m.attacker === self.unit && isStill(g, m),
        *run(_g, m, self) {
          better(m.pool, m.pool.white + m.pool.black);
          m.attack.noted[self.card] = true;
        },
      }),
      at('attack.converted', {
        id: 'wound',
        when: (_g, m, self) =>
          m.attacker === self.unit && m.attack.noted[self.card] === true && countOf(m.attack, 'crit') > 0,
        *run(g, m, self) {
          const prompt = say('le.ask.sniper-team', { unit: m.defender.id });
          if (!(yield* may(self.seat, prompt, ['L2-ANGRIFF-IM-DETAIL-19'], { unit: m.defender.id }))) return;
          cancelAttack(g, m.attack, [...m.attack.dice], self.card);
          yield* g.rules.suffer(g, m.defender, 1, { attack: m.attack, by: self.card, source: self.unit });
        },
      }),
    ],
  },
  // As a guard see above.
  'keyword/soresu-mastery': {
    abilities: [
      at('defence.reroll', {
        when: (_g, m, self) => m.defender === self.unit && !m.attack.melee && m.attack.defence.length > 0,
        *run(g, m, self) {
          rerollDefence(g, m.attack, self.unit, m.attack.defence, 'soresu-mastery');
        },
      }),
    ],
  },
  'keyword/special-issue': {},
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
  'keyword/spotter': sharing('spotter', 'aim'),
  // It is no move of its own: vehicles with notches on their sides may strafe.
  'keyword/strafe': { askedBy: 'flow/activation/move/kinds.ts' },
  'keyword/strategize': asPrinted('strategize', {
    when: () => true,
    *run(g, unit) {
      yield* gain(g, unit, 'suppression', 1, 'strategize');
      const most = keywordOf(g, unit, 'strategize');
      const prompt = say('le.ask.card-units', { n: most });
      const clauses = ['L2-AKTIONEN-IM-DETAIL-05'] as const;
      const able = nearby(g, unit, 2);
      const chosen = yield* chooseUnits(unit.seat, able, [1, most], clauses, prompt, 'strategize');
      for (const one of chosen)
        for (const token of ['aim', 'dodge'] as const) yield* gain(g, one, token, 1, 'strategize');
    },
  }),
  // Part of the same fright.
  'keyword/suppressive': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) => !keepsCalm(g, m) && one.when(g, m, self),
    })),
  }),
  'keyword/swashbuckler': {
    abilities: [
      at('action.after', {
        mandatory: true,
        when: (_g, m, self) =>
          m.unit === self.unit &&
          m.action === 'attack' &&
          (m.attacks ?? []).some(({ attack }) => attack.aimed > 0) &&
          self.unit.status === 'play',
        *run(g, _m, self) {
          yield* gain(g, self.unit, 'dodge', 1, self.card);
        },
      }),
    ],
  },
};
