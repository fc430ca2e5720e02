import { readFileSync } from 'node:fs';
import { Match, quickRng } from '@holotisch/engine';
import { letDecide } from '@holotisch/players';
import { describe, expect, it } from 'vitest';
import { gameIds, gameNamed, layOut, loadGame, loadGames, opponentOf, playersOf } from '../src/index.ts';

const manifests = await loadGames();

describe('the list of games', () => {
  it('loads one game without the others, and none that is unknown', async () => {
    expect((await loadGames(['toy'])).ids).toEqual(['toy']);
    expect(await loadGame('chess')).toBeUndefined();
    expect(await loadGame('toString')).toBeUndefined();
    // Whoever imports the list must not get a game along with it.
    for (const file of ['index', 'manifest', 'lists'])
      expect(readFileSync(new URL(`../src/${file}.ts`, import.meta.url), 'utf8')).not.toMatch(
        /^import .*(?:xwing|armada|toy)/m,
      );
  });

  it('knows the game of a file by what it says or by who can read it', async () => {
    const list = (await manifests.find('toy')!.lists()).forms[0]!.write({ name: 'x', drones: [['lucky']] });
    expect((await manifests.ofList(list)).id).toBe('toy');
    expect((await manifests.ofList('{"drones":[[]]}')).id).toBe('toy');
    expect((await manifests.ofList('Rookie Pilot (21)')).id).toBe('xwing');
    expect((await manifests.ofList('neither')).id).toBe('xwing');
    expect((await manifests.withReady('lucky-pair'))?.id).toBe('toy');
    expect(gameNamed('{"game":"toy"}')).toBe('toy');
    expect([gameNamed('{"game":7}'), gameNamed('no file')]).toEqual([undefined, undefined]);
  });
});

describe.each(gameIds)('the manifest of %s', async (id) => {
  const manifest = manifests.find(id)!;
  const lists = await manifest.lists();
  const listOf = (ready: string): unknown => lists.ready.find((one) => one.id === ready)?.list;

  it('names its game as its editions do, and files find every one of them', () => {
    for (const game of manifest.editions) {
      expect(game.id).toBe(id);
      expect(manifests.games.find(id, game.edition)).toBe(game);
    }
  });

  it('has ready-made lists without a fault, each under an id of its own', async () => {
    expect(lists.ready.flatMap(({ list }) => lists.faults(list))).toEqual([]);
    const all = await Promise.all(manifests.all.map((one) => one.lists()));
    const ids = all.flatMap((one) => one.ready.map((ready) => ready.id));
    expect(new Set(ids).size).toBe(ids.length);
    for (const name of [...lists.first, ...lists.even]) expect(listOf(name)).toBeDefined();
  });

  it('writes lists in a form that keeps everything, reads it back and knows it for its own', async () => {
    for (const { list } of lists.ready) {
      const text = lists.forms[0]!.write(list);
      const read = lists.read(text);
      expect(read.ok && read.value).toMatchObject([{ report: [] }]);
      if (read.ok) expect(lists.setup([read.value[0]!.list, list])).toEqual(lists.setup([list, list]));
      expect((await manifests.ofList(text)).id).toBe(id);
      expect(lists.kept(JSON.parse(JSON.stringify(list)))).toEqual(list);
      expect(lists.name(lists.renamed(list, 'Another'))).toBe('Another');
    }
    expect(lists.kept({ something: 'else' })).toBeUndefined();
  });

  it('begins a first match, lays the table with its opponent alone, and says how it came out', () => {
    const setup = lists.setup(lists.first.map(listOf));
    const begun = Match.start(manifest.editions[0]!, { setup, seed: 'manifest' });
    if (!begun.ok) throw new Error(begun.fault.message.text);
    const match: Match = begun.value;
    const rng = quickRng(1);
    const player = opponentOf(manifest);
    expect(playersOf(manifest)).toContain(player);
    layOut(match, manifest);
    expect(manifest.inSetup(match.state)).toBe(false);
    const laid = match.taken.length;
    expect(match.over).toBe(false);
    expect(manifest.tally(match.state)).toEqual({ winner: null, rounds: 1 });
    while (!match.over && match.taken.length < manifest.bounds.decisions)
      letDecide(match, match.open[0]!.seat, player, rng);
    expect(match.over).toBe(true);
    expect(match.taken.length).toBeGreaterThan(laid);
    expect(match.result).toMatchObject({ winner: manifest.tally(match.state).winner });
    expect(manifest.inSetup(match.state)).toBe(false);
  });
});
