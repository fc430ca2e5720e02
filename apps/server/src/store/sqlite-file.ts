import { existsSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { MatchHead, Private } from '@holotisch/online';
import { MIGRATIONS } from './migrations.ts';
import { CannotOpen, refuseNewer } from './opening.ts';
import { finishedOf, keptOf, listedOf, type Record_, rowOf, SEATED_ROWS, waitingOf } from './rows.ts';
import type { KeepPolicy, Kept, Listed, Listing, TaggedRow, WaitingRow, Written } from './store.ts';

/** Files up to this size are looked through at the start: that takes a fraction of a second. */
const LOOKED_THROUGH = 64e6;
/** What SQLite calls a damaged file. */
const CORRUPT = 11;

/**
 * A database in one file. Every call works on the disk until it is done, so it runs in a thread of its own
 * (`sqlite-thread.ts`).
 */
export class SqliteFile {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  #version: unknown;

  /** `mostMegabytes`: the file grows no larger; what comes then is refused. */
  constructor(file: string, mostMegabytes?: number) {
    this.#db = new DatabaseSync(file, { timeout: 5000 });
    this.#look(file);
    // WAL with FULL: a commit is on the disk when it returns, and readers are never in its way.
    this.#db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    if (mostMegabytes !== undefined)
      this.#db.exec(`PRAGMA max_page_count = ${Math.ceil((mostMegabytes * 1e6) / 4096)}`);
    this.#migrate();
    this.#version = this.#dataVersion();
  }

  /** Before anything is written: whether it is ours, and whole as far as that can be seen at once. */
  #look(file: string): void {
    const { n: tables, ours } = this.#get(
      `SELECT count(*) AS n, COALESCE(SUM(name = 'migrated'), 0) AS ours FROM sqlite_master WHERE type = 'table'`,
    )!;
    if (Number(tables) > 0 && Number(ours) === 0)
      throw new CannotOpen('das ist die Datenbank eines anderen Programms · this is the database of another program');
    if (!existsSync(file) || statSync(file).size > LOOKED_THROUGH) return;
    const found = this.#get('PRAGMA quick_check(1)')?.['quick_check'];
    if (found !== 'ok') throw Object.assign(new Error(String(found)), { errcode: CORRUPT });
  }

  #migrate(): void {
    this.#within(() => {
      this.#db.exec('CREATE TABLE IF NOT EXISTS migrated (version INTEGER PRIMARY KEY)');
      const done = Number(this.#get('SELECT COALESCE(MAX(version), 0) AS version FROM migrated')?.['version'] ?? 0);
      refuseNewer(done);
      for (const [index, steps] of MIGRATIONS.entries()) {
        if (index < done) continue;
        for (const step of steps) this.#db.exec(step);
        this.#run('INSERT OR IGNORE INTO migrated (version) VALUES (?)', index + 1);
      }
    });
  }

  create(head: MatchHead, secrets: Private, { status, players, result }: Listing): void {
    this.#run(
      `INSERT INTO matches (id, game, edition, head, secrets, public, size, status, players, result, created, seen, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      head.id,
      head.game,
      head.edition,
      JSON.stringify(head),
      JSON.stringify(secrets),
      head.public ? 1 : 0,
      head.size,
      status,
      JSON.stringify(players),
      JSON.stringify(result),
      head.created,
      head.created,
      head.created,
    );
  }

  load(match: string): Kept | undefined {
    const found = this.#get('SELECT head, secrets FROM matches WHERE id = ?', match);
    return (
      found && keptOf(found, this.#all('SELECT seq, time, tag, lines FROM log WHERE match = ? ORDER BY seq', match))
    );
  }

  rowsFrom(match: string, seq: number): readonly TaggedRow[] {
    return this.#all('SELECT seq, time, tag, lines FROM log WHERE match = ? AND seq >= ? ORDER BY seq', match, seq).map(
      rowOf,
    );
  }

  /** All of them in one transaction: one wait for the disk for everybody who has something to keep. */
  append(appends: readonly Written[]): readonly ('kept' | 'conflict')[] {
    return this.#within(() => appends.map((one) => this.#append(one)));
  }

  #append({ match, seq, time, tag, lines, listing }: Written): 'kept' | 'conflict' {
    const { changes } = this.#run(
      `INSERT INTO log (match, seq, time, tag, lines)
       SELECT ?, ?, ?, ?, ? WHERE EXISTS (SELECT 1 FROM matches WHERE id = ?)
       ON CONFLICT DO NOTHING`,
      match,
      seq,
      time,
      tag,
      lines,
      match,
    );
    if (changes === 0) return 'conflict';
    if (listing)
      this.#run(
        'UPDATE matches SET status = ?, players = ?, result = ?, changed = ? WHERE id = ?',
        listing.status,
        JSON.stringify(listing.players),
        JSON.stringify(listing.result),
        time,
        match,
      );
    return 'kept';
  }

  waiting(since: number): readonly WaitingRow[] {
    return this.#all(
      `SELECT head, players FROM matches WHERE public = 1 AND status = 'gathering' AND seen >= ? ORDER BY created LIMIT 200`,
      since,
    ).map(waitingOf);
  }

  touch(matches: readonly string[], now: number): void {
    this.#within(() => {
      for (const match of matches) this.#run('UPDATE matches SET seen = ? WHERE id = ?', now, match);
    });
  }

  finished(before: number, most: number): ReturnType<typeof finishedOf>[] {
    return this.#all(
      `SELECT id, game, edition, head, players, result, changed FROM matches
       WHERE public = 1 AND status = 'over' AND changed < ? ORDER BY changed DESC LIMIT ?`,
      before,
      most,
    ).map(finishedOf);
  }

  listed(matches: readonly string[]): readonly Listed[] {
    return matches.flatMap((id) => {
      const found = this.#get(
        'SELECT id, head, secrets, status, players, result, changed FROM matches WHERE id = ?',
        id,
      );
      if (!found) return [];
      const rows = 'SELECT match, lines FROM log WHERE match = ? AND lines LIKE ? ORDER BY seq';
      return [listedOf(found, this.#all(rows, id, SEATED_ROWS))];
    });
  }

  remove(match: string): void {
    this.#run('DELETE FROM matches WHERE id = ?', match);
  }

  cleanUp({ gathering, idle, over }: KeepPolicy, now: number): number {
    const last = '(SELECT COALESCE(MAX(time), matches.created) FROM log WHERE log.match = matches.id)';
    return this.#within(
      () =>
        Number(
          this.#run(
            `DELETE FROM matches WHERE status IN ('gathering', 'full') AND seen < ? AND ${last} < ?`,
            now - gathering,
            now - gathering,
          ).changes,
        ) +
        Number(this.#run(`DELETE FROM matches WHERE status = 'playing' AND ${last} < ?`, now - idle).changes) +
        Number(this.#run(`DELETE FROM matches WHERE status IN ('over', 'closed') AND changed < ?`, now - over).changes),
    );
  }

  check(): void {
    this.#run('UPDATE migrated SET version = version WHERE version = 1');
  }

  /** Whether another process has written into the file since this was asked last. */
  changedElsewhere(): boolean {
    const now = this.#dataVersion();
    const changed = now !== this.#version;
    this.#version = now;
    return changed;
  }

  #dataVersion(): unknown {
    return this.#get('PRAGMA data_version')?.['data_version'];
  }

  backup(file: string): void {
    if (existsSync(file)) throw new Error(`${file} is there already`);
    try {
      this.#run('VACUUM INTO ?', file);
    } catch (error) {
      // Half a backup is none.
      rmSync(file, { force: true });
      throw error;
    }
  }

  close(): void {
    this.#db.close();
  }

  #within<T>(work: () => T): T {
    this.#db.exec('BEGIN IMMEDIATE');
    try {
      const done = work();
      this.#db.exec('COMMIT');
      return done;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    }
  }

  #statement(sql: string): StatementSync {
    const known = this.#prepared.get(sql);
    if (known) return known;
    const made = this.#db.prepare(sql);
    this.#prepared.set(sql, made);
    return made;
  }

  #run(sql: string, ...values: readonly (string | number | null)[]) {
    return this.#statement(sql).run(...values);
  }
  #get(sql: string, ...values: readonly (string | number | null)[]): Record_ | undefined {
    return this.#statement(sql).get(...values);
  }
  #all(sql: string, ...values: readonly (string | number | null)[]): readonly Record_[] {
    return this.#statement(sql).all(...values);
  }
}
