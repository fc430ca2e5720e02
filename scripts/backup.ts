// `npm run backup -- FILE` and `npm run restore -- FILE`: all online matches in one file, and back again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { parseArgs } from 'node:util';
import { onlineOptions, openStore } from '@holotisch/server';
import { root } from './project.ts';

class Stop extends Error {}

function run(program: string, args: readonly string[]): void {
  const { status, error } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error) throw new Stop(`${program}: ${error.message}`);
  if (status !== 0) throw new Stop(`${program} ended with ${status}`);
}

/** How many matches a file holds; one that is damaged or none of ours is refused. */
function matchesIn(file: string): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const whole = db.prepare('PRAGMA integrity_check').get()?.['integrity_check'];
    if (whole !== 'ok') throw new Stop(`${file}: ${String(whole)}`);
    return Number(db.prepare('SELECT count(*) AS n FROM matches').get()?.['n']);
  } catch (error) {
    throw error instanceof Stop ? error : new Stop(`${file}: keine Sicherung von Holotisch · no backup of Holotisch`);
  } finally {
    db.close();
  }
}

/** While the server goes on: the file holds what was kept at one moment. */
async function backUp(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Stop(`${file}: gibt es schon · is there already`);
  if (database.startsWith('postgres')) return run('pg_dump', ['--format=custom', `--file=${file}`, database]);
  if (!existsSync(database)) throw new Stop(`${database}: gibt es nicht · is not there`);
  const store = await openStore(database);
  await store.backup(file);
  await store.close();
  console.log(`${matchesIn(file)} Partien gesichert · matches backed up: ${file}`);
}

/** Only while no server runs. What was there is laid beside it, not thrown away. */
function restore(database: string, file: string): void {
  if (!existsSync(file)) throw new Stop(`${file}: gibt es nicht · is not there`);
  if (database.startsWith('postgres')) {
    run('pg_restore', ['--clean', '--if-exists', '--no-owner', `--dbname=${database}`, file]);
    return;
  }
  const count = matchesIn(file);
  mkdirSync(dirname(database), { recursive: true });
  if (existsSync(database)) {
    for (const ending of ['-wal', '-shm'])
      if (existsSync(database + ending)) {
        // What is still in the log belongs into the file before it is moved.
        const db = new DatabaseSync(database);
        db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
        db.close();
      }
    renameSync(database, `${database}.before`);
    for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true });
  }
  const db = new DatabaseSync(file, { readOnly: true });
  db.prepare('VACUUM INTO ?').run(database);
  db.close();
  console.log(`${count} Partien zurückgeholt · matches restored: ${database}`);
}

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what, file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Stop(`npm run ${what} -- FILE`);
  const { database } = onlineOptions(process.env, join(root, '.data'));
  if (what === 'backup') await backUp(database, resolve(file));
  else restore(database, resolve(file));
} catch (error) {
  console.error(`holotisch: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
