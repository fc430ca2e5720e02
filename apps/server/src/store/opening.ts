import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { MIGRATIONS } from './migrations.ts';

/** The database cannot be used as it is: said in one sentence, in both languages, to whoever starts the server. */
export class CannotOpen extends Error {}

/** A newer program has been here. What it has changed this one cannot know, so it touches nothing. */
export function refuseNewer(version: number): void {
  if (version <= MIGRATIONS.length) return;
  throw new CannotOpen(
    `ein neueres Holotisch hat diese Datenbank eingerichtet (Version ${version}, bekannt bis ${MIGRATIONS.length}) · ` +
      `a newer Holotisch has set this database up (version ${version}, known up to ${MIGRATIONS.length})`,
  );
}

const propertyOf = (error: unknown, name: string): unknown =>
  error instanceof Error && name in error ? Reflect.get(error, name) : undefined;
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** What SQLite says by number; only the lowest byte tells the kind. */
const SQLITE: Readonly<Record<number, string>> = {
  5: 'ein anderes Programm hält die Datei besetzt · another program keeps the file busy',
  8: 'die Datei oder ihr Ordner ist nicht beschreibbar · the file or its folder cannot be written to',
  10: 'die Platte meldet einen Fehler · the disk reports a fault',
  11: 'die Datei ist beschädigt; eine Sicherung hilft (npm run restore) · the file is damaged; a backup helps (npm run restore)',
  13: 'die Platte ist voll · the disk is full',
  14: 'die Datei lässt sich nicht öffnen, oder ihr Ordner ist nicht beschreibbar · the file cannot be opened, or its folder cannot be written to',
  26: 'die Datei ist keine Datenbank oder beschädigt · the file is no database, or damaged',
};
const SYSTEM: Readonly<Record<string, string>> = {
  EACCES: 'keine Erlaubnis, dort zu schreiben · no permission to write there',
  EPERM: 'keine Erlaubnis, dort zu schreiben · no permission to write there',
  EROFS: 'dort kann nur gelesen werden · this can only be read from',
  ENOSPC: 'die Platte ist voll · the disk is full',
  ENOENT: 'dort lässt sich kein Ordner anlegen · no folder can be made there',
  EEXIST: 'das ist kein Ordner · this is not a folder',
  ENOTDIR: 'das ist kein Ordner · this is not a folder',
};

/** Why a file or its folder cannot be used. */
export function whyNotFile(file: string, error: unknown): CannotOpen {
  if (error instanceof CannotOpen) return new CannotOpen(`${file}: ${error.message}`);
  const [number, code] = [propertyOf(error, 'errcode'), propertyOf(error, 'code')];
  const known = typeof number === 'number' ? SQLITE[number & 0xff] : SYSTEM[String(code)];
  return new CannotOpen(`${file}: ${known ?? textOf(error)}`);
}

/** A database that is starting, or not there yet, may be there in a moment; of what is wrong, waiting mends nothing. */
const MAY_COME: readonly unknown[] = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'EPIPE'],
  // It shuts down, crashed, starts; has too many connections.
  ...['57P01', '57P02', '57P03', '53300'],
];
const POSTGRES: Readonly<Record<string, string>> = {
  '28P01': 'Name oder Passwort stimmt nicht · name or password is wrong',
  '28000': 'Name oder Passwort stimmt nicht · name or password is wrong',
  '3D000': 'diese Datenbank gibt es dort nicht · there is no such database',
  '42501': 'keine Erlaubnis, dort Tabellen anzulegen · no permission to make tables there',
};

/** Connections that break or take too long have no code of their own. */
export const mayCome = (error: unknown): boolean =>
  !(error instanceof CannotOpen) &&
  (MAY_COME.includes(propertyOf(error, 'code')) || /terminated|timeout|ended/i.test(textOf(error)));

/** Why PostgreSQL cannot be used; the password in its address is not told. */
export function whyNotPostgres(url: string, error: unknown): CannotOpen {
  const { host, pathname } = new URL(url);
  const place = `PostgreSQL ${host}${pathname}`;
  if (error instanceof CannotOpen) return new CannotOpen(`${place}: ${error.message}`);
  const code = propertyOf(error, 'code');
  const reason =
    POSTGRES[String(code)] ??
    (mayCome(error) ? `antwortet nicht · does not answer (${code ?? textOf(error)})` : textOf(error));
  return new CannotOpen(`${place}: ${reason}`);
}

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** Step by step: where the system says that a folder is not there and cannot be made, `recursive` tries for ever. */
export function makeFolder(folder: string): void {
  if (isFolder(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Somebody else was faster.
    if (isFolder(folder)) return;
    throw whyNotFile(folder, error);
  }
}
