import { type Flow, rollDice, say } from '@holotisch/engine';
import type { DefenceFace } from '../../data/types.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { defenceDieOf } from '../../flow/attack/attack.ts';
import { cancelAttack, showing } from '../../flow/attack/dice.ts';
import { unitSees } from '../../flow/attack/sight.ts';
import { chooseNumber, may } from '../../flow/choose.ts';
import { spend } from '../../flow/tokens.ts';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { AttackDie, Unit } from '../../state.ts';
import {
  banned,
  between,
  hasKeyword,
  isFriendly,
  isTrooper,
  keywordOf,
  keywordTargets,
  numberOf,
  poolKeyword,
} from '../../values.ts';
import { isNamed } from '../named.ts';
import type { AttackMoment, CardSource } from '../vocabulary.ts';

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
export const guardable = (g: Legion, { attack }: AttackMoment, guard: Unit): readonly AttackDie[] => [
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

/** The attacker says how much of its Pierce goes into the guard: what it keeps is for the defender. LE-DURCHSCHLAGEN-X-02, -04 */
function* pierceGuard(g: Legion, { attack: a, attacker }: AttackMoment, guard: Unit, blocks: number): Flow<number> {
  const immune =
    hasKeyword(g, guard, 'immune-pierce', { attack: a }) ||
    (a.melee && hasKeyword(g, guard, 'immune-melee-pierce', { attack: a }));
  if (!attacker || immune) return 0;
  const most = Math.min(blocks, poolKeyword(g, a, 'pierce') - a.pierced);
  const numbers = Array.from({ length: most + 1 }, (_, i) => most - i);
  const clauses = ['LE-BESCHUETZER-X-09', 'LE-DURCHSCHLAGEN-X-02', 'LE-DURCHSCHLAGEN-X-04'] as const;
  const prompt = say('le.ask.pierceGuard', { unit: guard.id });
  const pierced = yield* chooseNumber(attacker.seat, numbers, clauses, prompt, { unit: guard.id, card: 'pierce' });
  a.pierced += pierced;
  return pierced;
}

/** LE-BESCHUETZER-X-03, -09, -10: blanks wound it; Pierce takes blocks, and what is left of it serves against the defender. */
export function* sufferHits(g: Legion, m: AttackMoment, guard: Unit, hits: number, blocks: number): Flow {
  const { attack: a, attacker } = m;
  const pierced = yield* pierceGuard(g, m, guard, blocks);
  const wounds = hits - blocks + pierced;
  if (wounds > 0)
    yield* g.rules.suffer(g, guard, wounds, { attack: a, by: 'guardian', ...(attacker && { source: attacker }) });
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
