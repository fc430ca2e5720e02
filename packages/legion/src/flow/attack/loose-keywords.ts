import type { Flow } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import type { Legion } from '../../legion.ts';
import { hasKeyword, isDroidTrooper, isTrooper, isVehicle, poolKeyword } from '../../values.ts';
import { gain } from '../tokens.ts';
import { changeAttack, showing } from './dice.ts';

/**
 * What the weapon keywords of a token do that detonates. No unit brings them, so nobody chooses: they are always used in
 * full. There are Impact, Suppressive and Poison on such weapons, and Blast, which is about cover. LE-DETONIEREN-02, LE-FLAECHENWAFFEN-05
 */

/** LE-WUCHT-X-01, LE-SCHWACHSTELLE-X-HECK-02 */
export function looseImpact(g: Legion, { attack: a, defender }: AttackMoment): void {
  if (hasKeyword(g, defender, 'armor'))
    changeAttack(g, a, showing(a, 'hit', poolKeyword(g, a, 'impact')), 'crit', 'impact');
}

/** LE-NIEDERHALTEND-01: troopers; neither vehicles nor droids are poisoned. R-LE-85 */
export function* looseAfter(g: Legion, { attack: a, defender }: AttackMoment): Flow {
  if (poolKeyword(g, a, 'suppressive') > 0 && isTrooper(g, defender))
    yield* gain(g, defender, 'suppression', 1, 'suppressive');
  if (a.wounds === 0 || isVehicle(g, defender) || isDroidTrooper(g, defender)) return;
  yield* gain(g, defender, 'poison', poolKeyword(g, a, 'poison'), 'poison');
}
