import { type Flow, rollDice } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import { DEFENCE_DICE } from '../../dice.ts';
import { gap } from '../../geometry/base.ts';
import { HALF, isAt } from '../../geometry/range.ts';
import type { Screen } from '../../geometry/sight.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';
import {
  courageOf,
  friendsOf,
  fromLeader,
  hasKeyword,
  isSuppressed,
  isTrooper,
  leaderOf,
  living,
  onTable,
  woundsOf,
} from '../../values.ts';
import { cancelAttack, countOf, showing } from '../attack/dice.ts';
import { chooseMini } from '../choose.ts';
import type { CoverSeen } from '../sight.ts';

/** Attacks of 2.6: what the leader sees, cover dice, backup, who suffers wounds. */

/** L2-ANGRIFF-IM-DETAIL-01, R-L2-13: the leader must see one of them. */
export function leaderMayTarget(
  g: Legion,
  unit: Unit,
  enemy: Unit,
  melee: boolean,
  screens: readonly Screen[],
): boolean {
  return melee || onTable(enemy).some((mini) => g.rules.sees(leaderOf(g, unit), g.mini(enemy, mini), screens));
}

/** L2-NIEDERGEHALTEN-02, L2-ANGRIFF-IM-DETAIL-11: only while suppressed; droid troopers never are. R-L2-21 */
export const suppressionCover = (g: Legion, { defender }: AttackMoment): number =>
  isSuppressed(g, defender) && !isDroid(g, defender) ? 1 : 0;
export const isDroid = (g: Legion, unit: Unit): boolean => g.card(unit).type.includes('droid');

/** L2-ANGRIFF-IM-DETAIL-12, -13: a white die for each hit; blocks cancel, with heavy cover surges too. */
export function* coverCancels(g: Legion, m: AttackMoment, seen: CoverSeen): Flow {
  const { attack: a } = m;
  const roll = a.cover === 0 ? [] : rollDice(g.state.chance, DEFENCE_DICE.white, countOf(a, 'hit'));
  const saved = roll.filter((face) => face === 'block' || (a.cover === 2 && face === 'surge')).length;
  const cancelled = cancelAttack(g, a, showing(a, 'hit', saved), 'cover');
  g.emit({
    type: 'cover',
    attack: a.id,
    grade: a.cover,
    obscured: seen.obscured.map(({ mini }) => mini),
    of: seen.of,
    cancelled,
    roll,
  });
}

/** The range that the attacking leader must be beyond. R-L2-12 */
const BACKUP_RANGE = 2;
/** A corps unit nearby takes up to two hits off a commander or operative. L2-RUECKENDECKUNG-01, -02, R-L2-12 */
export function backup(g: Legion, m: AttackMoment): Unit | undefined {
  const { attack: a, attacker, defender } = m;
  if (
    a.melee ||
    !attacker ||
    !isTrooper(g, defender) ||
    (defender.rank !== 'commander' && defender.rank !== 'operative')
  )
    return undefined;
  if (hasKeyword(g, defender, 'guardian') || isAt(fromLeader(g, attacker, defender), BACKUP_RANGE)) return undefined;
  return friendsOf(g.state, defender).find((helper) => {
    if (helper === defender || !isTrooper(g, helper) || !(helper.rank === 'corps' || hasKeyword(g, helper, 'guardian')))
      return false;
    const courage = courageOf(g, helper);
    if (courage !== null && helper.tokens.suppression >= courage) return false;
    const { base } = leaderOf(g, helper);
    return onTable(defender).some(
      (mini) =>
        gap(base, g.mini(defender, mini).base) <= HALF && g.rules.sees(g.mini(defender, mini), leaderOf(g, helper), []),
    );
  });
}

/** R-L2-15: the most wounded first, seen or not; the leader only as the last one. The attack's total is capped by who is seen. */
export function* whoSuffers(_g: Legion, unit: Unit): Flow<number | undefined> {
  const able = living(unit);
  if (able.length === 0) return undefined;
  const others = able.filter((mini) => mini !== unit.leader);
  const pool = others.length > 0 ? others : able;
  const most = Math.max(...pool.map((mini) => unit.minis[mini]!.wounds));
  return yield* chooseMini(
    unit.seat,
    'wounded',
    unit,
    pool.filter((mini) => unit.minis[mini]!.wounds === most),
    ['L2-ANGRIFF-IM-DETAIL-19'],
  );
}
/** L2-ANGRIFF-IM-DETAIL-19: no more ranged wounds than those in sight can suffer. */
export const woundCap = (g: Legion, unit: Unit, seen: readonly number[] | undefined): number =>
  seen === undefined
    ? Number.POSITIVE_INFINITY
    : seen
        .filter((mini) => unit.minis[mini]!.fell === null)
        .reduce((sum, mini) => sum + woundsOf(g, unit, mini) - unit.minis[mini]!.wounds, 0);
