import type { Way } from '@holotisch/engine';

/** What is left where everybody decides as is best for him, from the last decision to the first; `harm` is what the attacker wants. */
export function bestWays<T>(ways: readonly Way<T>[], harm: (value: T) => number): readonly Way<T>[] {
  const places = new Map(ways.flatMap(({ picks }) => picks.map((one) => [one.where, one] as const)));
  let left = ways;
  for (const { where, by } of [...places.values()].sort((a, b) => depth(b) - depth(a))) {
    const optionOf = ({ picks }: Way<T>) => picks.find((one) => one.where === where)?.option;
    const sums = new Map<number, number>();
    for (const way of left) {
      const option = optionOf(way);
      if (option !== undefined) sums.set(option, (sums.get(option) ?? 0) + way.chance * harm(way.value));
    }
    const sign = by === 'attacker' ? 1 : -1;
    const [best] = [...sums].sort(([, a], [, b]) => sign * (b - a))[0] ?? [];
    left = left.filter((way) => (optionOf(way) ?? best) === best);
  }
  return left;
}

/** How many dice and decisions came before one. */
const depth = ({ where }: { readonly where: string }): number => where.split(',').length + Number(where !== '');
