import { readFileSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { commitmentTo, fairSeed, type Json, Match } from '@holotisch/engine';
import { toyGame } from '@holotisch/engine/toy';
import { loadGame, Manifests } from '@holotisch/games';
import { describe, expect, it } from 'vitest';
import { progressBar } from '../src/progress.ts';
import { call } from './fake.ts';

const duel = readFileSync(new URL('../../../examples/toy/duel.holo.json', import.meta.url), 'utf8');
const changed = (parts: Readonly<Record<string, Json | undefined>>) =>
  JSON.stringify({ ...(JSON.parse(duel) as object), ...parts });

describe('replay', () => {
  it('of the example comes out as the file says', async () => {
    const { code, out, err } = await call('replay f --json', { f: duel });
    const { hash, result } = JSON.parse(duel);
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toEqual({
      ok: true,
      game: 'toy',
      edition: 'first',
      decisions: 33,
      over: true,
      result,
      hash,
      hashMatches: true,
      resultMatches: true,
      dice: null,
      verified: false,
    });
  });

  it('says no where hash or result differ', async () => {
    const wrongHash = await call('replay f --lang de', { f: changed({ hash: '0'.repeat(64) }) });
    expect(wrongHash.code).toBe(1);
    expect(wrongHash.out).toContain('eine andere Prüfsumme');
    const wrongResult = await call('replay f', { f: changed({ result: { winner: 0 } }) });
    expect(wrongResult.code).toBe(1);
    expect(wrongResult.out).toContain('another result');
  });

  it('takes a file without a hash, but not for proof', async () => {
    const files = { f: changed({ hash: undefined }) };
    expect(await call('replay f', files)).toMatchObject({
      code: 0,
      out: expect.stringContaining('nothing to compare'),
    });
    expect((await call('replay f --verify', files)).code).toBe(1);
    expect(await call('replay f --verify', { f: duel })).toMatchObject({
      code: 0,
      out: expect.stringContaining('invariants of the game held'),
    });
  });

  it('checks the dice of an online match: the promised secret, and a seed made of it', async () => {
    const toy = JSON.parse(duel) as { game: string; edition: string; setup: Json };
    const secret = 'a'.repeat(64);
    const contributions = ['one', null];
    const seed = fairSeed(secret, contributions);
    const begun = Match.start(toyGame, { setup: toy.setup, seed });
    if (!begun.ok) throw new Error('the setup of the example is legal');
    const fair = { commitment: commitmentTo(secret), secret, contributions };
    const file = (change: object) =>
      JSON.stringify({ ...(begun.value.file() as object), fair: { ...fair, ...change } });
    const verify = async (change: object) => {
      const { code, out } = await call('replay f --verify --json', { f: file(change) });
      return [code, JSON.parse(out).dice];
    };
    expect(await verify({})).toEqual([0, 'fair']);
    expect(await verify({ contributions: ['two', null] })).toEqual([1, 'seed']);
    expect(await verify({ secret: 'b'.repeat(64) })).toEqual([1, 'secret']);
    expect((await call('replay f', { f: file({}) })).out).toContain('The dice are those that were promised');
  });

  it('names the refused decision with its line, its reason and its clause', async () => {
    const files = { f: duel.replace('[0, 20]', '[0, 99]') };
    expect(await call('replay f --lang de', files)).toEqual({
      code: 1,
      out: '',
      err: 'holotisch: f:11:9: Entscheidung 3 (Platz 0) ist nicht erlaubt: Der Weg ist 89 lang; erlaubt sind 10. [TOY-MOVE-01]\n',
    });
    expect(JSON.parse((await call('replay f --json', files)).out)).toEqual({
      ok: false,
      error: {
        message: 'Decision 3 (seat 0) is not allowed: The way is 89 long; 10 is allowed.',
        key: 'file.decisionRefused',
        file: 'f',
        line: 11,
        column: 9,
        path: '/decisions/2/1',
        decision: 2,
        clauses: ['TOY-MOVE-01'],
        measured: 89,
        allowed: 10,
      },
    });
  });

  it.each([
    ['gone', 'There is no such file.'],
    ['binary', 'This is not a text file in UTF-8.'],
    ['cut', 'The file breaks off here'],
    ['newer', 'made by a newer Holotisch (version 7)'],
    [
      'chess',
      'The game “chess” is not known here. Known are: xwing 1, armada 1.5.3, legion 1.2, legion 2.6, toy first, toy second.',
    ],
    ['huge', 'This file is far too large.'],
  ])('cannot read the file %j and says why', async (file, message) => {
    const files = {
      binary: Buffer.from([0xff, 0xd8, 0xff, 0x00]),
      cut: duel.slice(0, 300),
      newer: changed({ version: 7 }),
      chess: changed({ game: 'chess' }),
      huge: Buffer.alloc(25 * 1024 * 1024, 32),
    };
    const { code, out, err } = await call(`replay ${file}`, files);
    expect([code, out]).toEqual([3, '']);
    expect(err).toContain(`holotisch: ${file}`);
    expect(err).toContain(message);
    expect(err.trim().split('\n')).toHaveLength(1);
  });

  it('reports a fault of ours with the file that shows it', async () => {
    const broken = {
      ...toyGame,
      verify: () => {
        throw new Error('bang');
      },
    };
    const manifests = new Manifests([{ ...(await loadGame('toy'))!, editions: [broken] }]);
    const { code, out, err } = await call('replay f --verify --json', { f: duel }, { games: async () => manifests });
    expect([code, err]).toEqual([70, '']);
    const { internal } = JSON.parse(out) as { internal: { message: string; file: string } };
    expect(internal.message).toContain('bang');
    expect(JSON.parse(readFileSync(internal.file, 'utf8'))).toMatchObject({ holotisch: 'match', seed: 'duel at dusk' });
    rmSync(dirname(internal.file), { recursive: true });
    const german = await call('replay f --verify --lang de', { f: duel }, { games: async () => manifests });
    const [, file] = /^holotisch: Das ist ein Fehler im Programm: bang\nDie Datei, die ihn zeigt: (.*)\n/.exec(
      german.err,
    )!;
    rmSync(dirname(file!), { recursive: true });
  });
});

describe('the progress bar', () => {
  const drawn = (isTTY: boolean): string => {
    let text = '';
    const stream = {
      isTTY,
      write(piece: unknown) {
        text += String(piece);
        return true;
      },
    };
    const bar = progressBar(stream, 10, 0);
    bar.tell(5);
    bar.end();
    return text;
  };

  it('is drawn and wiped away on a terminal, and nowhere else', () => {
    expect(drawn(true)).toBe(`\r[${'#'.repeat(15)}${'.'.repeat(15)}]  50 %\r\x1b[K`);
    expect(drawn(false)).toBe('');
  });
});
