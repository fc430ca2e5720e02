import { randomBytes } from 'node:crypto';
import type { MatchHead, Private } from '@holotisch/online';
import pg from 'pg';
import { bordered, type Faults, spokenFaults } from '../border.ts';
import { AppendQueue } from './append-queue.ts';
import { MIGRATIONS } from './migrations.ts';
import { readNews } from './news.ts';
import { mayCome, refuseNewer, whyNotPostgres } from './opening.ts';
import { backUpPostgres, restorePostgres } from './postgres-backup.ts';
import { finishedOf, keptOf, listedOf, type Record_, rowOf, SEATED_ROWS, waitingOf } from './rows.ts';
import type { Append, KeepPolicy, Kept, Listed, Listing, News, Store, TaggedRow, Told, WaitingRow } from './store.ts';

const CHANNEL = 'holotisch';
/** Any number, as long as it is ours: one process migrates at a time. */
const MIGRATION_LOCK = 4_816_251;
const CONNECTIONS = 8;
/** Transactions on their way at once; whatever comes meanwhile goes into the next one. */
const WRITERS = 3;
const LISTEN_AGAIN_MS = 300;
const WAIT_FOR_IT_MS = 20_000;
const SAID_AFTER_MS = 700;
const CONNECT_WITHIN_MS = 5000;
/** What one notification may hold. */
const MOST_PAYLOAD = 7000;

/** Tags tell the rows of one match apart, not matches. */
const placeOf = ({ match, row }: Append): string => `${match}/${row.tag}`;

/** How long a database is waited for, who is told that it is, and who of faults. */
interface PostgresOpening {
  readonly wait?: number | undefined;
  readonly say?: ((words: string) => void) | undefined;
  readonly faults?: Faults | undefined;
}

/** Any number of processes and one database: it keeps the logs and carries the news. */
export class PostgresStore implements Store {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #url: string;
  /** Tells our own news from that of others. */
  readonly #origin = randomBytes(6).toString('base64url');
  readonly #listeners: ((news: News) => void)[] = [];
  readonly #faults: Faults;
  #ear: pg.Client | undefined;
  readonly #appends = new AppendQueue((batch) => this.#keep(batch), WRITERS);
  #closed = false;

  private constructor(url: string, faults: Faults) {
    this.#url = url;
    this.#faults = faults;
    this.#pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: CONNECT_WITHIN_MS });
    // A connection that breaks while nobody uses it is replaced; who uses one is told by the query.
    this.#pool.on('error', () => {});
  }

  /** A database that starts at the same time, or again, is waited for, and `say` is told that it is. */
  static async open(
    url: string,
    { wait = WAIT_FOR_IT_MS, say, faults = spokenFaults }: PostgresOpening = {},
  ): Promise<PostgresStore> {
    const store = new PostgresStore(url, faults);
    const { host } = new URL(url);
    const words = `PostgreSQL ${host} antwortet noch nicht, ich warte … · PostgreSQL ${host} does not answer yet, waiting …`;
    const late = setTimeout(
      bordered(faults, 'what is said at the start', () => say?.(words)),
      SAID_AFTER_MS,
    );
    try {
      for (const until = Date.now() + wait; ; )
        try {
          await store.#migrate();
          await store.#listen();
          return store;
        } catch (error) {
          if (!mayCome(error) || Date.now() >= until) throw whyNotPostgres(url, error);
          await new Promise((again) => setTimeout(again, LISTEN_AGAIN_MS));
        }
    } catch (error) {
      await store.close().catch(() => {});
      throw error;
    } finally {
      clearTimeout(late);
    }
  }

