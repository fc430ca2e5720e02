import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { call } from './fake.ts';

const folder = new URL('../../../examples/', import.meta.url);
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.holo.json'));

it('there are examples', () => {
  expect(files.map((name) => name.replaceAll('\\', '/'))).toEqual(
    expect.arrayContaining([
      'toy/duel.holo.json',
      'xwing/round.holo.json',
      'xwing/skirmish.holo.json',
      'armada/broadside.holo.json',
      'armada/bump.holo.json',
      'armada/dogfight.holo.json',
    ]),
  );
});

it.each(files)('%s holds what it promises', async (name) => {
  const text = readFileSync(new URL(name.replaceAll('\\', '/'), folder), 'utf8');
  const command = JSON.parse(text).holotisch === 'match' ? 'replay f --verify' : 'scenario f';
  const { code, out, err } = await call(command, { f: text });
  expect([code, err], out).toEqual([0, '']);
});
