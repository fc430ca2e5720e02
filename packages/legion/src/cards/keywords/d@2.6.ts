import { say } from '@holotisch/engine';
import { countOf } from '../../flow/attack/dice.ts';
import { eyeOf } from '../../flow/attack/loose.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { isTrooper, keywordOf, leaderOf, refuse } from '../../values.ts';
import { isOfBand } from '../phrases/bands.ts';
import { deflect, isDeflected } from '../phrases/lightsabers.ts';
import { at, ban, type CardSource, type LaterCards, type ValueContext, value, valueOfAny } from '../vocabulary.ts';

const isEwokTrooper = (g: Legion, unit: Unit): boolean => isTrooper(g, unit) && isOfBand(g, unit, 'Ewok');

/** An Ewok in the light of a golden god. Who may guard at all, and from where, is a matter of Guardian itself. */
const inTheLight = (g: Legion, unit: Unit, god: Unit): boolean => unit !== god && isEwokTrooper(g, unit);

export const KEYWORDS_D_26: LaterCards = {
  // Whatever the attack is.
  'keyword/danger-sense': {
    values: [
      value('mayKeepSuppression', (g, unit) => ({ atLeast: keywordOf(g, unit, 'danger-sense') })),
      value('extraDefence', (g, unit, _self, { attack }) =>
        attack ? { add: Math.min(keywordOf(g, unit, 'danger-sense'), unit.tokens.suppression) } : undefined,
      ),
    ],
  },
  'keyword/death-from-above': {
    bans: [
      ban('cover', (g, { attack, attacker, defender }, self) =>
        attacker === self.unit && eyeOf(g, attack).ground > leaderOf(g, defender).ground
          ? refuse(['L2-ANGRIFF-IM-DETAIL-13'], say('le.no.fromAbove'), { piece: defender.id })
          : undefined,
      ),
    ],
  },
  'keyword/deflect': {
    abilities: [
      at('defence.convert', {
        mandatory: true,
        when: (g, m, self) => m.defender === self.unit && isDeflected(g, m),
        *run(g, m, self) {
          const surges = m.attack.defence.filter(({ face }) => face === 'surge').length;
          m.attack.noted['defenceSurge'] = 'block';
          yield* deflect(g, m, self.unit, surges);
        },
      }),
    ],
  },
  // Ewoks near it guard it, and nobody else, even against critical hits.
  'keyword/divine-influence': {
    grants: ['guardian'],
    values: [
      valueOfAny('keyword.guardian', (g, unit, self, { attack }) =>
        attack?.defender === self.unit.id && inTheLight(g, unit, self.unit) ? { add: 2 } : undefined,
      ),
      valueOfAny('guardsCrits', (g, unit, self) => (inTheLight(g, unit, self.unit) ? { add: 1 } : undefined)),
    ],
  },
  // Whoever strikes at it and misses is struck.
  'keyword/djem-so-mastery': {
    abilities: [
      at('attack.wounds', {
        mandatory: true,
        when: (_g, m, self) =>
          m.defender === self.unit && m.attack.melee && m.attacker !== undefined && countOf(m.attack, 'blank') > 0,
        *run(g, m, self) {
          yield* g.rules.suffer(g, m.attacker!, 1, { by: 'djem-so-mastery', source: self.unit });
        },
      }),
    ],
  },
  // Only tokens that are spent for rerolls: Marksman spends them later.
  'keyword/duelist': (base) => ({
    ...base,
    values: (base.values ?? []).map((one) =>
      one.value === 'keyword.pierce'
        ? {
            ...one,
            by: (g: Legion, unit: Unit, self: CardSource, context: ValueContext) =>
              (context.attack?.aimed ?? 0) > Number(context.attack?.noted['marksman'] ?? 0)
                ? one.by(g, unit, self, context)
                : undefined,
          }
        : one,
    ),
  }),
};
