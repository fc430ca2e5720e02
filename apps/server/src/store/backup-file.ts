import { rmSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import type { Record_ } from './rows.ts';

/**
 * A backup is a file of SQLite with the tables of `migrations.ts`, whichever database it was made from: so matches can
 * move from one to the other, and nothing else has to be installed for it.
 */
export const COLUMNS = {
  matches: [
    ...['id', 'game', 'edition', 'head', 'secrets', 'public', 'size', 'status', 'players', 'result'],
    ...['created', 'seen', 'changed'],
  ],
  log: ['match', 'seq', 'time', 'tag', 'lines'],
} as const;
/** The others are text. */
export const NUMBERS: ReadonlySet<string> = new Set(['public', 'created', 'seen', 'changed', 'seq', 'time']);

/** Some matches with all their rows. */
export type Portion = { readonly matches: readonly Record_[]; readonly log: readonly Record_[] };
export const MATCHES_AT_ONCE = 100;

/** A new backup; nothing is in it before `close`. */
export class NewBackup {
  readonly #db: DatabaseSync;
  readonly #file: string;
  count = 0;

  constructor(file: string) {
    this.#file = file;
    this.#db = new DatabaseSync(file);
    this.#db.exec('BEGIN; CREATE TABLE migrated (version INTEGER PRIMARY KEY)');
    for (const [index, steps] of MIGRATIONS.entries()) {
      for (const step of steps) this.#db.exec(step);
      this.#db.prepare('INSERT INTO migrated (version) VALUES (?)').run(index + 1);
    }
  }

  put(portion: Portion): void {
    for (const table of ['matches', 'log'] as const) {
      const columns = COLUMNS[table];
      const places = columns.map(() => '?').join(', ');
      const insert = this.#db.prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places})`);
      for (const record of portion[table]) insert.run(...columns.map((name) => storedAs(name, record)));
    }
    this.count += portion.matches.length;
  }

  close(): void {
    this.#db.exec('COMMIT');
    this.#db.close();
  }

  /** Half a backup is none: nobody shall find one that only looks like it. */
  abandon(): void {
    this.#db.close();
    for (const ending of ['', '-journal']) rmSync(this.#file + ending, { force: true });
  }
}

const storedAs = (name: string, record: Record_): SQLInputValue => {
  const value = record[name] ?? null;
  return value === null ? null : NUMBERS.has(name) ? Number(value) : String(value);
};

/** What a backup holds, some matches at a time. */
export function* portionsOf(file: string): Generator<Portion, void, void> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const some = db.prepare('SELECT * FROM matches WHERE id > ? ORDER BY id LIMIT ?');
    const rows = db.prepare('SELECT * FROM log WHERE match = ? ORDER BY seq');
    for (let last = ''; ; ) {
      const matches = some.all(last, MATCHES_AT_ONCE);
      if (matches.length === 0) return;
      yield { matches, log: matches.flatMap(({ id }) => rows.all(id!)) };
      last = String(matches.at(-1)!['id']);
    }
  } finally {
    db.close();
  }
}
