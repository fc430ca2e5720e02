import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openPostgres, openStore } from '@holotisch/server';

/** Something that whoever called for it has to know. */
export class Stop extends Error {}

const isPostgres = (database: string): boolean => /^postgres(ql)?:/.test(database);

/** What was put aside before is not overwritten either. */
function freeName(name: string): string {
  let free = name;
  for (let n = 2; existsSync(free); n++) free = `${name}-${n}`;
  return free;
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

/** While the server goes on: the file holds what was kept at one moment; how many matches. */
export async function backUp(database: string, file: string): Promise<number> {
  if (existsSync(file)) throw new Stop(`${file}: gibt es schon · is there already`);
  if (!isPostgres(database) && !existsSync(database)) throw new Stop(`${database}: gibt es nicht · is not there`);
  const store = await openStore(database);
  try {
    await store.backup(file);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new Stop(`${file}: nicht gesichert, nichts ist verloren · not backed up, nothing is lost (${why})`);
  } finally {
    await store.close();
  }
  return matchesIn(file);
}

/** Only while no server runs; how many matches. What was there is laid beside it, not thrown away. */
export async function restore(database: string, file: string): Promise<number> {
  if (!existsSync(file)) throw new Stop(`${file}: gibt es nicht · is not there`);
  const count = matchesIn(file);
  if (isPostgres(database)) await intoPostgres(database, file);
  else intoFile(database, file);
  return count;
}

async function intoPostgres(database: string, file: string): Promise<void> {
  const store = await openPostgres(database);
  try {
    await store.backup(freeName(`${file}.before`));
    await store.restore(file);
  } finally {
    await store.close();
  }
}

function intoFile(database: string, file: string): void {
  mkdirSync(dirname(database), { recursive: true });
  // First beside what is there: only what is whole takes its place.
  const coming = freeName(`${database}.coming`);
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare('VACUUM INTO ?').run(coming);
  } catch (error) {
    rmSync(coming, { force: true });
    const why = error instanceof Error ? error.message : String(error);
    throw new Stop(`${database}: nicht zurückgeholt, alles ist wie zuvor · not restored, all is as before (${why})`);
  } finally {
    db.close();
  }
  if (existsSync(database)) layAside(database);
  renameSync(coming, database);
}

function layAside(database: string): void {
  for (const ending of ['-wal', '-shm'])
    if (existsSync(database + ending)) {
      // What is still in the log belongs into the file before it is moved.
      const db = new DatabaseSync(database);
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      db.close();
    }
  renameSync(database, freeName(`${database}.before`));
  for (const ending of ['-wal', '-shm']) rmSync(database + ending, { force: true });
}
