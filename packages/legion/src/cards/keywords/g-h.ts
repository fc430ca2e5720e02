import type { Flow } from '@holotisch/engine';
import { targetsOf } from '../../flow/attack/targets.ts';
import { after } from '../../flow/reactions.ts';
import { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { keywordOf, poolKeyword } from '../../values.ts';
import { act, let_, troopersNearby } from '../phrases/card-actions.ts';
import { guardable, mayGuard, rollGuard, spendsForSoresu, sufferHits, takeHits } from '../phrases/guarding.ts';
import { HEIGHT } from '../phrases/moving.ts';
import { spentShields } from '../phrases/shields.ts';
import {
  type ActionMoment,
  type AttackMoment,
  at,
  type CardFamily,
  type CardRules,
  type CardSource,
  value,
} from '../vocabulary.ts';

/** One more ranged attack at somebody else. */
function gunslinger(): CardRules {
  const shotsOf = ({ attacks = [] }: ActionMoment) => attacks;
  const others = (g: Legion, unit: Unit, shots: readonly AttackMoment[]): readonly number[] =>
    targetsOf(g, unit, { melee: false, own: true })
      .map(({ unit: enemy }) => enemy.id)
      .filter((id) => shots.every(({ defender }) => defender.id !== id));
  return {
    abilities: [
      at('action.after', {
        when: (g, m, { unit }) => {
          const shots = shotsOf(m);
          if (m.unit !== unit || m.action !== 'attack' || shots.length === 0) return false;
          return shots.every(({ attack }) => !attack.melee) && others(g, unit, shots).length > 0;
        },
        *run(g, m, { unit }) {
          const shots = shotsOf(m);
          const limits = { melee: false, only: others(g, unit, shots), own: true } as const;
          const attacks = yield* g.rules.attack(g, unit, 'plain', limits);
          yield* after(g, unit, { attacks });
        },
      }),
    ],
  };
}

/** So many hits are cancelled, and the guard rolls for each; blanks are wounds. */
function* guardHits(g: Legion, m: AttackMoment, self: CardSource): Flow {
  const { attack: a, attacker } = m;
  const guard = self.unit;
  const hits = yield* takeHits(g, m, self);
  const soresu = yield* spendsForSoresu(g, m, guard);
  const faces = rollGuard(g, guard, hits);
  g.emit({ type: 'guards', attack: a.id, unit: guard.id, hits, faces });
  const surge = soresu || g.card(guard).surges.defence === 'block';
  const blocks = faces.filter((face) => face === 'block' || (face === 'surge' && surge)).length;
  yield* sufferHits(g, m, guard, hits, blocks);
  const back =
    soresu && attacker && poolKeyword(g, a, 'immune-deflect') === 0
      ? faces.filter((face) => face === 'surge').length
      : 0;
  if (back > 0) yield* g.rules.suffer(g, attacker!, back, { by: 'soresu-mastery', source: guard });
}

export const KEYWORDS_G_H: CardFamily = {
  // LC-GENERATOR-X-01
  'keyword/generator': {
    abilities: [
      at('end.tokens', {
        when: (g, _m, self) => self.unit.status === 'play' && spentShields(g, self.unit) > 0,
        *run(g, _m, self) {
          const back = Math.min(keywordOf(g, self.unit, 'generator'), spentShields(g, self.unit));
          yield* gain(g, self.unit, 'shield', back, 'generator');
        },
      }),
    ],
  },
  'keyword/grounded': { askedBy: 'flow/activation/move/climb.ts' },
  // LE-BESCHUETZER-X-01..11, R-LE-39
  'keyword/guardian': {
    abilities: [
      at('attack.modify', {
        when: (g, m, self) => {
          const guard = self.unit;
          if (guardable(g, m, guard).length === 0) return false;
          return mayGuard(g, m, guard);
        },
        run: (g, m, self) => guardHits(g, m, self),
      }),
    ],
  },
  'keyword/guidance': act('guide', {
    when: (g, unit) => troopersNearby(g, unit).length > 0,
    run: (g, unit) => let_(g, unit, 'guidance', ['move', 'aim', 'dodge', 'standby', 'recover']),
  }),
  // LE-REVOLVERHELD-01, -02
  'keyword/gunslinger': gunslinger(),
  'keyword/heavy-weapon-team': { askedBy: 'position/start.ts' },
  'keyword/high-velocity': { askedBy: 'flow/attack/cover.ts' },
  // Air: over everything so high; the rest is the same for both kinds: strafing, reversing, standby.
  'keyword/hover': {
    values: [
      value('flightHeight', (g, unit) => {
        const air = g.card(unit).keywords.find(({ keyword, of }) => keyword === 'hover' && of?.includes('Air'));
        return air ? { atLeast: (air.value ?? 1) * HEIGHT } : undefined;
      }),
    ],
    askedBy: 'flow/activation/move/kinds.ts',
  },
};
