/** The lists of one player, and what can be done with them. Every step can be taken back. */
export interface Entry<L> {
  readonly id: string;
  readonly list: L;
}
export interface Collection<L> {
  readonly entries: readonly Entry<L>[];
  /** The one on the table; null if there is none. */
  readonly current: string | null;
}
interface History<L> {
  readonly now: Collection<L>;
  readonly past: readonly Collection<L>[];
  /** Whether `now` is just what the browser keeps already. */
  readonly kept: boolean;
}

export const asKept = <L>(now: Collection<L>): History<L> => ({ now, past: [], kept: true });

const MOST_STEPS = 200;

export const currentOf = <L>({ entries, current }: Collection<L>): Entry<L> | undefined =>
  entries.find((entry) => entry.id === current);

export const added = <L>({ entries }: Collection<L>, more: readonly Entry<L>[]): Collection<L> => ({
  entries: [...entries, ...more],
  current: more[0]?.id ?? entries[0]?.id ?? null,
});

export const changed = <L>(lists: Collection<L>, id: string, list: L): Collection<L> => ({
  ...lists,
  entries: lists.entries.map((entry) => (entry.id === id ? { id, list } : entry)),
});

/** The neighbour takes the place of a list that is removed. */
export function removed<L>({ entries, current }: Collection<L>, id: string): Collection<L> {
  const at = entries.findIndex((entry) => entry.id === id);
  const left = entries.filter((entry) => entry.id !== id);
  return { entries: left, current: current === id ? (left[Math.min(at, left.length - 1)]?.id ?? null) : current };
}

export const selected = <L>({ now, past }: History<L>, id: string): History<L> => ({
  now: { ...now, current: id },
  past,
  kept: false,
});

export const stepped = <L>({ now, past }: History<L>, next: Collection<L>): History<L> => ({
  now: next,
  past: [...past, now].slice(-MOST_STEPS),
  kept: false,
});

export const amended = <L>({ now, past }: History<L>, list: L): History<L> => ({
  now: now.current === null ? now : changed(now, now.current, list),
  past,
  kept: false,
});

export function undone<L>(history: History<L>): History<L> {
  const before = history.past.at(-1);
  return before ? { now: before, past: history.past.slice(0, -1), kept: false } : history;
}

/** Another window of this browser has changed the lists: its word counts, and there is nothing to take back here. */
export function overtaken<L>({ now }: History<L>, theirs: Collection<L>): History<L> {
  const stays = theirs.entries.some((entry) => entry.id === now.current);
  return asKept(stays ? { ...theirs, current: now.current } : theirs);
}
