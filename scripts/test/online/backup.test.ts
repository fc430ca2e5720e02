import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openStore } from '@holotisch/server';
import { afterAll, expect, it } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'holotisch-backup-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));
const script = fileURLToPath(new URL('../../backup.ts', import.meta.url));
const run = (...args: string[]) => {
  const env = { ...process.env, HOLOTISCH_DATA: place, DATABASE_URL: '' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { env, encoding: 'utf8' });
  return { status, text: stdout + stderr };
};
const head = { id: 'kept-match', game: 'toy', edition: 'first', created: 1, public: false, size: null } as never;
const add = async () => {
  const store = await openStore(join(place, 'holotisch.sqlite'));
  await store.create(head, { secret: 's', tokens: [], watch: 'w' }, { status: 'gathering', players: [], result: null });
  return store;
};

it('backs up while the server has the file open, and brings it back', async () => {
  const store = await add();
  const file = join(place, 'backup.sqlite');
  expect(run('backup', file)).toMatchObject({ status: 0, text: expect.stringContaining('1 Partien gesichert') });
  expect(run('backup', file)).toMatchObject({ status: 1, text: expect.stringContaining('is there already') });
  await store.remove('kept-match');
  await store.close();
  expect(run('restore', file)).toMatchObject({ status: 0, text: expect.stringContaining('1 Partien zurückgeholt') });
  const again = await openStore(join(place, 'holotisch.sqlite'));
  expect(await again.load('kept-match')).toBeDefined();
  await again.close();
});

it('takes nothing for a backup that is none', () => {
  const wrong = join(place, 'wrong');
  writeFileSync(wrong, 'nothing of the kind');
  expect(run('restore', wrong).status).toBe(1);
  expect(run('restore', join(place, 'missing')).text).toContain('is not there');
});
