/**
 * An edition as a layer over another one: it names only what differs. Procedures call each other through the table
 * they live in (`g.rules.cover(g, …)`), so that a replaced step is used by the steps that were not replaced.
 */
export function overlay<T extends object>(base: T, changes: (base: T) => Partial<T>): T {
  const changed = changes(base);
  for (const name of Object.keys(changed))
    if (!Object.hasOwn(base, name)) throw new TypeError(`the edition changes "${name}", which its base does not have`);
  return Object.freeze({ ...base, ...changed });
}
