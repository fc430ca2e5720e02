import type { Description, SceneItem } from './description.ts';

/** Whether two pieces of plain data say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b))
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => same(one, b[i]));
  const [before, after] = [Object.entries(a), new Map(Object.entries(b))];
  return (
    before.length === after.size && before.every(([name, value]) => after.has(name) && same(value, after.get(name)))
  );
}

/** The new description with the very items of the old one wherever they say the same: only what differs is redrawn. */
export function kept(before: Description | undefined, now: Description): Description {
  if (!before || before === now) return now;
  const known = new Map<string, SceneItem>(before.items.map((item) => [item.key, item]));
  return {
    ...now,
    ground: same(before.ground, now.ground) ? before.ground : now.ground,
    items: now.items.map((item) => {
      const old = known.get(item.key);
      return old && same(old, item) ? old : item;
    }),
    ...(now.signs && { signs: before.signs && same(before.signs, now.signs) ? before.signs : now.signs }),
  };
}
