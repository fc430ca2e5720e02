import type { gain } from '../../flow/tokens.ts';
import type { Legion } from '../../legion.ts';
import { isVehicle, poolKeyword } from '../../values.ts';
import { type AnyAbility, type AttackMoment, at, type CardSource, type GatherMoment } from '../vocabulary.ts';

/** The card's unit attacks, and its pool has the keyword. */
export const inPool =
  (name: Parameters<typeof poolKeyword>[2]) =>
  (g: Legion, m: AttackMoment, self: CardSource): boolean =>
    m.attacker === self.unit && poolKeyword(g, m.attack, name) > 0;

const DROIDS = ['droid-trooper', 'heavy-droid-trooper'] as const;

/** Vehicles, and by the core rulebook droids. */
export const isElectronic = (g: Legion, { defender }: AttackMoment): boolean =>
  isVehicle(g, defender) || DROIDS.some((type) => type === g.card(defender).type);

/** White becomes black, black red: so many dice. */
export function better(pool: GatherMoment['pool'], most: number): void {
  let left = most;
  const blacks = pool.black;
  const whites = Math.min(left, pool.white);
  pool.white -= whites;
  pool.black += whites;
  left -= whites;
  const reds = Math.min(left, blacks);
  pool.black -= reds;
  pool.red += reds;
}

/** So many dice of a pool of its unit may be better; fewer are never wanted, so only whether is asked. */
export const bettersDice = (
  most: (g: Legion, m: GatherMoment, self: CardSource) => number,
  then: (g: Legion, self: CardSource) => ReturnType<typeof gain> | undefined = () => undefined,
): AnyAbility =>
  at('attack.gather', {
    when: (g, m, self) => m.attacker === self.unit && m.pool.white + m.pool.black > 0 && most(g, m, self) > 0,
    *run(g, m, self) {
      better(m.pool, most(g, m, self));
      const price = then(g, self);
      if (price) yield* price;
    },
  });
