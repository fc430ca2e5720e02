import type { KeywordName, Pool } from '../../data/types.ts';
import { ATTACK_COLOURS } from '../../dice.ts';
import type { Legion } from '../../legion.ts';
import { ownIn, weaponNamed } from '../../values.ts';
import { using } from '../phrases/upgrades.ts';
import {
  type AttackMoment,
  at,
  type CardFamily,
  type CardRules,
  type CardSource,
  type GatherMoment,
} from '../vocabulary.ts';

const firesFixed = (g: Legion, { attack, attacker }: AttackMoment, self: CardSource): boolean =>
  attacker === self.unit &&
  !attack.melee &&
  ownIn(attack).some(({ weapon }) => weaponNamed(g, self.unit, weapon).arcs !== undefined);

const boost = (dice: Partial<Pool>, keyword: KeywordName): CardRules => ({
  abilities: [
    at(
      'attack.gather',
      using<GatherMoment>({
        when: firesFixed,
        *run(g, { attack, pool }, { key, unit }) {
          for (const colour of ATTACK_COLOURS) pool[colour] += dice[colour] ?? 0;
          g.state.lasting.push({
            source: key,
            unit: unit.id,
            until: 'attack',
            instance: attack.id,
            value: `keyword.${keyword}`,
            modifier: { add: 1 },
          });
        },
      }),
    ),
  ],
  grants: [keyword],
});

export const GENERATOR: CardFamily = {
  'upgrade/barrage-generator': boost({ white: 2 }, 'suppressive'),
  'upgrade/overcharged-generator': boost({ black: 1 }, 'impact'),
};
