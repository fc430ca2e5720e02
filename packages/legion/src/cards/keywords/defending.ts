import { type Flow, rollDice, say } from '@holotisch/engine';
import { DEFENCE_DICE } from '../../dice.ts';
import { defenceDieOf } from '../../flow/attack/attack.ts';
import {
  cancelAttack,
  changeDefence,
  chooseDefenceDice,
  countOf,
  rerollDefence,
  showing,
} from '../../flow/attack/dice.ts';
import { chooseNumber } from '../../flow/choose.ts';
import { unitSees } from '../../flow/sight.ts';
import { gain } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { AttackDie, Unit } from '../../state.ts';
import {
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  keywordsOn,
  numberOf,
  poolKeyword,
} from '../../values.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Keywords that help a unit which is attacked. */

const defends = (m: AttackMoment, self: CardSource): boolean => m.defender === self.unit;
const dodges = (_g: Legion, m: AttackMoment, self: CardSource): boolean => defends(m, self) && m.attack.dodged > 0;

/** Surges become blocks for this attack. */
const turnsSurges = (m: AttackMoment): void => {
  m.attack.noted['defenceSurge'] = 'block';
};
/** Wounds that come back at the attacker, one for each defence surge that was rolled. LE-ABLENKEN-02, -06, -07 */
function* throwBack(g: Legion, m: AttackMoment, by: string, self: CardSource): Flow {
  const counted = numberOf(g, self.unit, 'deflectsBlanks', 0) > 0 ? 'blank' : 'surge';
  const surges = m.attack.defence.filter(({ face }) => face === counted).length;
  if (m.attacker && !m.attack.melee && surges > 0)
    yield* g.rules.suffer(g, m.attacker, surges, { by, source: self.unit });
}
const mayDeflect = (g: Legion, m: AttackMoment, self: CardSource): boolean =>
  dodges(g, m, self) && poolKeyword(g, m.attack, 'immune-deflect') === 0;

/** Armor without a number stops every hit, Armor X so many. */
function armorOf(g: Legion, unit: Unit): number {
  for (const { keyword, value: x } of keywordsOn(g, unit))
    if (keyword === 'armor' && x === undefined) return Number.POSITIVE_INFINITY;
  return keywordOf(g, unit, 'armor');
}

export const DEFENDING: CardFamily = {
  // LE-ABLENKEN-01..07, LE-IMMUNITAET-ABLENKEN-01
  'keyword/deflect': {
    abilities: [
      at('defence.reroll', {
        id: 'wounds',
        mandatory: true,
        when: mayDeflect,
        run: (g, m, self) => throwBack(g, m, 'deflect', self),
      }),
      at('defence.convert', {
        mandatory: true,
        when: mayDeflect,
        *run(_g, m) {
          turnsSurges(m);
        },
      }),
    ],
  },
  // LC-ABWEHR-01
  'keyword/block': {
    abilities: [
      at('defence.convert', {
        mandatory: true,
        when: dodges,
        *run(_g, m) {
          turnsSurges(m);
        },
      }),
    ],
  },
  // LC-SORESU-MEISTERSCHAFT-01, -02
  'keyword/soresu-mastery': {
    abilities: [
      at('defence.reroll', {
        id: 'wounds',
        mandatory: true,
        when: dodges,
        run: (g, m, self) => throwBack(g, m, 'soresu-mastery', self),
      }),
      at('defence.convert', {
        mandatory: true,
        when: dodges,
        *run(_g, m) {
          turnsSurges(m);
        },
      }),
    ],
  },
  // LE-FLINK-01
  'keyword/nimble': {
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
  // LE-PANZERUNG-01..03
  'keyword/armor': {
    abilities: [
      at('attack.modify', {
        mandatory: true,
        when: (_g, m, self) => defends(m, self) && countOf(m.attack, 'hit') > 0,
        *run(g, m, self) {
          cancelAttack(g, m.attack, showing(m.attack, 'hit', armorOf(g, self.unit)), 'armor');
        },
      }),
    ],
  },
  // LE-DECKUNG-X-01
  'keyword/cover': {
    values: [
      value('coverBetter', (g, unit, _self, { attack }) => (attack ? { add: keywordOf(g, unit, 'cover') } : undefined)),
    ],
  },
  // LE-UNDURCHDRINGLICH-01, -02
  'keyword/impervious': {
    values: [
      value('extraDefence', (g, _unit, _self, { attack }) =>
        attack ? { add: poolKeyword(g, attack, 'pierce') } : undefined,
      ),
    ],
  },
  // LE-UNHEIMLICHES-GLUECK-X-01..04, R-LE-40: in step 8, after surges were converted
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.modify', {
        when: (_g, m, self) => defends(m, self) && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            ...{ seat: self.seat, max, card: 'uncanny-luck', prompt: say('le.ask.defence-reroll', { n: max }) },
            clauses: ['LE-UNHEIMLICHES-GLUECK-X-01', 'LE-UNHEIMLICHES-GLUECK-X-03'],
          });
          rerollDefence(g, m.attack, self.unit, dice, 'uncanny-luck');
          const surges = dice.filter(({ face }) => face === 'surge');
          changeDefence(g, m.attack, self.unit, surges, g.rules.defenceSurge(g, m) ?? 'blank', 'surge', 'converted');
        },
      }),
    ],
  },
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
};

