import type pg from 'pg';
import { COLUMNS, MATCHES_AT_ONCE, NewBackup, NUMBERS, type Portion, portionsOf } from './backup-file.ts';

/** Everything as it is kept at one moment, while others go on writing; how many matches. */
export async function backUpPostgres(pool: pg.Pool, file: string): Promise<number> {
  const client = await connected(pool);
  const backup = new NewBackup(file);
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    for (let last = ''; ; ) {
      const some = 'SELECT * FROM matches WHERE id > $1 ORDER BY id LIMIT $2';
      const { rows: matches } = await client.query(some, [last, MATCHES_AT_ONCE]);
      if (matches.length === 0) break;
      const ids = matches.map(({ id }) => id);
      const { rows: log } = await client.query('SELECT * FROM log WHERE match = ANY($1::text[]) ORDER BY match, seq', [
        ids,
      ]);
      backup.put({ matches, log });
      last = String(ids.at(-1));
    }
    await client.query('COMMIT');
    backup.close();
    return backup.count;
  } catch (error) {
    backup.abandon();
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** What is in the file in place of what was there, all of it or nothing. */
export async function restorePostgres(pool: pg.Pool, file: string): Promise<void> {
  const client = await connected(pool);
  try {
    await client.query('BEGIN');
    await client.query('DELETE FROM matches');
    for (const portion of portionsOf(file))
      for (const table of ['matches', 'log'] as const) await put(client, table, portion);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** A connection that breaks between two queries is told of by the next one. */
async function connected(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect();
  client.on('error', () => {});
  return client;
}

async function put(client: pg.PoolClient, table: 'matches' | 'log', portion: Portion): Promise<void> {
  const columns = COLUMNS[table];
  const lists = columns.map((name, i) => `$${i + 1}::${NUMBERS.has(name) ? 'bigint' : 'text'}[]`);
  const sql = `INSERT INTO ${table} (${columns.join(', ')}) SELECT * FROM unnest(${lists.join(', ')})`;
  await client.query(
    sql,
    columns.map((name) => portion[table].map((record) => record[name] ?? null)),
  );
}
