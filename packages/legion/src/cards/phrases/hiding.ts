import { type AttackLimits, hasTarget } from '../../flow/attack/targets.ts';
import type { Legion } from '../../legion.ts';
import type { Unit } from '../../state.ts';

/**
 * Duties to attack somebody if that is possible, the strongest last: not who hides, who has drawn the fire, whom a command card
 * names. Whether it is possible is judged by the stronger ones alone, so that no two of them wait for each other. R-LE-116
 */
export const DUTIES = { hide: 1, distract: 2, command: 3 } as const;
type Duty = (typeof DUTIES)[keyof typeof DUTIES];

export const counts = (duty: Duty, { above = 0 }: AttackLimits): boolean => duty > above;
export const canAttack = (
  g: Legion,
  unit: Unit,
  only: readonly number[],
  above: Duty,
  limits: AttackLimits = {},
): boolean => hasTarget(g, unit, { ...limits, only, above });

/** Whoever has drawn somebody's fire this round cannot hide. */
export const isDistracting = (g: Legion, unit: Unit): boolean =>
  g.state.lasting.some(({ source, unit: of }) => of === unit.id && source === `${unit.id}:distract`);

/** Whether it has drawn the fire of this enemy. */
export const distracts = (g: Legion, unit: Unit, enemy: Unit): boolean =>
  g.state.lasting.some(({ source, note }) => source === `${unit.id}:distract` && note === enemy.id);