/** A friend at range 1 and in sight is shot at. LE-BESCHUETZER-X-01..04 */
export function mayGuard(g: Legion, { attack, defender }: AttackMoment, guard: Unit): boolean {
  if (attack.melee && numberOf(g, guard, 'guardsMelee', 0) === 0) return false;
  if (defender === guard || attack.guarded.includes(guard.id)) return false;
  if (keywordOf(g, guard, 'guardian', { attack }) === 0 || hasKeyword(g, defender, 'guardian', { attack }))
    return false;
  if (!isFriendly(g.state, guard, defender) || !isTrooper(g, defender)) return false;
  return guard.status === 'play' && isAt(between(g, guard, defender), 1) && unitSees(g, guard, defender);
}
/** Results that it may cancel, critical hits first where a card lets it. */
const guardable = (g: Legion, { attack }: AttackMoment, guard: Unit): readonly AttackDie[] => [
  ...(numberOf(g, guard, 'guardsCrits', 0, { attack }) > 0 ? showing(attack, 'crit', Number.POSITIVE_INFINITY) : []),
  ...showing(attack, 'hit', Number.POSITIVE_INFINITY),
];

/** So many hits are cancelled, and the guard rolls for each; blanks are wounds. */
export function* guardHits(g: Legion, m: AttackMoment, self: CardSource): Flow {
  const { attack: a, attacker } = m;
  const guard = self.unit;
  const dice = guardable(g, m, guard);
  const most = Math.min(keywordOf(g, guard, 'guardian', { attack: a }), dice.length);
  const numbers = Array.from({ length: most }, (_, i) => i + 1);
  const hits = yield* chooseNumber(
    self.seat,
    numbers,
    ['LE-BESCHUETZER-X-01'],
    say('le.ask.guardian', { unit: guard.id }),
    { unit: guard.id },
  );
  a.guarded.push(guard.id);
  cancelAttack(g, a, dice.slice(0, hits), 'guardian');
  const faces = rollDice(g.state.chance, DEFENCE_DICE[defenceDieOf(g, guard)], hits);
  g.emit({ type: 'guards', attack: a.id, unit: guard.id, hits, faces });
  const surge = g.card(guard).surges.defence === 'block';
  const blocks = faces.filter((face) => face === 'block' || (face === 'surge' && surge)).length;
  // LE-BESCHUETZER-X-09, -10: Pierce takes blocks of the guard, and what is left serves against the defender
  const pierced = attacker ? Math.min(blocks, poolKeyword(g, a, 'pierce') - a.pierced) : 0;
  a.pierced += pierced;
  const wounds = hits - blocks + pierced;
  if (wounds > 0)
    yield* g.rules.suffer(g, guard, wounds, { attack: a, by: 'guardian', ...(attacker && { source: attacker }) });
}
