import { type Refusal, say } from '@holotisch/engine';
import { screensBetween } from '../flow/attack/sight.ts';
import { type AttackLimits, furthestRange, holds, isVersatile, refuseWeapon, seenBy } from '../flow/attack/targets.ts';
import { rangeBand } from '../geometry/range.ts';
import type { Legion } from '../legion.ts';
import type { Unit, WeaponKey } from '../state.ts';
import {
  banned,
  enemiesOf,
  fromLeader,
  inMeleeWith,
  isEngaged,
  isFriendly,
  marks,
  onTable,
  refuse,
  weaponsOf,
} from '../values.ts';

/** Why a unit cannot be attacked, and why a miniature cannot use a weapon: the first rule in the order of the attack. */

/** LE-ANGRIFF-04..14; undefined: it may be attacked. */
export function refuseTarget(g: Legion, unit: Unit, enemy: Unit, limits: AttackLimits = {}): Refusal | undefined {
  const about = { piece: enemy.id };
  const names = { unit: unit.id, enemy: enemy.id };
  if (enemy === unit || isFriendly(g.state, unit, enemy))
    return refuse(['LE-ANGRIFF-08'], say('le.no.targetFriend', names), about);
  if (!enemiesOf(g.state, unit).includes(enemy))
    return refuse(['LE-ANGRIFF-08', 'LE-BESIEGT-01'], say('le.no.targetGone', names), about);
  const mine = banned(g, 'attack', { unit }) ?? g.rules.refuseWithdrawn(g, unit, 'attack');
  if (mine) return mine;
  if (limits.only && !limits.only.includes(enemy.id))
    return refuse(['LE-ANGRIFF-07'], say('le.no.targetOther', names), about);
  const melee = inMeleeWith(g, unit).includes(enemy);
  const kind = melee ? refuseMelee(names, limits, about) : refuseRanged(g, unit, enemy, limits);
  if (kind) return kind;
  const range = rangeBand(fromLeader(g, unit, enemy, marks(g, enemy)));
  const forbidden = banned(g, 'target', { attacker: unit, defender: enemy, melee, range, limits });
  return forbidden ?? refuseMinis(g, unit, enemy, melee, range, limits);
}
const refuseMelee = (
  names: { readonly unit: number; readonly enemy: number },
  { melee }: AttackLimits,
  about: { readonly piece: number },
): Refusal | undefined =>
  melee === false ? refuse(['LE-ANGRIFF-05'], say('le.no.targetMelee', names), about) : undefined;

function refuseRanged(g: Legion, unit: Unit, enemy: Unit, limits: AttackLimits): Refusal | undefined {
  const names = { unit: unit.id, enemy: enemy.id };
  const about = { piece: enemy.id };
  if (limits.ranged === false) return refuse(['LE-ANGRIFF-06', 'LE-NAHKAMPF-05'], say('le.no.targetFar', names), about);
  if (isEngaged(g, unit) && !isVersatile(g, unit))
    return refuse(['LE-HANDGEMENGE-04', 'LE-NAHKAMPF-05'], say('le.no.shootEngaged', names), about);
  const far = fromLeader(g, unit, enemy, marks(g, enemy));
  const most = furthestRange(g, unit, limits);
  if (rangeBand(far) > most) return tooFar(names, far, most);
  if (!limits.intoMelee && isEngaged(g, enemy))
    return refuse(['LE-HANDGEMENGE-05'], say('le.no.targetEngaged', names), about);
  return undefined;
}
/** Who has nothing to shoot with is told so, not how far away the enemy is. */
const tooFar = (names: { readonly unit: number; readonly enemy: number }, far: number, most: number): Refusal =>
  most < 1
    ? refuse(['LE-ANGRIFF-05', 'LE-NAHKAMPF-05'], say('le.no.nothingRanged', names), { piece: names.enemy })
    : refuse(
        ['LE-ANGRIFF-09', 'LE-REICHWEITE-12'],
        say('le.no.targetRange', { ...names, range: rangeBand(far), most }),
        {
          piece: names.enemy,
          measured: rangeBand(far),
          allowed: most,
        },
      );

