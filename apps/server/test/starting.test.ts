// Whatever keeps a server from starting is said at once, in words and in both languages, and ends it.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { BadSetting, onlineOptions } from '../src/config.ts';
import { Online, openStore } from '../src/online.ts';
import { MIGRATIONS } from '../src/store/migrations.ts';
import { CannotOpen, mayCome, whyNotFile, whyNotPostgres } from '../src/store/opening.ts';
import { folder, forget } from './table.ts';

const place = folder();
afterAll(() => forget(place));
const START = fileURLToPath(new URL('../../../scripts/start.ts', import.meta.url));
const BOTH_LANGUAGES = /^.+ · .+$/;

describe('a setting that makes no sense', () => {
  it.each([
    ['HOLOTISCH_GAMES', 'nix', 'xwing, armada, legion, toy, corellia, rim'],
    ['HOLOTISCH_GAMES', 'xwing,Armada', 'Armada'],
    ['HOLOTISCH_LOG', 'loud', 'warn'],
    ['HOLOTISCH_SOCKETS', '0', '> 0'],
    ['HOLOTISCH_SOCKETS', '2.5', 'ganze Zahl'],
    ['HOLOTISCH_REQUESTS', '9', '10 …'],
    ['HOLOTISCH_BURST', '1e3', 'a number'],
    ['HOLOTISCH_MESSAGES', 'Infinity', 'a number'],
    ['HOLOTISCH_MOST_MB', '-1', 'a number'],
    ['HOLOTISCH_IDLE_SECONDS', 'soon', 'a number'],
    ['HOLOTISCH_WAIT_SECONDS', '-0.1', 'a number'],
    ['HOLOTISCH_PROXY', 'yes', '0, 1'],
    ['HOLOTISCH_ORIGINS', 'example.org', 'https://'],
    ['HOLOTISCH_HOSTS', 'http://example.org/', 'example.org'],
    ['DATABASE_URL', 'matches', 'postgres://'],
    ['DATABASE_URL', 'mysql://me:secret@there/db', 'postgres://'],
    ['DATABASE_URL', 'postgres://me:secret@:x/', 'postgres://'],
  ])('is named with what is expected: %s=%s', (name, value, expected) => {
    let said: unknown;
    try {
      onlineOptions({ [name]: value }, place);
    } catch (error) {
      said = error;
    }
    expect(said).toBeInstanceOf(BadSetting);
    const { message } = said as BadSetting;
    expect(message).toMatch(new RegExp(`^${name}=`));
    expect(message).toMatch(BOTH_LANGUAGES);
    expect(message).toContain(expected);
    expect(message).not.toContain('secret');
  });

  it('is none where it is empty, and what makes sense is taken', () => {
    const names = ['GAMES', 'LOG', 'SOCKETS', 'MOST_MB', 'PROXY', 'ORIGINS', 'HOSTS', 'WAIT_SECONDS'];
    const empty = Object.fromEntries(names.map((name) => [`HOLOTISCH_${name}`, '']));
    expect(onlineOptions({ ...empty, DATABASE_URL: '' }, place)).toEqual(onlineOptions({}, place));
    expect(
      onlineOptions(
        {
          HOLOTISCH_GAMES: 'toy, xwing',
          HOLOTISCH_HOSTS: 'Holo.Example:8080',
          HOLOTISCH_ORIGINS: 'https://a.example/',
          HOLOTISCH_WAIT_SECONDS: '0',
        },
        place,
      ),
    ).toMatchObject({
      games: ['toy', 'xwing'],
      hosts: ['holo.example'],
      origins: ['https://a.example'],
      waitForDatabase: 0,
    });
  });

  it('leaves no file without a bound', () => {
    expect(onlineOptions({}, place).mostMegabytes).toBe(4000);
    expect(onlineOptions({ HOLOTISCH_MOST_MB: '12' }, place).mostMegabytes).toBe(12);
  });
});

/** A file with something in it. */
const made = (name: string, make: (path: string) => void): string => {
  const path = join(place, name);
  make(path);
  return path;
};
const withTable = (path: string, ...sql: string[]): void => {
  const db = new DatabaseSync(path);
  for (const one of sql) db.exec(one);
  db.close();
};

