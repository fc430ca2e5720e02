import { say } from '@holotisch/engine';
import { cancelAttack, countOf } from '../../flow/attack/dice.ts';
import { may } from '../../flow/choose.ts';
import { keepsCalm } from '../../flow/edition26/attack.ts';
import { screensBetween } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { Attack, Unit } from '../../state.ts';
import {
  fromLeader,
  isTrooper,
  keywordOf,
  keywordTargets,
  numberOf,
  onTable,
  poolKeyword,
  weaponIn,
} from '../../values.ts';
import { isWoundedBy } from '../commands/phrases.ts';
import { type AttackMoment, at, type CardFamily, type GatherMoment, value } from '../vocabulary.ts';

/** Keywords of 2.6 about attacks. R-L2-33 */

/** White becomes black, black red: so many dice. */
export function better(pool: GatherMoment['pool'], most: number): void {
  let left = most;
  const blacks = pool.black;
  const whites = Math.min(left, pool.white);
  pool.white -= whites;
  pool.black += whites;
  left -= whites;
  const reds = Math.min(left, blacks);
  pool.black -= reds;
  pool.red += reds;
}

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

/** What Vaapad draws from wounds, up to three. */
const fury = (unit: Unit): number => Math.min(3, isWoundedBy(unit));
const defends = (unit: Unit, attack: Attack | undefined): boolean => attack?.defender === unit.id;
const isRed = (g: Legion, unit: Unit): boolean => numberOf(g, unit, 'vaapadRed', 0) > 0;

/** Pools of their own, declared before the dice. R-L2-33 */
export const GUNSLINGING: CardFamily = {
  'keyword/gunslinger': { askedBy: 'flow/edition26/pools.ts' },
  'keyword/beam': { askedBy: 'flow/edition26/pools.ts' },
};

export const SHOOTING: CardFamily = {
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
  // A die for each wound, up to three.
  'keyword/vaapad-mastery': {
    values: [
      value('extraWhite', (g, unit, _self, { attack }) =>
        defends(unit, attack) && !isRed(g, unit) ? { add: fury(unit) } : undefined,
      ),
      value('extraDefence', (g, unit, _self, { attack }) =>
        defends(unit, attack) && isRed(g, unit) ? { add: fury(unit) } : undefined,
      ),
    ],
    abilities: [
      at('attack.gather', {
        mandatory: true,
        when: (_g, m, self) => m.attacker === self.unit && fury(self.unit) > 0,
        *run(g, m, self) {
          m.pool[isRed(g, self.unit) ? 'red' : 'white'] += fury(self.unit);
        },
      }),
    ],
  },
};
