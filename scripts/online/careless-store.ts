import type { Append, Store } from '@holotisch/server';

/** How long it says that something is kept before it is. */
const LATE_MS = 40;

/**
 * A store that says `kept` at once and keeps it a moment later: a server whose acknowledgements mean nothing. Whoever
 * claims to notice lost decisions must notice it with this one.
 */
export function careless(store: Store): Store {
  const coming = new Set<string>();
  const place = ({ match, row }: Append) => `${match}/${row.seq}`;
  const append = async (wanted: Append): Promise<'kept' | 'conflict'> => {
    // Matches begin all the same: it is about decisions.
    if (!wanted.row.lines.some((line) => 'said' in line)) return store.append(wanted);
    if (coming.has(place(wanted))) return 'conflict';
    coming.add(place(wanted));
    setTimeout(() => {
      void store
        .append(wanted)
        .catch(() => {})
        .finally(() => coming.delete(place(wanted)));
    }, LATE_MS);
    return 'kept';
  };
  return new Proxy(store, {
    get: (target, name) => {
      if (name === 'append') return append;
      const member: unknown = Reflect.get(target, name, target);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
}