describe('a database that cannot be used', () => {
  const wrong: readonly (readonly [string, RegExp, () => string])[] = [
    ['no database at all', /damaged/, () => made('junk', (path) => writeFileSync(path, 'x'.repeat(5000)))],
    [
      'one of a newer program',
      /a newer Holotisch/,
      () =>
        made('newer', (path) =>
          withTable(
            path,
            'CREATE TABLE migrated (version INTEGER PRIMARY KEY)',
            `INSERT INTO migrated VALUES (${MIGRATIONS.length + 1})`,
          ),
        ),
    ],
    ['one of another program', /another program/, () => made('other', (path) => withTable(path, 'CREATE TABLE t (x)'))],
    [
      'a file below a file',
      /not a folder/,
      () =>
        join(
          made('file', (path) => writeFileSync(path, '')),
          'sub',
          'db',
        ),
    ],
    ['a folder in its place', /cannot be opened/, () => place],
  ];
  it.each(wrong)('is refused in words: %s', async (_, reason, path) => {
    const refused = await openStore(path()).then(
      () => 'opened',
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(CannotOpen);
    expect((refused as Error).message).toMatch(reason);
    expect((refused as Error).message).toMatch(BOTH_LANGUAGES);
  });

  it('is refused where its end is missing, and where its inside is damaged', async () => {
    const whole = async (name: string) => {
      const path = join(place, name);
      await (await openStore(path)).close();
      withTable(path, 'CREATE TABLE filler (x)', `INSERT INTO filler VALUES (zeroblob(90000))`);
      return path;
    };
    const cut = await whole('cut');
    truncateSync(cut, 20_000);
    await expect(openStore(cut)).rejects.toThrow(/damaged/);
    const harmed = await whole('harmed');
    // A page in the middle, which nobody reads at the start.
    const file = openSync(harmed, 'r+');
    writeSync(file, Buffer.alloc(500, 0xff), 0, 500, 4096 * 4);
    closeSync(file);
    await expect(openStore(harmed)).rejects.toThrow(/damaged/);
  });

  it.runIf(process.platform === 'linux')('is refused at once where no folder can be made', async () => {
    await expect(openStore('/proc/holotisch/matches/db')).rejects.toThrow(/no folder can be made/);
  });

  it('is refused for what the system says', () => {
    const errors = (code: string) => whyNotFile('/data', Object.assign(new Error('x'), { code })).message;
    expect(errors('EACCES')).toBe('/data: keine Erlaubnis, dort zu schreiben · no permission to write there');
    expect(errors('EROFS')).toMatch(/can only be read from/);
    expect(whyNotFile('f', Object.assign(new Error('x'), { errcode: 8 | (6 << 8) })).message).toMatch(/written to/);
  });

  it('of PostgreSQL is waited for only where it may still come, and its password is told nobody', async () => {
    const url = 'postgres://me:secret@127.0.0.1:1/matches';
    const said: string[] = [];
    const refused = openStore(url, { waitForDatabase: 0, say: (words) => said.push(words) });
    await expect(refused).rejects.toThrow(
      'PostgreSQL 127.0.0.1:1/matches: antwortet nicht · does not answer (ECONNREFUSED)',
    );
    expect(said).toEqual([]);
    const coded = (code: string) => Object.assign(new Error('secret'), { code });
    expect(['ECONNREFUSED', '57P03'].map((code) => mayCome(coded(code)))).toEqual([true, true]);
    expect(['28P01', '3D000', '42501'].map((code) => mayCome(coded(code)))).toEqual([false, false, false]);
    expect(whyNotPostgres(url, coded('28P01')).message).toMatch(/password is wrong$/);
    expect(whyNotPostgres(url, coded('3D000')).message).toMatch(/no such database$/);
  });
});

describe('a server that cannot start', () => {
  it.each([
    [2, 'HOST', '192.0.2.1', /this machine has no such address/],
    [1, 'HOLOTISCH_DATA', made('damaged.txt', (path) => writeFileSync(path, '')), /not a folder/],
    [2, 'HOLOTISCH_GAMES', 'nix', /HOLOTISCH_GAMES/],
  ])('ends with %i, and says why in one line: %s', (code, name, value, words) => {
    const env = { ...process.env, DATABASE_URL: '', [name]: value };
    const { status, stdout, stderr } = spawnSync(process.execPath, [START], { encoding: 'utf8', env });
    expect({ status, stdout }).toEqual({ status: code, stdout: '' });
    expect(stderr).toMatch(/^holotisch: [^\n]+ · [^\n]+\n$/);
    expect(stderr).toMatch(words);
  });

  it('leaves no database open behind it', async () => {
    const store = await openStore(':memory:');
    await expect(Online.open({ database: '', store, games: ['nix'] })).rejects.toThrow('nix');
    await expect(store.check()).rejects.toThrow('closed');
  });
});
