import type { Append, Store } from '@holotisch/server';

/** One decision of so many stands in the log twice. */
const EVERY = 25;

/**
 * A store that writes some decisions twice: each as a row of its own, as a queue that delivers what it has delivered already
 * would. Whoever claims to notice doubled decisions must notice it with this one.
 */
export function doubling(store: Store): Store {
  let decisions = 0;
  const append = async (wanted: Append): Promise<'kept' | 'conflict'> => {
    const outcome = await store.append(wanted);
    const { row } = wanted;
    const isDecision = row.lines.some((line) => 'said' in line && line.said.type === 'decide');
    if (outcome !== 'kept' || !isDecision || ++decisions % EVERY !== 0) return outcome;
    await store.append({ ...wanted, row: { ...row, seq: row.seq + 1, tag: `${row.tag}-again` } });
    return outcome;
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return append;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
