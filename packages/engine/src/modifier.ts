/**
 * A continuous effect on a value. It is looked up whenever the value is wanted and never written into the state,
 * so it begins and ends by itself with its source.
 */
export type Modifier = {
  /** Replaces the value; of several, the latest one counts (list order is age order). */
  readonly set?: number;
  readonly add?: number;
  readonly atLeast?: number;
  readonly atMost?: number;
};

/** Base value, latest replacement, all additions, then the bounds: floors first, caps last. */
export function modified(base: number, modifiers: Iterable<Modifier>): number {
  let value = base;
  let sum = 0;
  let floor = Number.NEGATIVE_INFINITY;
  let cap = Number.POSITIVE_INFINITY;
  for (const m of modifiers) {
    if (m.set !== undefined) value = m.set;
    if (m.add !== undefined) sum += m.add;
    if (m.atLeast !== undefined && m.atLeast > floor) floor = m.atLeast;
    if (m.atMost !== undefined && m.atMost < cap) cap = m.atMost;
  }
  return Math.min(Math.max(value + sum, floor), cap);
}
