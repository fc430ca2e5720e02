import { type Flow, say } from '@holotisch/engine';
import type { DefenceFace } from '../../data/types.ts';
import { countOf, rerollDefence } from '../../flow/attack/dice.ts';
import { chooseNumber } from '../../flow/choose.ts';
import { spend } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import { allHave, courageOf, hasKeyword, numberOf, poolKeyword } from '../../values.ts';
import { rollGuard, spendsForSoresu, sufferHits, takeHits } from '../keywords/defending.ts';
import { type AttackMoment, at, type CardFamily, type CardRules, type CardSource } from '../vocabulary.ts';

/** Guards, and forms of lightsaber combat, as 2.6 words them. R-L2-33, R-L2-45 */

/** Ranged attacks that have anything slower than high velocity in them. */
const isDeflected = (g: Legion, { attack }: AttackMoment): boolean =>
  !attack.melee && !allHave(g, attack, 'high-velocity');
/** Any surge wounds the attacker; a master's each. */
function* deflect(g: Legion, { attack, attacker }: AttackMoment, unit: Unit, surges: number): Flow {
  const wounds = hasKeyword(g, unit, 'shien-mastery') ? surges : Math.min(1, surges);
  if (attacker && wounds > 0 && poolKeyword(g, attack, 'immune-deflect') === 0)
    yield* g.rules.suffer(g, attacker, wounds, { by: 'deflect', source: unit });
}

const showing = (faces: readonly DefenceFace[], face: DefenceFace): number =>
  faces.filter((one) => one === face).length;

/** Its own surge tokens serve the guard as they serve a defender. */
function* spendSurges(g: Legion, unit: Unit, surges: number): Flow<number> {
  const most = Math.min(surges, unit.tokens.surge);
  if (most === 0) return 0;
  const numbers = Array.from({ length: most + 1 }, (_, i) => i);
  const prompt = say('le.ask.guard-surges', { unit: unit.id });
  const spent = yield* chooseNumber(unit.seat, numbers, ['L2-ANGRIFF-IM-DETAIL-17'], prompt, { unit: unit.id });
  for (let i = 0; i < spent; i++) yield* spend(g, unit, 'surge', 'guardian');
  return spent;
}

/** It rolls for each hit, again for a dodge token if it is a master of it; it deflects, and converts its surges. */
function* guard(g: Legion, m: AttackMoment, self: CardSource): Flow {
  const { unit } = self;
  const hits = yield* takeHits(g, m, self);
  const told = (faces: readonly DefenceFace[]) =>
    g.emit({ type: 'guards', attack: m.attack.id, unit: unit.id, hits, faces });
  let faces = rollGuard(g, unit, hits);
  told(faces);
  if (yield* spendsForSoresu(g, m, unit)) {
    faces = rollGuard(g, unit, hits);
    told(faces);
  }
  const surges = showing(faces, 'surge');
  const deflecting = hasKeyword(g, unit, 'deflect') && isDeflected(g, m);
  if (deflecting) yield* deflect(g, m, unit, surges);
  const converts = deflecting || g.card(unit).surges.defence === 'block' || numberOf(g, unit, 'surgeBlock', 0, m) > 0;
  const turned = converts ? surges : yield* spendSurges(g, unit, surges);
  yield* sufferHits(g, m, unit, hits, showing(faces, 'block') + turned);
}

export const GUARDING: CardFamily = {
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
};

export const CHANGED_GUARDING: Readonly<Record<string, (base: CardRules) => CardRules>> = {
  // Not while it is at the end of its own courage.
  'keyword/guardian': (base) => ({
    ...base,
    abilities: (base.abilities ?? []).map((one) => ({
      ...one,
      when: (g: Legion, m: AttackMoment, self: CardSource) => {
        const courage = courageOf(g, self.unit);
        return (courage === null || self.unit.tokens.suppression < courage) && one.when(g, m, self);
      },
      run: guard,
    })),
  }),
  // Who deflects besides has a keyword for it.
  'keyword/ataru-mastery': ({ values = [], abilities = [] }) => ({
    values,
    abilities: abilities.filter(({ id }) => id !== 'wounds'),
  }),
};
