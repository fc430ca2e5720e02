import { hasTarget } from '../../flow/attack/targets.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';

export const canAttack = (g: Legion, unit: Unit, only: readonly number[]): boolean => hasTarget(g, unit, { only });

/** Whoever has drawn somebody's fire this round cannot hide. */
export const isDistracting = (g: Legion, unit: Unit): boolean =>
  g.state.lasting.some(({ source, unit: of }) => of === unit.id && source === `${unit.id}:distract`);