  async #migrate(): Promise<void> {
    const client = await this.#pool.connect();
    // A connection that breaks between two queries is told of by the next one.
    client.on('error', () => {});
    try {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      await client.query('CREATE TABLE IF NOT EXISTS migrated (version INTEGER PRIMARY KEY)');
      const { rows } = await client.query('SELECT COALESCE(MAX(version), 0) AS version FROM migrated');
      refuseNewer(Number(rows[0].version));
      for (const [index, steps] of MIGRATIONS.entries()) {
        if (index < Number(rows[0].version)) continue;
        for (const step of steps) await client.query(step);
        await client.query('INSERT INTO migrated (version) VALUES ($1) ON CONFLICT DO NOTHING', [index + 1]);
      }
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  /** Listens for news, and again when the connection was lost; what was told meanwhile has to be looked up. */
  async #listen(): Promise<void> {
    const ear = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    });
    // Anybody who may use the database may tell something on this channel.
    ear.on(
      'notification',
      bordered(this.#faults, 'a notification', ({ payload }: pg.Notification) => this.#hear(payload ?? '')),
    );
    ear.on('error', () => {});
    try {
      await ear.connect();
      await ear.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void ear.end().catch(() => {});
      throw error;
    }
    this.#ear = ear;
    // Only one that was listening is replaced: of those that never did, whoever tried knows.
    ear.once(
      'end',
      bordered(this.#faults, 'the end of listening', () => {
        if (!this.#closed) this.#soon();
      }),
    );
  }

  #soon(): void {
    setTimeout(
      bordered(this.#faults, 'listening again', () => this.#listenAgain()),
      LISTEN_AGAIN_MS,
    ).unref();
  }

  async #listenAgain(): Promise<void> {
    if (this.#closed) return;
    try {
      await this.#listen();
    } catch {
      return this.#soon();
    }
    this.#tell({ type: 'missed' });
  }

  /** Everybody who listens; what goes wrong with one is no matter of the others. */
  #tell(news: News): void {
    for (const listener of this.#listeners) bordered(this.#faults, 'news', listener)(news);
  }

  #hear(payload: string): void {
    const told = readNews(payload);
    if (!('by' in told)) this.#tell(told);
    // What we have kept ourselves is no news.
    else if (told.by !== this.#origin) for (const match of told.rows) this.#tell({ type: 'row', match });
  }

  onNews(listener: (news: News) => void): void {
    this.#listeners.push(listener);
  }

  tell(news: Told): void {
    // Who is here is not worth waiting for, and is told again.
    this.#pool.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(news)]).catch(() => {});
  }

  async create(head: MatchHead, secrets: Private, { status, players, result }: Listing): Promise<void> {
    await this.#pool.query(
      `INSERT INTO matches (id, game, edition, head, secrets, public, size, status, players, result, created, seen, changed)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $11)`,
      [
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
      ],
    );
  }

  async load(match: string): Promise<Kept | undefined> {
    const found = await this.#all('SELECT head, secrets FROM matches WHERE id = $1', [match]);
    if (!found[0]) return undefined;
    return keptOf(
      found[0],
      await this.#all('SELECT seq, time, tag, lines FROM log WHERE match = $1 ORDER BY seq', [match]),
    );
  }

  async rowsFrom(match: string, seq: number): Promise<readonly TaggedRow[]> {
    const sql = 'SELECT seq, time, tag, lines FROM log WHERE match = $1 AND seq >= $2 ORDER BY seq';
    return (await this.#all(sql, [match, seq])).map(rowOf);
  }

  append(append: Append): Promise<'kept' | 'conflict'> {
    return this.#appends.append(append);
  }

  /**
   * All of them in one statement, which is one transaction: the rows, what lists show, and the news of it. The order of
   * the rows is the same everywhere, so that two processes never wait for each other in a circle.
   */
  async #keep(batch: readonly Append[]): Promise<readonly ('kept' | 'conflict')[]> {
    const all = batch.toSorted((a, b) => (a.match < b.match ? -1 : 1));
    const listed = all.filter(({ listing }) => listing);
    const { rows } = await this.#pool.query(
      `WITH new AS (
         SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[], $5::text[]) AS t (match, seq, time, tag, lines)
       ), kept AS (
         INSERT INTO log (match, seq, time, tag, lines)
         SELECT new.match, new.seq, new.time, new.tag, new.lines FROM new JOIN matches ON matches.id = new.match ORDER BY new.match
         ON CONFLICT DO NOTHING RETURNING match, tag
       ), listed AS (
         UPDATE matches SET status = l.status, players = l.players, result = l.result, changed = l.changed
         FROM unnest($6::text[], $7::text[], $8::text[], $9::text[], $10::bigint[]) AS l (id, status, players, result, changed)
         WHERE matches.id = l.id AND matches.id IN (SELECT match FROM kept)
       ), told AS (
         SELECT pg_notify('${CHANNEL}', json_build_object('by', $11::text, 'rows', json_agg(match))::text) FROM (
           SELECT match, (sum(length(match) + 3) OVER (ORDER BY match)) / ${MOST_PAYLOAD} AS part FROM kept
         ) parts GROUP BY part
       )
       SELECT kept.match, kept.tag, (SELECT count(*) FROM told) AS told FROM kept`,
      [
        all.map(({ match }) => match),
        all.map(({ row }) => row.seq),
        all.map(({ row }) => row.time),
        all.map(({ row }) => row.tag),
        all.map(({ row }) => JSON.stringify(row.lines)),
        listed.map(({ match }) => match),
        listed.map(({ listing }) => listing!.status),
        listed.map(({ listing }) => JSON.stringify(listing!.players)),
        listed.map(({ listing }) => JSON.stringify(listing!.result)),
        listed.map(({ row }) => row.time),
        this.#origin,
      ],
    );
    const kept = new Set(rows.map(({ match, tag }) => `${match}/${tag}`));
    return batch.map((one) => (kept.has(placeOf(one)) ? 'kept' : 'conflict'));
  }

  async waiting(since: number): Promise<readonly WaitingRow[]> {
    const sql = `SELECT head, players FROM matches WHERE public = 1 AND status = 'gathering' AND seen >= $1 ORDER BY created LIMIT 200`;
    return (await this.#all(sql, [since])).map(waitingOf);
  }

  async touch(matches: readonly string[], now: number): Promise<void> {
    await this.#pool.query('UPDATE matches SET seen = $1 WHERE id = ANY($2::text[])', [now, matches]);
  }

  async finished(before: number, most: number): Promise<ReturnType<typeof finishedOf>[]> {
    const sql = `SELECT id, game, edition, head, players, result, changed FROM matches
      WHERE public = 1 AND status = 'over' AND changed < $1 ORDER BY changed DESC LIMIT $2`;
    return (await this.#all(sql, [before, most])).map(finishedOf);
  }

  async listed(matches: readonly string[]): Promise<readonly Listed[]> {
    const columns = 'id, head, secrets, status, players, result, changed';
    const found = await this.#all(`SELECT ${columns} FROM matches WHERE id = ANY($1::text[])`, [matches]);
    const seated = 'SELECT match, lines FROM log WHERE match = ANY($1::text[]) AND lines LIKE $2 ORDER BY seq';
    const rows = await this.#all(seated, [matches, SEATED_ROWS]);
    return found.map((match) => listedOf(match, rows));
  }

  async remove(match: string): Promise<void> {
    await this.#pool.query('DELETE FROM matches WHERE id = $1', [match]);
  }

  async cleanUp({ gathering, idle, over }: KeepPolicy, now: number): Promise<number> {
    const last = '(SELECT COALESCE(MAX(time), matches.created) FROM log WHERE log.match = matches.id)';
    const { rowCount } = await this.#pool.query(
      `DELETE FROM matches WHERE (status IN ('gathering', 'full') AND seen < $1 AND ${last} < $1)
         OR (status = 'playing' AND ${last} < $2) OR (status IN ('over', 'closed') AND changed < $3)`,
      [now - gathering, now - idle, now - over],
    );
    return rowCount ?? 0;
  }

  async check(): Promise<void> {
    await this.#pool.query('UPDATE migrated SET version = version WHERE version = 1');
  }

  async backup(file: string): Promise<void> {
    await backUpPostgres(this.#pool, file);
  }

  /** Puts what a backup holds in place of everything that is there. */
  async restore(file: string): Promise<void> {
    await restorePostgres(this.#pool, file);
  }

  async #all(sql: string, values: readonly unknown[]): Promise<readonly Record_[]> {
    return (await this.#pool.query(sql, [...values])).rows;
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#ear?.end().catch(() => {});
    await this.#pool.end();
  }
}
