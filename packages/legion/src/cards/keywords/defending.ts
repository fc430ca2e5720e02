import { type Flow, rollDice, say } from '@holotisch/engine';
import type { DefenceFace } from '../../data/types.ts';
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
import { chooseNumber, may } from '../../flow/choose.ts';
import { unitSees } from '../../flow/sight.ts';
import { spend } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import { isNamed } from '../../named.ts';
import type { AttackDie, Unit } from '../../state.ts';
import {
  banned,
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  keywordsOn,
  keywordTargets,
  numberOf,
  poolKeyword,
} from '../../values.ts';
import { type AttackMoment, at, type CardFamily, type CardSource, value } from '../vocabulary.ts';

/** Keywords that help a unit which is attacked. */

const defends = (m: AttackMoment, self: CardSource): boolean => m.defender === self.unit;

/** Armor without a number stops every hit, Armor X so many. */
export function armorOf(g: Legion, unit: Unit): number {
  for (const { keyword, value: x } of keywordsOn(g, unit))
    if (keyword === 'armor' && x === undefined) return Number.POSITIVE_INFINITY;
  return keywordOf(g, unit, 'armor');
}

export const DEFENDING: CardFamily = {
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
      value('extraDefence', (g, unit, _self, { attack }) =>
        attack && hasKeyword(g, unit, 'impervious', { attack }) ? { add: poolKeyword(g, attack, 'pierce') } : undefined,
      ),
    ],
  },
  // LE-UNAUFFAELLIG-01, LE-IMMUNITAET-EXPLOSION-01, LE-IMMUNITAET-DURCHSCHLAGEN-01
  'keyword/low-profile': { askedBy: 'flow/attack/cover.ts' },
  'keyword/immune-blast': { askedBy: 'flow/attack/cover.ts' },
  'keyword/immune-pierce': { askedBy: 'cards/keywords/weapons.ts' },
  'keyword/immune-melee-pierce': { askedBy: 'cards/keywords/weapons.ts' },
  'keyword/noncombatant': { askedBy: 'values.ts' },
  // LE-UNHEIMLICHES-GLUECK-X-01..04, R-LE-40: in step 8, after surges were converted
  'keyword/uncanny-luck': {
    abilities: [
      at('defence.modify', {
        when: (_g, m, self) => defends(m, self) && m.attack.defence.length > 0,
        *run(g, m, self) {
          const max = keywordOf(g, self.unit, 'uncanny-luck');
          const dice = yield* chooseDefenceDice(m, {
            seat: self.seat,
            max,
            card: 'uncanny-luck',
            prompt: say('le.ask.defence-reroll', { n: max }),
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
  const only = keywordTargets(g, guard, 'guardian');
  if (only.length > 0 && !isNamed(g, defender, only)) return false;
  return guard.status === 'play' && isAt(between(g, guard, defender), 1) && unitSees(g, guard, defender);
}
/** Results that it may cancel, critical hits first where a card lets it. */
const guardable = (g: Legion, { attack }: AttackMoment, guard: Unit): readonly AttackDie[] => [
  ...(numberOf(g, guard, 'guardsCrits', 0, { attack }) > 0 ? showing(attack, 'crit', Number.POSITIVE_INFINITY) : []),
  ...showing(attack, 'hit', Number.POSITIVE_INFINITY),
];

/** So many results are cancelled as its player likes. */
export function* takeHits(g: Legion, m: AttackMoment, self: CardSource): Flow<number> {
  const { attack: a } = m;
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
  return hits;
}
/** For each it rolls one of its own dice. LE-BESCHUETZER-X-02 */
export const rollGuard = (g: Legion, guard: Unit, hits: number): readonly DefenceFace[] =>
  rollDice(g.state.chance, DEFENCE_DICE[defenceDieOf(g, guard)], hits);
/** LE-BESCHUETZER-X-03, -09, -10: blanks wound it; Pierce takes blocks, and what is left of it serves against the defender. */
export function* sufferHits(g: Legion, m: AttackMoment, guard: Unit, hits: number, blocks: number): Flow {
  const { attack: a, attacker } = m;
  const pierced = yield* pierceGuard(g, m, guard, blocks);
  const wounds = hits - blocks + pierced;
  if (wounds > 0)
    yield* g.rules.suffer(g, guard, wounds, { attack: a, by: 'guardian', ...(attacker && { source: attacker }) });
}

/** The attacker says how much of its Pierce goes into the guard: what it keeps is for the defender. LE-DURCHSCHLAGEN-X-02, -04 */
function* pierceGuard(g: Legion, { attack: a, attacker }: AttackMoment, guard: Unit, blocks: number): Flow<number> {
  const immune =
    hasKeyword(g, guard, 'immune-pierce', { attack: a }) ||
    (a.melee && hasKeyword(g, guard, 'immune-melee-pierce', { attack: a }));
  if (!attacker || immune) return 0;
  const most = Math.min(blocks, poolKeyword(g, a, 'pierce') - a.pierced);
  if (most <= 0) return 0;
  const numbers = Array.from({ length: most + 1 }, (_, i) => most - i);
  const clauses = ['LE-BESCHUETZER-X-09', 'LE-DURCHSCHLAGEN-X-02', 'LE-DURCHSCHLAGEN-X-04'] as const;
  const prompt = say('le.ask.pierceGuard', { unit: guard.id });
  const pierced = yield* chooseNumber(attacker.seat, numbers, clauses, prompt, { unit: guard.id, card: 'pierce' });
  a.pierced += pierced;
  return pierced;
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

/** LC-SORESU-MEISTERSCHAFT-01, -02: a guard with that mastery may spend a dodge token for it. */
export function* spendsForSoresu(g: Legion, { attack }: AttackMoment, guard: Unit): Flow<boolean> {
  if (
    !hasKeyword(g, guard, 'soresu-mastery') ||
    guard.tokens.dodge === 0 ||
    banned(g, 'spend', { unit: guard, token: 'dodge', attack })
  )
    return false;
  const clauses = ['LC-SORESU-MEISTERSCHAFT-01', 'LC-SORESU-MEISTERSCHAFT-02'] as const;
  if (!(yield* may(guard.seat, say('le.ask.soresu', { unit: guard.id }), clauses, { unit: guard.id }))) return false;
  yield* spend(g, guard, 'dodge', 'soresu-mastery');
  return true;
}
