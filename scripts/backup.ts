// `npm run backup -- FILE` and `npm run restore -- FILE`: all online matches in one file, and back again.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { onlineOptions } from '@holotisch/server';
import { backUp, restore, Stop } from './online/backups.ts';
import { root } from './project.ts';

/** Without the password that may be in it. */
const nameOf = (database: string): string => (/^postgres/.test(database) ? new URL(database).host : database);

try {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [what, file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Stop(`npm run ${what} -- FILE`);
  const { database } = onlineOptions(process.env, join(root, '.data'));
  if (what === 'backup')
    console.log(`${await backUp(database, resolve(file))} Partien gesichert · matches backed up: ${file}`);
  else
    console.log(
      `${await restore(database, resolve(file))} Partien zurückgeholt · matches restored: ${nameOf(database)}`,
    );
} catch (error) {
  console.error(`holotisch: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
