import { readFileSync } from 'node:fs';
import { loadGames } from '@holotisch/games';
import { expect, it } from 'vitest';
import { call } from './fake.ts';

const example = (file: string) => readFileSync(new URL(`../../../examples/${file}`, import.meta.url), 'utf8');
const duel = example('toy/duel.holo.json');
const of = (game: unknown) => JSON.stringify({ ...JSON.parse(duel), game });

/** Which games a command fetches: each takes a good part of a second, and most commands are about one. */
async function fetchedBy(args: string, f = ''): Promise<readonly string[]> {
  const fetched = new Set<string>();
  await call(
    args,
    { f },
    {
      async games(ids) {
        const found = await loadGames(ids);
        for (const id of found.ids) fetched.add(id);
        return found;
      },
    },
  );
  return [...fetched];
}

it.each<[args: string, file: string, games: readonly string[]]>([
  ['replay f', duel, ['toy']],
  ['replay f --json', duel.replace('"decisions"', '"decision"'), ['toy']],
  ['scenario f', example('toy/shot-back.holo.json'), ['toy']],
  ['sim --game toy --games 1', '', ['toy']],
  ['validate f --game toy', '{}', ['toy']],
  ['replay nowhere', '', []],
  ['replay', '', []],
  ['chess', '', []],
])('%s fetches no more games than it needs', async (args, file, games) => {
  expect(await fetchedBy(args, file)).toEqual(games);
});

it.each([[of('chess')], [of(3)], ['no JSON']])(
  'all games are there for a file that names none of them',
  async (file) => {
    expect(await fetchedBy('replay f', file)).toEqual(['xwing', 'armada', 'legion', 'toy']);
  },
);
