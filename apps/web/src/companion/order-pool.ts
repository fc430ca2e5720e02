import type { Chance } from '../table-ui/companion/dice.ts';

/** Order tokens by rank: how many there are, how many of them lie in the bag, and which was drawn last. */
export interface OrderPool {
  readonly all: Readonly<Record<string, number>>;
  readonly bag: Readonly<Record<string, number>>;
  readonly drawn: string | null;
}

export const poolOf = (all: Readonly<Record<string, number>>): OrderPool => ({ all, bag: all, drawn: null });

export const tokensIn = (bag: Readonly<Record<string, number>>): number =>
  Object.values(bag).reduce((sum, count) => sum + count, 0);

/** One token, blindly: each is as likely as any other. Undefined when the bag is empty. */
export function drawn({ all, bag }: OrderPool, chance: Chance): OrderPool | undefined {
  const count = tokensIn(bag);
  if (count === 0) return undefined;
  let at = chance(count);
  for (const [rank, some] of Object.entries(bag)) {
    if (at < some) return { all, bag: { ...bag, [rank]: some - 1 }, drawn: rank };
    at -= some;
  }
  throw new RangeError(`no token ${at} in the bag`);
}

/** A token more or less in the bag: one that lies face up beside its unit is not drawn. Never more than there are. */
export function inBag(pool: OrderPool, rank: string, count: number): OrderPool {
  const most = pool.all[rank] ?? 0;
  return { ...pool, bag: { ...pool.bag, [rank]: Math.max(0, Math.min(most, count)) } };
}

/** A unit more or less: its token comes into the bag, or leaves it with the unit. */
export function inArmy(pool: OrderPool, rank: string, count: number): OrderPool {
  const before = pool.all[rank] ?? 0;
  const now = Math.max(0, count);
  const all = { ...pool.all, [rank]: now };
  const inside = (pool.bag[rank] ?? 0) + Math.max(0, now - before);
  return inBag({ ...pool, all }, rank, Math.min(inside, now));
}

/** At the end of a round every unit that is left has its token again. */
export const refilled = ({ all }: OrderPool): OrderPool => poolOf(all);

export function poolFrom(value: unknown, ranks: readonly string[]): OrderPool {
  const counts = (one: unknown): Readonly<Record<string, number>> =>
    Object.fromEntries(
      ranks.map((rank) => {
        const count = typeof one === 'object' && one !== null ? (one as Record<string, unknown>)[rank] : 0;
        return [rank, typeof count === 'number' && Number.isInteger(count) && count >= 0 && count < 100 ? count : 0];
      }),
    );
  const {
    all,
    bag,
    drawn: last,
  } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const whole = counts(all);
  const inside = counts(bag);
  return {
    all: whole,
    bag: Object.fromEntries(ranks.map((rank) => [rank, Math.min(whole[rank]!, inside[rank]!)])),
    drawn: ranks.find((rank) => rank === last) ?? null,
  };
}
