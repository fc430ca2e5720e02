import type { Flow } from '@holotisch/engine';
import { isAt } from '../../geometry/range.ts';
import type { Legion } from '../../legion.ts';
import type { Unit, WeaponKey } from '../../state.ts';
import { between, hasKeyword, isRanged, weaponNamed } from '../../values.ts';
import { chooseWeapons, declare, mayStretch, type Pool, poolOf } from '../attack/pools.ts';
import { type AttackLimits, type Target, targetsOf } from '../attack/targets.ts';

/** Pools that keywords of 2.6 add in the step Declare Additional Defender, before any dice are rolled. R-L2-33 */

/** Beam X: right after the pool of its weapon up to X others, each within 1 of the last defender, however far. */
export function* afterPool(g: Legion, unit: Unit, limits: AttackLimits, pools: Pool[]): Flow {
  if (limits.thrown) return;
  const keys = [...new Set(pools.at(-1)!.weapons.map(({ weapon }) => weapon))].filter(
    (key) => beamOf(g, unit, key) > 0,
  );
  const within: AttackLimits = { ...limits, melee: false, weapons: keys, anyRange: true };
  let left = pools.at(-1)!.weapons.reduce((sum, { weapon }) => sum + beamOf(g, unit, weapon), 0);
  for (; left > 0; left--) {
    const last = pools.at(-1)!.target.unit;
    const targets = fresh(g, unit, within, pools).filter(({ unit: enemy }) => isAt(between(g, last, enemy), 1));
    const target = targets.length > 0 ? yield* declare(g, unit, targets, pools, within, 'beam') : undefined;
    if (!target) return;
    pools.push({ ...poolOf(target, yield* chooseWeapons(g, unit, target, within)), anyRange: true });
  }
}
const beamOf = (g: Legion, unit: Unit, key: WeaponKey): number => {
  const beam = weaponNamed(g, unit, key).keywords.find(({ keyword }) => keyword === 'beam');
  return beam ? (beam.value ?? 1) : 0;
};

/** Gunslinger: one more defender, and a pool of a single ranged weapon that is in another one; not beside Beam. */
export function* afterPools(g: Legion, unit: Unit, limits: AttackLimits, pools: Pool[]): Flow {
  if (limits.thrown || pools.some(({ anyRange }) => anyRange) || !hasKeyword(g, unit, 'gunslinger')) return;
  const used = pools.flatMap(({ weapons }) => weapons).filter(({ weapon }) => isRanged(weaponNamed(g, unit, weapon)));
  const within: AttackLimits = { ...limits, melee: false, weapons: used.map(({ weapon }) => weapon) };
  const targets = fresh(g, unit, within, pools).flatMap((target) => {
    const weapons = target.weapons.flatMap((one) => {
      const isUsed = (key: WeaponKey) => used.some(({ mini, weapon }) => mini === one.mini && weapon === key);
      const keys = one.keys.filter((key) => isUsed(key) && mayStretch(g, unit, target, key, pools, limits));
      return keys.length > 0 ? [{ ...one, keys }] : [];
    });
    return weapons.length > 0 ? [{ ...target, weapons }] : [];
  });
  const target = targets.length > 0 ? yield* declare(g, unit, targets, pools, within, 'gunslinger') : undefined;
  if (target) pools.push(poolOf(target, yield* chooseWeapons(g, unit, target, within, true)));
}

/** Whom no pool is aimed at yet. */
const fresh = (g: Legion, unit: Unit, limits: AttackLimits, pools: readonly Pool[]): readonly Target[] =>
  targetsOf(g, unit, limits).filter(({ unit: enemy }) => pools.every(({ target }) => target.unit !== enemy));