/** Nobody has a weapon for it, or nobody who has one sees it. LE-ANGRIFF-11..14 */
function refuseMinis(
  g: Legion,
  unit: Unit,
  enemy: Unit,
  melee: boolean,
  range: number,
  limits: AttackLimits,
): Refusal | undefined {
  const names = { unit: unit.id, enemy: enemy.id };
  const screens = screensBetween(g);
  if (!g.rules.leaderMayTarget(g, unit, enemy, melee, screens))
    return refuse(['L2-ANGRIFF-IM-DETAIL-01'], say('le.no.leaderSight', names), { piece: enemy.id });
  let blind = false;
  let why: Refusal | undefined;
  for (const mini of onTable(unit))
    for (const { key } of weaponsOf(g, unit)) {
      const refusal = refuseUse(g, unit, mini, key, enemy, melee, range, limits);
      if (refusal) why = worse(why, refusal);
      else if (seenBy(g, unit, mini, enemy, melee, screens).length > 0) return undefined;
      else blind = true;
    }
  if (blind) return refuse(['LE-ANGRIFF-11', 'LE-SICHTLINIE-07'], say('le.no.targetSight', names), { piece: enemy.id });
  return why ?? refuse(['LE-ANGRIFF-12'], say('le.no.noWeapon', names), { piece: enemy.id });
}
/** Of several reasons the one that is nearest to a shot: a weapon that is spent or broken, rather than one of another kind. */
const worse = (a: Refusal | undefined, b: Refusal): Refusal => (a === undefined || weight(b) > weight(a) ? b : a);
const ORDER: readonly string[] = ['LE-NAHKAMPF-04', 'LE-ANGRIFF-05', 'LE-WAFFEN-13', 'LE-REICHWEITE-12'];
const weight = ({ clauses }: Refusal): number =>
  Math.min(...clauses.map((clause) => (ORDER.includes(clause) ? ORDER.indexOf(clause) : ORDER.length)));

/** Why one miniature cannot use one weapon against somebody; undefined: it can, if it sees it. */
export function refuseUse(
  g: Legion,
  unit: Unit,
  mini: number,
  key: WeaponKey,
  enemy: Unit,
  melee: boolean,
  range: number,
  limits: AttackLimits,
): Refusal | undefined {
  const found = weaponsOf(g, unit).find((one) => one.key === key);
  if (!found) return undefined;
  const { weapon, at, special } = found;
  const names = { unit: unit.id, weapon: weapon.id };
  const about = { piece: unit.id };
  if (limits.thrown) {
    if (key !== limits.thrown.weapon) return refuse(['LE-ANGRIFF-07'], say('le.no.weaponOther', names), about);
    return unit.destroyedWeapons.includes(key)
      ? refuse(['LE-ROBUSTHEIT-09'], say('le.no.weaponDestroyed', names), about)
      : undefined;
  }
  if (limits.weapons ? !limits.weapons.includes(key) : special)
    return refuse(['LE-ANGRIFF-07'], say('le.no.weaponOther', names), about);
  if (!holds(g, unit, mini, at, melee)) return refuse(['LE-WAFFEN-13'], say('le.no.weaponHeld', names), about);
  return refuseWeapon(g, unit, mini, key, weapon, at, enemy, melee, range, limits);
}

/** Why there is nobody to attack: of all enemies the one that comes nearest to it. LE-ANGRIFF-08 */
export function refuseAttacking(g: Legion, unit: Unit, limits: AttackLimits): Refusal {
  const own = banned(g, 'attack', { unit }) ?? g.rules.refuseWithdrawn(g, unit, 'attack');
  if (own) return own;
  const reasons = enemiesOf(g.state, unit)
    .flatMap((enemy) => refuseTarget(g, unit, enemy, limits) ?? [])
    .map((refusal) => ({ refusal, far: Number(refusal.measured ?? 0) }));
  const [nearest] = reasons.sort((a, b) => rank(a.refusal) - rank(b.refusal) || a.far - b.far);
  if (!nearest) return refuse(['LE-ANGRIFF-08'], say('le.noTarget'), { piece: unit.id });
  const { refusal } = nearest;
  return { ...refusal, clauses: [...new Set([...refusal.clauses, 'LE-ANGRIFF-08' as const])], piece: unit.id };
}
/** Range says least: somebody is always too far away. */
const rank = ({ clauses }: Refusal): number =>
  clauses.includes('LE-REICHWEITE-12') || clauses.includes('LE-NAHKAMPF-05') ? 1 : 0;
