import type { Flow } from '@holotisch/engine';
import type { AttackMoment } from '../../cards/moments.ts';
import type { Legion } from '../../legion.ts';
import { hasKeyword, isDroidTrooper, isTrooper, isVehicle, poolKeyword } from '../../values.ts';
import { gain } from '../tokens.ts';
import { blocking, changeAttack, changeDefence, showing } from './dice.ts';

/**
 * What the weapon keywords of a token do that detonates. No unit brings them, so nobody chooses: they are always used in
 * full. LE-DETONIEREN-02, LE-FLAECHENWAFFEN-05
 */

/** LE-WUCHT-X-01, LE-SCHWACHSTELLE-X-HECK-02 */
export function looseImpact(g: Legion, { attack: a, defender }: AttackMoment): void {
  if (hasKeyword(g, defender, 'armor'))
    changeAttack(g, a, showing(a, 'hit', poolKeyword(g, a, 'impact')), 'crit', 'impact');
}

/** LE-DURCHSCHLAGEN-X-01 */
export function loosePierce(g: Legion, { attack: a, defender }: AttackMoment): void {
  const most = poolKeyword(g, a, 'pierce') - a.pierced;
  if (most <= 0 || hasKeyword(g, defender, 'immune-pierce')) return;
  const dice = blocking(a).slice(0, most);
  a.pierced += dice.length;
  changeDefence(g, a, defender, dice, 'blank', 'pierce', 'cancelled');
}

/** LE-NIEDERHALTEND-01, LE-IONEN-X-01, LC-IONEN-X-01: vehicles and droids suffer by ion, the other troopers by poison. R-LE-85 */
export function* looseAfter(g: Legion, { attack: a, defender }: AttackMoment): Flow {
  if (poolKeyword(g, a, 'suppressive') > 0 && isTrooper(g, defender))
    yield* gain(g, defender, 'suppression', 1, 'suppressive');
  if (a.wounds === 0) return;
  const electronic = isVehicle(g, defender) || isDroidTrooper(g, defender);
  const token = electronic ? 'ion' : 'poison';
  yield* gain(g, defender, token, poolKeyword(g, a, token), token);
  yield* gain(g, defender, 'immobilize', poolKeyword(g, a, 'immobilize'), 'immobilize');
}
