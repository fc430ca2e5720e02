import { targetsOf } from '../../src/flow/attack/targets.ts';
import type { LegionGame } from '../../src/game.ts';
import { prospectOf } from '../../src/prospect/facts.ts';
import type { CoverGiver } from '../../src/questions/answers.ts';
import { coverFacts } from '../../src/questions/questions.ts';
import { inMeleeWith } from '../../src/values.ts';
import { lay, type Spec, unit } from '../table.ts';
import { alone, rebels, storm } from '../troops.ts';
import { LANDSCAPE } from './landscape.ts';

/**
 * An atlas of sight: several units of either side all over one landscape. Whom each of them may attack with what, who is
 * seen, and what covers them.
 */
const UNITS: readonly Spec[] = [
  rebels(500, 320, { minis: [null, [470, 320], [530, 340], 'fallen'] }),
  rebels(900, 300, alone(4)),
  rebels(1200, 480, { minis: [null, [1230, 480], 'fallen', 'fallen'] }),
  unit('at-rt-rebel', 0, 760, 480, { degrees: 90 }),
  unit('t-47-airspeeder', 0, 1400, 480, { degrees: 45 }),
  rebels(300, 620, alone(4)),
  storm(650, 270, { minis: [null, [680, 270], 'fallen', 'fallen'] }),
  storm(700, 650, { minis: [null, [660, 740], 'fallen', 'fallen'] }),
  storm(1200, 620, { minis: [null, [1230, 640], 'fallen', 'fallen'] }),
  storm(1500, 650, alone(4)),
  storm(960, 660, { minis: [null, [1000, 670], [930, 690], 'fallen'] }),
  unit('at-st', 1, 1130, 240, { degrees: 270 }),
  unit('74-z-speeder-bikes', 1, 420, 480, { degrees: 90 }),
  storm(1200 + 27, 453, { ...alone(4), tokens: { suppression: 2 } }),
  storm(1320, 330, alone(4)),
];

/** `attacker > defender: what the attack would be rolled with`. */
export function prospects(attackers: readonly number[], game?: LegionGame): string {
  const tokens = (own: Spec, i: number): Spec => {
    const fear = own['tokens'];
    return {
      ...own,
      tokens: { aim: i % 3, dodge: i % 2, ...(typeof fear === 'object' && !Array.isArray(fear) ? fear : {}) },
    };
  };
  const { g } = lay({ units: UNITS.map(tokens), terrain: LANDSCAPE, active: 0 }, game);
  return attackers
    .flatMap((id) => {
      const own = g.unit(id);
      return targetsOf(g, own, { own: g.state.turn?.unit === id }).map(({ unit: enemy }) => {
        const { pool, played: _played, ...facts } = prospectOf(g, own, enemy, undefined);
        const dice = Object.entries(pool).flatMap(([colour, n]) => (n > 0 ? [`${n} ${colour}`] : []));
        const told = Object.entries(facts).flatMap(([name, what]) =>
          what === 0 || what === false ? [] : [`${name} ${Array.isArray(what) ? what.join('+') : what}`],
        );
        return `${id} > ${enemy.id}: ${[...dice, ...told].join(', ')}`;
      });
    })
    .join('\n');
}

const giver = (one: CoverGiver): string => {
  if (one === 'hole') return one;
  if ('terrain' in one) return `t${one.terrain}`;
  return 'unit' in one ? `u${one.unit}` : `m${one.marker}`;
};

/** `attacker > defender at range: who is seen by whom with what; cover`. */
export function sights(attackers: readonly number[], game?: LegionGame): string {
  const { g } = lay({ units: UNITS, terrain: LANDSCAPE, active: 0 }, game);
  return attackers
    .flatMap((id) => {
      const own = g.unit(id);
      const fights = inMeleeWith(g, own).map((enemy) => enemy.id);
      const lines = targetsOf(g, own, { own: true }).map(({ unit: enemy, melee, range, weapons }) => {
        const { grade, applied, minis, of } = coverFacts(g, own, enemy);
        const cover = minis.map(
          ({ mini, grade: worth, by }) => `${mini}:${worth}${by.map((one) => ` ${giver(one)}`).join('')}`,
        );
        const seen = weapons.map(({ mini, keys, seen: whom }) => `${mini} ${keys.join(' ')} sees ${whom.join(' ')}`);
        return `${id} > ${enemy.id} at ${melee ? 'melee' : range}: ${seen.join('; ')}; cover ${grade} ${applied} of ${of}${cover.length > 0 ? ` (${cover.join(', ')})` : ''}`;
      });
      return [...(fights.length > 0 ? [`${id} fights ${fights.join(' ')}`] : []), ...lines];
    })
    .join('\n');
}
