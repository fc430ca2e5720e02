import type { Tally } from './arena.ts';

interface Verdict {
  readonly ok: boolean;
  /** What has gone wrong. */
  readonly faults: readonly (keyof Tally)[];
  /** What ought to have happened and did not: a run without its disasters proves nothing. */
  readonly missing: readonly (keyof Tally)[];
}

const FAULTS = [
  'lost',
  'doubled',
  'unsent',
  'disagreements',
  'leaked',
  'early',
  'unfinished',
  'crashes',
] as const satisfies readonly (keyof Tally)[];

/** What takes part in every run, whatever the database. */
const PARTS = [
  'decisions',
  'kills',
  'cuts',
  'repeated',
  'reordered',
  'replayed',
  'takebacks',
  'chats',
  'proposals',
  'changes',
  'claims',
  'flagged',
  'watched',
  'reported',
] as const satisfies readonly (keyof Tally)[];
/** Only a database of its own can be restarted; only a file is on a disk that we can fill. */
const PARTS_OF: Readonly<Record<string, readonly (keyof Tally)[]>> = { sqlite: ['fullDisks'], postgres: ['restarts'] };

export function verdict(
  tally: Tally,
  { stores, games }: { readonly stores: readonly string[]; readonly games: number },
): Verdict {
  const faults = FAULTS.filter((name) => tally[name] > 0);
  const parts = [...PARTS, ...stores.flatMap((store) => PARTS_OF[store] ?? [])];
  const missing = parts.filter((name) => tally[name] === 0);
  return { ok: faults.length === 0 && missing.length === 0 && tally.games === games, faults, missing };
}
