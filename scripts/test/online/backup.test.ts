import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MatchHead } from '@holotisch/online';
import { openStore } from '@holotisch/server';
import { afterAll, describe, expect, it } from 'vitest';
import { backUp, restore } from '../../online/backups.ts';
import { PostgresServer } from '../../online/postgres-server.ts';

const place = mkdtempSync(join(tmpdir(), 'holotisch-backup-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const database = join(place, 'holotisch.sqlite');
const script = fileURLToPath(new URL('../../backup.ts', import.meta.url));
const run = (...args: string[]) => {
  const env = { ...process.env, HOLOTISCH_DATA: place, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};
const head: MatchHead = {
  id: 'kept-match',
  game: 'toy',
  edition: 'first',
  created: 1,
  public: false,
  size: null,
  setup: null,
  lists: [],
  rules: null,
  seats: [],
  names: [],
  given: [],
  aids: {},
  clock: null,
  delay: 0,
  patience: 300,
  layOut: false,
  commitment: 'c',
};
const SECRETS = { secret: 's', tokens: [], watch: 'w' };
const GATHERING = { status: 'gathering', players: [], result: null } as const;
const add = async () => {
  const store = await openStore(database);
  await store.create(head, SECRETS, GATHERING);
  return store;
};

it('backs up while the server has the file open, and brings it back', async () => {
  const store = await add();
  const file = join(place, 'backup.sqlite');
  expect(run('backup', file)).toMatchObject({ status: 0, text: expect.stringContaining('1 Partien gesichert') });
  await expect(backUp(database, file)).rejects.toThrow('is there already');
  await store.remove('kept-match');
  await store.close();
  expect(run('restore', file)).toMatchObject({ status: 0, text: expect.stringContaining('1 Partien zurückgeholt') });
  const again = await openStore(database);
  expect(await again.load('kept-match')).toBeDefined();
  await again.close();
});

it('takes nothing for a backup that is none', async () => {
  const wrong = join(place, 'wrong');
  writeFileSync(wrong, 'nothing of the kind');
  await expect(restore(database, wrong)).rejects.toThrow('no backup');
  expect(run('restore', join(place, 'missing'))).toMatchObject({
    status: 1,
    text: expect.stringContaining('is not there'),
  });
});

describe('a disk without room for it', () => {
  /** No file grows beyond 64 KiB: what is written then fails as on a full disk. */
  const cramped = (...args: string[]) => {
    const env = { ...process.env, HOLOTISCH_DATA: place, DATABASE_URL: '' };
    const limits = `trap '' XFSZ; ulimit -f 64; exec "$0" "$@"`;
    const node = [process.execPath, script, ...args];
    const { status, stdout, stderr } = spawnSync('bash', ['-c', limits, ...node], { env, encoding: 'utf8' });
    return { status, text: stdout + stderr };
  };

  it('leaves no half of a backup, and what is there when it is brought back', async () => {
    const store = await openStore(database);
    const line = { chat: 0, text: 'x'.repeat(400), nonce: 'n' };
    const lines = Array.from({ length: 400 }, () => line);
    await store.create({ ...head, id: 'large-match' }, SECRETS, GATHERING);
    await store.append({ match: 'large-match', row: { seq: 0, time: 1, tag: 't', lines } });
    await store.close();
    const file = join(place, 'large.sqlite');
    expect(cramped('backup', file)).toMatchObject({ status: 1, text: expect.stringContaining('nichts ist verloren') });
    expect(existsSync(file)).toBe(false);
    expect(await backUp(database, file)).toBeGreaterThan(0);
    const beside = readdirSync(place).sort();
    expect(cramped('restore', file)).toMatchObject({ status: 1, text: expect.stringContaining('all is as before') });
    expect(readdirSync(place).sort()).toEqual(beside);
    const again = await openStore(database);
    expect(await again.load('large-match')).toBeDefined();
    await again.close();
  });
});

describe.skipIf(!PostgresServer.isThere)('PostgreSQL', () => {
  it('is backed up while it is used and brought back, and so a match moves from one database to the other', async () => {
    const postgres = await PostgresServer.start({ durable: false });
    try {
      const store = await openStore(postgres.url);
      const row = { seq: 0, time: 1_700_000_000_000, tag: 't', lines: [{ named: 0, name: 'Ann' }] };
      for (const id of ['first-match', 'other-match']) {
        await store.create({ ...head, id }, SECRETS, GATHERING);
        await store.append({ match: id, row });
      }
      const before = await store.load('first-match');
      const file = join(place, 'cluster.sqlite');
      expect(await backUp(postgres.url, file)).toBe(2);
      await store.remove('first-match');
      await store.create({ ...head, id: 'later-match' }, SECRETS, GATHERING);
      expect(await restore(postgres.url, file)).toBe(2);
      expect(await store.load('first-match')).toEqual(before);
      expect(await store.load('later-match')).toBeUndefined();
      await store.close();
      // What was replaced is not lost, and a single machine reads the same file.
      expect(await restore(database, `${file}.before`)).toBe(2);
      expect(await restore(database, file)).toBe(2);
      const small = await openStore(database);
      expect(await small.load('first-match')).toEqual(before);
      await small.close();
    } finally {
      await postgres.stop();
    }
  });
});
