import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tries } from '../../../packages/table/test/tries.ts';
import { writeFiles } from '../src/command/sim.ts';
import { isBroken, type Task } from '../src/sim/play.ts';
import { playAll } from '../src/sim/pool.ts';
import { call } from './fake.ts';

const TOY: Task = {
  game: 'toy',
  fixtures: [
    {
      sides: [
        { list: { name: 'a', drones: [['lucky'], []] } },
        { list: { name: 'b', drones: [['shield'], ['counter']] } },
      ],
      players: ['random', 'random'],
    },
  ],
  seed: 's',
  verify: true,
  files: false,
};
const LUKE = JSON.stringify({ faction: 'rebel', ships: [{ type: 'xwing', pilot: 'rookiepilot', upgrades: [] }] });

describe('sim', () => {
  it('plays ready-made squads and squads from files, and counts how it ends', async () => {
    const { code, out, err } = await call('sim --a f --b core-imperial --games 6 --seed x --json', { f: LUKE });
    expect([code, err]).toEqual([0, '']);
    const found = JSON.parse(out);
    expect(found).toMatchObject({ games: 6, finished: 6, errors: 0 });
    expect(found.wins[0] + found.wins[1] + found.wins[2]).toBe(6);
    for (const key of ['rounds', 'decisions', 'gamesPerSecond']) expect(found[key]).toBeGreaterThan(0);
  }, 30_000);

  it('plays any game that is registered: by name, by a ready-made list, or by what a file holds', async () => {
    const drones = '{"game":"toy","drones":[["lucky"],["shield","counter"]]}';
    for (const args of ['--game toy', '--a lucky-pair', '--b f', '--a f --b stubborn-pair']) {
      const { code, out, err } = await call(`sim ${args} --games 6 --json`, { f: drones });
      expect([args, code, err]).toEqual([args, 0, '']);
      expect(JSON.parse(out)).toMatchObject({ games: 6, finished: 6, errors: 0 });
    }
    const mixed = await call('sim --game toy --a four-b-wings');
    expect(mixed.code).toBe(3);
    const pilot = await call('sim --game toy --players veteran');
    expect([pilot.code, pilot.err]).toEqual([2, expect.stringContaining('Known are: random.')]);
  }, 30_000);

  it('plays the same games on one thread and on three', async () => {
    const [one, three] = await Promise.all([1, 3].map((workers) => playAll(TOY, 45, { workers })));
    expect(one!.played).toEqual(three!.played);
    expect(one!.played.map((p) => p.index)).toEqual(Array.from({ length: 45 }, (_, i) => i));
    const other = await playAll({ ...TOY, seed: 't' }, 45, { workers: 2 });
    expect(other.played).not.toEqual(one!.played);
  }, 30_000);

  it('makes other legal lists for every game, on however many threads', async () => {
    const games = tries(30);
    const study = `sim --a random:100 --b random:60 --games ${games} --verify --json`;
    const runs = await Promise.all([1, 2].map((n) => call(`${study} --workers ${n}`)));
    const found = runs.map(({ code, out, err }) => {
      expect([code, err]).toEqual([0, '']);
      const { gamesPerSecond: _, ...rest } = JSON.parse(out);
      return rest;
    });
    expect(found[0]).toMatchObject({
      games,
      finished: games,
      errors: 0,
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(found[1]).toEqual(found[0]);
    const other = JSON.parse((await call(`${study} --seed 2`)).out);
    expect(other.fingerprint).not.toBe(found[0].fingerprint);
  }, 60_000);

  it('finds a match that comes out differently from its file', async () => {
    const entry = new URL('./forgetful-worker.ts', import.meta.url);
    const { played } = await playAll(TOY, 4, { workers: 1, entry });
    expect(played).toMatchObject(
      [0, 1, 2, 3].map((index) => ({ index, fault: 'the match comes out differently from its file' })),
    );
    const unverified = await playAll({ ...TOY, verify: false }, 4, { workers: 1, entry });
    expect(unverified.played.filter(isBroken)).toEqual([]);
  }, 30_000);

  it('counts the faults of the program and keeps the files that show them', async () => {
    const entry = new URL('./broken-worker.ts', import.meta.url);
    const { played } = await playAll(TOY, 30, { workers: 2, entry });
    expect(played).toHaveLength(30);
    expect(played.filter((p) => 'fault' in p)).toMatchObject(
      [3, 13, 23].map((index) => ({ index, fault: 'bang', file: { holotisch: 'match', seed: `s/${index}` } })),
    );
  }, 30_000);

  it('stops when it is told to and reports what was played', async () => {
    const stop = new AbortController();
    const { played } = await playAll(TOY, 1_000_000, {
      stop: stop.signal,
      tell: (done) => done.length > 50 && stop.abort(),
    });
    expect(played.length).toBeGreaterThan(50);
    expect(played.length).toBeLessThan(1_000_000);
    const early = await playAll(TOY, 10, { stop: stop.signal });
    expect(early.played).toEqual([]);
  }, 30_000);

  it('says no when it was interrupted', async () => {
    const onInterrupt = (end: () => void) => {
      end();
      return () => {};
    };
    const { code, out } = await call('sim --games 500 --lang de', {}, { onInterrupt });
    expect([code, out]).toEqual([1, expect.stringContaining('Abgebrochen: 500 sind nicht gespielt.')]);
  });

  it.each([
    [
      'sim --game chess',
      2,
      'There is no game “chess” here. Known are: xwing, armada, legion, toy, corellia, rim, sektor.',
    ],
    ['sim --players ai', 2, 'There is no player “ai”. Known are: random'],
    ['sim --games 0', 2, 'The option --games needs a whole number from 1 to 1000000.'],
    ['sim --games many', 2, 'needs a whole number'],
    ['sim --workers 0', 2, 'The option --workers needs a whole number from 1 to 256.'],
    ['sim --a random:many', 2, 'random: needs a whole number of points from 1 to 1000, not “many”.'],
    ['sim --b random:5000', 2, 'random: needs a whole number of points'],
    ['sim --a random:3', 2, 'There is no list for 3 points.'],
    ['sim --game toy --a random:3', 2, 'There are no random lists for this game.'],
    ['sim --a nowhere', 3, 'nowhere: There is no such file.'],
    ['sim --a chess', 3, 'holotisch: chess'],
    ['sim --a death-star', 1, 'XW-'],
  ])('%j is answered with what is wrong', async (args, code, message) => {
    const five = JSON.stringify({ ...JSON.parse(LUKE), ships: Array(5).fill(JSON.parse(LUKE).ships[0]) });
    const ran = await call(args, { chess: '{"pieces":32}', 'death-star': five });
    expect([ran.code, ran.out]).toEqual([code, '']);
    expect(ran.err).toContain(message);
  });

  it('leaves the matches in the named folder, each to be played again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holotisch-test-'));
    const matches = join(folder, 'matches');
    await call(`sim --game toy --games 3 --matches ${matches} --json`);
    expect(readdirSync(matches).sort()).toEqual([0, 1, 2].map((n) => `match-${n}.holo.json`));
    const f = readFileSync(join(matches, 'match-1.holo.json'), 'utf8');
    expect(await call('replay f --verify', { f })).toMatchObject({ code: 0, err: '' });
    rmSync(folder, { recursive: true });
  });

  it('writes the match of a fault into the named folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'holotisch-test-'));
    const entry = new URL('./broken-worker.ts', import.meta.url);
    const { played } = await playAll(TOY, 10, { workers: 1, entry });
    const files = writeFiles(join(folder, 'bugs'), 'bug', played.filter(isBroken));
    expect(files).toEqual([join(folder, 'bugs', 'bug-3.holo.json')]);
    expect(readdirSync(join(folder, 'bugs'))).toEqual(['bug-3.holo.json']);
    expect(JSON.parse(readFileSync(files[0]!, 'utf8'))).toMatchObject({ holotisch: 'match', seed: 's/3' });
    rmSync(folder, { recursive: true });
  });
});
